/** Composed moves that no list has: the rules are asked, once a move and decision. */

import type { AnyMove, AnyPerspective } from '@conclave/engine';
import { expect, test, vi } from 'vitest';
import { Judgements } from '../table/control/judgements.ts';

const [SUNG, MUMBLED] = [
  { kind: 'say', words: 'sung' },
  { kind: 'say', words: 'mumbled' },
];
const at = (decision: number) => ({ watcher: 0, decision }) as unknown as AnyPerspective;

function asking(answer: (move: AnyMove) => Promise<boolean | null>) {
  const page: { now: AnyPerspective | null } = { now: at(1) };
  const ask = vi.fn(answer);
  return { page, ask, judgements: new Judgements(() => page.now, ask) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a move is not possible before the rules have said so; then what was drawn is drawn anew', async () => {
  const { ask, judgements } = asking(async (move) => move === SUNG);
  expect([judgements.allow(SUNG), judgements.allow(MUMBLED), judgements.allow(SUNG)]).toEqual([
    false,
    false,
    false,
  ]);
  await settled();
  expect([judgements.allow(SUNG), judgements.allow(MUMBLED)]).toEqual([true, false]);
  expect(ask.mock.calls).toEqual([[SUNG], [MUMBLED]]);
  expect(judgements.answers.peek()).toBe(1);
});

test('an answer for a decision that is past counts for no later one', async () => {
  const { page, ask, judgements } = asking(async () => true);
  judgements.allow(SUNG);
  page.now = at(2);
  await settled();
  expect(judgements.answers.peek()).toBe(0);
  expect(judgements.allow(SUNG)).toBe(false);
  await settled();
  expect(judgements.allow(SUNG)).toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['nobody answered', async () => null],
  ['the question failed', async () => Promise.reject(new Error('gone'))],
])('where %s, it is asked again', async (_how, answer) => {
  const { ask, judgements } = asking(answer);
  judgements.allow(SUNG);
  await settled();
  expect(judgements.allow(SUNG)).toBe(false);
  expect(ask).toHaveBeenCalledTimes(2);
});
