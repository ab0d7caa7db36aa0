/** SL: the review of stored matches. */

import { allHeard, type Match, retell } from '@conclave/engine';
import { recordsIn } from '@conclave/engine/testing/fixtures';
import { reviewTests } from '@conclave/engine/testing/reviews';
import { expect, test } from 'vitest';
import { HOME } from '../../rules/board.ts';
import { ALL_CARDS, SPAN } from '../../rules/cards.ts';
import { changed, PAIRS } from '../../rules/changes.ts';
import { type SecretLabyrinth, secretLabyrinth } from '../../rules/game.ts';
import { areJoined } from '../../rules/paths.ts';
import { veilOf } from '../../test/disguise.ts';
import { exact } from '../exact.ts';
import { secretLabyrinthReview } from '../index.ts';
import type { Holdings } from '../keys.ts';
import type { Asked } from '../moments.ts';

const RECORDS = recordsIn(new URL('../../test/fixtures/', import.meta.url));

reviewTests(
  secretLabyrinthReview,
  RECORDS,
  exact,
  { rules: secretLabyrinth, veil: veilOf(false), veilStride: 150 },
  80,
);

const everySeat = RECORDS.flatMap(({ name, record }) =>
  Array.from({ length: record.seats }, (_none, seat) => ({ name, record, seat, found: exact(record, seat) })),
);

test('at each own turn the curve counts the results that join pawn and secret, from none to all 25', () => {
  const seen = new Set<number>();
  for (const { found } of everySeat) {
    for (const { values } of found.turns) {
      if (values.ways === null) continue;
      expect(values.ways).toBeGreaterThanOrEqual(0);
      expect(values.ways).toBeLessThanOrEqual(PAIRS.length);
      seen.add(values.ways);
    }
    const { turns, could, took } = found.summary;
    expect(could).toBeLessThanOrEqual(turns);
    // By a jump to an animal a card is taken besides (SL-13).
    expect(took).toBeGreaterThanOrEqual(0);
  }
  expect(seen.size).toBeGreaterThan(5);
});

test('what could be known of a rival before a duel is true, and says how many divisions fit', () => {
  let compared = 0;
  for (const { record, seat, found } of everySeat) {
    const duels = found.moments.filter(({ key }) => key === 'duel');
    const { match, entries } = retell<SecretLabyrinth>(secretLabyrinth, record);
    const full = match as Match<SecretLabyrinth>;
    let before: readonly number[] = [];
    let fought: readonly number[] = [];
    for (const { at, told } of entries) {
      if (allHeard(told, seat).some(({ type }) => type === 'weaponsShown')) fought = before;
      const { now, root } = full.snapshot();
      before = [...(now ?? root).state.owner];
      for (const { says } of duels.filter((duel) => duel.at === at + 1)) {
        for (const { params } of says.filter(({ key }) => key === 'holdings')) {
          const { who, prize, least, most, sure, divisions, more } = params as unknown as Holdings;
          if (more) continue;
          const { first, end } = SPAN[prize];
          const held = ALL_CARDS.filter((card) => card >= first && card < end && fought[card] === who);
          expect(held.length).toBeGreaterThanOrEqual(least);
          expect(held.length).toBeLessThanOrEqual(most);
          expect(held).toEqual(expect.arrayContaining([...sure]));
          expect(divisions).toBeGreaterThan(0);
          compared++;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(3);
});

test('a missed card was within reach, and the guess is right where the castle then joins them', () => {
  let asked = 0;
  for (const { found, name } of everySeat) {
    for (const moment of found.moments) {
      if (moment.ask === null) continue;
      asked++;
      const { turned, pawn, wanted } = moment.ask as unknown as Asked;
      let right = 0;
      PAIRS.forEach((pair, guess) => {
        const isJoined = areJoined(changed(turned, pair), pawn, HOME[wanted]);
        expect(secretLabyrinthReview.check(moment, guess)?.right, name).toBe(isJoined);
        if (isJoined) right++;
      });
      expect(right).toBe(moment.params.k);
      expect(secretLabyrinthReview.check(moment, PAIRS.length)).toBeNull();
      expect(secretLabyrinthReview.check(moment, 'x')).toBeNull();
    }
  }
  expect(asked).toBeGreaterThan(0);
});

test('nobody is blamed for moves that the clock made', () => {
  const [{ record }] = RECORDS;
  const lapsed = {
    ...record,
    entries: record.entries.map((entry) => ('move' in entry ? { ...entry, by: 'clock' as const } : entry)),
  };
  let blamed = 0;
  for (let seat = 0; seat < record.seats; seat++) {
    blamed += exact(record, seat).moments.filter(({ kind }) => kind === 'known').length;
    const { moments } = exact(lapsed, seat);
    expect(moments.filter(({ kind }) => kind === 'known')).toEqual([]);
    expect(moments.filter(({ key }) => key === 'opened')).toEqual([]);
  }
  expect(blamed).toBeGreaterThan(0);
});
