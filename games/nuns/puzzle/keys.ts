/** What a puzzle of this game may say. A missing sentence is a type error. */

import type { Card } from '../rules/cards.ts';
import type { Point } from '../rules/convent.ts';
import type { GuardIndex } from '../rules/state.ts';
import type { Walk } from './night.ts';

/** The reasons, and what fills each in. */
export type Reasons = {
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

export type PuzzleReason = {
  readonly [Key in keyof Reasons]: { readonly key: Key; readonly params: Reasons[Key] };
}[keyof Reasons];
