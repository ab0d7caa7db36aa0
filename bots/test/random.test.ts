import { type AnyPerspective, ChaCha8, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { randomBot, randomMove } from '../random.ts';

const MANY = [
  { kind: 'rare' },
  ...Array.from({ length: 9 }, (_none, number) => ({ kind: 'common', number })),
];

function perspective(moves: AnyPerspective['moves'], asked: boolean): AnyPerspective {
  return {
    watcher: 0,
    view: null,
    told: [],
    moves,
    waiting: [0],
    asked,
    decision: 0,
    mayUndo: false,
    question: null,
    outcome: null,
  };
}

function ask(asked: boolean, times: number): number {
  const rng = new ChaCha8(stretchSeed('random'));
  const bot = randomBot();
  const budget = { iterations: 1 };
  const spoken = Array.from(
    { length: times },
    () =>
      bot.think({ perspective: perspective(MANY, asked), seat: 0, seats: 2, options: {}, budget, rng }).move,
  );
  return spoken.filter((move) => move !== null).length;
}

test('a kind with one move is chosen as often as a kind with nine', () => {
  const rng = new ChaCha8(stretchSeed('kinds'));
  const drawn = Array.from({ length: 4000 }, () => randomMove(MANY, rng));
  const rare = drawn.filter((move) => move.kind === 'rare').length;
  expect(rare).toBeGreaterThan(1800);
  expect(rare).toBeLessThan(2200);
  expect(new Set(drawn).size).toBe(MANY.length);
});

test('asked it always moves, not asked it interjects seldom', () => {
  expect(ask(true, 500)).toBe(500);
  const interjections = ask(false, 5000);
  expect(interjections).toBeGreaterThan(50);
  expect(interjections).toBeLessThan(200);
});

test('without moves it does nothing', () => {
  const rng = new ChaCha8(stretchSeed('none'));
  const thought = randomBot().think({
    perspective: perspective([], false),
    seat: 0,
    seats: 2,
    options: {},
    budget: { iterations: 1 },
    rng,
  });
  expect(thought.move).toBeNull();
});
