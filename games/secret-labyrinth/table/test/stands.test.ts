import { describe, expect, test } from 'vitest';
import { FACTS, SECTORS, SQUARES, type Square } from '../../rules/board.ts';
import { pointOn, radians, radiusOf, spanOfSquare, ZONE_SHAPES } from '../geometry.ts';
import { BODY, placesOn } from '../stands.ts';

const everySquare: readonly Square[] = Array.from({ length: SQUARES }, (_none, square) => square);
/** As a desk draws them, and a phone. */
const SIZES = [1, 1.3];

/** Of a figure, the part that another one as large may hide, from 0 to 1. */
function hidden(one: { x: number; y: number }, two: { x: number; y: number }, scale: number): number {
  const across = Math.max(0, 1 - Math.abs(one.x - two.x) / (BODY.width * scale));
  const down = Math.max(0, 1 - Math.abs(one.y - two.y) / (BODY.height * scale));
  return across * down;
}

describe.each(SIZES)('pawns of size %s on one square', (size) => {
  test.each([2, 3, 4])('%i stand apart, however their part is turned', (pawns) => {
    for (const square of everySquare)
      for (let notches = 0; notches < SECTORS; notches++) {
        const { radius, pawns: places, scale } = placesOn(square, pawns, size);
        const turned = [notches, notches, notches];
        const points = places.map((place) => pointOn(square, radius, place, turned));
        points.forEach((point, i) => {
          for (const other of points.slice(i + 1))
            expect(hidden(point, other, scale), `${square} ${notches}`).toBeLessThan(0.25);
        });
      }
  });

  test('they keep their feet on their own floor', () => {
    for (const square of everySquare)
      for (const pawns of [1, 2, 3, 4]) {
        const [inner, outer] = ZONE_SHAPES[FACTS[square].zone].floor;
        const [from, to] = spanOfSquare(square);
        const half = (radians(to - from) * radiusOf(square)) / 2;
        for (const [along, outwards] of placesOn(square, pawns, size).pawns) {
          expect(Math.abs(along)).toBeLessThanOrEqual(half - 5);
          expect(radiusOf(square) + outwards).toBeGreaterThan(inner);
          expect(radiusOf(square) + outwards).toBeLessThan(outer);
        }
      }
  });

  test('whoever stands alone is drawn at full size, the secret in sight beside it', () => {
    for (const square of everySquare) {
      const { pawns, scale, secret } = placesOn(square, 1, size);
      expect(scale).toBe(size);
      if (secret) expect(Math.hypot(pawns[0][0] - secret[0], pawns[0][1])).toBeGreaterThanOrEqual(20);
    }
  });
});
