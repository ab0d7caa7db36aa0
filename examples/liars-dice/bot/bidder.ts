/** What all three bots do: weigh every bid by how likely it is, and challenge what is less likely than that. */

import { because as answer, type Because } from '@conclave/bots';
import type { Bot, Question } from '@conclave/engine';
import { type Lean, truthOf } from '../mind/odds.ts';
import type { LiarsDice } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { WhyKey, WhyParams } from '../rules/why.ts';

const because: Because<Move, WhyKey, WhyParams> = answer;

export interface Character {
  /** A bid at least so likely is good enough. */
  readonly enough: number;
  /** It looks at so many of the next bids, lowest first. */
  readonly looks: number;
  /** What it reads from the bids of others. */
  lean?(question: Question<LiarsDice>): Lean;
}

export function bidder({ enough, looks, lean }: Character): () => Bot<LiarsDice> {
  return () => ({
    think(question) {
      const { perspective, seat, rng } = question;
      const { view, moves } = perspective;
      const reads = lean?.(question);
      const bids = moves.filter((move) => move.kind === 'bid').slice(0, looks);
      const rated = bids.map((move) => ({ move, truth: truthOf(view, seat, move, reads) }));
      const best = Math.max(0, ...rated.map(({ truth }) => truth));
      const percent = Math.round(100 * best);
      if (view.bid) {
        const lie = 1 - truthOf(view, seat, view.bid, reads);
        const isBetter = rated.length === 0 || lie > Math.max(best, 1 - enough);
        if (isBetter)
          return because({ kind: 'challenge' }, 'unlikely', { percent: Math.round(100 * (1 - lie)) });
      }
      const good = rated.filter(({ truth }) => truth >= enough);
      if (good.length > 0)
        return because(rng.pick(good).move, 'likely', { percent: Math.round(100 * enough) });
      const least = rated.filter(({ truth }) => truth === best);
      return because(rng.pick(least).move, 'bluff', { percent });
    },
  });
}
