import { expect, test } from 'vitest';
import { secretLabyrinth } from '../rules/game.ts';
import { act, at, card, fight, named, only, place, position, run } from './position.ts';

const hands = [named('crown'), named('ring', 'sword'), named('dragon')];

test('SL-22 numbers are public, each player sees their own cards, and the memory aid lists what was seen', () => {
  const state = position({ seats: 3, hands, wanted: card('goblet') });
  const view = secretLabyrinth.view(state, 1, false);
  expect(view.players.map(({ count }) => count)).toEqual([1, 2, 1]);
  expect(view.players.map(({ cards }) => cards)).toEqual([null, named('sword', 'ring'), null]);
  expect(view.pile).toEqual({ count: state.pile.length, cards: null });
  expect(view.taken).toContainEqual({ card: card('dragon'), seat: 2 });
  const gallery = secretLabyrinth.view(state, 'gallery', false);
  expect(gallery.players.every(({ cards }) => cards === null)).toBe(true);
});

test('SL-29 a taken card is public; of a payment kind and number; which ones only the two know', () => {
  const state = position({
    changed: true,
    pawns: ['frame-0', 'frame-1', 'frame-6'],
    hands,
    wanted: card('goblet'),
  });
  act(state, 0, run('frame-1'));
  act(state, 0, { kind: 'challenge', seat: 1 });
  act(state, 0, { kind: 'stake', prize: 'treasure', die: false });
  const { heard } = fight(state, 0);
  const [own] = only(heard(0), 'paid');
  expect(own.cards).toHaveLength(1);
  expect(only(heard(1), 'paid')).toEqual([own]);
  expect(only(heard(2), 'paid')).toEqual([{ ...own, cards: null }]);
  expect(only(heard('gallery'), 'paid')[0]).toMatchObject({ prize: 'treasure', count: 1, cards: null });
  act(state, 0, place('frame-4'));
});

test('SL-30 without a memory aid a taken card is named until the next one is taken, and never in the chronicle', () => {
  const state = position({
    changed: true,
    wanted: card('crown'),
    pile: named('ring', 'sword'),
    options: { memoryAid: false },
  });
  const taken = act(state, 0, run('outerCorridor-0'));
  expect(only(taken.heard(0), 'taken')[0].card).toBe(card('crown'));
  expect(only(taken.heard(1), 'taken')[0].card).toBeNull();
  const done = act(state, 0, { kind: 'done' });
  expect(only(done.heard(1), 'turnedUp')[0].card).toBeNull();
  const view = () => secretLabyrinth.view(state, 1, false);
  expect(view().wanted).toBe(card('ring'));
  expect(view().taken).toEqual([{ card: card('crown'), seat: 0 }]);
  state.pawns[1] = at('innerCorridor-6');
  act(state, 1, { kind: 'claim' });
  expect(view().taken).toEqual([{ card: card('ring'), seat: 1 }]);
});
