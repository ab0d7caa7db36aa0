/** A player that decides on whole turns and plays them out step by step. */

import { type Bot, Memory, type Question, type Rng, type Seat, type Thought } from '@conclave/engine';
import { type TemplarMind, templarMind } from '../mind/mind.ts';
import type { Templar } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { WhyKey } from '../rules/why.ts';
import { because } from './thought.ts';

export interface Decided {
  readonly moves: readonly Move[];
  readonly why: WhyKey;
  readonly params?: Readonly<Record<string, number>>;
}

/** Decides on a turn of the seat from a full state. */
export type Decide = (state: State, seat: Seat, question: Question<Templar>) => Decided;

export function planner(decide: Decide): Bot<Templar> {
  const memory = new Memory<Templar, TemplarMind>(templarMind);
  let plan: readonly Move[] = [];
  return {
    think(question) {
      const { perspective, seat, rng } = question;
      const { moves } = perspective;
      const mind = memory.recall(question);
      if (!perspective.asked) return because(null, 'wait');
      const [next] = plan;
      if (next && moves.some((move) => same(move, next))) {
        plan = plan.slice(1);
        return because(next, moves.length === 1 ? 'onlyMove' : 'planned', {}, plan);
      }
      // One room next to hers, but perhaps several behind it.
      if (moves.length === 1 && moves[0].kind !== 'step') {
        plan = [];
        return because(moves[0], 'onlyMove');
      }
      const state = mind.imagine(rng);
      if (!isOwnTurn(state, seat)) {
        plan = [];
        return outsideTurn(state, moves, question, decide);
      }
      const decided = decide(state, seat, question);
      plan = decided.moves.slice(1);
      return because(decided.moves[0] ?? rng.pick(moves), decided.why, decided.params, plan);
    },
  };
}

export function isOwnTurn(state: State, seat: Seat): boolean {
  const { phase } = state;
  return (
    state.active === seat && (phase === 'portal' || phase === 'card' || phase === 'act' || phase === 'close')
  );
}

/** Set-up and windows. The first card is the one that would be played if it were the own turn. */
function outsideTurn(
  state: State,
  moves: readonly Move[],
  question: Question<Templar>,
  decide: Decide,
): Thought<Move> {
  const { seat, rng } = question;
  if (state.phase !== 'first') return because(any(moves, rng), 'atOnce');
  const turn: State = { ...state, phase: 'card', round: 2, active: seat, window: null };
  const [played] = decide(turn, seat, question).moves;
  const first = moves.find(
    (move) => move.kind === 'first' && played?.kind === 'card' && move.card === played.card,
  );
  return first ? because(first, 'opening') : because(any(moves, rng), 'atOnce');
}

function any(moves: readonly Move[], rng: Rng): Move {
  const real = moves.filter(({ kind }) => kind !== 'withdraw');
  return rng.pick(real.length > 0 ? real : moves);
}

export function same(one: Move | undefined, other: Move): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
