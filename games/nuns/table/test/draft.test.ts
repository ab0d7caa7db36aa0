import { expect, test } from 'vitest';
import { BLANK, type Draft, movesTo } from '../play/draft.ts';

const words = (from: Draft, to: Draft) =>
  movesTo(2, from, to).map((move) => {
    if (move.kind === 'pace') return move.card;
    return move.kind === 'step' ? String(move.to) : move.kind;
  });
const walk = (...way: number[]): Draft => ({ ...BLANK, card: 'walk', way });

test('a way is drawn on where it goes on', () => {
  expect(words(BLANK, walk(16, 15, 30))).toEqual(['walk', '16', '15', '30']);
  expect(words(walk(16), walk(16, 15, 30))).toEqual(['15', '30']);
  expect(words(walk(16, 15), walk(16, 15))).toEqual([]);
});

test('and is rubbed out and drawn anew where it does not', () => {
  expect(words(walk(16, 15), walk(16, 17))).toEqual(['erase', 'walk', '16', '17']);
  expect(words(walk(16), { ...walk(16), card: 'run' })).toEqual(['erase', 'run', '16']);
  expect(words(walk(16), BLANK)).toEqual(['erase']);
});

test('turn 1: the first move ends where it is to end', () => {
  const both: Draft = { ...walk(16, 15, 30, 35, 51, 50, 36), split: 4 };
  expect(words(BLANK, both)).toEqual(['walk', '16', '15', '30', '35', 'rest', '51', '50', '36']);
  expect(words(walk(16, 15, 30, 35), both)).toEqual(['rest', '51', '50', '36']);
  expect(words({ ...walk(16, 15, 30, 35), split: 4 }, both)).toEqual(['51', '50', '36']);
  expect(words(walk(16, 15, 30, 35), { ...walk(16, 15, 30, 35), split: 4 })).toEqual(['rest']);
  expect(words(walk(16, 15, 30, 35, 51), both).at(0)).toBe('erase');
  expect(words(BLANK, { ...BLANK, card: 'stand', split: 0 })).toEqual(['stand']);
});

test('Fast belongs to the move in which it is used', () => {
  expect(words(walk(16), { ...walk(16, 15), fast: 1 })).toEqual(['hurry', '15']);
  const second: Draft = { ...walk(16, 15, 30, 35), split: 3, fast: 2 };
  expect(words(BLANK, second)).toEqual(['walk', '16', '15', '30', 'rest', 'hurry', '35']);
  expect(words({ ...walk(16, 15, 30), split: 3 }, second)).toEqual(['hurry', '35']);
  expect(words({ ...walk(16, 15, 30), split: 3 }, { ...walk(16, 15, 30), split: 3, fast: 1 }).at(0)).toBe(
    'erase',
  );
  expect(words({ ...walk(16), fast: 1 }, { ...walk(16, 15), fast: 1 })).toEqual(['15']);
});

test('a caught novice who changes her mind', () => {
  const obeying: Draft = { ...walk(78), obeys: true };
  expect(words(BLANK, obeying)).toEqual(['obey', '78']);
  expect(words(obeying, walk(78))).toEqual(['erase', 'walk', '78']);
});
