/** Where everything stands, at every size and for every number of players. */

import { describe, expect, test } from 'vitest';
import { HALL } from '../face.ts';
import { arrange } from '../layout/arrange.ts';
import { type Arrangement, type Box, type Layout, rivals, type Sitting } from '../layout/arrangement.ts';

const LAYOUTS: readonly Layout[] = ['desk', 'tablet', 'phone', 'across'];
const MAX_DECODED = 11;

function sitting(
  layout: Layout,
  seats: number,
  own: number | null,
  decoded: number,
  composing = false,
): Sitting {
  return {
    layout,
    seats,
    own,
    decoded: Array.from({ length: seats }, () => decoded),
    spent: Array.from({ length: seats }, (_none, seat) => seat % 2 === 1),
    opened: [],
    room: 646,
    composing,
    over: false,
  };
}

const overlap = (a: Box, b: Box): boolean =>
  a.x + 0.5 < b.x + b.w && b.x + 0.5 < a.x + a.w && a.y + 0.5 < b.y + b.h && b.y + 0.5 < a.y + a.h;

/** What must be read: no two of these may lie on each other. */
function evidence({ bays, stele, pile, discard, pair }: Arrangement): readonly (readonly [string, Box])[] {
  return [
    ...bays.flatMap((bay) => [
      [`lintel ${bay.seat}`, bay.lintel] as const,
      [`combination ${bay.seat}`, bay.combination] as const,
      ...bay.rows.flatMap((row, i) => [
        [`row ${bay.seat} ${i}`, row.card] as const,
        [`answer ${bay.seat} ${i}`, row.plaque] as const,
      ]),
    ]),
    ...(stele?.rows ?? []).flatMap((row, i) => [
      [`own row ${i}`, row.card] as const,
      [`own answer ${i}`, row.plaque] as const,
    ]),
    ['pile', pile],
    ['discard', discard],
    ...(pair ?? []).map((box, i) => [`pair ${i}`, box] as const),
  ];
}

const CASES = LAYOUTS.flatMap((layout) =>
  [1, 2, 3, 4].flatMap((seats) => [0, 1, 4, 6].map((decoded) => [layout, seats, decoded] as const)),
);

describe.each(CASES)('%s, %i players, %i decoded cards each', (layout, seats, decoded) => {
  test.each([0, null] as const)('nothing covers anything, seen from %s', (own) => {
    const arrangement = arrange(sitting(layout, seats, seats === 1 ? 0 : own, decoded));
    const things = evidence(arrangement);
    for (const [i, [name, box]] of things.entries()) {
      expect(box.w, name).toBeGreaterThan(0);
      for (const [other, second] of things.slice(i + 1))
        expect(overlap(box, second), `${name} on ${other}`).toBe(false);
    }
  });

  test('everything lies on the board, the altar in its tray', () => {
    const arrangement = arrange(sitting(layout, seats, 0, decoded, true));
    const inside = ({ x, y, w, h }: Box, size: { width: number; height: number }) =>
      x >= -2 && y >= -2 && x + w <= size.width + 2 && y + h <= size.height + 2;
    for (const [name, box] of evidence(arrangement)) expect(inside(box, arrangement.size), name).toBe(true);
    const { altar, tray } = arrangement;
    if (!altar) throw new Error('an altar');
    for (const box of [...altar.doors, altar.seal, altar.buttons, ...altar.shelf])
      expect(inside(box, tray ?? arrangement.size)).toBe(true);
    for (const [i, one] of altar.shelf.entries())
      for (const other of altar.shelf.slice(i + 1)) expect(overlap(one, other)).toBe(false);
  });
});

test('the newest rows are shown, and what does not fit is counted', () => {
  for (const layout of LAYOUTS) {
    for (const decoded of [0, 3, MAX_DECODED, 20]) {
      const { bays, stele } = arrange(sitting(layout, 4, 0, decoded));
      for (const { rows, folded } of bays) expect(rows.length + folded).toBe(decoded);
      expect((stele?.rows.length ?? 0) + (stele?.folded ?? 0)).toBe(decoded);
    }
  }
});

test('a row is never too low to be read, nor the whole of a stele higher than its stone', () => {
  for (const seats of [2, 3, 4]) {
    const { bays, stele } = arrange(sitting('desk', seats, 0, MAX_DECODED));
    for (const { rows } of bays) for (const { card } of rows) expect(card.h + 4).toBeGreaterThanOrEqual(25.9);
    for (const { card } of stele?.rows ?? []) {
      expect(card.h).toBeGreaterThan(40);
      expect(card.y).toBeGreaterThanOrEqual(98);
    }
  }
});

test('rivals sit clockwise from the left; the gallery sees everybody in the mouth', () => {
  expect(rivals(4, 2)).toEqual([3, 0, 1]);
  expect(rivals(3, null)).toEqual([0, 1, 2]);
  for (const seats of [2, 3, 4]) {
    const { bays, stele, hall } = arrange(sitting('desk', seats, null, 2));
    expect(bays).toHaveLength(seats);
    expect(stele).toBeNull();
    for (const { box } of bays) {
      expect(box.x - hall.x).toBeGreaterThan(HALL.middle - 304);
      expect(box.x + box.w - hall.x).toBeLessThan(HALL.middle + 304);
    }
  }
});

test('fingers find pairs, statuettes and the seal of a telephone: at least 44 units', () => {
  for (const layout of ['phone', 'across'] as const) {
    for (const seats of [1, 2, 3, 4]) {
      const { bays, altar, pair } = arrange(sitting(layout, seats, 0, 4, true));
      const targets = [
        ...bays.flatMap((bay) => bay.pair),
        ...(seats === 1 ? (pair ?? []) : []),
        ...(altar ? [altar.seal, ...altar.shelf] : []),
      ];
      for (const { w, h } of targets) {
        expect(w).toBeGreaterThanOrEqual(42);
        expect(h).toBeGreaterThanOrEqual(41);
      }
    }
  }
});
