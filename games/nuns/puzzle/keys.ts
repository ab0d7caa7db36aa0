/** What the puzzles of this game may say. A missing sentence is a type error. */

import type { Card } from '../rules/cards.ts';
import type { Point } from '../rules/convent.ts';
import type { GuardIndex } from '../rules/state.ts';
import type { Clue } from './hunt.ts';
import type { Walk } from './night.ts';

export type PuzzleKind = 'safe' | 'where';

/** The reasons of `safe`, and what fills each in. */
export type SafeReasons = {
  /** What gives a plan away. */
  readonly seen: { readonly guard: GuardIndex; readonly at: Point };
  readonly heard: {
    readonly guard: GuardIndex;
    readonly die: number;
    readonly point: Point;
    readonly card: Card;
  };
  readonly found: {
    readonly guard: GuardIndex;
    readonly at: Point;
    readonly met: boolean;
    readonly point: Point;
  };
  /** A safe plan, but not the nearest: so many points from home. */
  readonly farther: { readonly far: number };
  /** Why nothing gives the answer away. */
  readonly safe: Walk & { readonly end: Point; readonly far: number; readonly off: readonly number[] };
  /** Nearer ends, by what gives her away there. */
  readonly trapsSeen: { readonly points: readonly Point[] };
  readonly trapsHeard: {
    readonly dice: readonly { readonly die: number; readonly points: readonly Point[] }[];
  };
  readonly trapsFound: { readonly points: readonly Point[] };
};

/** The reasons of `where`. */
export type WhereReasons = {
  /** What a clue leaves, in the order in which it was told. */
  readonly leaves: { readonly clue: Clue; readonly turn: number; readonly points: readonly Point[] };
  /** A clue that strikes so many places out. */
  readonly strikes: { readonly clue: Clue; readonly count: number };
  /** What speaks against a point: her cards do not lead there as it was seen; or a guard hears, or sees. */
  readonly tooFar: { readonly point: Point };
  readonly wouldHear: {
    readonly clue: Extract<Clue, { by: 'ear' }>;
    readonly point: Point;
    /** Whether she is heard there at all. */
    readonly isHeard: boolean;
  };
  /** She was heard or seen on the way there. */
  readonly noWay: { readonly clue: Clue; readonly point: Point };
  readonly wouldSee: { readonly guard: GuardIndex; readonly at: Point; readonly point: Point };
};

export type ReasonOf<Reasons> = {
  readonly [Key in keyof Reasons]: { readonly key: Key; readonly params: Reasons[Key] };
}[keyof Reasons];

export type SafeReason = ReasonOf<SafeReasons>;
export type WhereReason = ReasonOf<WhereReasons>;
