import { answerOf, Match, readOptions, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { CAPACITY, CARDS, type Item, NEXT, OBJECTS, PASSAGES, WAREHOUSES } from '../rules/box.ts';
import { templar } from '../rules/game.ts';
import { fillHarbour } from '../rules/harbour.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import {
  act,
  bagOf,
  cardsOf,
  ofType,
  opening,
  reason,
  recordingEffects,
  stockOf,
  warehouse,
} from './position.ts';

const placing = (room: number): Move => ({ kind: 'place', room });
const rings = (single: 'ringA' | 'ringB' | 'ringC'): Move => ({ kind: 'rings', single });
const first = (card: (typeof CARDS)[number]): Move => ({ kind: 'first', card });

/** Placed, rings chosen, ready for the first card. */
function chosen(seats: number, stephanus = true): State {
  const { state } = opening(seats, { firstGame: true, stephanus });
  for (let seat = 0; seat < seats; seat++) act(state, seat, [rings('ringC')]);
  return state;
}

test('TP-6 every warehouse is filled to its capacity with at most one chalice, the excess goes back', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { state, effects } = opening(4, {}, seed);
    for (let number = 1; number <= WAREHOUSES; number++) {
      const tiles = warehouse(state, number);
      expect(tiles).toHaveLength(CAPACITY[number - 1]);
      expect(tiles.filter((tile) => tile === 'chalice').length).toBeLessThanOrEqual(1);
    }
    const [filled] = ofType(effects.told, 'harbourFilled');
    const inHarbour = filled.warehouses.flat().filter((tile) => tile === 'chalice').length;
    expect(state.bag[4]).toBe(13 - inHarbour);
    expect(state.bag.reduce((sum, count) => sum + count, 0)).toBe(69);
  }
});

test('TP-6 a second chalice is laid aside and another tile drawn for the same warehouse', () => {
  const { state } = opening(3);
  state.harbour.fill(0);
  const draws = [
    'chalice',
    'chalice',
    'book',
    'ringA',
    ...Array.from({ length: 18 }, () => 'ringB' as const),
  ];
  const effects = recordingEffects(bagOf(state, [...draws, 'ringC'] as Item[]));
  fillHarbour(state, effects);
  expect(warehouse(state, 1)).toEqual(['ringA', 'book', 'chalice']);
  // What is told is what is then seen: not the order of the draws, nor that a chalice was among them.
  expect(ofType(effects.told, 'harbourFilled')[0].warehouses[0]).toEqual(['ringA', 'book', 'chalice']);
  expect(state.bag).toEqual([0, 0, 1, 0, 1]);
});

test('TP-7 the door starts between rooms 9 and 13', () => {
  const { state } = opening(3);
  expect(PASSAGES[state.door]).toMatchObject({ a: 9, b: 13 });
});

describe('placing the figures', () => {
  test.each([3, 4, 5])(
    'TP-8 of %i: Remigius, Vitus, Severus, counter-clockwise from the right of the start',
    (seats) => {
      const { state } = opening(seats);
      const at = (i: number) => (state.start - i + 3 * seats) % seats;
      expect(templar.toAct(state)).toEqual([at(1)]);
      expect(templar.moves(state, at(1))).toHaveLength(13);
      act(state, at(1), [placing(5)]);
      expect(templar.toAct(state)).toEqual([at(2)]);
      expect(templar.moves(state, at(2))).toEqual(NEXT[5].map(placing));
      expect(reason(state, at(2), placing(9))).toBe('vitusBesideRemigius');
      act(state, at(2), [placing(6)]);
      expect(templar.toAct(state)).toEqual([at(3)]);
      expect(templar.moves(state, at(3))).toHaveLength(13);
      act(state, at(3), [placing(5)]);
      expect([state.remigius, state.vitus, state.severus]).toEqual([5, 6, 5]);
    },
  );

  test('TP-8 first game: Remigius in 1, Severus in 13, Vitus before the main portal; TP-R16 nobody places', () => {
    const { state } = opening(3, { firstGame: true });
    expect([state.remigius, state.severus, state.vitus]).toEqual([1, 13, 0]);
    expect(state.phase).toBe('rings');
    expect(reason(state, 0, placing(1))).toBe('setUpPast');
  });

  test('TP-R4 two players: the other places Remigius, the start player Vitus, the other Severus', () => {
    const { state } = opening(2);
    const { start } = state;
    act(state, 1 - start, [placing(9)]);
    // The locked door between 9 and 13 does not stop Vitus.
    act(state, start, [placing(13)]);
    act(state, 1 - start, [placing(1)]);
    expect([state.remigius, state.vitus, state.severus]).toEqual([9, 13, 1]);
  });
});

