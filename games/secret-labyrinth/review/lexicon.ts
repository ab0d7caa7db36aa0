/** What a language must bring for the review. A missing sentence is a type error. */

import type { LexiconOf, ReviewSpeaker } from '../../review-words.ts';
import type { Direction } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import type { Keys } from './keys.ts';

export interface Speaker extends ReviewSpeaker {
  card(card: Card): string;
  /** A result of a turn, as a place among PAIRS: its changes. */
  changes(pair: number): string;
}

export interface ReviewLexicon extends LexiconOf<Keys, Speaker> {
  turnCentre(direction: Direction, notches: number): string;
  shiftCorridor(corridor: string, notches: number): string;
  question(card: string): string;
}
