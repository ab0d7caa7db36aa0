import { expect, test } from 'vitest';
import { HOME, START } from '../../rules/board.ts';
import type { Counts } from '../guesses.ts';
import { Outlook, type Scene } from '../outlook.ts';
import { Holdings } from '../worth.ts';

const CROWN = 0;
const RING = 5;
const TARGET = HOME[CROWN];

const hand = (treasure: number, gnome: number): Counts => ({ treasure, gnome, animal: 0 });
function scene(pawns: readonly number[], hands: readonly Counts[]): Scene {
  const holdings = new Holdings([{ hands, weight: 1 }], 7);
  return { turned: [0, 0, 0], pawns, wanted: CROWN, holdings, patience: 1 };
}

test('SL-10 whoever stands on the wanted square is expected to take the card', () => {
  const here = scene([START[0], TARGET], [hand(1, 0), hand(1, 0)]);
  const outlook = new Outlook(here, 1);
  const { to, worth } = outlook.best();
  expect(to).toBe(TARGET);
  expect(worth).toBeGreaterThan(here.holdings.standing(1) + 0.01);
  expect(outlook.after(outlook.best(), RING, 1).scene.holdings.standing(1)).toBe(
    here.holdings.gained(1, 'treasure').standing(1),
  );
});

test('SL-26 a fourth pawn on the wanted square is expected to bring nobody the card', () => {
  const pawns = [TARGET, TARGET, TARGET, START[3]];
  const hands = [hand(3, 0), hand(0, 0), hand(0, 2), hand(1, 1)];
  const here = scene(pawns, hands);
  const option = { first: null, turned: [0, 0, 0], to: TARGET, worth: 0 };
  const { scene: after, gain } = new Outlook(here, 3).after(option, RING, 3);
  expect(gain).toBe(0);
  expect(after.wanted).toBe(RING);
  expect(after.holdings).toBe(here.holdings);
});
