import { describe, expect, test } from 'vitest';
import { distance, type Point, turned } from '../board/geometry.ts';
import { duration, keyframes, sweepOf } from '../board/travel.ts';

/** Where a keyframe's transform puts the piece: only what these keyframes consist of. */
function placed(transform: unknown): { point: Point; spin: number } {
  let point = { x: 0, y: 0 };
  let spin = 0;
  for (const [, name, inside] of String(transform).matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a, b = 0] = inside.split(',').map(Number.parseFloat);
    if (name === 'translate') {
      const step = turned({ x: a, y: b }, { x: 0, y: 0 }, spin);
      point = { x: point.x + step.x, y: point.y + step.y };
    }
    if (name === 'rotate') spin += a;
  }
  return { point, spin };
}

const A = { x: 100, y: 100 };
const B = { x: 300, y: 100 };

describe('a journey', () => {
  test('is straight by itself', () => {
    expect(keyframes({ from: A, to: B })).toEqual([
      { transform: 'translate(100px, 100px)' },
      { transform: 'translate(300px, 100px)' },
    ]);
  });

  test('passes every point of a path at one speed', () => {
    const frames = keyframes({
      from: A,
      to: B,
      path: [
        { x: 100, y: 200 },
        { x: 300, y: 200 },
      ],
    });
    expect(frames.map(({ transform }) => placed(transform).point)).toEqual([
      A,
      { x: 100, y: 200 },
      { x: 300, y: 200 },
      B,
    ]);
    expect(frames.map(({ offset }) => offset)).toEqual([0, 0.25, 0.75, 1]);
  });

  test('rises in an arc above the straight line and comes down at its goal', () => {
    const points = keyframes({ from: A, to: B, arc: 80 }).map(({ transform }) => placed(transform).point);
    expect(points[0]).toEqual(A);
    expect(points.at(-1)).toEqual(B);
    expect(Math.min(...points.map(({ y }) => y))).toBe(20);
  });

  test('goes round a centre on its circle, upright at both ends', () => {
    const centre = { x: 200, y: 200 };
    const to = turned(A, centre, 120);
    const [first, last] = keyframes({ from: A, to, about: { centre, degrees: 120 } }).map(({ transform }) =>
      placed(transform),
    );
    expect(distance(first.point, A)).toBeLessThan(0.05);
    expect(distance(last.point, to)).toBeLessThan(0.05);
    expect(first.spin).toBeCloseTo(0);
    expect(last.spin).toBeCloseTo(0);
  });

  test('turns with its part where it does not stay upright', () => {
    const centre = { x: 200, y: 200 };
    const journey = { from: A, to: turned(A, centre, 90), about: { centre, degrees: 90 }, upright: false };
    const [first, last] = keyframes(journey).map(({ transform }) => placed(transform));
    expect(first.spin).toBeCloseTo(-90);
    expect(last.spin).toBeCloseTo(0);
  });

  test('takes the way round that was wished for', () => {
    expect(sweepOf(0, 30, 30)).toBe(30);
    expect(sweepOf(350, 20, 30)).toBe(30);
    expect(sweepOf(10, 340, -30)).toBe(-30);
    expect(sweepOf(0, 0, 360)).toBe(360);
    expect(sweepOf(0, 90, -270)).toBe(-270);
  });

  test('takes longer along many points, but never for ever', () => {
    const path = Array.from({ length: 40 }, (_none, x) => ({ x, y: 0 }));
    expect(duration({ from: A, to: B, path: path.slice(0, 5) })).toBeGreaterThan(
      duration({ from: A, to: B }),
    );
    expect(duration({ from: A, to: B, path })).toBeLessThanOrEqual(1500);
  });
});
