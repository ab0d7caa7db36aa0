/** What the strong bot would have done where this seat accused, or revealed something. */

import type { ReviewMoment } from '@conclave/engine';
import { type OpinionWish, withStrongOpinions } from '../../strong-opinion.ts';
import { strong } from '../bot/strong.ts';
import { type Abbey, abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { MomentKey } from './keys.ts';
import { say } from './moments.ts';

const ASKED: readonly MomentKey[] = ['tooSoon', 'ruledOut', 'against'];

export function withOpinions(wish: OpinionWish): readonly ReviewMoment[] {
  return withStrongOpinions<Abbey>(abbey, strong, ASKED, wish, (moment, asked) => {
    const { move } = asked.thought;
    return move ? { ...moment, says: [...moment.says, opinionOf(move, asked.made)] } : moment;
  });
}

function opinionOf(move: Move, made: Move) {
  switch (move.kind) {
    case 'accuse': {
      const isSame = made.kind === 'accuse' && made.suspect === move.suspect;
      return isSame ? say('opinion', 'botSame', {}) : say('opinion', 'botAccuses', { monk: move.suspect });
    }
    case 'reveal': {
      const isSame = made.kind === 'reveal' && made.value === move.value;
      return isSame ? say('opinion', 'botSame', {}) : say('opinion', 'botReveals', { value: move.value });
    }
    default:
      return say('opinion', 'botWaits', {});
  }
}
