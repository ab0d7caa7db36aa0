/** A refusal in words, with the thing it is about. */

import type { Refusal } from '@conclave/engine';
import { isIn, numberAmong } from '../../words.ts';
import type { Lexicon, Speaker } from './lexicon.ts';

export function refused(lexicon: Lexicon, { reason, params = {} }: Refusal, speak: Speaker): string {
  if (!isIn(lexicon.refusals, reason)) return lexicon.otherRefusal;
  const words = lexicon.refusals[reason];
  if (typeof words === 'string') return words;
  const room = numberAmong(params, 'room') ?? 0;
  const { book } = params;
  return words({
    who: speak.who(numberAmong(params, 'seat') ?? 0),
    room: lexicon.room(room),
    inRoom: lexicon.inRoom(room),
    doors: numberAmong(params, 'doors') ?? 0,
    steps: numberAmong(params, 'steps') ?? 0,
    moment: typeof book === 'string' && isIn(lexicon.moments, book) ? lexicon.moments[book] : '',
  });
}
