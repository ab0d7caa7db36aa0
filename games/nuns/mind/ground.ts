/** What a belief is about: a convent, its wishes, and how novices are supposed to go through it. */

import { KEY_AT, type Range, WISH_AT } from '../rules/cards.ts';
import { CONVENT, type Convent, type Point } from '../rules/convent.ts';

/** How a novice is believed to choose her next step. */
export interface Motion {
  /** Relative weight of a step, for one on her way to a goal. */
  weight(convent: Convent, from: Point, to: Point, goal: Point): number;
  /** The chance that a move has so many points of its range. */
  length(points: number, range: Range): number;
}

export interface Ground {
  readonly convent: Convent;
  /** By wish. */
  readonly keyAt: readonly Point[];
  readonly wishAt: readonly Point[];
  readonly motion: Motion;
}

/** Every step is as likely as any other. */
export const AIMLESS: Motion = { weight: () => 1, length: (_points, { min, max }) => 1 / (max - min + 1) };

/** Relative weights of coming nearer to her goal, staying as far, and going away; fitted on games of strong bots. */
const NEARER = 10;
const AS_FAR = 1;
const AWAY = 0.1;

/** So many times as likely to go as far as her card carries her as any less far. */
const WHOLE = 6;

export const PURPOSEFUL: Motion = {
  weight({ far, size }, from, to, goal) {
    const row = (size + 1) * goal;
    const gain = far[row + from] - far[row + to];
    return gain > 0 ? NEARER : gain < 0 ? AWAY : AS_FAR;
  },
  length: (points, { min, max }) => (points === max ? WHOLE : 1) / (WHOLE + max - min),
};

export const HOME_GROUND: Ground = { convent: CONVENT, keyAt: KEY_AT, wishAt: WISH_AT, motion: AIMLESS };
export const HUNTING_GROUND: Ground = { ...HOME_GROUND, motion: PURPOSEFUL };
