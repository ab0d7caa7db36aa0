/** What all three bots do: play a card of their choice, or save their good ones. */

import { because as answer, type Because } from '@conclave/bots';
import type { Bot, Rng } from '@conclave/engine';
import { bestPlayed } from '../on-view/trick.ts';
import type { FirstTrick } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { WhyKey } from '../rules/why.ts';

const because: Because<Move, WhyKey> = answer;

interface Position {
  readonly moves: readonly Move[];
  /** Those that would take the trick as it lies, lowest first. */
  readonly winning: readonly Move[];
  /** Nobody plays after it. */
  readonly isLast: boolean;
  readonly rng: Rng;
}

/** The card to play; nothing: the lowest. */
type Choice = (position: Position) => Move | undefined;

export function player(choose: Choice): () => Bot<FirstTrick> {
  return () => ({
    think({ perspective: { view, moves }, seat, seats, rng }) {
      const winning = moves.filter(({ card }) => card > bestPlayed(view));
      const isLast = (seat + 1) % seats === view.leader;
      const chosen = choose({ moves, winning, isLast, rng });
      if (!chosen) return because(moves[0], 'saves');
      return because(chosen, winning.includes(chosen) ? 'wins' : 'random');
    },
  });
}
