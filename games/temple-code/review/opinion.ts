/** What the strong bot would have done, asked with what the seat knew. */

import {
  type Budget,
  ChaCha8,
  type MatchRecord,
  type ReviewMoment,
  type Seat,
  type Statement,
  stableHash,
  stretchSeed,
} from '@conclave/engine';
import { decodingChoices } from '../bot/choices.ts';
import { strong } from '../bot/strong.ts';
import { isSameOrder } from '../mind/orders.ts';
import type { Decision } from './exact.ts';
import { say } from './moments.ts';

/** The same record gives the same opinions, and none depends on what else is asked. */
export function opinions(
  record: MatchRecord<unknown>,
  seat: Seat,
  budget: Budget,
): (decision: Decision) => Statement {
  const hash = stableHash(record);
  const { seats } = record;
  return ({ perspective, move: made }) => {
    const { options } = record;
    const rng = new ChaCha8(stretchSeed(`review ${hash} ${seat} ${perspective.told.length}`));
    const { move } = strong().think({ perspective, seat, seats, options, budget, rng });
    if (move === null) return say('opinion', 'botWaits', {});
    if (move.kind === 'declare') {
      const isSame = made.kind === 'declare' && isSameOrder(made.combination, move.combination);
      return isSame
        ? say('opinion', 'botSame', {})
        : say('opinion', 'botDeclares', { combination: move.combination });
    }
    const [mine] = decodingChoices([made], perspective.view, seat);
    const [choice] = decodingChoices([move], perspective.view, seat);
    if (!choice) return say('opinion', 'botWaits', {});
    return mine?.card === choice.card
      ? say('opinion', 'botSame', {})
      : say('opinion', 'botTakes', { card: choice.card });
  };
}

export function isSameOpinion({ says }: ReviewMoment): boolean {
  return says.some(({ key }) => key === 'botSame');
}
