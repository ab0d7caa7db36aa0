/** What a language must bring for the review. A missing sentence is a type error. */

import type { LexiconOf, ReviewSpeaker } from '../../review-words.ts';
import type { Who } from '../../words.ts';
import type { Card } from '../rules/cards.ts';
import type { GuardIndex } from '../rules/state.ts';
import type { Her, Keys } from './keys.ts';
import type { Asked } from './moments.ts';

export interface Speaker extends ReviewSpeaker {
  novice(cell: number): string;
  guard(guard: GuardIndex): string;
  card(card: Card): string;
}

export interface ReviewLexicon extends LexiconOf<Keys, Speaker> {
  question(ask: Asked, speak: Speaker): string;
}

/** The reader, where she is theirs alone; otherwise her name. */
export function she({ cell, whose }: Her, { who, novice }: Speaker): Who {
  return whose !== null && who(whose).you ? { you: true } : { you: false, name: novice(cell) };
}
