/** TP: the review of stored matches. */

import { allHeard, Match, retell } from '@conclave/engine';
import { recordsIn } from '@conclave/engine/testing/fixtures';
import { reviewTests } from '@conclave/engine/testing/reviews';
import { veiled } from '@conclave/engine/testing/veiled';
import { describe, expect, test } from 'vitest';
import { type Templar, templar } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import { veil } from '../../test/disguise.ts';
import { exact, pointsOf } from '../exact.ts';
import { templarReview } from '../index.ts';
import type { Moments } from '../keys.ts';
import { betterTurns, MUCH_LEAD, ownTurns } from '../leads.ts';
import type { Asked, Choice } from '../moments.ts';
import { withOpinions } from '../opinion.ts';

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
        const rooms = says.map(({ params: of }) => of as unknown as Choice);
        const other = rooms.find((choice) => choice.room === room);
        const counted = rooms.find((choice) => choice.room === made?.params.room);
        expect((ask as unknown as Asked).room, here).toBe(counted?.room);
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

test('a guess is right where it names what the rules counted, for everybody', () => {
  let asked = 0;
  for (const { record } of RECORDS) {
    const { match, entries } = retell<Templar>(templar, record);
    const counts = new Map<number, readonly number[]>();
    for (const { at, told } of entries)
      for (const event of allHeard(told, 0))
        if (event.type === 'roomCounted' && event.points) counts.set(at, event.points);
    expect(match.perspective(0).outcome).not.toBeNull();
    for (let seat = 0; seat < record.seats; seat++) {
      for (const moment of exact(record, seat).moments) {
        if (moment.ask === null) continue;
        asked++;
        const points = counts.get(moment.at) ?? [];
        expect(points).toHaveLength(record.seats);
        expect(templarReview.check(moment, [...points])).toEqual({ right: true, left: points });
        for (let other = 0; other < record.seats; other++)
          expect(templarReview.check(moment, points.with(other, points[other] + 1))?.right).toBe(false);
        for (const malformed of [points.slice(1), [...points, 0], points.with(0, -1), points.with(0, 0.5), 5])
          expect(templarReview.check(moment, malformed)).toBeNull();
      }
    }
  }
  expect(asked).toBeGreaterThan(0);
});

describe('the lead, as the strong bot weighs it', () => {
  const [{ record }] = named('three-players');
  const whole = Array.from({ length: record.seats }, (_none, seat) => ownTurns(record, seat));

  test('is said of every own turn, and no turn is better than the best', () => {
    for (const [seat, turns] of whole.entries()) {
      const played = record.entries.filter(
        (entry) => 'move' in entry && entry.seat === seat && (entry.move as Move).kind === 'card',
      );
      expect(turns.filter(({ card }) => card !== null)).toHaveLength(played.length);
      for (const { best, lead, from, until } of turns) {
        expect(until).toBeGreaterThan(from);
        expect(Number.isFinite(best) && Number.isFinite(lead)).toBe(true);
      }
    }
  });

  test('no hindsight: it is the same, whatever came after the turn', () => {
    for (const length of [90, 230]) {
      const prefix = { ...record, entries: record.entries.slice(0, length), end: null };
      for (const [seat, turns] of whole.entries())
        expect(ownTurns(prefix, seat)).toEqual(turns.filter(({ until }) => until <= length));
    }
  });

  test('behind the veil: the answers of others to a window change nothing', () => {
    let disguised = 0;
    const match = Match.open(templar, record.seats, record.options, record.seed);
    for (const [at, entry] of record.entries.entries()) {
      for (let seat = 0; seat < record.seats; seat++) {
        const other = disguised < 3 ? veiled(match, veil, record, seat) : null;
        if (!other || other.record.entries.length <= at) continue;
        disguised++;
        expect(ownTurns(other.record, seat, other.retelling())).toEqual(ownTurns(other.record, seat));
      }
      match.playAgain(entry);
    }
    expect(disguised).toBeGreaterThan(0);
  });

  test('whose: a turn that the clock played a part of is nobody’s fault', () => {
    const seat = 0;
    expect(betterTurns(whole[seat]).length).toBeGreaterThan(0);
    const entries = record.entries.map((entry) =>
      'move' in entry && entry.seat === seat
        ? { ...entry, by: (entry.move as Move).kind === 'card' ? ('clock' as const) : ('player' as const) }
        : entry,
    );
    expect(betterTurns(ownTurns({ ...record, entries }, seat))).toEqual([]);
  });

  test('a better turn is one with another card, so much better by the bot’s own reckoning', () => {
    let said = 0;
    for (const [seat, turns] of whole.entries()) {
      const moments = betterTurns(turns);
      for (const moment of withOpinions({ moments, record, seat, budget: { iterations: 30 } })) {
        said++;
        const { card, was, k, made } = moment.params as unknown as Moments['betterTurn'];
        expect(card).not.toBe(was);
        expect(k).toBeGreaterThanOrEqual(MUCH_LEAD);
        const leads = moment.says.find(({ key }) => key === 'leads')?.params;
        expect(leads).toEqual({ made, best: made + k });
        expect(moment.kind).toBe('opinion');
        // No other statement of the page sounds as if it followed from the rules.
        expect(moment.says.filter(({ kind }) => kind === 'exact')).toEqual([]);
      }
    }
    expect(said).toBeGreaterThan(0);
  });
});
