import type { AnyEvent, HouseEvent, Mind, Question } from '@conclave/engine';
import { ChaCha8, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { Memory } from '../memory.ts';

/** A mind that remembers what it was told; `made` lists all that were made. */
function listening() {
  const made: string[][] = [];
  const make = (): Mind<null, null, AnyEvent> => {
    const heard: string[] = [];
    made.push(heard);
    return { told: (event) => heard.push(event.type), imagine: () => null, excludes: () => false };
  };
  return { made, memory: new Memory(make) };
}

function question(told: readonly (AnyEvent | HouseEvent)[]): Question<null, { kind: string }, AnyEvent> {
  return {
    perspective: {
      watcher: 0,
      view: null,
      told,
      moves: [],
      waiting: [],
      decision: 0,
      mayUndo: false,
      outcome: null,
    },
    seat: 0,
    seats: 1,
    options: {},
    asked: true,
    budget: { iterations: 1 },
    rng: new ChaCha8(stretchSeed(0)),
  };
}

const [A, B, C] = ['a', 'b', 'c'].map((type) => ({ type }));

test('every event is told once', () => {
  const { made, memory } = listening();
  memory.recall(question([A]));
  memory.recall(question([A]));
  memory.recall(question([A, B, C]));
  expect(made).toEqual([['a', 'b', 'c']]);
});

test('after a step taken back the mind starts afresh without it', () => {
  const { made, memory } = listening();
  memory.recall(question([A, B]));
  const back: HouseEvent = { type: 'house.takenBack', seat: 0, from: 1, count: 1 };
  memory.recall(question([A, B, back]));
  memory.recall(question([A, B, back, C]));
  expect(made).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ]);
});
