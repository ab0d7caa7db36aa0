/** Carries out a move. */

import { type Effects, PASS, type Seat } from '@conclave/engine';
import type { Event } from './events.ts';
import { aboutTurn, beginMove, go, stop, takePath } from './guarding.ts';
import type { Move } from './moves.ts';
import { blessingOf, dieIn, feintIn, isBlessingWindow, named, noviceOf, type State } from './state.ts';
import { afterFirstPath, afterStep, afterStop, closePlanning } from './turn.ts';
import { clearAnswer } from './windows.ts';

export function play(state: State, seat: Seat, move: Move, effects: Effects<Event>): void {
  switch (move.kind) {
    case 'plan':
      plan(state, seat, move, effects);
      break;
    case 'bless':
      bless(state, seat, move, effects);
      break;
    case 'withdraw':
      clearAnswer(state, seat);
      effects.tellOnly([seat], { type: 'withdrawn' }, null);
      break;
    case 'order':
      giveOrder(state, seat, move, effects);
      break;
    case 'edge':
      state.orders[move.figure].edge = move.edge;
      effects.tellOnly([seat], { type: 'edgeOrdered', ...named(state, move.figure), edge: move.edge }, null);
      break;
    case 'pass':
      state.passes[seat] = move.until;
      if (isBlessingWindow(state)) clearAnswer(state, seat);
      effects.tell({ type: 'passed', seat, until: move.until });
      break;
    case 'takePath':
      takePath(state, move.path, effects);
      if (state.phase === 'firstPaths') afterFirstPath(state);
      break;
    case 'aboutTurn':
      aboutTurn(state, effects);
      break;
    case 'lead':
      effects.tell({ type: 'leads', guard: move.guard });
      beginMove(state, move.guard);
      break;
    case 'go':
      go(state, move.to, move.fast, effects);
      afterStep(state, effects);
      break;
    case 'stop':
      stop(state, move.fast, effects);
      afterStop(state, effects);
      break;
  }
}

/** The last plan closes the window. */
function plan(
  state: State,
  seat: Seat,
  { kind: _kind, figure, ...drawn }: Extract<Move, { kind: 'plan' }>,
  effects: Effects<Event>,
): void {
  noviceOf(state, figure).plan = drawn;
  effects.tellOnly([seat], { type: 'planned', ...named(state, figure), plan: drawn }, null);
  if (state.novices.every((novice) => novice.plan !== null)) closePlanning(state, effects);
}

/** It counts when the window closes (NR-R25). */
function bless(
  state: State,
  seat: Seat,
  { figure, play }: Extract<Move, { kind: 'bless' }>,
  effects: Effects<Event>,
): void {
  blessingOf(state, figure).answer = play ?? PASS;
  const die = dieIn(play);
  const of = die === null ? null : named(state, state.diceOf[die]);
  effects.tellOnly([seat], { type: 'answered', ...named(state, figure), of, feint: feintIn(play) }, null);
}

function giveOrder(
  state: State,
  seat: Seat,
  { figure, when, limit }: Extract<Move, { kind: 'order' }>,
  effects: Effects<Event>,
): void {
  const order = state.orders[figure];
  order.when = when;
  order.limit = limit;
  const { kind: blessing } = blessingOf(state, figure);
  effects.tellOnly([seat], { type: 'ordered', ...named(state, figure), blessing, when, limit }, null);
}