test('TP-9 pawns start before the main portal, scores at 0', () => {
  const { state } = opening(4);
  expect(state.pawns).toEqual([0, 0, 0, 0]);
  expect(state.scores).toEqual([0, 0, 0, 0]);
});

test('TP-10 two rings of two types and one of the third come out of the own reserve, for all to see', () => {
  const { state } = opening(3, { firstGame: true });
  act(state, 1, [rings('ringB')]);
  expect(stockOf(state, 1)).toEqual(['ringA', 'ringA', 'ringB', 'ringC', 'ringC']);
  expect(state.reserve.slice(5, 10)).toEqual([5, 6, 5, 6, 5]);
  expect(templar.view(state, 'gallery', false).players[1].stock).toMatchObject({
    ringA: 2,
    ringB: 1,
    ringC: 2,
  });
  expect(reason(state, 1, rings('ringA'))).toBe('ringsChosen');
});

test('TP-11 TP-R15 Stephanus: off with 2 and 3, on with 4, always with 5; without him everyone has nine cards', () => {
  const on = (seats: number, options = {}) => readOptions(templar, seats, options);
  expect(on(2)).toMatchObject({ ok: true, options: { stephanus: false, firstGame: false } });
  expect(on(3)).toMatchObject({ ok: true, options: { stephanus: false } });
  expect(on(4)).toMatchObject({ ok: true, options: { stephanus: true } });
  expect(on(5)).toMatchObject({ ok: true, options: { stephanus: true } });
  expect(on(4, { stephanus: false })).toMatchObject({ ok: true });
  expect(on(3, { stephanus: true })).toMatchObject({ ok: true });
  expect(on(5, { stephanus: false })).toMatchObject({ ok: false, refusal: { rule: 'TP-R15' } });
  const without = chosen(3, false);
  expect(templar.moves(without, 0)).toHaveLength(9);
  expect(reason(without, 0, first('stephanus'))).toBe('noStephanus');
  expect(templar.moves(chosen(3), 0)).toHaveLength(10);
});

test('TP-48 order: harbour, door, Remigius, Vitus, Severus, rings, first round', () => {
  const { state, effects } = opening(3);
  expect(effects.told.map(({ type }) => type)).toEqual(['startPlayer', 'harbourFilled']);
  const phases: string[] = [state.phase];
  while (state.phase === 'placing') {
    const [seat] = templar.toAct(state);
    act(state, seat, [templar.moves(state, seat)[0]]);
  }
  phases.push(state.phase);
  expect(reason(state, 0, first('maria'))).toBe('setUpFirst');
  expect(reason(state, 0, { kind: 'card', card: 'maria' })).toBe('setUpFirst');
  for (const seat of [2, 0, 1]) act(state, seat, [rings('ringA')]);
  phases.push(state.phase);
  expect(phases).toEqual(['placing', 'rings', 'first']);
});

test('TP-R14 the start player is drawn at random', () => {
  const starts = new Set(Array.from({ length: 40 }, (_none, seed) => opening(4, {}, seed).state.start));
  expect([...starts].sort()).toEqual([0, 1, 2, 3]);
});

test('TP-R17 rings are chosen at once, in any order, each choice public when made', () => {
  const { state } = opening(3, { firstGame: true });
  expect(templar.toAct(state)).toEqual([0, 1, 2]);
  const told = act(state, 2, [rings('ringA')]);
  expect(told).toEqual([{ type: 'ringsChosen', seat: 2, single: 'ringA' }]);
  expect(templar.waiting(state, 0)).toEqual([0, 1]);
  act(state, 0, [rings('ringB')]);
  act(state, 1, [rings('ringB')]);
  expect(state.phase).toBe('first');
});

