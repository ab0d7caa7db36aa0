import { expect, test } from 'vitest';
import { DECK, STATUETTES } from '../rules/deck.ts';
import { templeCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { act, cardOf, declaring, disordered, only, position } from './position.ts';

const declarations = (moves: readonly Move[]) => moves.filter((move) => move.kind === 'declare');

test('TC-14 a player may declare at any time, also out of turn', () => {
  expect(templeCode.anytime).toEqual(['declare']);
  for (const turn of [0, 1, 2]) {
    const state = position({
      combinations: [0, 1, 2],
      front: [
        [3, 4],
        [5, 6],
        [7, 8],
      ],
      decoded: [true, true, true],
      turn,
    });
    for (const seat of [0, 1, 2]) {
      expect(templeCode.refusal(state, seat, declaring(20))).toBeNull();
      expect(declarations(templeCode.moves(state, seat)).length).toBeGreaterThan(0);
    }
  }
});

test('TC-15 all three at their positions gain a half-medallion', () => {
  const state = position({ combinations: [0, 1], decoded: [true, true] });
  const step = act(state, 1, { kind: 'declare', combination: ['tiki', 'axolotl', 'wave'] });
  expect(step.heard('gallery').slice(0, 2)).toEqual([
    { type: 'declared', seat: 1, combination: ['tiki', 'axolotl', 'wave'], right: true, card: 1 },
    { type: 'medallionGained', seat: 1, count: 1 },
  ]);
  expect(state.found).toEqual([0, 1]);
  expect(templeCode.outcome(state)).toBeNull();
  expect(step.sealed).toBe(true);
});

test('TC-15 the second half-medallion wins at once', () => {
  const state = position({
    combinations: [0, 1, 2, 3],
    found: [1, 0, 1, 0],
    decoded: [true, true, true, true],
  });
  const { heard } = act(state, 2, declaring(2));
  expect(heard(0).map((event) => event.type)).toEqual(['declared', 'medallionGained', 'laidOpen']);
  expect(templeCode.outcome(state)).toEqual({
    places: [[2], [0], [1, 3]],
    scores: [
      { seat: 0, parts: { medallions: 1 } },
      { seat: 1, parts: { medallions: 0 } },
      { seat: 2, parts: { medallions: 2 } },
      { seat: 3, parts: { medallions: 0 } },
    ],
    how: 'secondMedallion',
  });
  expect(templeCode.toAct(state)).toEqual([]);
  expect(templeCode.waiting(state, 0)).toEqual([]);
  for (const seat of [0, 1, 2, 3]) expect(templeCode.moves(state, seat)).toEqual([]);
});

test('TC-15 the right trio in another order is wrong', () => {
  const [a, b, c] = DECK[0];
  const wrong = [
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ] as const;
  for (const combination of wrong) {
    const state = position({ combinations: [0, 1], decoded: [true, true] });
    const { heard } = act(state, 0, { kind: 'declare', combination });
    expect(only(heard(0), 'declared')[0].right).toBe(false);
    expect(state.found).toEqual([0, 0]);
  }
});

test('TC-15 one or two statuettes at their positions are wrong', () => {
  const [a, b, c] = DECK[0];
  const [other] = STATUETTES.filter((statuette) => !DECK[0].includes(statuette));
  for (const combination of [
    [other, b, c],
    [a, other, c],
    [a, b, other],
  ] as const) {
    const state = position({ combinations: [0, 1], decoded: [true, true] });
    act(state, 0, { kind: 'declare', combination });
    expect(state.found).toEqual([0, 0]);
  }
});

test.each([
  ['right', declaring(0), [1, 1]],
  ['wrong', declaring(7), [0, 1]],
])(
  'TC-16 after a %s declaration the combination and all cards set aside go and a new one comes',
  (_verdict, move, found) => {
    const state = position({
      combinations: [0, 1],
      aside: [
        [0, 10],
        [1, 11],
        [0, 12],
        [1, 13],
      ],
      discard: [14],
      pile: [20],
      found: [0, 1],
    });
    const { heard } = act(state, 0, move);
    expect(state.combination).toEqual([20, 1]);
    expect(state.discard).toEqual([14, 0, 10, 12]);
    expect(state.aside).toEqual([11, 13]);
    expect(state.asideOf).toEqual([1, 1]);
    expect(state.found).toEqual(found);
    expect(state.decoded).toEqual([false, true]);
    expect(heard(1)).toContainEqual({ type: 'cleared', seat: 0, combination: 0, aside: [10, 12] });
    expect(heard(1)).toContainEqual({ type: 'combinationDrawn', seat: 0, card: 20 });
    expect(heard(0)).toContainEqual({ type: 'combinationDrawn', seat: 0, card: null });
    expect(heard('gallery')).toContainEqual({ type: 'combinationDrawn', seat: 0, card: null });
  },
);

test('TC-16 a wrong declaration costs nothing else: half-medallions are kept', () => {
  const state = position({
    combinations: [0, 1],
    found: [1, 1],
    aside: [[0, 5]],
    front: [
      [6, 7],
      [8, 9],
    ],
  });
  const before = templeCode.clone(state);
  act(state, 0, disordered(0));
  expect(state).toEqual({
    ...before,
    combination: [state.combination[0], 1],
    pile: before.pile.slice(0, -1),
    discard: [0, 5],
    aside: [],
    asideOf: [],
    decoded: [false, false],
  });
});

test('TC-16 when the game ends nothing is discarded', () => {
  const state = position({ combinations: [0, 1], found: [1, 0], aside: [[0, 5]] });
  act(state, 0, declaring(0));
  expect(state.combination).toEqual([0, 1]);
  expect(state.aside).toEqual([5]);
  expect(state.discard).toEqual([]);
});

test('TC-R4 declarations are taken as they arrive; after a win every further one is refused', () => {
  const state = position({ combinations: [0, 1], found: [1, 1], decoded: [true, true] });
  act(state, 1, declaring(1));
  expect(templeCode.refusal(state, 0, declaring(0))).toEqual({ rule: 'TC-R4', reason: 'over' });
  expect(templeCode.outcome(state)?.places).toEqual([[1], [0]]);
});

test('TC-R4 an earlier wrong declaration does not keep a later one from winning', () => {
  const state = position({ combinations: [0, 1], found: [1, 1], decoded: [true, true] });
  act(state, 0, disordered(0));
  act(state, 1, declaring(1));
  expect(templeCode.outcome(state)?.places[0]).toEqual([1]);
});

test('TC-R5 any three different statuettes may be declared, on a card of the deck or not', () => {
  const state = position({ combinations: [0, 1], decoded: [true, true] });
  let accepted = 0;
  for (const left of STATUETTES) {
    for (const middle of STATUETTES) {
      for (const right of STATUETTES) {
        const move: Move = { kind: 'declare', combination: [left, middle, right] };
        const different = left !== middle && middle !== right && left !== right;
        const refusal = templeCode.refusal(state, 0, move);
        expect(refusal).toEqual(different ? null : { rule: 'TC-R5', reason: 'notDifferent' });
        if (different) accepted++;
      }
    }
  }
  expect(accepted).toBe(210);
});

test('TC-R5 a declaration of anything else is not understood, and listed are only the unseen cards', () => {
  for (const combination of [
    ['wave', 'tiki'],
    ['wave', 'tiki', 'kraken', 'narwhal'],
    ['wave', 'tiki', 'dragon'],
    [0, 1, 2],
    'wave tiki kraken',
    null,
  ]) {
    expect(templeCode.parse({ kind: 'declare', combination })).toBeNull();
  }
  const state = position({ combinations: [0, 1], decoded: [true, true], pile: [30, 3, 12], rest: 'discard' });
  expect(templeCode.moves(state, 1)).toEqual([1, 3, 12, 30].map(declaring));
});

test('TC-R9 one must have decoded a card since the present combination came', () => {
  const state = position({
    combinations: [0, 1, 2],
    front: [
      [3, 4],
      [5, 6],
      [7, 8],
    ],
  });
  const refused = { rule: 'TC-R9', reason: 'nothingDecoded' };
  const before = JSON.stringify(state);
  for (const seat of [0, 1, 2]) {
    expect(templeCode.refusal(state, seat, declaring(20))).toEqual(refused);
    expect(declarations(templeCode.moves(state, seat))).toEqual([]);
  }
  expect(JSON.stringify(state)).toBe(before);
  act(state, 0, { kind: 'take', from: 1, card: 0 });
  expect([0, 1, 2].map((seat) => templeCode.refusal(state, seat, declaring(20)))).toEqual([
    null,
    null,
    refused,
  ]);
  act(state, 0, declaring(20));
  expect(templeCode.refusal(state, 0, declaring(20))).toEqual(refused);
  expect(templeCode.view(state, 2, false).players.map((player) => player.decoded)).toEqual([
    false,
    true,
    false,
  ]);
});

test('TC-R9 the option freeGuess lifts it', () => {
  const state = position({
    combinations: [0, 1],
    front: [
      [3, 4],
      [5, 6],
    ],
    freeGuess: true,
  });
  expect(templeCode.view(state, 0, false).freeGuess).toBe(true);
  for (let guess = 0; guess < 3; guess++) {
    expect(declarations(templeCode.moves(state, 1)).length).toBeGreaterThan(0);
    act(state, 1, disordered(20));
  }
  expect(templeCode.refusal(state, 0, declaring(20))).toBeNull();
});

test('TC-R13 positions are those of the statuette side: the mirrored order is wrong', () => {
  const own = cardOf('wave', 'tiki', 'cthulhu');
  const state = position({ combinations: [own, 1], decoded: [true, true] });
  const mirrored = act(templeCode.clone(state), 0, {
    kind: 'declare',
    combination: ['cthulhu', 'tiki', 'wave'],
  });
  expect(only(mirrored.heard(1), 'declared')[0].right).toBe(false);
  const straight = act(templeCode.clone(state), 0, {
    kind: 'declare',
    combination: ['wave', 'tiki', 'cthulhu'],
  });
  expect(only(straight.heard(1), 'declared')[0].right).toBe(true);
});

test('TC-R14 declaration, verdict and the discarded combination are told to all, the owner too', () => {
  const state = position({ combinations: [0, 1, 2], decoded: [true, true, true] });
  const move = disordered(0);
  const { heard } = act(state, 0, move);
  if (move.kind !== 'declare') throw new Error('a declaration');
  const { combination } = move;
  for (const watcher of [0, 1, 2, 'gallery'] as const) {
    expect(heard(watcher)[0]).toEqual({ type: 'declared', seat: 0, combination, right: false, card: 0 });
    expect(templeCode.view(state, watcher, false).discard).toEqual([0]);
  }
});

test('TC-R14 at the end all combinations are shown', () => {
  const state = position({ combinations: [0, 1, 2], found: [0, 1, 0], decoded: [true, true, true] });
  const { heard } = act(state, 1, declaring(1));
  for (const watcher of [0, 1, 2, 'gallery'] as const) {
    expect(heard(watcher).at(-1)).toEqual({ type: 'laidOpen', combinations: [0, 1, 2] });
    const view = templeCode.view(state, watcher, true);
    expect(view.players.map((player) => player.combination)).toEqual([0, 1, 2]);
    expect(view.over).toBe(true);
    expect(view.pile.cards).toEqual([...state.pile].reverse());
  }
});
