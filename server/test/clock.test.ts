import type { OpenWindow, TableTime } from '@conclave/engine';
import { DAY } from '@conclave/engine/time-units';
import { describe, expect, test } from 'vitest';
import {
  type Asking,
  type Clock,
  clockInfo,
  deadline,
  givenTime,
  isAbandoned,
  newClock,
  nextClock,
  overdue,
  pausedAt,
  pauseEnds,
  resumed,
  shifted,
  storedClock,
  windowCloses,
} from '../clock.ts';

const LIVE = { kind: 'live', turn: 10, bank: 20 } as const;
const DAYS = { kind: 'days', days: 3 } as const;
const NONE = { kind: 'none' } as const;
const PERSON = { byPerson: true, steppedBy: null, lapsed: null };

const TABLE: TableTime = { clock: 'live', devices: 'own', people: [0, 1], length: 8000, beat: 2000 };

const openly = (...seats: number[]): Asking => ({
  toAct: seats,
  window: null,
  waiting: seats,
  table: TABLE,
});
const hidden = (...seats: number[]): Asking => ({ ...openly(...seats), waiting: 'someone' });
const window = (id: number, ...seats: number[]): Asking => ({
  ...hidden(...seats),
  window: { id, kind: 'open', asked: seats, passed: [] },
});

/** The clock after a list of things asked, each at a second. */
function run(
  rule: typeof LIVE | typeof DAYS | typeof NONE,
  seats: number,
  ...asked: [number, Asking][]
): Clock {
  return asked.reduce(
    (clock, [second, asking]) => nextClock(rule, clock, asking, second * 1000, PERSON),
    newClock(rule, seats, 0),
  );
}

test('a turn has its time, then the bank', () => {
  const clock = run(LIVE, 2, [0, openly(0)]);
  expect(overdue(LIVE, clock, 29_999)).toEqual([]);
  expect(overdue(LIVE, clock, 30_000)).toEqual([0]);
  expect(deadline(LIVE, clock, TABLE)).toBe(30_000);
});

test('only what goes beyond the turn is taken from the bank', () => {
  expect(run(LIVE, 2, [0, openly(0)], [10, openly(1)]).banks).toEqual([20_000, 20_000]);
  expect(run(LIVE, 2, [0, openly(0)], [15, openly(1)]).banks).toEqual([15_000, 20_000]);
  expect(run(LIVE, 2, [0, openly(0)], [99, openly(1)]).banks).toEqual([0, 20_000]);
});

test('the small steps of one turn share its time', () => {
  const clock = run(LIVE, 2, [0, openly(0)], [6, openly(0)], [14, openly(0)]);
  expect(clock.banks).toEqual([20_000, 20_000]);
  expect(deadline(LIVE, clock, TABLE)).toBe(30_000);
  expect(run(LIVE, 2, [0, openly(0)], [6, openly(0)], [14, openly(1)]).banks).toEqual([16_000, 20_000]);
});

test('whoever asks the table and is asked in turn pays for the time before', () => {
  expect(run(LIVE, 2, [0, openly(0)], [15, window(7, 0, 1)]).banks).toEqual([15_000, 20_000]);
});

test('a window has one clock for all, whoever answered, and no bank', () => {
  const first = run(LIVE, 3, [0, openly(0)], [5, window(7, 1, 2)]);
  const second = nextClock(LIVE, first, window(7, 2), 12_000, PERSON);
  expect(clockInfo(LIVE, first, 12_000)).toEqual(clockInfo(LIVE, second, 12_000));
  expect(clockInfo(LIVE, second, 12_000)?.until).toEqual([{ seat: null, at: 15_000, more: true }]);
  expect(overdue(LIVE, second, 15_000)).toEqual([2]);
  const withdrawn = nextClock(LIVE, second, window(7, 1, 2), 13_000, PERSON);
  expect(overdue(LIVE, withdrawn, 15_000)).toEqual([1, 2]);
  expect(second.banks).toEqual([20_000, 20_000, 20_000]);
  expect(nextClock(LIVE, second, openly(0), 14_000, PERSON).banks).toEqual([20_000, 20_000, 20_000]);
  expect(clockInfo(LIVE, nextClock(LIVE, second, window(8, 1), 14_000, PERSON), 0)?.until[0].at).toBe(24_000);
});

test('nobody sees the time of somebody who is waited for in secret', () => {
  const clock = run(LIVE, 3, [0, hidden(1)], [25, hidden(2)]);
  expect(clockInfo(LIVE, clock, 25_000)).toEqual({ now: 25_000, banks: [20_000, 20_000, 20_000], until: [] });
  expect(overdue(LIVE, clock, 35_000)).toEqual([2]);
});

test('whoever let the time pass gets new time, not the rest of none', () => {
  const late = nextClock(LIVE, run(LIVE, 2, [0, openly(0)]), openly(0), 30_000, {
    byPerson: false,
    steppedBy: null,
    lapsed: 0,
  });
  expect(late.banks).toEqual([0, 20_000]);
  expect(overdue(LIVE, late, 39_999)).toEqual([]);
  expect(overdue(LIVE, late, 40_000)).toEqual([0]);
});

test('whoever plays alone has the time for each step', () => {
  const clock = run(LIVE, 1, [0, openly(0)], [9, openly(0)], [18, openly(0)]);
  expect(clock.banks).toEqual([20_000]);
  expect(deadline(LIVE, clock, TABLE)).toBe(48_000);
});

