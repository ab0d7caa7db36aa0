/** What a language must bring for the review. A missing sentence is a type error. */

import type { LexiconOf, ReviewSpeaker } from '../../review-words.ts';
import type { Who } from '../../words.ts';
import type { Question } from '../rules/question.ts';
import type { Suspect, Value } from '../rules/suspects.ts';
import type { Keys } from './keys.ts';

export interface Speaker extends ReviewSpeaker {
  monk(suspect: Suspect): string;
  monks(suspects: readonly Suspect[]): string;
  value(value: Value): string;
  question(question: Question): string;
}

export interface ReviewLexicon extends LexiconOf<Keys, Speaker> {
  question(count: number, me: Who): string;
}
