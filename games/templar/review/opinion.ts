/** Where the strong bot would have sent Remigius. */

import type { ReviewMoment } from '@conclave/engine';
import { type OpinionWish, withStrongOpinions } from '../../strong-opinion.ts';
import { strong } from '../bot/strong.ts';
import { type Templar, templar } from '../rules/game.ts';
import type { MomentKey } from './keys.ts';
import { say } from './moments.ts';

const ASKED: readonly MomentKey[] = ['countedFor'];

export function withOpinions(wish: OpinionWish): readonly ReviewMoment[] {
  return withStrongOpinions<Templar>(templar, strong(), ASKED, wish, (moment, asked) => {
    const { move } = asked.thought;
    if (move?.kind !== 'step') return moment;
    const isSame = asked.made.kind === 'step' && asked.made.room === move.room;
    const opinion = isSame ? say('opinion', 'botSame', {}) : say('opinion', 'botCounts', { room: move.room });
    return { ...moment, says: [...moment.says, opinion] };
  });
}
