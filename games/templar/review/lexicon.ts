/** What a language must bring for the review. A missing sentence is a type error. */

import type { LexiconOf, ReviewSpeaker } from '../../review-words.ts';
import type { Who } from '../../words.ts';
import type { Keys } from './keys.ts';

export interface Speaker extends ReviewSpeaker {
  /** "the Library" */
  room(room: number): string;
}

export interface ReviewLexicon extends LexiconOf<Keys, Speaker> {
  /** Which room would have brought this seat the least. */
  question(who: Who): string;
}
