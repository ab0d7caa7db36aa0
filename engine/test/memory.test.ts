import { expect, test } from 'vitest';
import type { AnyEvent, GameTypes, HouseEvent } from '../game.ts';
import { Memory } from '../memory.ts';
import type { Knowledge, Mind } from '../mind.ts';

interface Listening extends GameTypes {
  state: null;
  view: string;
}

/** A mind that remembers what it was told; `made` lists all that were made, `seen` what they saw. */
function listening() {
  const made: string[][] = [];
  const seen: string[] = [];
  const make = (): Mind<Listening> => {
    const heard: string[] = [];
    made.push(heard);
    return {
      told: (event) => heard.push(event.type),
      look: (view) => seen.push(view),
      imagine: () => null,
      excludes: () => false,
    };
  };
  return { made, seen, memory: new Memory(make) };
}

function knowing(told: readonly (AnyEvent | HouseEvent)[], view = ''): Knowledge<Listening> {
  return {
    perspective: {
      watcher: 0,
      view,
      told,
      moves: [],
      waiting: [],
      asked: true,
      decision: 0,
      mayUndo: false,
      question: null,
      outcome: null,
    },
    seat: 0,
    seats: 1,
    options: {},
  };
}

const [A, B, C] = ['a', 'b', 'c'].map((type) => ({ type }));

test('every event is told once', () => {
  const { made, memory } = listening();
  memory.recall(knowing([A]));
  memory.recall(knowing([A]));
  memory.recall(knowing([A, B, C]));
  expect(made).toEqual([['a', 'b', 'c']]);
});

test('what changed without a word is seen', () => {
  const { seen, memory } = listening();
  memory.recall(knowing([A], 'before'));
  memory.recall(knowing([A], 'after'));
  expect(seen).toEqual(['before', 'after']);
});

test('after a step taken back the mind starts afresh without it', () => {
  const { made, memory } = listening();
  memory.recall(knowing([A, B]));
  const back: HouseEvent = { type: 'house.takenBack', seat: 0, from: 1, count: 1 };
  memory.recall(knowing([A, B, back]));
  memory.recall(knowing([A, B, back, C]));
  expect(made).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ]);
});

test('asked for another seat or another match it starts afresh', () => {
  const { made, memory } = listening();
  memory.recall(knowing([A, B]));
  memory.recall({ ...knowing([A, B, C]), seat: 1 });
  memory.recall({ ...knowing([B, B, C, C]), seat: 1 });
  expect(made).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['b', 'b', 'c', 'c'],
  ]);
});
