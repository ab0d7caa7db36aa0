/** Several steps with one click. */

import type { AnyMove, Watcher } from '@conclave/engine';
import { expect, test } from 'vitest';
import { playAll } from '../table/control/play-all.ts';

const go = (to: number): AnyMove => ({ kind: 'go', to }) as AnyMove;
const WAY = [go(1), go(2), go(3)];

interface Turn {
  readonly told: readonly string[];
  readonly moves?: readonly AnyMove[];
  readonly watcher?: Watcher;
  readonly refused?: boolean;
}

/** A table on which the n-th step leads to the n-th of these. */
function table(turns: readonly Turn[]) {
  const made: AnyMove[] = [];
  const told = (count: number) =>
    turns.slice(0, count).flatMap((turn) => turn.told.map((type) => ({ type }) as never));
  const frame = () => ({
    watcher: turns[made.length - 1]?.watcher ?? 0,
    moves: turns[made.length - 1]?.moves ?? WAY,
    told: told(made.length),
  });
  return {
    made,
    stepping: {
      now: frame,
      submit: async (step: AnyMove) => {
        if (turns[made.length]?.refused) return false;
        made.push(step);
        return true;
      },
      isComposed: ({ kind }: AnyMove) => kind === 'plan',
      after: async () => frame(),
    },
  };
}

const isStep = ({ type }: { readonly type: string }) => type === 'stepped';
const stepped: Turn = { told: ['stepped'] };

test('all steps are made in order while nothing else is told', async () => {
  const { made, stepping } = table([stepped, stepped, stepped]);
  expect(await playAll(WAY, isStep, stepping)).toBe(3);
  expect(made).toEqual(WAY);
});

test('what the player composed need not be listed', async () => {
  const plan: AnyMove = { kind: 'plan' };
  const { made, stepping } = table([stepped, stepped]);
  expect(await playAll([plan, plan], isStep, stepping)).toBe(2);
  expect(made).toEqual([plan, plan]);
});

test('something unexpected stops it at once, and the step that led to it counts', async () => {
  const { made, stepping } = table([stepped, { told: ['stepped', 'seen'] }, stepped]);
  expect(await playAll(WAY, isStep, stepping)).toBe(2);
  expect(made).toEqual(WAY.slice(0, 2));
});

test('a step that is no longer legal is not tried', async () => {
  const { made, stepping } = table([{ ...stepped, moves: [go(9)] }, stepped]);
  expect(await playAll(WAY, isStep, stepping)).toBe(1);
  expect(made).toEqual([go(1)]);
});

test('a refused step ends it', async () => {
  const { made, stepping } = table([stepped, { ...stepped, refused: true }]);
  expect(await playAll(WAY, isStep, stepping)).toBe(1);
  expect(made).toEqual([go(1)]);
});

test('nobody steps on for somebody else who sits down before the screen', async () => {
  const { made, stepping } = table([{ ...stepped, watcher: 1 }, stepped]);
  expect(await playAll(WAY, isStep, stepping)).toBe(1);
  expect(made).toEqual([go(1)]);
});
