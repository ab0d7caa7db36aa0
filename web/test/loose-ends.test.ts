/** Loose ends are asked again after 1, 7 and 30 days, and are gone when they were answered rightly twice. */

import { expect, test } from 'vitest';

(globalThis as { localStorage?: unknown }).localStorage = { getItem: () => null, setItem: () => {} };
const { dueOn, openOf, readLooseEnds, withAnswer, withFound } = await import('../sources/loose-ends.ts');

const MOMENT = { match: 'm', game: 'nuns', seat: 0, at: 12, key: 'cardTold' };
const days = (ends: Parameters<typeof dueOn>[0]) => ends.map(({ due }) => due);

test('found today, it is asked tomorrow, and kept once', () => {
  const ends = withFound([], [MOMENT], '2026-06-20');
  expect(dueOn(ends, '2026-06-20')).toEqual([]);
  expect(dueOn(ends, '2026-06-21')).toHaveLength(1);
  expect(withFound(ends, [MOMENT], '2026-06-25')).toEqual(ends);
});

test('answered rightly it waits seven days; rightly again, it is gone and does not come back', () => {
  const once = withAnswer(withFound([], [MOMENT], '2026-06-20'), MOMENT, true, '2026-06-21');
  expect(days(once)).toEqual(['2026-06-28']);
  const twice = withAnswer(once, MOMENT, true, '2026-06-28');
  expect(openOf(twice)).toEqual([]);
  expect(dueOn(twice, '2027-01-01')).toEqual([]);
  expect(openOf(withFound(twice, [MOMENT], '2026-07-01'))).toEqual([]);
});

test('answered wrongly it is asked again; what was right before still counts', () => {
  const found = withFound([], [MOMENT], '2026-06-20');
  const wrong = withAnswer(withAnswer(found, MOMENT, true, '2026-06-21'), MOMENT, false, '2026-06-28');
  expect(days(wrong)).toEqual(['2026-07-28']);
  expect(openOf(withAnswer(wrong, MOMENT, true, '2026-06-29'))).toEqual([]);
});

test('what is kept has a bound, and junk is left out', () => {
  const many = Array.from({ length: 500 }, (_none, at) => ({ ...MOMENT, at }));
  expect(readLooseEnds(withFound([], many, '2026-06-20'))).toHaveLength(200);
  expect(readLooseEnds([{ match: 1 }, null, 'x'])).toEqual([]);
  expect(readLooseEnds('x')).toEqual([]);
});
