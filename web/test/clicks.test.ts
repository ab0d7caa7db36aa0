/** One Undo takes back what one click did. */

import type { AnyMove, AnyPerspective, Refusal } from '@conclave/engine';
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';

// The real ones ask the browser.
vi.mock('../say.ts', () => ({ say: {} }));
vi.mock('../catalogue.ts', () => ({ gameOf: () => undefined }));

import type { TableSource } from '../sources/source.ts';
import { LessonBounds } from '../table/control/lesson-bounds.ts';
import type { Screen } from '../table/control/screen.ts';
import { Steps } from '../table/control/steps.ts';

const step = (to: number): AnyMove => ({ kind: 'step', to }) as AnyMove;
const WAY = [step(1), step(2), step(3)];

/** A table that makes every step, and takes back all after the first `bound` ones. */
function table(bound = 0) {
  const made: AnyMove[] = [];
  const now = () =>
    ({
      watcher: 0,
      moves: [...WAY, step(9)],
      told: [],
      mayUndo: made.length > bound,
    }) as never as AnyPerspective;
  const perspective = signal<AnyPerspective | null>(now());
  const change = async (act: () => void): Promise<Refusal | null> => {
    act();
    perspective.value = now();
    return null;
  };
  const source = {
    perspective,
    info: signal(null),
    submit: (move: AnyMove) => change(() => made.push(move)),
    undo: () => change(() => made.pop()),
  };
  const silent = { made: () => {}, refused: () => {} };
  const steps = new Steps(source as never as TableSource, {} as Screen, new LessonBounds(), silent);
  return { made, steps };
}

const expected = () => true;

test('a walk of several doors is taken back at once, and what was clicked before it at the next Undo', async () => {
  const { made, steps } = table();
  await steps.submit(step(9));
  await steps.submitAll(WAY, expected);
  expect(made).toEqual([step(9), ...WAY]);
  await steps.undo();
  expect(made).toEqual([step(9)]);
  await steps.undo();
  expect(made).toEqual([]);
});

test('what was made by itself goes with the click that led to it', async () => {
  const { made, steps } = table();
  await steps.submit(step(1));
  await steps.submitForced(step(2));
  await steps.undo();
  expect(made).toEqual([]);
});

test('what has bound stays, and counts for no later click', async () => {
  const { made, steps } = table(2);
  await steps.submitAll(WAY, expected);
  await steps.undo();
  expect(made).toEqual(WAY.slice(0, 2));
  await steps.submit(step(9));
  await steps.undo();
  expect(made).toEqual(WAY.slice(0, 2));
});

test('another one before the screen takes back their own steps, one at a time', async () => {
  const { made, steps } = table();
  await steps.submitAll(WAY, expected);
  steps.forget();
  await steps.undo();
  expect(made).toEqual(WAY.slice(0, 2));
});
