/** TP: the review of stored matches. */

import { retell } from '@conclave/engine';
import { recordsIn } from '@conclave/engine/testing/fixtures';
import { reviewTests } from '@conclave/engine/testing/reviews';
import { expect, test } from 'vitest';
import { type Templar, templar } from '../../rules/game.ts';
import { veil } from '../../test/disguise.ts';
import { exact, pointsOf } from '../exact.ts';
import { templarReview } from '../index.ts';
import type { Asked } from '../moments.ts';

const ALL = recordsIn(new URL('../../test/fixtures/', import.meta.url));
const named = (...names: readonly string[]) => ALL.filter(({ name }) => names.includes(name));
const RECORDS = named('three-players', 'standstill');

reviewTests(templarReview, RECORDS, exact, { rules: templar, veil, veilStride: 1 }, 60);

test('the lines end at the points of the result', () => {
  let ended = 0;
  for (const { name, record } of named('three-players', 'two-players', 'five-players', 'thirteen-rooms')) {
    const { match, entries } = retell<Templar>(templar, record);
    for (const _entry of entries);
    const scores = match.perspective(0).outcome?.scores ?? [];
    const total = (seat: number) =>
      Object.values(scores[seat].parts).reduce((sum, one) => sum + Number(one), 0);
    if (scores.length === 0) continue;
    for (let seat = 0; seat < record.seats; seat++) {
      ended++;
      const values = exact(record, seat).turns.at(-1)?.values ?? {};
      expect(values.own, name).toBe(total(seat));
      const others = scores.map((_score, other) => other).filter((other) => other !== seat);
      expect(values.best, name).toBe(Math.max(...others.map(total)));
    }
  }
  expect(ended).toBeGreaterThan(5);
});

test('what is said of a count is what the rules told; a room in reach would have been better for the balance', () => {
  let said = 0;
  for (const { name, record } of ALL) {
    for (let seat = 0; seat < record.seats; seat++) {
      for (const { key, params, says, ask, at } of exact(record, seat).moments) {
        if (key !== 'countedFor') continue;
        said++;
        const here = `${name}, seat ${seat}, entry ${at}`;
        const { who, k, m, room, j } = params as Record<string, number>;
        const made = says.find(({ params: of }) => of.isMade);
        expect(made, here).toBeDefined();
        const { rooms } = ask as unknown as Asked;
        const other = rooms.find((choice) => choice.room === room);
        const counted = rooms.find((choice) => choice.room === made?.params.room);
        if (!other || !counted) throw new Error(`${here}: the room is not in reach`);
        expect(pointsOf(other, who), here).toBe(j);
        expect(pointsOf(counted, who), here).toBe(k);
        expect(pointsOf(counted, seat), here).toBe(m);
        expect(j, here).toBeLessThan(k);
        // Nobody else would have had as much from it, so that it is no bad advice.
        for (const { seat: rival, points } of other.points) {
          if (rival === seat) continue;
          expect(points, here).toBeLessThan(k);
          expect(pointsOf(other, seat) - points, here).toBeGreaterThan(m - k);
        }
      }
    }
  }
  expect(said).toBeGreaterThan(0);
});

test('the guess is right where the room would have brought the least', () => {
  let asked = 0;
  for (const { record } of RECORDS) {
    for (let seat = 0; seat < record.seats; seat++) {
      for (const moment of exact(record, seat).moments) {
        if (moment.ask === null) continue;
        asked++;
        const { who, rooms } = moment.ask as unknown as Asked;
        const least = Math.min(...rooms.map((choice) => pointsOf(choice, who)));
        for (const choice of rooms)
          expect(templarReview.check(moment, choice.room)?.right).toBe(pointsOf(choice, who) === least);
        expect(templarReview.check(moment, 99)).toBeNull();
        expect(templarReview.check(moment, 'church')).toBeNull();
      }
    }
  }
  expect(asked).toBeGreaterThan(0);
});
