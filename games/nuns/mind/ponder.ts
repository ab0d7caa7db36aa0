/** What the table may ask: where the novices of other players can be, by the rules and all that the seat was told. */

import {
  hasExactly,
  type Json,
  Memory,
  type OptionValue,
  type Perspective,
  type Seat,
} from '@conclave/engine';
import type { Point } from '../rules/convent.ts';
import type { Nuns } from '../rules/game.ts';
import type { Figure } from '../rules/state.ts';
import { Beliefs } from './beliefs.ts';
import { readFlags } from './mind.ts';

/** A novice and every point at which she can be. Exact, and free of any model of how people play. */
export type Whereabouts = { readonly figure: Figure; readonly points: readonly Point[] };

/** `novices` is answered by a list of `Whereabouts`; anything else by `null`. */
export type Question = { readonly about: 'novices' };

const memory = new Memory<Nuns, Beliefs>(
  (seat, seats, options) => new Beliefs(seat, seats, readFlags(options)),
);

export function ponder(
  perspective: Perspective<Nuns>,
  seat: Seat,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  question: Json,
): Json {
  if (!hasExactly(question, 'about') || question.about !== 'novices') return null;
  return whereabouts(memory.recall({ perspective, seat, seats, options }));
}

function whereabouts(beliefs: Beliefs): Whereabouts[] {
  return [...beliefs.points()].map(([figure, weights]) => ({
    figure,
    points: [...weights.keys()].filter((point) => weights[point] > 0),
  }));
}
