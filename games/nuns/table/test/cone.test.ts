import { expect, test } from 'vitest';
import sight from '../../data/sight.json' with { type: 'json' };
import { distance, POINTS, type Point } from '../../rules/convent.ts';
import { COVER, type Spot } from '../../rules/plan.ts';
import { SPOTS } from '../geometry.tsx';
import { isInside } from '../ground/draw.ts';
import { coneShape } from '../light/cone.ts';

/** NR-21 */
const FAR = 6;

function lit(shape: readonly Spot[], point: Point): boolean {
  return isInside(SPOTS[point], shape);
}

test('NR-21 a lantern lights every point its bearer sees, and no other but those too far away or under cover', () => {
  let seen = 0;
  for (const [at, from, to, ...sees] of sight.looks) {
    const shape = coneShape(at, [from, to]);
    for (let point = 1; point <= POINTS; point++) {
      if (point === at) continue;
      const isSeen = sees.includes(point);
      const isLit = lit(shape, point);
      if (isSeen) seen++;
      if (isSeen !== isLit) {
        expect([at, to, point, isLit]).toEqual([at, to, point, true]);
        expect(distance(at, point) > FAR || COVER.includes(point) || COVER.includes(at)).toBe(true);
      }
    }
  }
  expect(seen).toBeGreaterThan(5000);
});

test('NR-36 behind her back it is dark: 122 is lit only when she turns from 96 towards 95', () => {
  expect(lit(coneShape(96, [97, 96]), 122)).toBe(false);
  expect(lit(coneShape(96, [96, 95]), 122)).toBe(true);
});

test('NR-22 walls stop light: the alcove from the walk beside it, the apse from the nave', () => {
  expect(lit(coneShape(68, [46, 68]), 67)).toBe(true);
  expect(lit(coneShape(73, [94, 73]), 67)).toBe(false);
  expect(lit(coneShape(114, [105, 114]), 134)).toBe(false);
});
