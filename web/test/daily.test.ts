/** The streak and the line of the Daily. */

import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { dailyLog, join, note, playedOn, readDailyLog, signsOf, streakOf, UNPLAYED } = await import(
  '../sources/daily.ts'
);

const found = { wrong: 0, hint: false, result: 'found', onDay: true } as const;

test('a candle burns for each day in a row that was solved on its own day', () => {
  const log = {
    '2026-06-17': { abbey: found },
    '2026-06-18': { abbey: found, nuns: { ...found, onDay: false } },
    '2026-06-19': { nuns: found },
  };
  expect(streakOf(log, '2026-06-19')).toEqual({ now: 3, longest: 3 });
  // Today is not over yet.
  expect(streakOf(log, '2026-06-20')).toEqual({ now: 3, longest: 3 });
  expect(streakOf(log, '2026-06-21')).toEqual({ now: 0, longest: 3 });
  const late = { ...log, '2026-06-20': { nuns: { ...found, onDay: false } } };
  expect(streakOf(late, '2026-06-21').now).toBe(0);
});

test('a streak crosses the ends of months and years', () => {
  const days = ['2027-12-30', '2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01'];
  const log = Object.fromEntries(days.map((day) => [day, { nuns: found }]));
  expect(streakOf(log, '2028-01-01').now).toBe(3);
  expect(streakOf(log, '2028-03-01')).toEqual({ now: 3, longest: 3 });
});

test('the line tells of tries and hints, and of nothing else', () => {
  expect(signsOf(UNPLAYED)).toBe('');
  expect(signsOf({ ...found, wrong: 2, hint: true })).toBe('◇◇○◆');
  expect(signsOf({ ...found, wrong: 3, result: 'given' })).toBe('◇◇◇×');
});

test('what two devices found is joined, and nothing else is let in', () => {
  note('2026-06-20', 'nuns', { ...found, result: 'given', onDay: false, wrong: 3 });
  note('2026-06-20', 'abbey', found);
  join({
    '2026-06-20': { nuns: found, abbey: { ...found, result: null } },
    '2026-06-19': { templar: found },
    nonsense: { nuns: found },
    '2026-06-18': { nuns: { wrong: 'many' } },
  });
  expect(playedOn('2026-06-20', 'nuns')).toEqual(found);
  expect(playedOn('2026-06-20', 'abbey')).toEqual(found);
  expect(Object.keys(dailyLog.value).sort()).toEqual(['2026-06-19', '2026-06-20']);
  expect(readDailyLog('x')).toEqual({});
});
