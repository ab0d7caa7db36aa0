/** What happened, as a watcher is told it. */

import type { Seat } from '@conclave/engine';
import type { Blessing, Card, Wish } from './cards.ts';
import type { Point } from './convent.ts';
import type { Path } from './paths.ts';
import type { Edge, Feint, Figure, GuardIndex, PassFor, Plan, When } from './state.ts';

/** Somebody by number and, for a novice, by her cell, and so her name; 0 for a guard. */
export interface Named {
  readonly figure: Figure;
  readonly cell: Point;
  /** Whose only figure she is, and so "you" to that seat; `null`: a guard, or one of two novices. */
  readonly seat: Seat | null;
}

/** A novice in sight of a guard. */
export interface Sighting extends Named {
  readonly at: Point;
}

/** What a novice shows when everybody has planned (NR-8). `obeys`: `null` where she was not caught. */
export interface Shown extends Named {
  readonly card: Card;
  readonly obeys: boolean | null;
  readonly fast: boolean;
}

export interface Rolled extends Named {
  readonly value: number;
}

/** A marker beside a guard, who stands at her end of the edge just now. */
export interface Placed extends Named {
  readonly guard: GuardIndex;
  readonly to: Point;
}

/** What is laid open of a figure at the end. */
export interface Opened extends Named {
  readonly wish: Wish | null;
  readonly blessing: Blessing;
  /** By turn: where she began, and every point she went to. */
  readonly ways: readonly (readonly Point[])[];
}

export type Event =
  /** By novice: her cell, and so her name. */
  | { readonly type: 'dealt'; readonly cells: readonly Point[] }
  /** To herself alone. */
  | (Named & {
      readonly type: 'wishDealt';
      readonly wish: Wish;
    })
  /** To whoever leads the figure; both guard players are told both (NR-45). */
  | (Named & {
      readonly type: 'blessingDealt';
      readonly blessing: Blessing;
    })
  | { readonly type: 'turnBegun'; readonly turn: number; readonly double: boolean }
  /** To herself: what she will do. */
  | (Named & { readonly type: 'planned'; readonly plan: Plan })
  /** To herself: what is done with her blessing when the window closes; nothing of both: she passes. */
  | (Named & {
      readonly type: 'answered';
      /** Whose die it goes on. */
      readonly of: Named | null;
      readonly feint: Feint | null;
    })
  | { readonly type: 'withdrawn' }
  | (Named & {
      readonly type: 'ordered';
      readonly blessing: Blessing;
      readonly when: When;
      readonly limit: number;
    })
  | (Named & { readonly type: 'edgeOrdered'; readonly edge: Edge })
  /** In matches begun with version 1. */
  | { readonly type: 'stood' }
  /** To all: somebody passes in every window of this turn, or of the game. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly until: PassFor }
  | { readonly type: 'cardsShown'; readonly novices: readonly Shown[] }
  /** A novice came into sight, or stayed in sight, at a point of her move. */
  | (Named & { readonly type: 'seen'; readonly at: Point })
  | (Named & {
      readonly type: 'vanished';
      readonly from: Point;
      readonly to: Point;
    })
  | (Named & { readonly type: 'released' })
  /** To herself: where her move ended, and what she took there. */
  | (Named & {
      readonly type: 'arrived';
      readonly at: Point;
      readonly tookKey: boolean;
      readonly tookWish: boolean;
    })
  /** Both guards ran in the turn before: nobody rolls (NR-R2). */
  | { readonly type: 'noRoll' }
  /** `listening`: the guards' roll of P6; otherwise the novices' of P3. */
  | { readonly type: 'rolled'; readonly listening: boolean; readonly dice: readonly Rolled[] }
  | (Named & {
      readonly type: 'blessed';
      readonly blessing: 'reroll' | 'adjust';
      readonly die: number;
      readonly of: Named;
      readonly value: number;
    })
  /** The dice are final. */
  | { readonly type: 'settled'; readonly dice: readonly Rolled[] }
  /** All markers of a phase, placed together. `listened`: dice were rolled, so that something could be heard. */
  | {
      readonly type: 'noises';
      readonly listening: boolean;
      readonly listened: boolean;
      readonly markers: readonly Placed[];
    }
  /** A guard's False Noise, shown at once. */
  | { readonly type: 'feigned'; readonly guard: GuardIndex; readonly to: Point }
  /** A novice's marker of last turn was false (NR-42). */
  | (Named & { readonly type: 'feintShown' })
  | { readonly type: 'pathTaken'; readonly guard: GuardIndex; readonly path: Path; readonly ahead: boolean }
  | { readonly type: 'aboutTurned'; readonly guard: GuardIndex; readonly path: Path; readonly left: number }
  /** Nothing fitted: these cards are in the supply again (NR-R14). */
  | { readonly type: 'pathsReturned'; readonly paths: readonly Path[] }
  | { readonly type: 'leads'; readonly guard: GuardIndex }
  /** She turns on the spot; `interrupted`: what she saw stops her step (NR-R19). */
  | {
      readonly type: 'turned';
      readonly guard: GuardIndex;
      readonly to: Point;
      readonly sees: readonly Sighting[];
      readonly interrupted: boolean;
    }
  | {
      readonly type: 'stepped';
      readonly guard: GuardIndex;
      readonly to: Point;
      readonly points: number;
      readonly fast: boolean;
      readonly captured: readonly Named[];
      readonly sees: readonly Sighting[];
    }
  | { readonly type: 'captures'; readonly captures: number; readonly needed: number }
  /** A released novice was seen: caught again, without a point (NR-R23). */
  | (Named & { readonly type: 'recaught'; readonly at: Point })
  | { readonly type: 'pathEnded'; readonly guard: GuardIndex; readonly path: Path }
  | { readonly type: 'stopped'; readonly guard: GuardIndex; readonly points: number; readonly fast: boolean }
  /** P5: by guard, whether she ran. All markers are gone. */
  | { readonly type: 'guardCardsShown'; readonly ran: readonly boolean[] }
  | { readonly type: 'noviceWon'; readonly figures: readonly Named[]; readonly winners: readonly Named[] }
  | { readonly type: 'guardsWon'; readonly how: 'captures' | 'time' }
  /** NR-47 */
  | {
      readonly type: 'laidOpen';
      readonly figures: readonly Opened[];
    };

/** Told to those concerned alone, in the course of the game. */
export const PRIVATE_EVENTS = [
  'planned',
  'answered',
  'withdrawn',
  'ordered',
  'edgeOrdered',
  'arrived',
] as const satisfies readonly Event['type'][];
