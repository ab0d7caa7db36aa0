import { expect, test } from 'vitest';
import { FairQueue } from '../fair-queue.ts';

function filled(places: readonly string[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const [n, place] of places.entries()) {
    const [owner, match, kind] = place.split(' ');
    queue.push(`${place} #${n}`, { owner, match, background: kind === 'alone' });
  }
  return queue;
}

const order = (queue: FairQueue<string>) =>
  Array.from({ length: queue.size(true) }, () => queue.shift(true)?.split(' #')[0]);

test('owners come in turn, and so do the matches of each', () => {
  const queue = filled(['eve 1', 'eve 1', 'eve 2', 'eve 3', 'ann 9', 'ann 9', 'ben 8']);
  expect(order(queue)).toEqual(['eve 1', 'ann 9', 'ben 8', 'eve 2', 'ann 9', 'eve 3', 'eve 1']);
});

test('two hundred of one owner hold up nobody who comes after them', () => {
  const queue = filled([...Array.from({ length: 200 }, (_none, n) => `eve ${n}`), 'ann 9']);
  queue.shift(true);
  expect(queue.shift(true)).toMatch(/^ann/);
});

test('what nobody waits for comes last, and only where it is wanted', () => {
  const queue = filled(['eve 1 alone', 'ann 9', 'eve 2 alone']);
  expect(queue.size(false)).toBe(1);
  expect(queue.size(true)).toBe(3);
  expect(queue.shift(false)).toMatch(/^ann/);
  expect(queue.shift(false)).toBeUndefined();
  expect(order(queue)).toEqual(['eve 1 alone', 'eve 2 alone']);
  expect(queue.shift(true)).toBeUndefined();
});
