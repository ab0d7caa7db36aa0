/** What a language must bring for the review. A missing sentence is a type error. */

import type { LexiconOf, ReviewSpeaker } from '../../review-words.ts';
import type { Card } from '../rules/cards.ts';
import type { GuardIndex } from '../rules/state.ts';
import type { Keys } from './keys.ts';
import type { Asked } from './moments.ts';

export interface Speaker extends ReviewSpeaker {
  novice(cell: number): string;
  guard(guard: GuardIndex): string;
  card(card: Card): string;
}

export interface ReviewLexicon extends LexiconOf<Keys, Speaker> {
  question(ask: Asked, speak: Speaker): string;
}