describe('the first card', () => {
  test('TP-12 picked in secret, shown at once, carried out clockwise from the start player', () => {
    const state = chosen(3);
    const { start } = state;
    const effects = recordingEffects();
    const next = (start + 1) % 3;
    const last = (start + 2) % 3;
    templar.play(state, last, first('maria'), effects);
    expect(effects.told).toEqual([]);
    expect(effects.secret).toEqual([
      { seats: [last], event: { type: 'cardChosen', seat: last, card: 'maria' }, rest: null },
    ]);
    expect(templar.waiting(state, 'gallery')).not.toContain(last);
    templar.play(state, start, first('maria'), effects);
    templar.play(state, next, first('porticus'), effects);
    const [shown] = ofType(effects.told, 'cardsShown');
    expect(shown.cards[start]).toBe('maria');
    expect(shown.cards[last]).toBe('maria');
    expect(templar.toAct(state)).toEqual([start]);
    act(state, start, [{ kind: 'warehouse', warehouse: 1 }, { kind: 'end' }]);
    expect(templar.toAct(state)).toEqual([next]);
    act(state, next, [{ kind: 'door', passage: 0 }, { kind: 'end' }]);
    act(state, last, [{ kind: 'warehouse', warehouse: 1 }, { kind: 'end' }]);
    expect(state.round).toBe(2);
    expect(templar.toAct(state)).toEqual([start]);
  });

  test('TP-12 only in the first round may two show the same card', () => {
    const state = chosen(3);
    for (let seat = 0; seat < 3; seat++) act(state, seat, [first('porticus')]);
    for (let i = 0; i < 3; i++) {
      const [seat] = templar.toAct(state);
      act(state, seat, [{ kind: 'door', passage: i }, { kind: 'end' }]);
    }
    const [seat] = templar.toAct(state);
    expect(cardsOf(state, seat)).not.toContain('porticus');
    expect(templar.refusal(state, (seat + 1) % 3, { kind: 'card', card: 'maria' })?.rule).toBe('TP-13');
  });

  test('TP-12 a choice may be withdrawn until the last one is in, and nobody sees it', () => {
    const match = Match.open(templar, 3, { firstGame: true }, stretchSeed(5));
    const submit = (seat: number, move: Move) =>
      match.submit({ type: 'move', seat, move, decision: match.decision(seat) }).ok;
    for (let seat = 0; seat < 3; seat++) expect(submit(seat, rings('ringA'))).toBe(true);
    expect(submit(0, first('maria'))).toBe(true);
    expect(match.perspective(0).view.window?.answers[0]).toBe(CARDS.indexOf('maria'));
    expect(match.perspective(1).view.window).toMatchObject({ answered: [0], answers: [null, null, null] });
    expect(match.perspective('gallery').view.window?.answers).toEqual([null, null, null]);
    expect(submit(0, { kind: 'withdraw' })).toBe(true);
    expect(match.perspective(1).waiting).toEqual([0, 1, 2]);
    expect(submit(0, { kind: 'withdraw' })).toBe(false);
    expect(submit(0, first('lucas'))).toBe(true);
    expect(submit(0, first('lucas'))).toBe(false);
    const before = match.perspective(1);
    expect(submit(0, first('bells'))).toBe(true);
    expect(match.perspective(0).view.window?.answers[0]).toBe(CARDS.indexOf('bells'));
    expect(match.perspective(1)).toEqual(before);
  });

  test('TP-12 TP-36 everyone may show Bells: all take it back and the second round begins', () => {
    const state = chosen(4);
    for (let seat = 0; seat < 4; seat++) act(state, seat, [first('bells')]);
    expect(state.round).toBe(2);
    expect(state.tops).toEqual([-1, -1, -1, -1]);
    expect(cardsOf(state, state.start)).toHaveLength(10);
  });
});

test('TP-R20 secret is only what others chose while the window is open; hands show as numbers, piles as a top', () => {
  const state = chosen(3);
  act(state, 1, [first('lucas')]);
  if (!state.window) throw new Error('no window');
  expect(answerOf(state.window, 1)).toBe(CARDS.indexOf('lucas'));
  const seen = templar.view(state, 0, false);
  expect(JSON.stringify(seen)).toBe(
    JSON.stringify(
      templar.view({ ...state, window: { ...state.window, answers: [null, 3, null] } }, 0, false),
    ),
  );
  expect(seen.players[1]).toMatchObject({ cards: null, hand: 10, top: null });
  expect(seen.players[0].cards).toHaveLength(10);
  expect(templar.view(state, 'gallery', false).players.every(({ cards }) => cards === null)).toBe(true);
  // There is no order of tiles or of Raphael's cards in the state: only numbers.
  expect(state.bag).toHaveLength(OBJECTS.length);
  const one = opening(2, {}, 3).state;
  expect(one.raphael).toHaveLength(CARDS.length);
});

test('TP-58 two players: 30 tiles out before the harbour is filled, 60 remain, 39 in the bag after set-up', () => {
  const { state } = opening(2);
  const total = OBJECTS.map(
    (_object, i) =>
      state.bag[i] +
      state.harbour.filter((_count, place) => place % 5 === i).reduce((sum, count) => sum + count, 0),
  );
  expect(total).toEqual([13, 13, 13, 12, 9]);
  expect(state.bag.reduce((sum, count) => sum + count, 0)).toBe(39);
});

test.each([
  [2, 20],
  [3, 30],
  [4, 39],
  [5, 49],
])(
  'a short match of %i takes more tiles out of the bag: %i are left behind the full harbour',
  (seats, left) => {
    const match = Match.open(templar, seats, { short: true }, stretchSeed('short'));
    const { bag } = match.perspective(0).view;
    expect(bag.count).toBe(left);
    const usual = Match.open(templar, seats, {}, stretchSeed('short')).perspective(0).view;
    expect(usual.bag.count).toBe(seats === 2 ? 39 : 69);
  },
);
