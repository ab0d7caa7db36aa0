import { expect, test } from 'vitest';
import { TempleCodeMind } from '../mind/mind.ts';
import { ALL_CARDS, type Card } from '../rules/deck.ts';
import { decode } from '../rules/decode.ts';
import type { Event } from '../rules/events.ts';
import { templeCode } from '../rules/game.ts';
import { activeSeat, type State } from '../rules/state.ts';
import {
  act,
  allCards,
  declaring,
  dice,
  disordered,
  only,
  opening,
  position,
  randomGame,
} from './position.ts';

const lapse = (state: State) => {
  const seat = activeSeat(state);
  return act(state, seat, templeCode.lapse(state, seat));
};

test('TC-8 when the pile runs out while dealing, the discard is shuffled into a new one', () => {
  const state = position({
    combinations: [0, 1],
    front: [[2, 3], null],
    aside: [[0, 4]],
    pile: [5],
    rest: 'discard',
    turn: 1,
  });
  const discarded = [...state.discard].sort((a, b) => a - b);
  const { heard } = lapse(state);
  const types = heard('gallery').map((event) => event.type);
  expect(types).toEqual(['taken', 'decoded', 'decoded', 'roundBegun', 'reshuffled', 'dealt', 'dealt']);
  expect(only(heard(0), 'reshuffled')).toEqual([{ type: 'reshuffled', cards: discarded }]);
  expect(state.front[2]).toBe(5);
  expect(state.discard).toEqual([]);
  expect(state.pile).toHaveLength(discarded.length - 3);
  expect(state.combination).toEqual([0, 1]);
  expect(state.aside).toEqual([4, 2, 3]);
  expect(allCards(state)).toEqual(ALL_CARDS);
});

test('TC-8 when the pile has run out, a new combination comes from the shuffled discard', () => {
  const drawn = new Set<Card>();
  for (let seed = 0; seed < 120; seed++) {
    const aside = ALL_CARDS.slice(10).map((card): [number, Card] => [1, card]);
    const state = position({ combinations: [0, 1, 2], aside, decoded: [true], rest: 'discard' });
    const { heard } = act(state, 0, disordered(5), dice(seed));
    expect(only(heard(1), 'reshuffled')).toEqual([{ type: 'reshuffled', cards: [0, 3, 4, 5, 6, 7, 8, 9] }]);
    expect(state.pile).toHaveLength(7);
    expect(state.discard).toEqual([]);
    drawn.add(state.combination[0]);
  }
  expect([...drawn].sort((a, b) => a - b)).toEqual([0, 3, 4, 5, 6, 7, 8, 9]);
});

test('TC-8 while the pile lasts nothing is shuffled', () => {
  const state = position({
    combinations: [0, 1],
    front: [[2, 3], null],
    pile: [5, 6, 7, 8],
    rest: 'discard',
    turn: 1,
  });
  const { heard } = lapse(state);
  expect(only(heard('gallery'), 'reshuffled')).toEqual([]);
  expect(state.front).toEqual([7, 8, 5, 6]);
  expect(state.pile).toEqual([]);
});

test('TC-R3 exactly the missing number of set-aside cards goes back, the longest kept first, whoever’s they are', () => {
  const kept = ALL_CARDS.slice(9).map((card, i): [number, Card] => [i % 3, card]);
  const state = position({
    combinations: [0, 1, 2],
    front: [[3, 4], null, null],
    aside: kept,
    pile: [5, 6],
    discard: [7, 8],
    turn: 2,
  });
  const { heard } = lapse(state);
  const types = heard('gallery').map((event) => event.type);
  expect(types.slice(3)).toEqual(['roundBegun', 'returned', 'dealt', 'reshuffled', 'dealt', 'dealt']);
  expect(only(heard('gallery'), 'returned')).toEqual([
    {
      type: 'returned',
      cards: [
        { seat: 0, card: 9 },
        { seat: 1, card: 10 },
      ],
    },
  ]);
  expect(only(heard('gallery'), 'reshuffled')).toEqual([{ type: 'reshuffled', cards: [7, 8, 9, 10] }]);
  expect(state.aside).toEqual([...ALL_CARDS.slice(11), 3, 4]);
  expect(state.asideOf).toHaveLength(state.aside.length);
  expect(state.asideOf.slice(0, 3)).toEqual([2, 0, 1]);
  expect(state.pile).toEqual([]);
});

test('TC-R3 with just enough cards none goes back', () => {
  const kept = ALL_CARDS.slice(9).map((card): [number, Card] => [0, card]);
  const state = position({
    combinations: [0, 1],
    front: [[2, 3], null],
    aside: kept,
    pile: [4],
    discard: [5, 6, 7, 8],
    turn: 1,
  });
  const { heard } = lapse(state);
  expect(only(heard('gallery'), 'returned')).toEqual([]);
  expect(state.aside).toHaveLength(kept.length + 2);
});

