/** Answers to the windows in which blessings may be played. */

import type { Question, Thought } from '@conclave/engine';
import { NOISE } from '../rules/cards.ts';
import { distance } from '../rules/convent.ts';
import type { Nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { FIRST_NOVICE, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { because } from './thought.ts';

type Asked = Question<Nuns>;

const HAND_IN: Move = { kind: 'handIn' };

/** A blessing on a die that is worth it, or False Noise by `feint`; else a pass. */
export function answerWindow(
  { perspective }: Asked,
  feint: (view: View, moves: readonly Move[]) => Move | null,
): Thought<Move> {
  const { view, moves } = perspective;
  for (const move of moves) {
    if (move.kind !== 'bless') continue;
    const pencilled =
      move.figure < FIRST_NOVICE ? view.guards[move.figure].own : noviceOf(view, move.figure).own?.boon;
    if (pencilled?.die == null && isWorth(view, move.figure, move.die)) return because(move, 'bless');
  }
  const move = feint(view, moves);
  return move ? because(move, 'mislead') : because(HAND_IN, 'keep');
}

function isWorth(view: View, figure: number, die: number): boolean {
  const { value, figure: owner } = view.dice[die];
  if (figure < FIRST_NOVICE) {
    const boon = view.guards[figure].own;
    if (view.phase !== 'listen' || owner !== figure) return false;
    return boon?.blessing === 'reroll' ? value <= 2 : value >= 5;
  }
  const novice = noviceOf(view, figure);
  const { own, card } = novice;
  if (!own || card === null) return false;
  const listening = view.phase === 'listen';
  if (listening ? owner >= FIRST_NOVICE : owner !== figure) return false;
  const reach = value + NOISE[card];
  return view.guards.some((guard, index) => {
    if (guard.ran || (listening && owner !== index)) return false;
    const far = distance(guard.at, own.at);
    if (far > reach || far > 5) return false;
    return own.boon.blessing === 'reroll' ? value >= 4 : far === reach;
  });
}

/** A false trail beside a near guard, on the edge that leads away from its owner. */
export function awayFromMe(view: View, moves: readonly Move[]): Move | null {
  let best: Move | null = null;
  let most = 0;
  for (const move of moves) {
    if (move.kind !== 'feign' || move.figure < FIRST_NOVICE) continue;
    const { own } = noviceOf(view, move.figure);
    if (!own || own.boon.feint) return null;
    const guard = view.guards[move.guard];
    const far = distance(guard.at, own.at);
    const gain = distance(move.to, own.at) - far;
    if (far > 5 || far <= heardFrom(view, move.figure, move.guard) || gain <= most) continue;
    most = gain;
    best = move;
  }
  return best;
}

/** How far a guard hears a novice as the dice of P6 lie. */
function heardFrom(view: View, figure: number, guard: number): number {
  const { card } = noviceOf(view, figure);
  const die = view.dice.find((one) => one.figure === guard);
  return die && card !== null ? die.value + NOISE[card] : 0;
}
