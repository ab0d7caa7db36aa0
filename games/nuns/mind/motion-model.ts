/** The motion model of a belief: a convent, its wishes, and how novices are supposed to move through it. */

import PARAMETERS from '../data/motion.json' with { type: 'json' };
import { KEY_AT, type Range, WISH_AT } from '../rules/cards.ts';
import { CONVENT, type Convent, type Point } from '../rules/convent.ts';

/** How a novice is believed to draw one move. */
export interface Motion {
  /** Whether her goal is anything to her steps. */
  readonly aimed: boolean;
  /** Relative weight of a step so many points nearer to her goal, and so many further from the nearest guard. */
  step(nearer: number, further: number): number;
  /** The chance that she ends her move after so many points, though her card would carry her further. */
  stop(atGoal: boolean, points: number, range: Range): number;
}

/** One component of the mixture: each move is drawn from one of them. */
export interface Component {
  readonly share: number;
  readonly motion: Motion;
}

export interface MotionModel {
  readonly convent: Convent;
  /** By wish. */
  readonly keyAt: readonly Point[];
  readonly wishAt: readonly Point[];
  /** Shares add up to 1. */
  readonly mixture: readonly Component[];
}

/** Every step, and every number of points, is as likely as any other. */
const UNIFORM_MOTION: Motion = {
  aimed: false,
  step: () => 1,
  stop: (_atGoal, points, { max }) => 1 / (max - points + 1),
};

export const UNIFORM: readonly Component[] = [{ share: 1, motion: UNIFORM_MOTION }];

/** A component that `bot/test/fit.ts` fits. */
export interface MotionParameters {
  readonly share: number;
  /** Weights of a step that comes nearer to her goal, and of one that goes away; as far: 1. */
  readonly nearer: number;
  readonly away: number;
  /** Weight of a step away from the nearest guard; towards her: its inverse. */
  readonly flight: number;
  /** The chance to stop where her goal is, and at any other point. */
  readonly arrive: number;
  readonly pause: number;
}

/** These components, and the uniform motion for the rest of the shares. */
export function mixtureOf(parameters: readonly MotionParameters[]): readonly Component[] {
  const aimed = parameters.map(({ share, nearer, away, flight, arrive, pause }): Component => {
    const step: Motion['step'] = (gain, further) =>
      (gain > 0 ? nearer : gain < 0 ? away : 1) * flight ** further;
    return { share, motion: { aimed: true, step, stop: (atGoal) => (atGoal ? arrive : pause) } };
  });
  const rest = aimed.reduce((left, { share }) => left - share, 1);
  return [...aimed, { share: rest, motion: UNIFORM_MOTION }];
}

/** Guards further away than this are nothing to flee from. */
const NEAR = 8;

/** By point: how far the nearest guard is, as far as it matters. */
export function dangers({ size, far }: Convent, guards: readonly Point[]): Uint8Array {
  const row = size + 1;
  return Uint8Array.from({ length: row }, (_none, point) =>
    guards.reduce((least, guard) => Math.min(least, far[guard * row + point]), NEAR),
  );
}

export const UNIFORM_MODEL: MotionModel = {
  convent: CONVENT,
  keyAt: KEY_AT,
  wishAt: WISH_AT,
  mixture: UNIFORM,
};
export const FITTED_MODEL: MotionModel = { ...UNIFORM_MODEL, mixture: mixtureOf(PARAMETERS) };
