/** Answers to the windows in which blessings may be played. */

import type { Thought } from '@conclave/engine';
import { NOISE } from '../rules/cards.ts';
import { distance } from '../rules/convent.ts';
import type { Move } from '../rules/moves.ts';
import { type Answer, dieIn, FIRST_NOVICE, type Figure, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Asked } from './asked.ts';
import { because } from './thought.ts';

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
      if (die !== null && isWorth(view, figure, die))
        return because(move, figure < FIRST_NOVICE ? 'hearsMore' : 'quietens');
    }
    const move = feint(view, own);
    if (move) return because(move, figure < FIRST_NOVICE ? 'alarms' : 'mislead');
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
  if (!own || card === null || novice.status !== 'onTheRun') return false;
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
