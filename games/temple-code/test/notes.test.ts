import { expect, test } from 'vitest';
import { ALL_CARDS, DECK } from '../rules/deck.ts';
import { decode } from '../rules/decode.ts';
import { crossedOut } from '../rules/notes.ts';
import { cardOf } from './position.ts';

const boxes = (card: number, circles: number, triangles: number) =>
  crossedOut(card, { circles, triangles }).map(({ statuette, position }) => `${statuette} ${position}`);

const card = cardOf('narwhal', 'tiki', 'wave');

test('TC-6 TC-23 only blue rings: the two positions each statuette does not have on the card', () => {
  for (const circles of [1, 2, 3]) {
    expect(boxes(card, circles, 0)).toEqual([
      'wave 0',
      'wave 1',
      'tiki 0',
      'tiki 2',
      'narwhal 1',
      'narwhal 2',
    ]);
  }
});

test('TC-24 only red triangles: the position each statuette has on the card', () => {
  for (const triangles of [1, 2, 3]) {
    expect(boxes(card, 0, triangles)).toEqual(['wave 2', 'tiki 1', 'narwhal 0']);
  }
});

test('TC-25 nothing: the three statuettes in all positions', () => {
  expect(boxes(card, 0, 0)).toEqual([
    'wave 0',
    'wave 1',
    'wave 2',
    'tiki 0',
    'tiki 1',
    'tiki 2',
    'narwhal 0',
    'narwhal 1',
    'narwhal 2',
  ]);
});

test('TC-25 blue and red together: nothing directly', () => {
  expect(boxes(card, 1, 1)).toEqual([]);
  expect(boxes(card, 1, 2)).toEqual([]);
});

test('TC-23 TC-24 TC-25 the true combination is never crossed out', () => {
  for (const own of ALL_CARDS) {
    for (const decoded of ALL_CARDS) {
      for (const { statuette, position } of crossedOut(decoded, decode(own, decoded))) {
        expect(DECK[own][position]).not.toBe(statuette);
      }
    }
  }
});
