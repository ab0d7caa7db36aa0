/** What the strong bot would have done where this seat accused, or revealed something. */

import type { Budget, MatchRecord, ReviewMoment, Seat } from '@conclave/engine';
import { strongOpinions } from '../../strong-opinion.ts';
import { strong } from '../bot/strong.ts';
import { type Abbey, abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { MomentKey } from './keys.ts';
import { say } from './moments.ts';

const ASKED: ReadonlySet<string> = new Set<MomentKey>(['tooSoon', 'ruledOut', 'against']);

export function withOpinions(
  moments: readonly ReviewMoment[],
  record: MatchRecord<unknown>,
  seat: Seat,
  budget: Budget,
): readonly ReviewMoment[] {
  const wanted = new Set(moments.flatMap(({ key, at }) => (ASKED.has(key) ? [at] : [])));
  const opinions = strongOpinions<Abbey>(abbey, strong(), record, seat, budget, wanted);
  return moments.map((moment) => {
    const asked = ASKED.has(moment.key) ? opinions.get(moment.at) : undefined;
    if (!asked?.thought.move) return moment;
    return { ...moment, says: [...moment.says, opinionOf(asked.thought.move, asked.made)] };
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
