/** How easy and fair play: the bold take the short way and run after what they saw; the careful go round and listen. */

import { mannerOf } from '@conclave/bots';
import type { Manner } from '@conclave/engine';
import type { Card } from '../rules/cards.ts';
import type { Asked } from './asked.ts';
import { WEIGHTS, type Weights } from './guard.ts';

export const MANNERS = ['bold', 'careful'] as const satisfies readonly Manner[];
export type OwnManner = (typeof MANNERS)[number];

/** What a manner makes of the same position. */
export interface Temper {
  /** A novice: how much she minds to be caught, and to be heard, against others. */
  readonly capture: number;
  readonly noise: number;
  /** How much she likes a card, in points of way. */
  readonly likes: Partial<Readonly<Record<Card, number>>>;
  /** A guard. */
  readonly weights: Weights;
}

/** People go after a noise, even if its novice has moved on. */
const HEED = 0.2;

export const TEMPERS: Readonly<Record<OwnManner, Temper>> = {
  bold: {
    capture: 0.95,
    noise: 0.7,
    likes: { run: 0.3 },
    weights: { ...WEIGHTS, hear: 0.05, walk: 0.03, heed: HEED },
  },
  careful: {
    capture: 0.95,
    noise: 1.3,
    likes: { walk: 0.5 },
    weights: { ...WEIGHTS, hear: 0.3, walk: 0.12, heed: HEED },
  },
};

export function temperOf({ perspective, seat }: Asked): Temper {
  return TEMPERS[mannerOf(perspective.told, seat, MANNERS) ?? 'bold'];
}
