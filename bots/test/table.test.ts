import {
  type AnyBot,
  type AnyMove,
  ChaCha8,
  type GameTypes,
  Match,
  type Question,
  type Seat,
  stretchSeed,
} from '@conclave/engine';
import { expect, test } from 'vitest';
import { playMatch } from '../table.ts';
import { nim, shout } from './toys.ts';

interface Heard {
  readonly seat: Seat;
  readonly asked: boolean;
}

/** Sits at every seat with bots that write down what they were asked. */
function sitDown(seats: number, answer: (question: Question<GameTypes>) => AnyMove | null) {
  const heard: Heard[] = [];
  const bot: AnyBot = {
    think(question) {
      heard.push({ seat: question.seat, asked: question.perspective.asked });
      return { move: answer(question), why: { key: 'random', params: {} } };
    },
  };
  const seated = Array.from({ length: seats }, (_none, seat) => ({
    bot,
    rng: new ChaCha8(stretchSeed(seat)),
    budget: { iterations: 1 },
  }));
  return { heard, seated };
}

const SAY = { kind: 'say' };
const SHOUT = { kind: 'shout' };

test('after each change everybody is heard once, clockwise from the active seat', () => {
  const { heard, seated } = sitDown(3, ({ perspective }) => (perspective.asked ? SAY : null));
  const { outcome, moves } = playMatch(Match.open(shout, 3, {}, stretchSeed(1)), seated);
  expect(outcome?.how).toBe('said');
  expect(moves).toBe(12);
  expect(heard.slice(0, 6)).toEqual([
    { seat: 0, asked: true },
    { seat: 1, asked: false },
    { seat: 2, asked: false },
    { seat: 1, asked: true },
    { seat: 2, asked: false },
    { seat: 0, asked: false },
  ]);
  expect(heard.length).toBe(36);
});

test('an interjection goes before the move of the active seat', () => {
  const { heard, seated } = sitDown(3, ({ seat }) => (seat === 2 ? SHOUT : SAY));
  const { outcome, moves } = playMatch(Match.open(shout, 3, {}, stretchSeed(1)), seated);
  expect(outcome?.places[0]).toEqual([2]);
  expect(moves).toBe(1);
  expect(heard.map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test('of two who want to interject the one nearer to the active seat does', () => {
  const { seated } = sitDown(3, ({ perspective }) => (perspective.asked ? SAY : SHOUT));
  const { outcome } = playMatch(Match.open(shout, 3, {}, stretchSeed(1)), seated);
  expect(outcome?.places[0]).toEqual([1]);
});

test('where nothing can be said out of turn only the active seat is asked', () => {
  const { heard, seated } = sitDown(2, ({ perspective }) => perspective.moves[0]);
  playMatch(Match.open(nim(4), 2, {}, stretchSeed(1)), seated);
  expect(heard.map(({ seat }) => seat)).toEqual([0, 1, 0, 1]);
});

test('bots get the complete perspective of their own seat', () => {
  const watchers: unknown[] = [];
  const { seated } = sitDown(2, ({ perspective, seat }) => {
    watchers.push([perspective.watcher, seat, perspective.told.length]);
    return perspective.moves[0];
  });
  playMatch(Match.open(nim(3), 2, {}, stretchSeed(1)), seated);
  expect(watchers).toEqual([
    [0, 0, 1],
    [1, 1, 2],
    [0, 0, 3],
  ]);
});

test('a bot that breaks the rules or says nothing when asked is a fault', () => {
  const illegal = sitDown(2, () => ({ kind: 'take', stones: 3 }));
  expect(() => playMatch(Match.open(nim(4), 2, {}, stretchSeed(1)), illegal.seated)).toThrow('notNow');
  const silent = sitDown(2, () => null);
  expect(() => playMatch(Match.open(nim(4), 2, {}, stretchSeed(1)), silent.seated)).toThrow('seat 0');
});

test('a game that does not end is stopped at the limit', () => {
  const { seated } = sitDown(2, () => ({ kind: 'take', stones: 1 }));
  expect(playMatch(Match.open(nim(9), 2, {}, stretchSeed(1)), seated, 5)).toEqual({
    outcome: null,
    moves: 5,
    turns: 5,
  });
});
