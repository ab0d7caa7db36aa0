/**
 * What happened, as a watcher is told it. All of it is public except the face of a combination on its stand (TC-R1).
 */

import type { Seat } from '@conclave/engine';
import type { Card, Combination } from './deck.ts';

export type Event =
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  /** A combination is put on its stand; `null` for its owner and the gallery. */
  | { readonly type: 'combinationDrawn'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'roundBegun'; readonly first: Seat }
  /** Set-aside cards that must go back so that a round can be dealt, the longest kept first (TC-R3). */
  | {
      readonly type: 'returned';
      readonly cards: readonly { readonly seat: Seat; readonly card: Card }[];
    }
  /** The discard, these cards, has become the new draw pile (TC-8). */
  | { readonly type: 'reshuffled'; readonly cards: readonly Card[] }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly type: 'taken';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: Card;
      readonly left: Card;
    }
  | { readonly type: 'bothTaken'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly type: 'decoded';
      readonly seat: Seat;
      readonly card: Card;
      readonly circles: number;
      readonly triangles: number;
    }
  /** `card`: the combination as it really was, shown to all (TC-R14). */
  | {
      readonly type: 'declared';
      readonly seat: Seat;
      readonly combination: Combination;
      readonly right: boolean;
      readonly card: Card;
    }
  /** `count`: how many this player has now. */
  | { readonly type: 'medallionGained'; readonly seat: Seat; readonly count: number }
  /** Solo: `count` combinations have been found now. */
  | { readonly type: 'pointScored'; readonly seat: Seat; readonly count: number }
  /** The combination and the cards set aside with it go to the discard (TC-16). */
  | {
      readonly type: 'cleared';
      readonly seat: Seat;
      readonly combination: Card;
      readonly aside: readonly Card[];
    }
  /** Solo: the one of the two that was not decoded. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  /** Solo: cards turned up from the pile: two to choose between, or one to be decoded at once. */
  | { readonly type: 'revealed'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** The end: every combination still on a stand, by seat (TC-R14). */
  | { readonly type: 'laidOpen'; readonly combinations: readonly Card[] };
