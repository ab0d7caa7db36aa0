import { describe, expect, test } from 'vitest';
import { ALL, chance, type Runner } from '../race.ts';
import { activeAfter, afterTurn, type Clock, decodingTimes } from '../timetable.ts';

function roundBegun(seats: number, first = 0): Clock {
  return { seats, first, turn: 0, pairs: Array.from({ length: seats }, () => true) };
}

describe('timetable', () => {
  test('two players decode one card each in every turn', () => {
    for (const seat of [0, 1])
      expect(decodingTimes(roundBegun(2), seat).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    const second = afterTurn(roundBegun(2), 1);
    for (const seat of [0, 1]) expect(decodingTimes(second, seat).slice(0, 4)).toEqual([1, 2, 3, 4]);
  });

  test('everybody decodes two cards in a round', () => {
    for (const seats of [2, 3, 4]) {
      for (let seat = 0; seat < seats; seat++) {
        const times = decodingTimes(roundBegun(seats), seat);
        expect(times.filter((time) => time <= seats).length).toBe(2);
        expect(times.filter((time) => time <= 2 * seats).length).toBe(4);
      }
    }
  });

  test('who has played and was named waits for the next round', () => {
    const clock = afterTurn(afterTurn(roundBegun(3), 2), 0);
    expect(decodingTimes(clock, 0)[0]).toBeGreaterThan(1);
    // The last player has the only pair left and decodes both (TC-11).
    expect(decodingTimes(afterTurn(afterTurn(roundBegun(3), 1), 0), 2).slice(0, 2)).toEqual([1, 1]);
  });

  test('turns go clockwise, and the marker passes after each round', () => {
    const clock = roundBegun(3, 1);
    expect([0, 1, 2, 3, 4, 5, 6].map((turns) => activeAfter(clock, turns))).toEqual([1, 2, 0, 2, 0, 1, 0]);
    expect(afterTurn({ ...clock, turn: 2 }, 0)).toEqual(roundBegun(3, 2));
  });
});

describe('race', () => {
  const runner = (seat: number, suspects: number, found: number): Runner => ({ seat, suspects, found });

  test('who is certain of the second combination on their turn has won', () => {
    expect(chance(runner(0, 1, 1), [runner(1, 1, 1)], roundBegun(2))).toBe(1);
    expect(chance(runner(1, 1, 1), [runner(0, 1, 1)], roundBegun(2))).toBe(0);
  });

  test('somebody wins', () => {
    for (const [one, two, found] of [
      [5, 2, 0],
      [8, 3, 1],
      [ALL, ALL, 0],
      [15, 1, 1],
    ]) {
      const [first, second] = [runner(0, one, found), runner(1, two, 1 - found)];
      const sum = chance(first, [second], roundBegun(2)) + chance(second, [first], roundBegun(2));
      expect(sum).toBeGreaterThan(0.99);
      expect(sum).toBeLessThan(1.01);
    }
  });

  test('fewer suspects, more half-medallions and slower rivals are better', () => {
    for (const seats of [2, 3, 4]) {
      const rivals = (suspects: number) =>
        Array.from({ length: seats - 1 }, (_none, i) => runner(i + 1, suspects, 1));
      const worth = (suspects: number, found: number, theirs = 6) =>
        chance(runner(0, suspects, found), rivals(theirs), roundBegun(seats));
      for (let suspects = 2; suspects < 12; suspects++) {
        expect(worth(suspects, 1)).toBeLessThan(worth(suspects - 1, 1));
        expect(worth(suspects, 0)).toBeLessThan(worth(suspects, 1));
      }
      expect(worth(4, 1, 8)).toBeGreaterThan(worth(4, 1, 3));
    }
  });
});
