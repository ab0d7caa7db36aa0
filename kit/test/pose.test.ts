import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from '../board/geometry.ts';
import {
  centred,
  framed,
  revealing,
  toBoard,
  toFrame,
  whole,
  windowOf,
  within,
  zoomed,
} from '../board/pose.ts';

const BOARD = { width: 1780, height: 1930 };
const PHONE = { width: 390, height: 468 };

const poses = fc.record({
  x: fc.integer({ min: -3000, max: 1000 }),
  y: fc.integer({ min: -3000, max: 1000 }),
  scale: fc.double({ min: 0.05, max: 5, noNaN: true }),
});
const places = fc.record({ x: fc.integer({ min: 0, max: 1780 }), y: fc.integer({ min: 0, max: 1930 }) });

describe('a camera', () => {
  test('shows the whole board in the middle, as large as it fits', () => {
    const pose = whole(BOARD, PHONE);
    expect(pose.scale).toBeCloseTo(390 / 1780);
    expect(pose.x).toBeCloseTo(0);
    expect(pose.y).toBeCloseTo((468 - 1930 * pose.scale) / 2);
  });

  test('a box too small to fill the frame stands in its middle, as near as the board may come', () => {
    const pose = within(framed({ x: 800, y: 900, width: 20, height: 20 }, PHONE), BOARD, PHONE, 4);
    expect(pose.scale).toBeCloseTo(4 * whole(BOARD, PHONE).scale);
    expect(distance(toBoard(pose, { x: 195, y: 234 }), { x: 810, y: 910 })).toBeLessThan(1e-6);
  });

  test('finds the same place back, whatever the zoom', () => {
    fc.assert(
      fc.property(poses, places, (pose, place) => {
        expect(distance(toBoard(pose, toFrame(pose, place)), place)).toBeLessThan(1e-6);
      }),
    );
  });

  test('keeps the place under the fingers where it is while it zooms', () => {
    fc.assert(
      fc.property(poses, places, fc.double({ min: 0.2, max: 5, noNaN: true }), (pose, place, factor) => {
        const fingers = toFrame(pose, place);
        const nearer = zoomed(pose, factor, fingers);
        expect(distance(toFrame(nearer, place), fingers)).toBeLessThan(1e-6);
      }),
    );
  });

  test('never goes past an edge, farther than the whole board or too near', () => {
    fc.assert(
      fc.property(poses, (wild) => {
        const pose = within(wild, BOARD, PHONE, 4);
        const far = whole(BOARD, PHONE).scale;
        expect(pose.scale).toBeGreaterThanOrEqual(far);
        expect(pose.scale).toBeLessThanOrEqual(far * 4 + 1e-9);
        const seen = windowOf(pose, PHONE);
        if (seen.width <= BOARD.width) {
          expect(seen.x).toBeGreaterThanOrEqual(-1e-6);
          expect(seen.x + seen.width).toBeLessThanOrEqual(BOARD.width + 1e-6);
        }
        if (seen.height <= BOARD.height) {
          expect(seen.y).toBeGreaterThanOrEqual(-1e-6);
          expect(seen.y + seen.height).toBeLessThanOrEqual(BOARD.height + 1e-6);
        }
      }),
    );
  });

  test('glides to a box so that all of it is seen, and no nearer than wished', () => {
    const box = { x: 400, y: 500, width: 300, height: 100 };
    const seen = windowOf(framed(box, PHONE), PHONE);
    expect(seen.x).toBeCloseTo(400);
    expect(seen.width).toBeCloseTo(300);
    expect(seen.y).toBeLessThan(500);
    expect(seen.y + seen.height).toBeGreaterThan(600);
    expect(framed(box, PHONE, 0.61).scale).toBe(0.61);
  });

  test('brings a place into sight by the smallest pan, and leaves one in sight alone', () => {
    const pose = centred({ x: 900, y: 900 }, 1, PHONE);
    expect(revealing(pose, { x: 900, y: 900 }, PHONE, 40)).toEqual(pose);
    const shown = toFrame(revealing(pose, { x: 1500, y: 900 }, PHONE, 40), { x: 1500, y: 900 });
    expect(shown).toEqual({ x: 350, y: 234 });
  });
});
