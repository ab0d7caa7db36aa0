/** What a belief is about: a convent, its wishes, and how novices are supposed to go through it. */

import { KEY_AT, WISH_AT } from '../rules/cards.ts';
import { CONVENT, type Convent, type Point } from '../rules/convent.ts';

/** How a novice is believed to choose her next step. */
export interface Motion {
  /** Relative weight of a step, for one on her way to a goal. */
  weight(convent: Convent, from: Point, to: Point, goal: Point): number;
}

export interface Ground {
  readonly convent: Convent;
  /** By wish. */
  readonly keyAt: readonly Point[];
  readonly wishAt: readonly Point[];
  readonly motion: Motion;
}

/** Every step is as likely as any other. */
export const AIMLESS: Motion = { weight: () => 1 };

/** So many times as likely to come nearer to her goal as to stay as far; fitted on games of strong bots. */
const NEARER = 10;

export const PURPOSEFUL: Motion = {
  weight({ far, size }, from, to, goal) {
    const row = (size + 1) * goal;
    const gain = far[row + from] - far[row + to];
    return gain > 0 ? NEARER : gain < 0 ? 1 / NEARER : 1;
  },
};

export const HOME_GROUND: Ground = { convent: CONVENT, keyAt: KEY_AT, wishAt: WISH_AT, motion: AIMLESS };
export const HUNTING_GROUND: Ground = { ...HOME_GROUND, motion: PURPOSEFUL };
