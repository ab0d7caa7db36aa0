/** Answers to the windows in which blessings may be played. */

import type { Question, Thought } from '@conclave/engine';
import { NOISE } from '../rules/cards.ts';
import { distance } from '../rules/convent.ts';
import type { Nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import {
  type Answer,
  dieIn,
  type Feint,
  FIRST_NOVICE,
  type Figure,
  feintIn,
  noviceOf,
} from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { because } from './thought.ts';

type Asked = Question<Nuns>;

/** The False Noise that a move lays; `null`: none. */
export function feintOf(move: Move): Feint | null {
  return move.kind === 'bless' ? feintIn(move.play) : null;
}

/**
 * The answer for the first figure that has none: a blessing on a die that is worth it, False Noise by `feint`, or a
 * pass.
 */
export function answerWindow(
  { perspective }: Asked,
  blesses: boolean,
  feint: (view: View, moves: readonly Move[]) => Move | null,
): Thought<Move> {
  const { view, moves } = perspective;
  const figure = moves.flatMap((move) =>
    move.kind === 'bless' && answerFor(view, move.figure) === null ? [move.figure] : [],
  )[0];
  const own = moves.filter((move) => move.kind === 'bless' && move.figure === figure);
  if (blesses) {
    for (const move of own) {
      const die = move.kind === 'bless' ? dieIn(move.play) : null;
      if (die !== null && isWorth(view, figure, die)) return because(move, 'bless');
    }
    const move = feint(view, own);
    if (move) return because(move, 'mislead');
  }
  return because({ kind: 'bless', figure, play: null }, 'keep');
}

function answerFor(view: View, figure: Figure): Answer {
  const own = figure < FIRST_NOVICE ? view.guards[figure].own : noviceOf(view, figure).own?.blessing;
  return own?.answer ?? null;
}

function isWorth(view: View, figure: number, die: number): boolean {
  const { value, figure: owner } = view.dice[die];
  if (figure < FIRST_NOVICE) {
    const { own } = view.guards[figure];
    if (view.phase !== 'listen' || owner !== figure) return false;
    return own?.kind === 'reroll' ? value <= 2 : value >= 5;
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
    return own.blessing.kind === 'reroll' ? value >= 4 : far === reach;
  });
}

/** A false trail beside a near guard, on the edge that leads away from its owner. */
export function awayFromMe(view: View, moves: readonly Move[]): Move | null {
  let best: Move | null = null;
  let most = 0;
  for (const move of moves) {
    const feint = feintOf(move);
    if (move.kind !== 'bless' || feint === null) continue;
    const { own } = noviceOf(view, move.figure);
    if (!own) return null;
    const far = distance(view.guards[feint.guard].at, own.at);
    const gain = distance(feint.to, own.at) - far;
    if (far > 5 || far <= heardFrom(view, move.figure, feint.guard) || gain <= most) continue;
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
