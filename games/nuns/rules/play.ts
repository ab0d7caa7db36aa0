/** A move carried out. */

import { type Effects, isComplete, PASS, type Seat, setAnswer } from '@conclave/engine';
import type { Event } from './events.ts';
import { aboutTurn, beginMove, go, stop, takePath } from './guarding.ts';
import type { Move } from './moves.ts';
import { pace, wipe } from './planning.ts';
import {
  blessingOf,
  dieIn,
  type Figure,
  feintIn,
  isBlessingWindow,
  named,
  noviceOf,
  type State,
} from './state.ts';
import { afterFirstPath, afterStep, afterStop, closePlanning } from './turn.ts';
import { clearAnswer } from './windows.ts';

export function play(state: State, seat: Seat, move: Move, effects: Effects<Event>): void {
  switch (move.kind) {
    case 'pace':
    case 'obey':
    case 'hurry':
    case 'step':
    case 'rest':
      pencil(state, seat, move, effects);
      break;
    case 'erase':
      erase(state, seat, move.figure, effects);
      break;
    case 'bless':
      bless(state, seat, move, effects);
      break;
    case 'handIn':
      handIn(state, seat, effects);
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

type Pencilling = Extract<Move, { kind: 'pace' | 'obey' | 'hurry' | 'step' | 'rest' }>;

function pencil(state: State, seat: Seat, move: Pencilling, effects: Effects<Event>): void {
  const novice = noviceOf(state, move.figure);
  const { plan } = novice;
  switch (move.kind) {
    case 'pace':
      pace(state, novice, move.card);
      break;
    case 'obey':
      plan.card = 'walk';
      plan.obeys = true;
      break;
    case 'hurry':
      plan.fast = plan.split === null ? 1 : 2;
      break;
    case 'step':
      plan.way.push(move.to);
      break;
    case 'rest':
      plan.split = plan.way.length;
      break;
  }
  const copy = { ...plan, way: plan.way.slice() };
  effects.tellOnly([seat], { type: 'pencilled', ...named(state, move.figure), plan: copy }, null);
}

function erase(state: State, seat: Seat, figure: Figure, effects: Effects<Event>): void {
  wipe(noviceOf(state, figure));
  effects.tellOnly([seat], { type: 'erased', ...named(state, figure) }, null);
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

/** The last plan closes the window. */
function handIn(state: State, seat: Seat, effects: Effects<Event>): void {
  if (state.window === null) return;
  setAnswer(state.window, seat, true);
  effects.tellOnly([seat], { type: 'handedIn' }, null);
  if (isComplete(state.window)) closePlanning(state, effects);
}
