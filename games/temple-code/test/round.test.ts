import { expect, test } from 'vitest';
import { DECK } from '../rules/deck.ts';
import { decode } from '../rules/decode.ts';
import { templeCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { activeSeat, hasPair } from '../rules/state.ts';
import { act, cardOf, only, opening, position, randomGame } from './position.ts';

const TABLES = [2, 3, 4];
const take = (from: number, card: 0 | 1): Move => ({ kind: 'take', from, card });
const ofKind = (moves: readonly Move[], kind: Move['kind']) => moves.filter((move) => move.kind === kind);

test.each(TABLES)(
  'TC-7 with %i players a round starts with two open cards before everyone, the first player too',
  (seats) => {
    const { state, recorded } = opening(seats);
    for (const watcher of [0, seats - 1, 'gallery'] as const) {
      const { players } = templeCode.view(state, watcher, false);
      for (const [seat, player] of players.entries()) {
        expect(player.front).toEqual([state.front[2 * seat], state.front[2 * seat + 1]]);
        expect(player.front.every((card) => card >= 0)).toBe(true);
      }
      expect(only(recorded.heard(watcher), 'dealt')).toHaveLength(seats);
    }
  },
);

test('TC-9 the active player takes either card of another player, who gets the other', () => {
  for (const card of [0, 1] as const) {
    const state = position({
      combinations: [0, 1, 2],
      front: [
        [3, 4],
        [5, 6],
        [7, 8],
      ],
    });
    const { heard } = act(state, 0, take(2, card));
    const [taken, left] = card === 0 ? [7, 8] : [8, 7];
    expect(heard('gallery')[0]).toEqual({ type: 'taken', seat: 0, from: 2, card: taken, left });
    expect(state.aside).toEqual([taken, left]);
    expect(state.asideOf).toEqual([0, 2]);
  }
});

test('TC-9 any other player who still has cards may be named, never oneself', () => {
  const state = position({ combinations: [0, 1, 2, 3], front: [[4, 5], [6, 7], null, [8, 9]], turn: 1 });
  expect(ofKind(templeCode.moves(state, 1), 'take')).toEqual([
    take(0, 0),
    take(0, 1),
    take(3, 0),
    take(3, 1),
  ]);
  expect(templeCode.refusal(state, 1, take(1, 0))).toEqual({ rule: 'TC-9', reason: 'notYourself' });
  expect(templeCode.refusal(state, 1, take(2, 0))).toEqual({ rule: 'TC-21', reason: 'pairUsed' });
});

test('TC-9 turns go clockwise from the first player, and only the active player takes', () => {
  const { state } = opening(4, 3);
  for (let turn = 0; turn < 3; turn++) {
    const active = (state.first + turn) % 4;
    expect(templeCode.toAct(state)).toEqual([active]);
    for (let seat = 0; seat < 4; seat++) {
      expect(templeCode.waiting(state, seat)).toEqual([active]);
      if (seat === active) continue;
      expect(ofKind(templeCode.moves(state, seat), 'take')).toEqual([]);
      expect(templeCode.refusal(state, seat, take(active, 0))).toEqual({
        rule: 'TC-9',
        reason: 'notYourTurn',
      });
    }
    act(state, active, templeCode.lapse(state, active));
  }
});

test('TC-10 the rulebook’s example: two statuettes are present, one of them at its place', () => {
  const own = cardOf('wave', 'tiki', 'cthulhu');
  expect(decode(own, cardOf('narwhal', 'tiki', 'wave'))).toEqual({ circles: 1, triangles: 1 });
});

test.each([
  ['only triangles', cardOf('tiki', 'axolotl', 'wave'), { circles: 0, triangles: 2 }],
  ['one circle', cardOf('wave', 'kraken', 'narwhal'), { circles: 1, triangles: 0 }],
  ['one triangle', cardOf('axolotl', 'wave', 'kraken'), { circles: 0, triangles: 1 }],
  ['nothing', cardOf('axolotl', 'narwhal', 'penguin'), { circles: 0, triangles: 0 }],
])('TC-10 %s', (_name, card, counts) => {
  expect(decode(cardOf('wave', 'tiki', 'cthulhu'), card)).toEqual(counts);
});

test('TC-10 circles count same positions and triangles the other shared statuettes, for any two cards', () => {
  for (const [a, own] of DECK.entries()) {
    for (const [b, card] of DECK.entries()) {
      const same = [0, 1, 2].filter((place) => own[place] === card[place]).length;
      const shared = own.filter((statuette) => card.includes(statuette)).length;
      expect(decode(a, b)).toEqual({ circles: same, triangles: shared - same });
    }
  }
});

test('TC-10 taker and named player each decode with their own combination, and all are told', () => {
  const [mine, yours] = [cardOf('wave', 'tiki', 'cthulhu'), cardOf('narwhal', 'penguin', 'kraken')];
  const [taken, left] = [cardOf('narwhal', 'tiki', 'wave'), cardOf('wave', 'kraken', 'narwhal')];
  const state = position({
    combinations: [mine, yours],
    front: [
      [30, 31],
      [taken, left],
    ],
  });
  const step = act(state, 0, take(1, 0));
  for (const watcher of [0, 1, 'gallery'] as const) {
    expect(only(step.heard(watcher), 'decoded')).toEqual([
      { type: 'decoded', seat: 0, card: taken, circles: 1, triangles: 1 },
      { type: 'decoded', seat: 1, card: left, circles: 0, triangles: 2 },
    ]);
  }
  expect(step.sealed).toBe(true);
});

test('TC-11 the last player of the round, alone with cards, must decode both and names nobody', () => {
  const state = position({ combinations: [0, 1, 2], front: [null, null, [3, 4]], turn: 2 });
  expect(templeCode.moves(state, 2)).toEqual([{ kind: 'decodeBoth' }]);
  expect(templeCode.lapse(state, 2)).toEqual({ kind: 'decodeBoth' });
  expect(templeCode.refusal(state, 2, take(0, 0))).toEqual({ rule: 'TC-11', reason: 'mustDecodeBoth' });
  const step = act(state, 2, { kind: 'decodeBoth' });
  expect(step.heard('gallery').slice(0, 3)).toEqual([
    { type: 'bothTaken', seat: 2, cards: [3, 4] },
    { type: 'decoded', seat: 2, card: 3, ...decode(2, 3) },
    { type: 'decoded', seat: 2, card: 4, ...decode(2, 4) },
  ]);
  expect(state.asideOf).toEqual([2, 2]);
  expect(step.sealed).toBe(true);
});

test('TC-11 nobody decodes both while another player has cards', () => {
  const last = position({ combinations: [0, 1, 2], front: [[3, 4], null, null], turn: 2 });
  expect(templeCode.refusal(last, 2, { kind: 'decodeBoth' })).toEqual({
    rule: 'TC-11',
    reason: 'othersHaveCards',
  });
  expect(ofKind(templeCode.moves(last, 2), 'decodeBoth')).toEqual([]);
  const start = position({
    combinations: [0, 1],
    front: [
      [3, 4],
      [5, 6],
    ],
  });
  expect(templeCode.refusal(start, 0, { kind: 'decodeBoth' })?.rule).toBe('TC-11');
  expect(templeCode.refusal(start, 1, { kind: 'decodeBoth' })).toEqual({
    rule: 'TC-9',
    reason: 'notYourTurn',
  });
});

test('TC-12 a decoded card stays aside, visible to all with its result, over the next rounds', () => {
  const { state } = opening(2, 5);
  act(state, state.first, take(1 - state.first, 0));
  const [card] = state.aside;
  const owner = state.asideOf[0];
  for (let turn = 0; turn < 5; turn++) {
    const seat = activeSeat(state);
    act(state, seat, templeCode.lapse(state, seat));
    for (const watcher of [0, 1, 'gallery'] as const) {
      expect(templeCode.view(state, watcher, false).aside[0]).toEqual({
        seat: owner,
        card,
        ...decode(state.combination[owner], card),
      });
    }
  }
});

test.each(TABLES)('TC-13 with %i players the marker passes clockwise after everybody’s turn', (seats) => {
  const { state } = opening(seats, 2);
  for (let round = 0; round < 6; round++) {
    const { first } = state;
    let begun: readonly number[] = [];
    for (let turn = 0; turn < seats; turn++) {
      expect(begun).toEqual([]);
      const seat = activeSeat(state);
      expect(seat).toBe((first + turn) % seats);
      const { heard } = act(state, seat, templeCode.lapse(state, seat));
      begun = only(heard('gallery'), 'roundBegun').map((event) => event.first);
    }
    expect(state.first).toBe((first + 1) % seats);
    expect(begun).toEqual([state.first]);
    expect(templeCode.toAct(state)).toEqual([state.first]);
  }
});

test('TC-21 a named player’s pair is used up for the round', () => {
  const state = position({
    combinations: [0, 1, 2],
    front: [
      [3, 4],
      [5, 6],
      [7, 8],
    ],
  });
  act(state, 0, take(1, 1));
  expect(hasPair(state, 1)).toBe(false);
  expect(templeCode.view(state, 2, false).players[1].front).toEqual([]);
  act(state, 1, take(2, 0));
  expect(templeCode.refusal(state, 2, take(1, 0))).toEqual({ rule: 'TC-21', reason: 'pairUsed' });
  expect(ofKind(templeCode.moves(state, 2), 'take')).toEqual([take(0, 0), take(0, 1)]);
});

test.each(TABLES)('TC-21 with %i players every pair is used exactly once in every round', (seats) => {
  for (let seed = 0; seed < 10; seed++) {
    let used: number[] = [];
    let rounds = 0;
    randomGame(
      seats,
      seed,
      () => {},
      (events) => {
        for (const event of events) {
          if (event.type === 'taken') used.push(event.from);
          if (event.type === 'bothTaken') used.push(event.seat);
          if (event.type !== 'roundBegun') continue;
          if (rounds > 0) expect([...used].sort()).toEqual([0, 1, 2, 3].slice(0, seats));
          used = [];
          rounds++;
        }
      },
    );
    expect(rounds).toBeGreaterThan(0);
  }
});

test('TC-22 a decoding tells the card and the two counts, and nothing of which statuettes', () => {
  const { state } = opening(3, 8);
  const { heard } = act(state, state.first, templeCode.lapse(state, state.first));
  const decodings = only(heard(state.first), 'decoded');
  expect(decodings).toHaveLength(2);
  for (const decoding of decodings) {
    expect(Object.keys(decoding).sort()).toEqual(['card', 'circles', 'seat', 'triangles', 'type']);
  }
  for (const aside of templeCode.view(state, state.first, false).aside) {
    expect(Object.keys(aside).sort()).toEqual(['card', 'circles', 'seat', 'triangles']);
  }
});

test('TC-R2 after a declaration the cards in front stay and the active player’s turn goes on', () => {
  const front = [
    [3, 4],
    [5, 6],
    [7, 8],
  ] as const;
  const state = position({ combinations: [0, 1, 2], front, decoded: [true, true, true] });
  for (const seat of [0, 1]) {
    act(state, seat, { kind: 'declare', combination: ['wave', 'kraken', 'tiki'] });
    expect(state.front).toEqual([3, 4, 5, 6, 7, 8]);
    expect(templeCode.toAct(state)).toEqual([0]);
  }
  expect(ofKind(templeCode.moves(state, 0), 'take')).toHaveLength(4);
});

test.each(TABLES)(
  'TC-R8 with %i players only the last of a round can be left with just their own pair',
  (seats) => {
    let alone = 0;
    for (let seed = 0; seed < 25; seed++) {
      randomGame(seats, seed, (state, seat, move) => {
        if (seat !== activeSeat(state)) return;
        const others = [0, 1, 2, 3]
          .slice(0, seats)
          .filter((other) => other !== seat && hasPair(state, other));
        if (others.length > 0) return;
        expect(state.turn).toBe(seats - 1);
        expect(hasPair(state, seat)).toBe(true);
        if (move.kind === 'decodeBoth') alone++;
      });
    }
    if (seats === 2) expect(alone).toBe(0);
    else expect(alone).toBeGreaterThan(0);
  },
);

test('TC-R12 every decoded card is set aside by itself, before the one who decoded it', () => {
  for (const seats of TABLES) {
    const { state } = opening(seats, 4);
    const expected: [number, number][] = [];
    for (let turn = 0; turn < 2 * seats; turn++) {
      const seat = activeSeat(state);
      const { heard } = act(state, seat, templeCode.lapse(state, seat));
      for (const decoding of only(heard('gallery'), 'decoded')) expected.push([decoding.seat, decoding.card]);
      const lying = templeCode.view(state, 0, false).aside.map((aside) => [aside.seat, aside.card]);
      expect(lying).toEqual(expected);
    }
  }
});
