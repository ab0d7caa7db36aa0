/** What a language must bring for the review. A missing sentence is a type error. */

import type { LexiconOf, ReviewSpeaker } from '../../review-words.ts';
import type { Card } from '../rules/box.ts';
import type { Keys } from './keys.ts';

export interface Speaker extends ReviewSpeaker {
  /** "the Library" */
  room(room: number): string;
  card(card: Card): string;
  warehouse(number: number): string;
}

export interface ReviewLexicon extends LexiconOf<Keys, Speaker> {
  /** What a count of this room brings to everybody. */
  question(room: string): string;
}
