import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closingTime,
  followWindow,
  MAX_EXTENSIONS,
  mayExtend,
  type TableTime,
  WINDOW_OPTION,
  type WindowTime,
  windowLength,
  windowOption,
} from '../closing-time.ts';

const LENGTH = 8000;
const BEAT = 1000;
const TABLE: TableTime = { clock: 'none', devices: 'own', people: [0, 1, 2], length: LENGTH, beat: BEAT };
const OPENED = 50_000;

function opened(asked: readonly number[], over: Partial<WindowTime> = {}, passed: readonly number[] = []) {
  const window = { id: 1, kind: 'secret', asked, passed } as const;
  return { window, opened: OPENED, lastPass: null, extensions: 0, lastAnswer: null, ...over };
}

describe('several people, each at a device of their own', () => {
  test.each(['none', 'live'] as const)(
    'clock %s: the full length, whoever has answered and when',
    (clock) => {
      for (const lastAnswer of [null, OPENED, OPENED + 3000, OPENED + LENGTH]) {
        expect(closingTime({ ...TABLE, clock }, opened([0, 1], { lastAnswer }))).toBe(OPENED + LENGTH);
      }
    },
  );

  test('also if only one of them is asked, and the others are bots', () => {
    expect(closingTime(TABLE, opened([1, 3, 4]))).toBe(OPENED + LENGTH);
  });

  test('one length more for each time somebody asked for it, twice at most', () => {
    for (const extensions of [0, 1, 2, 3, 9]) {
      const times = 1 + Math.min(extensions, MAX_EXTENSIONS);
      expect(closingTime(TABLE, opened([0], { extensions }))).toBe(OPENED + times * LENGTH);
      expect(mayExtend(TABLE, opened([0], { extensions }))).toBe(extensions < MAX_EXTENSIONS);
    }
  });

  test('only bots asked: one beat', () => {
    expect(closingTime(TABLE, opened([3, 4]))).toBe(OPENED + BEAT);
    expect(mayExtend(TABLE, opened([3, 4]))).toBe(false);
  });

  test('one beat after the last person asked has passed publicly, and not before', () => {
    const lastPass = OPENED + 2500;
    expect(closingTime(TABLE, opened([0, 1, 4], { lastPass }, [0]))).toBe(OPENED + LENGTH);
    expect(closingTime(TABLE, opened([0, 1, 4], { lastPass }, [0, 1]))).toBe(lastPass + BEAT);
  });
});

describe('one person, or one device', () => {
  const ALONE: TableTime = { ...TABLE, people: [2] };
  const SOFA: TableTime = { ...TABLE, devices: 'shared' };

  test.each([
    ['one person', ALONE],
    ['one device', SOFA],
  ])('%s: as long as they take, and one beat', (_who, table) => {
    expect(closingTime(table, opened([0, 2]))).toBeNull();
    expect(closingTime(table, opened([0, 2], { lastAnswer: OPENED + 90_000 }))).toBe(OPENED + 90_000 + BEAT);
    expect(mayExtend(table, opened([0, 2]))).toBe(false);
  });

  test('who is not asked is not waited for', () => {
    expect(closingTime(ALONE, opened([0, 1]))).toBe(OPENED + BEAT);
  });

  test('who has passed publicly is not waited for', () => {
    expect(closingTime(ALONE, opened([0, 2], { lastPass: OPENED + 40 }, [2]))).toBe(OPENED + 40 + BEAT);
  });
});

describe('nobody waits', () => {
  test('by correspondence', () => {
    expect(closingTime({ ...TABLE, clock: 'days' }, opened([0, 1, 2]))).toBe(OPENED);
  });

  test('with length 0', () => {
    for (const people of [[], [1], [0, 1, 2]]) {
      expect(closingTime({ ...TABLE, people, length: 0 }, opened([0, 1, 2]))).toBe(OPENED);
    }
  });
});

