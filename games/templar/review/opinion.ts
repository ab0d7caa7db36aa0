/** Where the strong bot would have sent Remigius. */

import type { Budget, MatchRecord, ReviewMoment, Seat } from '@conclave/engine';
import { strongOpinions } from '../../strong-opinion.ts';
import { strong } from '../bot/strong.ts';
import { type Templar, templar } from '../rules/game.ts';
import type { MomentKey } from './keys.ts';
import { say } from './moments.ts';

const ASKED = 'countedFor' satisfies MomentKey;

export function withOpinions(
  moments: readonly ReviewMoment[],
  record: MatchRecord<unknown>,
  seat: Seat,
  budget: Budget,
): readonly ReviewMoment[] {
  const wanted = new Set(moments.flatMap(({ key, at }) => (key === ASKED ? [at] : [])));
  const opinions = strongOpinions<Templar>(templar, strong(), record, seat, budget, wanted);
  return moments.map((moment) => {
    const asked = moment.key === ASKED ? opinions.get(moment.at) : undefined;
    const move = asked?.thought.move;
    if (!asked || move?.kind !== 'step') return moment;
    const isSame = asked.made.kind === 'step' && asked.made.room === move.room;
    const opinion = isSame ? say('opinion', 'botSame', {}) : say('opinion', 'botCounts', { room: move.room });
    return { ...moment, says: [...moment.says, opinion] };
  });
}