test('days, or no time at all', () => {
  expect(overdue(DAYS, run(DAYS, 2, [0, openly(1)]), 3 * DAY)).toEqual([1]);
  expect(overdue(NONE, run(NONE, 2, [0, openly(1)]), 1000 * DAY)).toEqual([]);
  expect(clockInfo(NONE, run(NONE, 2, [0, openly(1)]), 0)).toBeNull();
});

test('a match in which no person did anything for long is abandoned', () => {
  const clock = run(LIVE, 2, [100, openly(0)]);
  const bots = nextClock(LIVE, clock, openly(1), 500_000, { byPerson: false, steppedBy: null, lapsed: null });
  expect(isAbandoned(LIVE, bots, DAY)).toBe(false);
  expect(isAbandoned(LIVE, bots, DAY + 100_000)).toBe(true);
  expect(isAbandoned(NONE, run(NONE, 1, [0, openly(0)]), 30 * DAY)).toBe(true);
  expect(deadline(NONE, run(NONE, 1, [0, openly(0)]), TABLE)).toBe(30 * DAY);
});

test('time given back moves everything but the banks', () => {
  const clock = run(LIVE, 2, [0, openly(0)], [15, window(7, 0, 1)]);
  const later = shifted(clock, 5000);
  expect(deadline(LIVE, later, TABLE)).toBe(deadline(LIVE, clock, TABLE) + 5000);
  expect(later.window?.opened).toBe(20_000);
  expect(later.active).toBe(clock.active + 5000);
  expect(later.seen).toEqual([5000, 5000]);
  expect(later.banks).toEqual(clock.banks);
});

describe('a secret window', () => {
  const SECRET: OpenWindow = { id: 7, kind: 'secret', asked: [0, 1], passed: [] };
  const asking = (toAct: readonly number[], over: Partial<Asking> = {}): Asking => ({
    ...hidden(...toAct),
    window: SECRET,
    ...over,
  });
  const ALONE: TableTime = { ...TABLE, people: [0] };

  test('takes its length, whoever has answered; turns do not hurry it', () => {
    for (const owing of [[0, 1], [1], []]) {
      const clock = run(LIVE, 2, [1, asking([0, 1])], [3, asking(owing)]);
      expect(windowCloses(clock, TABLE)).toBe(9000);
      expect(deadline(LIVE, clock, TABLE)).toBe(9000);
      expect(overdue(LIVE, clock, 60_000)).toEqual([]);
      expect(clockInfo(LIVE, clock, 3000)?.until).toEqual([]);
    }
  });

  test('waits for the only person there is, by their clock, and then for a beat', () => {
    const open = run(LIVE, 2, [1, asking([0, 1], { table: ALONE })]);
    expect(windowCloses(open, ALONE)).toBeNull();
    expect(overdue(LIVE, open, 11_000)).toEqual([0, 1]);
    const answered = nextClock(LIVE, open, asking([1], { table: ALONE }), 6000, PERSON);
    expect(windowCloses(answered, ALONE)).toBe(8000);
  });

  test('keeps all of its times where time is given back', () => {
    const table = { ...TABLE, people: [0] };
    const clock = run(LIVE, 2, [1, asking([0, 1], { table })], [3, asking([1], { table })]);
    expect(windowCloses(shifted(clock, 5000), table)).toBe(10_000);
  });

  test('stored by an older version goes on from when it opened', () => {
    const { window: _window, ...rest } = run(LIVE, 2, [1, asking([0, 1])]);
    const stored = JSON.stringify({ ...rest, window: { id: 7, since: 1000 } });
    expect(windowCloses(storedClock(stored, SECRET), TABLE)).toBe(9000);
  });
});

test('in a pause no time is up, and afterwards everybody has as much as before', () => {
  const clock = run(LIVE, 2, [0, openly(0)]);
  const paused = pausedAt(clock, 4_000);
  expect(overdue(LIVE, paused, 99_000_000)).toEqual([]);
  expect(isAbandoned(LIVE, paused, 99 * DAY)).toBe(false);
  expect(clockInfo(LIVE, paused, 5_000)?.until).toEqual([]);
  expect(deadline(LIVE, paused, TABLE)).toBe(pauseEnds(LIVE, paused));
  const after = resumed(paused, 104_000);
  expect(pauseEnds(LIVE, after)).toBeNull();
  expect(overdue(LIVE, after, 129_999)).toEqual([]);
  expect(overdue(LIVE, after, 130_000)).toEqual([0]);
  expect(nextClock(LIVE, after, openly(1), 115_000, PERSON).banks).toEqual([15_000, 20_000]);
});

test('a window has its gift for all, whoever has answered; nobody gets it twice', () => {
  const clock = run(LIVE, 3, [0, window(7, 0, 1, 2)]);
  expect(givenTime(LIVE, clock, 1)).toBeNull();
  const given = givenTime(LIVE, clock, null);
  if (!given) throw new Error('nothing was given');
  const answered = nextClock(LIVE, given, window(7, 2), 5_000, PERSON);
  expect(overdue(LIVE, answered, 19_999)).toEqual([]);
  expect(overdue(LIVE, answered, 20_000)).toEqual([2]);
  expect(clockInfo(LIVE, answered, 5_000)?.until[0].at).toBe(20_000);
  const next = nextClock(LIVE, answered, window(8, 0, 1), 6_000, PERSON);
  expect(overdue(LIVE, next, 16_000)).toEqual([0, 1]);
  const late = resumed(pausedAt(answered, 5_000), 55_000);
  expect(overdue(LIVE, late, 69_999)).toEqual([]);
  expect(overdue(LIVE, late, 70_000)).toEqual([2]);
  expect(clockInfo(LIVE, late, 56_000)?.until[0].at).toBe(70_000);
});
