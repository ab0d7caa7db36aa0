/** Who is asked about blessings: where a card could change something for its holder. */

import { afterEach, expect, test } from 'vitest';
import type { Blessing, Card } from '../../rules/cards.ts';
import { nuns } from '../../rules/game.ts';
import type { Phase } from '../../rules/state.ts';
import { cast, opening, placeGuard } from '../../test/position.ts';
import { isSpared, keepAsking, matters, passes } from '../play/asking.ts';

const memory = new Map<string, string>();
const storage = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
};
Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
afterEach(() => memory.clear());

/** The dice lie there: hers shows `value`, and she walked to a point 5 from the Abbess, farther from the Prioress. */
function window(blessing: Blessing, value: number, phase: Phase = 'noise', card: Card = 'walk') {
  const { state } = opening(2);
  cast(state, { cells: [4], wishes: [4], blessings: ['fast', 'adjust', blessing] });
  placeGuard(state, 0, 23, 22);
  placeGuard(state, 1, 155, 148);
  Object.assign(state, {
    phase,
    turn: 3,
    window: { id: 9, asked: [0, 1] },
    dice: [value],
    diceOf: [phase === 'listen' ? 0 : 2],
  });
  Object.assign(state.novices[0], { at: 72, card, spotted: false });
  return state;
}

const asks = (...made: Parameters<typeof window>) => matters(nuns.view(window(...made), 1, false), 1);

test('a -1 matters where it is just enough, a Reroll where she is heard, Fast never', () => {
  expect([5, 6].map((value) => asks('adjust', value))).toEqual([false, true]);
  expect([5, 6].map((value) => asks('reroll', value))).toEqual([false, true]);
  expect(asks('adjust', 6, 'noise', 'run')).toBe(false);
  expect(asks('reroll', 6, 'noise', 'run')).toBe(true);
  expect(asks('fast', 6)).toBe(false);
  expect(asks('adjust', 6, 'listen')).toBe(true);
});

test('False Noise matters when the guards have listened, and while she is on the run', () => {
  expect([asks('falseNoise', 6), asks('falseNoise', 6, 'listen')]).toEqual([false, true]);
  const caught = window('falseNoise', 6, 'listen');
  caught.novices[0].status = 'caught';
  expect(matters(nuns.view(caught, 1, false), 1)).toBe(false);
});

test('a guard’s cards matter as long as there is a die for them that she hears', () => {
  const state = window('fast', 6);
  const isAsked = () => matters(nuns.view(state, 0, false), 0);
  expect(isAsked()).toBe(true);
  state.guards[1].ran = true;
  expect(isAsked()).toBe(false);
});

test('the page passes for whoever wishes not to be asked, figure by figure, and for nobody else', () => {
  const state = window('adjust', 5);
  const view = nuns.view(state, 1, false);
  const moves = nuns.moves(state, 1);
  expect(passes(view, moves, 1)).toEqual({ kind: 'bless', figure: 2, play: null });
  keepAsking('always');
  expect([passes(view, moves, 1), isSpared(view, 1, 'always')]).toEqual([null, false]);
  const needed = nuns.view(window('adjust', 6), 1, false);
  keepAsking('matters');
  expect(passes(needed, moves, 1)).toBeNull();
  keepAsking('never');
  expect(passes(needed, moves, 1)).not.toBeNull();
  expect(passes(view, [], 1)).toBeNull();
});
