import { openWindow } from '@conclave/engine';
import { expect, test } from 'vitest';
import { templarMind } from '../mind/mind.ts';
import { CARDS } from '../rules/box.ts';
import { templar } from '../rules/game.ts';
import {
  act,
  bells,
  card,
  dice,
  END,
  opening,
  position,
  put,
  randomGame,
  recordingEffects,
} from './position.ts';

/** Every pair of first cards two others can have chosen, by brute force over all ways to choose. */
test('TP-R20 the first cards of others are imagined as often as a count of all ways says', () => {
  const { state } = opening(3, { firstGame: true, short: false });
  for (let seat = 0; seat < 3; seat++) act(state, seat, [{ kind: 'rings', single: 'ringA' }]);
  // A shrunken game: three cards each.
  const few = [0, 4, 9];
  const hand = few.reduce((bits, one) => bits | (1 << one), 0);
  state.hands.fill(hand);
  act(state, 1, [{ kind: 'first', card: CARDS[4] }]);
  act(state, 2, [{ kind: 'first', card: CARDS[9] }]);
  const histories = few.flatMap((one) => few.map((other) => `${one} ${other}`));
  const view = templar.view(state, 0, false);
  const mind = templarMind(0, 3, {}, view);
  Object.assign((mind as unknown as { known: { hands: number[] } }).known.hands, [hand, hand, hand]);
  const rng = dice('mind');
  const seen = new Map<string, number>();
  const trials = 12_000;
  for (let i = 0; i < trials; i++) {
    const imagined = mind.imagine(rng);
    const key = imagined.window?.answers.slice(1).join(' ') ?? '';
    expect(imagined.window?.answers[0]).toBeNull();
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual([...histories].sort());
  for (const count of seen.values())
    expect(Math.abs(count / trials - 1 / histories.length)).toBeLessThan(0.01);
});

test('which ring others turn is imagined among the zones they can choose', () => {
  const state = position({ remigius: 13, vitus: 5 });
  put(state, 13, 'ringA', 1);
  put(state, 13, 'ringC', 1, { zone: 2 });
  Object.assign(state, { phase: 'turning', window: openWindow(0, 'turn', [0, 1]) });
  state.window?.answers.splice(1, 1, 2);
  const mind = templarMind(0, 3, {}, templar.view(state, 0, false));
  const zones = new Set<unknown>();
  const rng = dice('zones');
  for (let i = 0; i < 200; i++) zones.add(mind.imagine(rng).window?.answers[1]);
  expect([...zones].sort()).toEqual([0, 2]);
});

test('hands follow from the chronicle: the mind excludes a state with another hand, never the true one', () => {
  const effects = recordingEffects(dice('chronicle'));
  const state = templar.setup(3, { stephanus: false, firstGame: true, short: false }, effects);
  const mind = templarMind(0, 3, {}, templar.view(state, 0, false));
  let told = 0;
  const rng = dice('steps');
  for (let i = 0; i < 600 && state.phase !== 'over'; i++) {
    const seat = rng.pick(templar.toAct(state));
    const move = templar.pick?.(state, seat, rng);
    if (move) templar.play(state, seat, move, effects);
    if (templar.outcome(state)) break;
    const view = templar.view(state, 0, false);
    for (; told < effects.told.length; told++) mind.told(effects.told[told], view);
    mind.look(view);
    expect(mind.excludes(state)).toBe(false);
    const other = templar.clone(state);
    other.hands[1] ^= 1;
    expect(mind.excludes(other)).toBe(true);
    if (state.window === null) expect(mind.imagine(rng)).toEqual(state);
  }
});

test('a state that looks different is excluded', () => {
  const state = position({});
  const mind = templarMind(0, 3, {}, templar.view(state, 0, false));
  expect(mind.excludes(state)).toBe(false);
  const other = templar.clone(state);
  act(other, 0, [card('porticus'), { kind: 'door', passage: 0 }, END]);
  expect(mind.excludes(other)).toBe(true);
  const rung = templar.clone(state);
  act(rung, 0, [bells]);
  expect(mind.excludes(rung)).toBe(true);
  expect(randomGame(2, 'ends', () => {}).state.phase).toBe('over');
});
