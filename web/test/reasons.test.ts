/** Why a move is not possible: asked sparingly, and never told for another moment than that of the question. */

import type { AnyMove, AnyPerspective, Refusal } from '@conclave/engine';
import type { WhyAnswer } from '@conclave/wire/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reasons } from '../sources/reasons.ts';

const REST = 250;
const [RUN, FLY] = [{ kind: 'run' }, { kind: 'fly' }];
const TIRED: Refusal = { rule: 'T-1', reason: 'tired' };

function at(decision: number, watcher: AnyPerspective['watcher'] = 0): AnyPerspective {
  const still = {
    view: null,
    told: [],
    moves: [],
    waiting: [],
    asked: true,
    mayUndo: false,
    question: null,
    outcome: null,
  };
  return { ...still, watcher, decision };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asking(answer: (move: AnyMove) => WhyAnswer | Promise<WhyAnswer> = () => ({ refusal: TIRED })) {
  const page: { now: AnyPerspective | null } = { now: at(1) };
  const ask = vi.fn(async (move: AnyMove, _decision: number) => answer(move));
  return { page, ask, reasons: new Reasons(() => page.now, ask, REST) };
}

test('a click is answered at once', async () => {
  const { ask, reasons } = asking();
  expect(await reasons.why(RUN, true)).toEqual(TIRED);
  expect(ask).toHaveBeenCalledExactlyOnceWith(RUN, 1);
});

test('a glance asks only after it has rested; one that went on to something else does not ask', async () => {
  const { ask, reasons } = asking();
  const first = reasons.why(RUN, false);
  await vi.advanceTimersByTimeAsync(REST - 1);
  expect(ask).not.toHaveBeenCalled();
  const second = reasons.why(FLY, false);
  await vi.advanceTimersByTimeAsync(REST);
  expect(await first).toBeNull();
  expect(await second).toEqual(TIRED);
  expect(ask).toHaveBeenCalledExactlyOnceWith(FLY, 1);
});

test('a click on what was only glanced at does not wait for the rest, and is asked once', async () => {
  const { ask, reasons } = asking();
  const glance = reasons.why(RUN, false);
  expect(await reasons.why(RUN, true)).toEqual(TIRED);
  await vi.advanceTimersByTimeAsync(REST);
  expect(await glance).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('it is asked once a decision, and again when the decision changed or another seat sits there', async () => {
  const { page, ask, reasons } = asking((move) => ({ refusal: move === RUN ? TIRED : null }));
  for (const now of [at(1), at(1), at(2), at(2, 1)]) {
    page.now = now;
    expect(await reasons.why(RUN, true)).toEqual(TIRED);
    expect(await reasons.why(FLY, true)).toBeNull();
  }
  expect(ask).toHaveBeenCalledTimes(6);
});

test('where nobody answered, the next glance asks again', async () => {
  const { ask, reasons } = asking(() => null);
  expect(await reasons.why(RUN, true)).toBeNull();
  expect(await reasons.why(RUN, true)).toBeNull();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a reason that comes when the decision is another one is not told', async () => {
  let tell: (answer: WhyAnswer) => void = () => {};
  const { page, reasons } = asking(
    () =>
      new Promise((resolve) => {
        tell = resolve;
      }),
  );
  const late = reasons.why(RUN, true);
  page.now = at(2);
  tell({ refusal: TIRED });
  expect(await late).toBeNull();
});

test('a glance that rests while the decision changes does not ask', async () => {
  const { page, ask, reasons } = asking();
  const glance = reasons.why(RUN, false);
  page.now = at(2);
  await vi.advanceTimersByTimeAsync(REST);
  expect(await glance).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('spectators and whoever sits behind the curtain are told nothing', async () => {
  const { page, ask, reasons } = asking();
  for (const now of [null, at(1, 'gallery')]) {
    page.now = now;
    expect(await reasons.why(RUN, true)).toBeNull();
  }
  expect(ask).not.toHaveBeenCalled();
});

test('whether a move is possible is another answer than none', async () => {
  const { page, reasons } = asking((move) => (move === RUN ? { refusal: TIRED } : { refusal: null }));
  expect([await reasons.allows(RUN), await reasons.allows(FLY)]).toEqual([false, true]);
  expect(await asking(() => null).reasons.allows(RUN)).toBeNull();
  const asked = reasons.allows({ kind: 'swim' });
  page.now = at(2);
  expect(await asked).toBeNull();
});
