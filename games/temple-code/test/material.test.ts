import { expect, test } from 'vitest';
import data from '../data/deck.json' with { type: 'json' };
import { DECK, POSITIONS, STATUETTES } from '../rules/deck.ts';
import { templeCode } from '../rules/game.ts';
import { act, declaring, position, randomGame } from './position.ts';

test('TC-1 the deck has 35 cards, each with three different statuettes out of seven', () => {
  expect(DECK).toHaveLength(35);
  expect(POSITIONS).toEqual(['left', 'middle', 'right']);
  expect(STATUETTES).toEqual(['wave', 'tiki', 'cthulhu', 'axolotl', 'narwhal', 'penguin', 'kraken']);
  expect(data.statuettes).toEqual(STATUETTES);
  for (const card of DECK) {
    expect(card).toHaveLength(3);
    expect(new Set(card).size).toBe(3);
    for (const statuette of card) expect(STATUETTES).toContain(statuette);
  }
});

test('TC-2 each trio is on exactly one card, and each statuette stands five times in each position', () => {
  const trios = new Set(DECK.map((card) => [...card].sort().join()));
  expect(trios.size).toBe(35);
  for (const statuette of STATUETTES) {
    for (const place of [0, 1, 2]) {
      expect(DECK.filter((card) => card[place] === statuette)).toHaveLength(5);
    }
  }
});

test('TC-3 there are five half-medallions, enough for one each of four players and the winner’s second', () => {
  const left = () => templeCode.view(state, 0, false).medallionsLeft;
  const state = position({ combinations: [0, 1, 2, 3], decoded: [true, true, true, true] });
  expect(left()).toBe(5);
  for (const seat of [0, 1, 2, 3]) act(state, seat, declaring(state.combination[seat]));
  expect(state.found).toEqual([1, 1, 1, 1]);
  expect(left()).toBe(1);
  state.decoded[2] = true;
  act(state, 2, declaring(state.combination[2]));
  expect(state.found).toEqual([1, 1, 2, 1]);
  expect(left()).toBe(0);
  expect(state.over).toBe(true);
});

test('TC-3 half-medallions never run out in random games', () => {
  for (const seats of [2, 3, 4]) {
    for (let seed = 0; seed < 30; seed++) {
      const state = randomGame(seats, seed, () => {});
      expect(templeCode.view(state, 'gallery', true).medallionsLeft).toBeGreaterThanOrEqual(0);
      expect(Math.max(...state.found)).toBe(2);
    }
  }
});

test('TC-3 the solo game uses none', () => {
  const state = randomGame(1, 4, () => {});
  expect(templeCode.view(state, 0, true).medallionsLeft).toBe(5);
});

test('TC-3 every right declaration brings one', () => {
  const state = position({ combinations: [4, 9], found: [0, 1], decoded: [true, true] });
  const { heard } = act(state, 0, declaring(4));
  expect(state.found).toEqual([1, 1]);
  expect(heard('gallery')).toContainEqual({ type: 'medallionGained', seat: 0, count: 1 });
});
