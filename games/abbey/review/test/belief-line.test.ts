/** AB: the belief in the true culprit, at a few hours of a match. */

import { recordsIn } from '@conclave/engine/testing/fixtures';
import { expect, test } from 'vitest';
import { believed, culpritOf, hoursOf, inTurn, withBeliefs } from '../belief-line.ts';
import { courseOf } from '../course.ts';

const [{ record }] = recordsIn(new URL('../../test/fixtures/', import.meta.url)).filter(
  ({ name }) => name === 'found-three',
);
const SEAT = 1;
/** No card has moved yet: deals are counted, without walks. */
const EARLY = 12;
const ENOUGH = { iterations: 1000 };

test('ten hours at most, each at a mass, an accusation or a revelation', () => {
  const course = courseOf(record, SEAT);
  const hours = hoursOf(course);
  expect(hours.length).toBeGreaterThan(3);
  expect(hours.length).toBeLessThanOrEqual(10);
  const toldAt = (at: number) => (course.find((hour) => hour.at === at)?.told ?? []).map(({ type }) => type);
  for (const hour of hours) {
    const told = [...toldAt(hour), ...toldAt(hour + 1)];
    expect(told.some((type) => type === 'mass' || type === 'accused' || type === 'revealed')).toBe(true);
  }
});

test('where time runs out, what is missing is spread over the match', () => {
  const hours = [10, 20, 30, 40, 50, 60, 70, 80];
  expect([...inTurn(hours)].sort((one, other) => one - other)).toEqual(hours);
  const [first, second, third] = inTurn(hours);
  expect(first).toBe(10);
  expect(Math.abs(first - second)).toBeGreaterThanOrEqual(40);
  expect(Math.abs(third - first)).toBeGreaterThan(10);
  expect(Math.abs(third - second)).toBeGreaterThan(10);
});

test('no hindsight: the truth says only at which suspect the belief is read', () => {
  const truth = culpritOf(record) ?? 0;
  const whole = believed(record, SEAT, [EARLY], truth, ENOUGH);
  expect(whole).toHaveLength(1);
  const prefix = { ...record, entries: record.entries.slice(0, EARLY), end: null };
  expect(believed(prefix, SEAT, [EARLY], truth, ENOUGH)).toEqual(whole);
  // The same chances, read at another suspect; whom the seat holds it does not suspect.
  const [held] = courseOf(prefix, SEAT)[0].told.flatMap((event) =>
    event.type === 'dealt' ? (event.cards ?? []) : [],
  );
  expect(believed(prefix, SEAT, [EARLY], held, ENOUGH)).toEqual([{ at: EARLY, share: 0 }]);
  expect(whole[0].share).toBeGreaterThan(0);
  expect(Number.isInteger(10 * whole[0].share)).toBe(true);
});

test('with nothing to spend there is no line, and a sample without a belief says so', () => {
  expect(believed(record, SEAT, [EARLY], 0, { iterations: 0 })).toEqual([]);
  const samples = [0, 5, 9].map((at) => ({ at, turn: at, values: { logic: 3 } }));
  const values = withBeliefs(samples, [{ at: 7, share: 0.4 }]).map(({ values: of }) => of.belief);
  expect(values).toEqual([null, 0.4, null]);
});
