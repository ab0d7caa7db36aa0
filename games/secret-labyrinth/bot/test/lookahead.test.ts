import { expect, test } from 'vitest';
import { HOME, START } from '../../rules/board.ts';
import { Evaluation, type Snapshot } from '../evaluation.ts';
import type { Counts } from '../hand-counts.ts';
import { after } from '../lookahead.ts';
import { Holdings } from '../worth.ts';

const CROWN = 0;
const RING = 5;
const DRAGON = 14;
const TARGET = HOME[CROWN];

const hand = (treasure: number, gnome: number): Counts => ({ treasure, gnome, animal: 0 });
function snapshot(pawns: readonly number[], hands: readonly Counts[]): Snapshot {
  const holdings = new Holdings([{ hands, weight: 1 }], 7);
  return { turned: [0, 0, 0], pawns, wanted: CROWN, holdings, patience: 1 };
}

test('SL-10 whoever stands on the wanted square is expected to take the card', () => {
  const here = snapshot([START[0], TARGET], [hand(1, 0), hand(1, 0)]);
  const evaluation = new Evaluation(here, 1);
  const option = evaluation.best();
  expect(option.to).toBe(TARGET);
  expect(option.worth).toBeGreaterThan(here.holdings.standing(1) + 0.01);
  const { snapshot: later } = after({ snapshot: here, pile: [RING], gain: 0 }, evaluation, option, 1);
  expect(later.holdings).toBe(here.holdings.gained(1, 'treasure'));
  expect(later.wanted).toBe(RING);
});

test('SL-26 a fourth pawn on the wanted square is expected to bring nobody the card', () => {
  const pawns = [TARGET, TARGET, TARGET, START[3]];
  const here = snapshot(pawns, [hand(3, 0), hand(0, 0), hand(0, 2), hand(1, 1)]);
  const option = { first: null, turned: [0, 0, 0], to: TARGET, worth: 0 };
  const course = { snapshot: here, pile: [RING], gain: 0 };
  const later = after(course, new Evaluation(here, 3), option, 3);
  expect(later.gain).toBe(0);
  expect(later.snapshot.wanted).toBe(RING);
  expect(later.snapshot.holdings).toBe(here.holdings);
  expect(later.pile).toEqual([CROWN]);
});

test('SL-13 whoever turns up an animal is expected to go there, take it and turn up the next card', () => {
  const here = snapshot([TARGET, START[1]], [hand(1, 0), hand(1, 0)]);
  const option = { first: null, turned: [0, 0, 0], to: TARGET, worth: 0 };
  const course = { snapshot: here, pile: [DRAGON, RING], gain: 0 };
  const later = after(course, new Evaluation(here, 0), option, 0);
  expect(later.snapshot.pawns).toEqual([HOME[DRAGON], START[1]]);
  expect(later.snapshot.wanted).toBe(RING);
  expect(later.snapshot.holdings).toBe(here.holdings.gained(0, 'treasure').gained(0, 'animal'));
  expect(later.pile).toEqual([]);
});