test('answers change nothing wherever two people sit at devices of their own', () => {
  const table = fc.record({
    clock: fc.constantFrom('none' as const, 'live' as const, 'days' as const),
    devices: fc.constant('own' as const),
    people: fc.subarray([0, 1, 2, 3], { minLength: 2 }),
    length: fc.constantFrom(0, 4000, 15_000),
    beat: fc.nat(3000),
  });
  const time = fc.record({
    asked: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
    lastPass: fc.option(fc.nat(9000)),
    extensions: fc.nat(3),
  });
  const answer = fc.option(fc.nat(60_000));
  fc.assert(
    fc.property(table, time, answer, answer, (at, { asked, ...rest }, one, other) => {
      const close = (lastAnswer: number | null) => closingTime(at, opened(asked, { ...rest, lastAnswer }));
      expect(close(one)).toBe(close(other));
    }),
  );
});

test('the host’s option: 0, or 4 to 15 seconds; 8 where nothing is said', () => {
  const spec = windowOption[WINDOW_OPTION];
  const seconds = spec.kind === 'choice' ? spec.values.map(Number) : [];
  expect(seconds.filter((length) => length !== 0 && (length < 4 || length > 15))).toEqual([]);
  expect(seconds).toContain(0);
  expect(windowLength({})).toBe(8000);
  expect(windowLength({ [WINDOW_OPTION]: '15' })).toBe(15_000);
  expect(windowLength({ [WINDOW_OPTION]: '0' })).toBe(0);
});

describe('a window that is followed', () => {
  const window = (over: Partial<WindowTime['window']> = {}) =>
    ({ id: 1, kind: 'secret', asked: [0, 1, 2], passed: [], ...over }) as const;
  const nobody = () => false;
  const only =
    (...seats: number[]) =>
    (seat: number) =>
      seats.includes(seat);

  test('opens when it is first seen; another one opens anew', () => {
    const first = followWindow(null, window(), [0], only(0), 100, false);
    expect(followWindow(first, window(), [0], only(0), 900, false).opened).toBe(100);
    expect(followWindow(first, window({ id: 2 }), [0], only(0), 900, false).opened).toBe(900);
  });

  test('is answered when no person owes anything, whatever bots owe, and not if somebody thinks better of it', () => {
    const open = followWindow(null, window(), [0, 1], only(0, 2), 100, false);
    expect(open.lastAnswer).toBeNull();
    const answered = followWindow(open, window(), [0, 1], only(2), 300, false);
    expect(answered.lastAnswer).toBe(300);
    expect(followWindow(answered, window(), [0, 1], nobody, 500, false).lastAnswer).toBe(300);
    expect(followWindow(answered, window(), [0, 1], nobody, 500, true).lastAnswer).toBe(500);
    const again = followWindow(answered, window(), [0, 1], only(1), 600, false);
    expect(again.lastAnswer).toBeNull();
    expect(followWindow(again, window(), [0, 1], nobody, 800, false).lastAnswer).toBe(800);
  });

  test('does not wait for those who have passed publicly', () => {
    expect(followWindow(null, window({ passed: [0] }), [0], only(0), 100, false).lastAnswer).toBe(100);
  });

  test('knows when somebody last passed, but not of those who had passed before it opened', () => {
    const open = followWindow(null, window({ passed: [2] }), [0, 1, 2], only(0, 1), 100, false);
    expect(open.lastPass).toBeNull();
    const one = followWindow(open, window({ passed: [0, 2] }), [0, 1, 2], only(1), 300, false);
    expect(one.lastPass).toBe(300);
    expect(followWindow(one, window({ passed: [0, 2] }), [0, 1, 2], nobody, 500, false).lastPass).toBe(300);
  });

  test('keeps the time that was asked for', () => {
    const open = { ...followWindow(null, window(), [0, 1], only(0), 100, false), extensions: 1 };
    expect(followWindow(open, window(), [0, 1], nobody, 300, false).extensions).toBe(1);
  });
});
