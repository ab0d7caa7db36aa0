/**
 * Where a secret and up to four pawns stand on one square. Figures stay upright, so they stand apart wherever the
 * square turns.
 */

import { SECRET_AT, type Square } from '../rules/board.ts';
import { radians, radiusOf, spanOfSquare } from './geometry.ts';

/** A figure from head to foot at its natural size, its plume and its shadow left out. */
export const BODY = { width: 28, height: 44 } as const;

interface Places {
  readonly radius: number;
  /** Along the ring and outwards, from the square's middle. */
  readonly secret: readonly [number, number] | null;
  readonly pawns: readonly (readonly [number, number])[];
  /** Of the pawns. */
  readonly scale: number;
}

/** How far a figure's foot keeps from the ends of its square, and from one figure to the next at the most. */
const END = 9;
const STRIDE = 34;
/** How far two figures make room for the secret between them. */
const BESIDE_SECRET = 26;
/** Every second one stands so far inwards, the others outwards. */
const ASIDE = 9;
/** So much of a figure behind another one is seen in any case. */
const SEEN = 0.84;

/** `size`: of a pawn that stands alone. */
export function placesOn(square: Square, pawns: number, size = 1): Places {
  const radius = radiusOf(square);
  const [from, to] = spanOfSquare(square);
  /** Half the free length of the square, its walls left out. */
  const half = (radians(to - from) * radius) / 2 - 5;
  const hasSecret = SECRET_AT[square] >= 0;
  const places = pawns === 1 ? [alone(half, hasSecret)] : inRow(pawns, half, hasSecret);
  return {
    radius,
    secret: hasSecret ? [pawns === 1 ? -Math.min(half - 16, 14) : 0, 0] : null,
    pawns: places,
    scale: Math.min(size, closest(places) / (BODY.height * SEEN)),
  };
}

const alone = (half: number, hasSecret: boolean): readonly [number, number] => [
  Math.min(half - 11, hasSecret ? 20 : 0),
  0,
];

/** Side by side along the ring, one a little inwards, the next a little outwards. */
function inRow(pawns: number, half: number, hasSecret: boolean): readonly (readonly [number, number])[] {
  const widest = pawns === 2 && hasSecret ? 2 * BESIDE_SECRET : STRIDE;
  const step = Math.min(widest, (2 * (half - END)) / Math.max(1, pawns - 1));
  return Array.from({ length: pawns }, (_none, i) => [
    (i - (pawns - 1) / 2) * step,
    i % 2 === 0 ? -ASIDE : ASIDE,
  ]);
}

function closest(places: readonly (readonly [number, number])[]): number {
  const distances = places.flatMap(([x, y], i) =>
    places.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}
