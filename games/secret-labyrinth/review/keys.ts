/** What a review of this game may say, and what fills in each sentence. A missing sentence is a type error. */

import type { Seat } from '@conclave/engine';
import type { Card, Prize } from '../rules/cards.ts';
import type { Weapon } from '../rules/moves.ts';

/** The moments of a match. `k`: so many of the 25 results of a turn. */
export type Moments = {
  readonly cardMissed: { readonly k: number; readonly card: Card };
  /** The card was the last one needed. */
  readonly winMissed: { readonly k: number; readonly card: Card };
  /** Taken by one of few ways. */
  readonly narrow: { readonly k: number; readonly card: Card };
  /** The own changes opened the way on which the next player took the card. */
  readonly opened: { readonly who: Seat; readonly card: Card };
  /** Fought for a kind that the rival surely had not. */
  readonly nothingThere: { readonly who: Seat; readonly prize: Prize };
  readonly duel: {
    readonly winner: Seat;
    readonly weapon: Weapon;
    readonly loser: Seat;
    readonly beaten: Weapon;
    readonly prize: Prize;
    readonly count: number;
  };
  readonly won: Record<string, never>;
  readonly wonBy: { readonly who: Seat };
};

/** What stands on a moment's page besides. */
export type Statements = {
  readonly ways: { readonly k: number };
  /** One of these results, as a place among PAIRS. */
  readonly example: { readonly pair: number };
  /** Of 25 results for the next player, before the own changes and after them. */
  readonly wayOpened: { readonly who: Seat; readonly k: number };
  readonly botTakes: Record<string, never>;
  readonly botLeaves: Record<string, never>;
  readonly seenOf: { readonly who: Seat; readonly prize: Prize };
  /** What memory alone told of a rival's cards when the duel was fought. */
  readonly holdings: Holdings;
  readonly evenChance: Record<string, never>;
};

/** How many of a kind a seat may have, which for certain, and in how many ways all cards can be divided. */
export type Holdings = {
  readonly who: Seat;
  readonly prize: Prize;
  readonly least: number;
  readonly most: number;
  readonly sure: readonly Card[];
  readonly divisions: number;
  /** There are more divisions than are counted: nothing is certain of them. */
  readonly more: boolean;
};

/** Own turns, in how many of them the castle led to the card, and cards taken from the board. */
export type Summary = { readonly turns: number; readonly could: number; readonly took: number };

export type MomentKey = keyof Moments;
export type LineId = 'ways' | 'chance';

export type Keys = {
  readonly moments: Moments;
  readonly statements: Statements;
  readonly line: LineId;
  readonly summary: Summary;
};
