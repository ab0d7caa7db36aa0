import { expect, test } from 'vitest';
import { HOME, START } from '../../rules/board.ts';
import { after } from '../foresight.ts';
import type { Counts } from '../guesses.ts';
import { Outlook, type Scene } from '../outlook.ts';
import { Holdings } from '../worth.ts';

const CROWN = 0;
const RING = 5;
const DRAGON = 14;
const TARGET = HOME[CROWN];

const hand = (treasure: number, gnome: number): Counts => ({ treasure, gnome, animal: 0 });
function scene(pawns: readonly number[], hands: readonly Counts[]): Scene {
  const holdings = new Holdings([{ hands, weight: 1 }], 7);
  return { turned: [0, 0, 0], pawns, wanted: CROWN, holdings, patience: 1 };
}

test('SL-10 whoever stands on the wanted square is expected to take the card', () => {
  const here = scene([START[0], TARGET], [hand(1, 0), hand(1, 0)]);
  const outlook = new Outlook(here, 1);
  const option = outlook.best();
  expect(option.to).toBe(TARGET);
  expect(option.worth).toBeGreaterThan(here.holdings.standing(1) + 0.01);
  const { scene: later } = after({ scene: here, pile: [RING], gain: 0 }, outlook, option, 1);
  expect(later.holdings).toBe(here.holdings.gained(1, 'treasure'));
  expect(later.wanted).toBe(RING);
});

test('SL-26 a fourth pawn on the wanted square is expected to bring nobody the card', () => {
  const pawns = [TARGET, TARGET, TARGET, START[3]];
  const here = scene(pawns, [hand(3, 0), hand(0, 0), hand(0, 2), hand(1, 1)]);
  const option = { first: null, turned: [0, 0, 0], to: TARGET, worth: 0 };
  const course = { scene: here, pile: [RING], gain: 0 };
  const later = after(course, new Outlook(here, 3), option, 3);
  expect(later.gain).toBe(0);
  expect(later.scene.wanted).toBe(RING);
  expect(later.scene.holdings).toBe(here.holdings);
  expect(later.pile).toEqual([CROWN]);
});

test('SL-13 whoever turns up an animal is expected to go there, take it and turn up the next card', () => {
  const here = scene([TARGET, START[1]], [hand(1, 0), hand(1, 0)]);
  const option = { first: null, turned: [0, 0, 0], to: TARGET, worth: 0 };
  const course = { scene: here, pile: [DRAGON, RING], gain: 0 };
  const later = after(course, new Outlook(here, 0), option, 0);
  expect(later.scene.pawns).toEqual([HOME[DRAGON], START[1]]);
  expect(later.scene.wanted).toBe(RING);
  expect(later.scene.holdings).toBe(here.holdings.gained(0, 'treasure').gained(0, 'animal'));
  expect(later.pile).toEqual([]);
});
