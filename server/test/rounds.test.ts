import { expect, test } from 'vitest';
import { Rounds } from '../rounds.ts';

const PARTS = 20;

function visiting(all: ReadonlySet<number>) {
  const visits: number[] = [];
  const rounds = new Rounds(all, (one) => visits.push(one));
  const parts = (count: number) => {
    const from = visits.length;
    for (let part = 0; part < count; part++) rounds.part();
    return visits.slice(from);
  };
  return { parts };
}

test('each is visited once a round, a few at a time', () => {
  for (const size of [0, 1, 7, 20, 999]) {
    const all = new Set(Array.from({ length: size }, (_none, one) => one));
    const { parts } = visiting(all);
    for (let round = 0; round < 3; round++)
      expect(new Set([...parts(PARTS)]).size).toBeGreaterThanOrEqual(size - 1);
    expect(parts(1).length).toBeLessThanOrEqual(Math.ceil(size / PARTS));
    const visits = parts(10 * PARTS);
    for (const one of all) {
      const count = visits.filter((visited) => visited === one).length;
      expect(count).toBeGreaterThanOrEqual(9);
      expect(count).toBeLessThanOrEqual(11);
    }
  }
});

test('whoever comes is visited within two rounds, and whoever has gone never again', () => {
  const all = new Set([1, 2, 3]);
  const { parts } = visiting(all);
  parts(PARTS + 3);
  all.add(4);
  all.delete(2);
  const visits = parts(2 * PARTS);
  expect(visits).toContain(4);
  expect(visits).not.toContain(2);
});
