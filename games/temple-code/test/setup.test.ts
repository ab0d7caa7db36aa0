import { expect, test } from 'vitest';
import { ALL_CARDS, STATUETTES } from '../rules/deck.ts';
import { templeCode } from '../rules/game.ts';
import { NOTE_SHEET } from '../rules/notes.ts';
import { act, allCards, dice, only, opening, position, recordingEffects } from './position.ts';

const TABLES = [2, 3, 4];

test.each(TABLES)(
  'TC-4 with %i players each gets a combination that all others see and its owner does not',
  (seats) => {
    const { state, recorded } = opening(seats);
    expect(new Set(state.combination).size).toBe(seats);
    for (let owner = 0; owner < seats; owner++) {
      const drawn = (watcher: number | 'gallery') =>
        only(recorded.heard(watcher), 'combinationDrawn').find((event) => event.seat === owner);
      for (let watcher = 0; watcher < seats; watcher++) {
        const shown = watcher === owner ? null : state.combination[owner];
        expect(templeCode.view(state, watcher, false).players[owner].combination).toBe(shown);
        expect(drawn(watcher)).toEqual({ type: 'combinationDrawn', seat: owner, card: shown });
      }
      expect(drawn('gallery')).toEqual({ type: 'combinationDrawn', seat: owner, card: null });
    }
  },
);

test.each(TABLES)('TC-4 with %i players the rest is the draw pile, hidden from all', (seats) => {
  const { state } = opening(seats);
  expect(allCards(state)).toEqual(ALL_CARDS);
  expect(state.pile).toHaveLength(35 - 3 * seats);
  expect(state.discard).toEqual([]);
  expect(templeCode.view(state, 0, false).pile).toEqual({ count: 35 - 3 * seats, cards: null });
  expect(templeCode.view(state, 'gallery', false).pile.cards).toBeNull();
});

test('TC-4 the cards are shuffled', () => {
  const piles = new Set([1, 2, 3, 4, 5].map((seed) => opening(2, seed).state.pile.join()));
  expect(piles.size).toBe(5);
  expect(opening(3, 7).state).toEqual(opening(3, 7).state);
});

test.each(TABLES)('TC-5 with %i players one is named first player, holds the marker and begins', (seats) => {
  for (let seed = 0; seed < 10; seed++) {
    const { state, recorded } = opening(seats, seed);
    const [named] = only(recorded.heard('gallery'), 'firstPlayer');
    expect(templeCode.view(state, 0, false).first).toBe(named.seat);
    expect(templeCode.toAct(state)).toEqual([named.seat]);
    expect(templeCode.waiting(state, 'gallery')).toEqual([named.seat]);
  }
});

test('TC-6 the note sheet has a box for seven statuettes at three positions', () => {
  expect(NOTE_SHEET).toHaveLength(21);
  for (const statuette of STATUETTES) {
    const boxes = NOTE_SHEET.filter((box) => box.statuette === statuette);
    expect(boxes.map((box) => box.position)).toEqual([0, 1, 2]);
  }
});

test.each(TABLES)('TC-R11 with %i players chance names the first player', (seats) => {
  const named = Array.from({ length: 60 }, (_, seed) => opening(seats, seed).state.first);
  expect(new Set(named).size).toBe(seats);
  expect(Math.max(...named)).toBeLessThan(seats);
});

test.each(TABLES)('TC-R11 with %i players cards are dealt clockwise from the first player', (seats) => {
  for (let seed = 0; seed < 8; seed++) {
    const { state, recorded } = opening(seats, seed);
    const clockwise = Array.from({ length: seats }, (_, i) => (state.first + i) % seats);
    expect(only(recorded.heard(0), 'dealt').map((event) => event.seat)).toEqual(clockwise);
    expect(only(recorded.heard(0), 'combinationDrawn').map((event) => event.seat)).toEqual(clockwise);
  }
});

test('TC-R11 cards are dealt two at a time, from the top of the pile', () => {
  const state = position({
    combinations: [0, 1, 2],
    front: [[3, 4], null, null],
    pile: [10, 11, 12, 13, 14, 15],
    first: 0,
    turn: 2,
  });
  const { heard } = act(state, 2, { kind: 'take', from: 0, card: 0 });
  expect(only(heard('gallery'), 'dealt')).toEqual([
    { type: 'dealt', seat: 1, cards: [10, 11] },
    { type: 'dealt', seat: 2, cards: [12, 13] },
    { type: 'dealt', seat: 0, cards: [14, 15] },
  ]);
});

test('the game is for one to four seats and has one option', () => {
  expect(templeCode.seats).toEqual({ min: 1, max: 4 });
  expect(templeCode.options).toEqual({ freeGuess: { kind: 'flag', default: false } });
  for (const freeGuess of [true, false]) {
    const { effects } = recordingEffects(dice());
    expect(templeCode.setup(2, { freeGuess }, effects).freeGuess).toBe(freeGuess);
  }
});
