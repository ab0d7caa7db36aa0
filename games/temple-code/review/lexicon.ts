/** What a language must bring for the review. A missing sentence is a type error. */

import type { LexiconOf, ReviewSpeaker } from '../../review-words.ts';
import type { Who } from '../../words.ts';
import type { Speaker as TextSpeaker } from '../text/lexicon.ts';
import type { Keys } from './keys.ts';

export interface Speaker extends TextSpeaker, ReviewSpeaker {}

export interface ReviewLexicon extends LexiconOf<Keys, Speaker> {
  question(count: number, me: Who): string;
}
