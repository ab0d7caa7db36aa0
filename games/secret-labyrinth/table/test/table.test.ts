import { Match } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { lightFrom } from '../../mind/light.ts';
import { FACTS, HOME, SECTORS, SQUARES } from '../../rules/board.ts';
import { ANIMALS_FROM, GNOMES_FROM } from '../../rules/cards.ts';
import { secretLabyrinth } from '../../rules/game.ts';
import { joinedTo } from '../../rules/paths.ts';
import { JOINTS, NOTCH, spanOf, spanOfSquare, ZONE_SHAPES } from '../geometry.ts';
import { lamplight } from '../lamplight.ts';
import { lesson } from '../lesson.ts';
import { sightingsOf } from '../sightings.ts';

const everyStanding = Array.from({ length: SECTORS ** 3 }, (_none, n) => [
  n % SECTORS,
  Math.floor(n / SECTORS) % SECTORS,
  Math.floor(n / SECTORS ** 2),
]);

describe('the castle as it is drawn', () => {
  test('every zone begins where the one inside it ends', () => {
    ZONE_SHAPES.forEach(({ inner, outer }, zone) => {
      expect(inner).toBe(zone === 0 ? 22 : ZONE_SHAPES[zone - 1].outer);
      if (zone < JOINTS.length) expect(JOINTS[zone].r).toBe(outer);
    });
  });

  test('every opening lies within its square, clear of the cross walls', () => {
    for (let square = 0; square < SQUARES; square++) {
      const { zone } = FACTS[square];
      const [from, to] = spanOfSquare(square);
      for (const side of ['in', 'out'] as const) {
        for (const sector of FACTS[square][side]) {
          const { r, half } = JOINTS[side === 'out' ? zone : zone - 1];
          expect(sector * NOTCH - spanOf(half + 3.5, r)).toBeGreaterThan(from);
          expect(sector * NOTCH + spanOf(half + 3.5, r)).toBeLessThan(to);
        }
      }
    }
  });

  test('SL-8 the lantern lights what the rules join, in all 1,728 standings', () => {
    for (const turned of everyStanding) {
      const from = (turned[0] * 7 + turned[1] * 5 + turned[2] * 3) % SQUARES;
      const { steps, wayTo } = lightFrom(turned, from);
      expect([...steps.keys()].sort((a, b) => a - b)).toEqual([...joinedTo(turned, from)]);
      const farthest = [...steps].reduce((far, one) => (one[1] > far[1] ? one : far));
      expect(wayTo(farthest[0])).toHaveLength(farthest[1] + 1);
    }
  });

  test('SL-6 no way is shown for a change not yet made, unless trying out is allowed', () => {
    const match = Match.open(secretLabyrinth, 2, {}, lesson.seed);
    const view = match.perspective(0).view;
    for (const part of [0, 1, 2]) {
      const held = lamplight(view, HOME[0], { part, notches: 1 });
      expect(held.gained.size).toBe(0);
      expect(held.lost.size).toBe(0);
      const zone = ZONE_SHAPES.findIndex((shape) => shape.part === part);
      FACTS.forEach((facts, square) => {
        if (facts.zone !== zone) return;
        for (const sector of facts.out) expect(held.stateOf(square, 'out', sector)).toBe('shut');
        for (const sector of facts.in) expect(held.stateOf(square, 'in', sector)).toBe('shut');
      });
    }
    const free = Array.from({ length: SQUARES }, (_none, from) =>
      lamplight({ ...view, tryOut: true }, from, { part: 2, notches: 1 }),
    );
    expect(free.some(({ gained }) => gained.size > 0)).toBe(true);
  });
});

test('what was seen moves with what was shown, and is in doubt after a trade between others', () => {
  const seen = sightingsOf([
    { type: 'taken', seat: 1, card: 3 },
    { type: 'taken', seat: 2, card: 4 },
    { type: 'paid', seat: 1, to: 2, prize: 'treasure', count: 1, cards: null },
  ]);
  expect(seen.get(3)).toEqual([
    { seat: 1, how: 'doubt' },
    { seat: 2, how: 'doubt' },
  ]);
  const shown = sightingsOf([
    { type: 'taken', seat: 1, card: 3 },
    { type: 'paid', seat: 1, to: 0, prize: 'treasure', count: 1, cards: [3] },
  ]);
  expect(shown.get(3)).toEqual([{ seat: 0, how: 'sure' }]);
});

test('SL-29 a duel between others puts in doubt no more than its kind, in the hand of the loser', () => {
  const sword = 2;
  const gnome = GNOMES_FROM;
  const animal = ANIMALS_FROM;
  const taken = [
    { type: 'taken', seat: 1, card: sword },
    { type: 'taken', seat: 1, card: gnome },
    { type: 'taken', seat: 1, card: animal },
    { type: 'taken', seat: 2, card: sword + 1 },
  ] as const;
  const seen = sightingsOf([
    ...taken,
    { type: 'paid', seat: 1, to: 2, prize: 'treasure', count: 1, cards: null },
  ]);
  expect(seen.get(sword)).toEqual([
    { seat: 1, how: 'doubt' },
    { seat: 2, how: 'doubt' },
  ]);
  expect(seen.get(gnome)).toEqual([{ seat: 1, how: 'sure' }]);
  expect(seen.get(animal)).toEqual([{ seat: 1, how: 'sure' }]);
  expect(seen.get(sword + 1)).toEqual([{ seat: 2, how: 'sure' }]);
  const nothing = sightingsOf([
    ...taken,
    { type: 'paid', seat: 1, to: 2, prize: 'treasure', count: 0, cards: null },
  ]);
  expect(nothing.get(sword)).toEqual([{ seat: 1, how: 'sure' }]);
});