test('TC-R3 of one turn’s two cards the active player’s is the older', () => {
  const state = position({
    combinations: [0, 1],
    front: [
      [2, 3],
      [4, 5],
    ],
  });
  act(state, 0, { kind: 'take', from: 1, card: 1 });
  expect(state.aside).toEqual([5, 4]);
  expect(state.asideOf).toEqual([0, 1]);
});

test('TC-R3 of two cards one player decoded, the one dealt first is the older', () => {
  const state = position({ combinations: [0, 1, 2], front: [null, null, [9, 8]], turn: 2 });
  act(state, 2, { kind: 'decodeBoth' });
  expect(state.aside).toEqual([9, 8]);
});

test.each([
  [4, 4, 1],
  [3, 6, 4],
  [2, 9, 3],
])(
  'TC-R7 with %i players who keep everything, cards run short in round %i, by %i',
  (seats, round, missing) => {
    const { state } = opening(seats, 6);
    for (let number = 1; ; number++) {
      expect(number).toBeLessThan(12);
      let returned: Event[] = [];
      for (let turn = 0; turn < seats; turn++) returned = only(lapse(state).heard('gallery'), 'returned');
      if (returned.length === 0) continue;
      expect(number + 1).toBe(round);
      expect(returned).toEqual([{ type: 'returned', cards: expect.any(Array) }]);
      expect(only(returned, 'returned')[0].cards).toHaveLength(missing);
      return;
    }
  },
);

test('TC-R7 what a returned card told stays known to its owner', () => {
  const { state, recorded } = opening(4, 9);
  const told: Event[][] = [0, 1, 2, 3].map((seat) => recorded.heard(seat));
  let returned: { seat: number; card: Card } | undefined;
  while (!returned) {
    const step = lapse(state);
    for (const [seat, events] of told.entries()) events.push(...step.heard(seat));
    returned = only(step.heard('gallery'), 'returned')[0]?.cards[0];
  }
  const { seat, card } = returned;
  const view = templeCode.view(state, seat, false);
  expect(view.aside.some((aside) => aside.seat === seat && aside.card === card)).toBe(false);
  const decoding = decode(state.combination[seat], card);
  expect(told[seat]).toContainEqual({ type: 'decoded', seat, card, ...decoding });
  expect(view.players[seat].decoded).toBe(true);
  const mind = new TempleCodeMind(seat, view);
  for (const event of told[seat]) mind.told(event, view);
  for (const suspect of mind.suspects.cards) expect(decode(suspect, card)).toEqual(decoding);
});

test('TC-R15 the new combination may be the old one or a card set aside with it', () => {
  const drawn = new Set<Card>();
  for (let seed = 0; seed < 40; seed++) {
    const others = ALL_CARDS.slice(5).map((card): [number, Card] => [1, card]);
    const aside: [number, Card][] = [[0, 2], [0, 3], [0, 4], ...others];
    const state = position({ combinations: [0, 1], aside });
    const { heard } = act(state, 0, disordered(5), dice(seed));
    expect(heard(1).map((event) => event.type)).toEqual([
      'declared',
      'cleared',
      'reshuffled',
      'combinationDrawn',
    ]);
    drawn.add(state.combination[0]);
  }
  expect([...drawn].sort((a, b) => a - b)).toEqual([0, 2, 3, 4]);
});

test('TC-R15 a card decoded before may be dealt and decoded again', () => {
  const aside = ALL_CARDS.slice(8).map((card): [number, Card] => [1, card]);
  const state = position({ combinations: [0, 1], front: [[2, 3], null], aside, pile: [4, 5, 6, 7], turn: 1 });
  lapse(state);
  lapse(state);
  lapse(state);
  expect(state.front).toContain(8);
  const again: Card[] = [];
  for (let turn = 0; turn < 2; turn++)
    again.push(...only(lapse(state).heard(0), 'decoded').map(({ card }) => card));
  expect(again).toContain(8);
});

test('TC-R15 nothing is redrawn while the pile lasts: the next card of the pile is the new combination', () => {
  const state = position({ combinations: [0, 1], aside: [[0, 2]], pile: [30] });
  act(state, 0, declaring(5));
  expect(state.combination[0]).toBe(30);
  expect(state.discard).toEqual([0, 2]);
});

test('no card appears or vanishes in random games', () => {
  for (const seats of [1, 2, 3, 4]) {
    for (let seed = 0; seed < 10; seed++) {
      randomGame(seats, seed, (state) => expect(allCards(state)).toEqual(ALL_CARDS));
    }
  }
});
