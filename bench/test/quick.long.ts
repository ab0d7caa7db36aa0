/** The bench as it is called, so that it cannot rot. */

import { expect, test } from 'vitest';
import type { Report } from '../report.ts';
import { CLIENT, MEASURES, REDUCER, REDUCER_GAMES } from '../subjects.ts';
import { GAMES, run } from './stand-ins.ts';

test('a quick run fills every line of the table, and the last line is the report', () => {
  const lines = run('--quick', '--json');
  const report: Report = JSON.parse(lines.at(-1) ?? '');
  const named = (measure: string, name: string) =>
    report.rows.filter((row) => row.measure === measure && row.name === name).map((row) => row.seats);

  expect(named('bare rules', REDUCER)).toEqual([2]);
  expect(named('bare rules', REDUCER_GAMES)).toEqual([2]);
  expect(named('through the match', CLIENT)).toEqual([2]);
  for (const measure of MEASURES) expect(named(measure, 'tic-tac-toe')).toEqual([2]);
  for (const { id, seats } of GAMES) {
    const counts = Array.from({ length: seats.max - seats.min + 1 }, (_none, index) => seats.min + index);
    expect(named('bare rules', id)).toEqual(counts);
    for (const measure of MEASURES.slice(1)) expect(named(measure, id)).toEqual([seats.max]);
  }

  for (const { measure, name, value, ratio, goal, met } of report.rows) {
    for (const spread of ratio ? [value, ratio] : [value]) {
      expect(spread.median, `${measure} ${name}`).toBeGreaterThan(0);
      expect(spread.low).toBeLessThanOrEqual(spread.median);
      expect(spread.high).toBeGreaterThanOrEqual(spread.median);
    }
    expect(met === null).toBe(goal === null);
    expect(lines.some((line) => line.startsWith(measure) && line.includes(` ${name} `))).toBe(true);
  }
  expect(report.rows.filter((row) => row.goal && 'times' in row.goal).every((row) => row.ratio)).toBe(true);
});
