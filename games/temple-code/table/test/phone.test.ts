/** A phone held upright: it is filled, and nothing that grows pushes the rest out of sight. */

import { describe, expect, test } from 'vitest';
import { arrange } from '../layout/arrange.ts';
import type { Sitting } from '../layout/arrangement.ts';

const ROOMS = [470, 646, 690];
const COUNTS = [0, 1, 2, 3, 5, 8, 11];

function sitting(seats: number, decoded: number, room: number, part: Partial<Sitting> = {}): Sitting {
  return {
    layout: 'phone',
    seats,
    own: 0,
    decoded: Array.from({ length: seats }, () => decoded),
    spent: Array.from({ length: seats }, () => false),
    opened: [],
    room,
    composing: false,
    over: false,
    ...part,
  };
}

const bottomOf = ({ y, h }: { y: number; h: number }) => y + h;

describe.each([2, 3, 4])('%i players', (seats) => {
  test.each(COUNTS)('with %i decoded cards each no quarter of it is bare', (decoded) => {
    for (const room of ROOMS) {
      const { pair, pile } = arrange(sitting(seats, decoded, room));
      const lowest = Math.max(...[...(pair ?? []), pile].map(bottomOf));
      expect(lowest, `${room}`).toBeGreaterThan(room * 0.75);
    }
  });

  test('many decoded cards fold: no more scrolling than with a few, and all of them open by hand', () => {
    const [, room] = ROOMS;
    const few = arrange(sitting(seats, 3, room)).size.height;
    const folded = arrange(sitting(seats, 11, room));
    expect(folded.size.height).toBeLessThanOrEqual(few + 8);
    const everybody = Array.from({ length: seats }, (_none, seat) => seat);
    const opened = arrange(sitting(seats, 11, room, { opened: everybody }));
    for (const part of [folded.stele, ...folded.bays]) {
      expect(part?.foldable).toBe(true);
      expect((part?.rows.length ?? 0) + (part?.folded ?? 0)).toBe(11);
    }
    for (const part of [opened.stele, ...opened.bays]) expect(part?.rows).toHaveLength(11);
  });

  test('a decoded card is never drawn too low to be told', () => {
    for (const room of ROOMS)
      for (const decoded of COUNTS) {
        const { stele, bays } = arrange(sitting(seats, decoded, room));
        for (const { card } of [stele, ...bays].flatMap((part) => part?.rows ?? []))
          expect(card.h).toBeGreaterThanOrEqual(26);
      }
  });
});

test('alone there is room for a finger on the pile', () => {
  for (const room of ROOMS) {
    const { pile } = arrange(sitting(1, 4, room));
    expect(Math.min(pile.w, pile.h)).toBeGreaterThanOrEqual(44);
  }
});
