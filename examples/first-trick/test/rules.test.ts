import { expect, test } from 'vitest';
import { firstTrick } from '../rules/game.ts';
import { play, position, recording } from './position.ts';

test('FT-1 three cards each of a deck of four a player', () => {
  const { hands, rest } = firstTrick.setup(4, {}, recording().effects);
  expect(hands.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
  expect([...hands.flat(), ...rest].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 16 }, (_, i) => i + 1),
  );
});

test('FT-2 everybody sees and is told their own cards alone', () => {
  const recorded = recording();
  const state = firstTrick.setup(3, {}, recorded.effects);
  expect(recorded.heard('gallery')).toEqual([]);
  expect(recorded.heard(1)).toEqual([{ type: 'dealt', seat: 1, hand: state.hands[1] }]);
  expect(firstTrick.view(state, 1, false).players.map(({ hand }) => hand)).toEqual([
    null,
    state.hands[1],
    null,
  ]);
  expect(firstTrick.refusal(position([[1], [2]]), 0, { kind: 'play', card: 2 })?.reason).toBe('notYours');
});

test('FT-3 FT-4 one card each, clockwise; the highest takes the trick and leads', () => {
  const state = position([
    [1, 5],
    [6, 7],
  ]);
  expect(firstTrick.refusal(state, 1, { kind: 'play', card: 6 })?.reason).toBe('notYourTurn');
  play(state, 0, 5);
  const told = play(state, 1, 6).heard('gallery');
  expect(told.at(-1)).toEqual({ type: 'taken', seat: 1, card: 6 });
  expect(firstTrick.toAct(state)).toEqual([1]);
});

test('FT-5 most tricks win', () => {
  const state = position([[1], [6]], { tricks: [1, 1] });
  play(state, 0, 1);
  play(state, 1, 6);
  expect(firstTrick.outcome(state)).toMatchObject({ places: [[1], [0]], how: 'mostTricks' });
});
