/** What a language must bring for the review. A missing sentence is a type error. */

import type { LexiconOf, ReviewSpeaker } from '../../review-words.ts';
import type { Card } from '../rules/cards.ts';
import type { GuardIndex } from '../rules/state.ts';
import type { Keys } from './keys.ts';

export interface Speaker extends ReviewSpeaker {
  novice(cell: number): string;
  guard(guard: GuardIndex): string;
  card(card: Card): string;
}

export type ReviewLexicon = LexiconOf<Keys, Speaker>;
