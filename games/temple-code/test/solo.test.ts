import { expect, test } from 'vitest';
import type { Card } from '../rules/deck.ts';
import { decode } from '../rules/decode.ts';
import type { Event } from '../rules/events.ts';
import { templeCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { titleOf } from '../rules/titles.ts';
import { act, declaring, disordered, only, opening, position, randomGame } from './position.ts';

const REVEAL: Move = { kind: 'reveal' };
const FINISH: Move = { kind: 'finish' };
const choose = (card: 0 | 1): Move => ({ kind: 'decode', card });
const types = (events: readonly Event[]) => events.map((event) => event.type);
const notDeclaring = (state: State) => templeCode.moves(state, 0).filter((move) => move.kind !== 'declare');

test('TC-17 the first card is the combination, and the next one is decoded', () => {
  const { state, recorded } = opening(1, 4);
  expect(types(recorded.heard(0))).toEqual(['combinationDrawn', 'revealed', 'decoded']);
  const [card] = state.aside;
  expect(state.aside).toHaveLength(1);
  expect(state.pile).toHaveLength(33);
  expect(recorded.heard(0)[2]).toEqual({
    type: 'decoded',
    seat: 0,
    card,
    ...decode(state.combination[0], card),
  });
  expect(templeCode.toAct(state)).toEqual([0]);
});

test('TC-18 each turn two cards are revealed, one is discarded and the other decoded', () => {
  for (const which of [0, 1] as const) {
    const state = position({ combinations: [0], aside: [[0, 1]], pile: [10, 11, 12] });
    const revealed = act(state, 0, REVEAL);
    expect(revealed.heard('gallery')).toEqual([{ type: 'revealed', seat: 0, cards: [10, 11] }]);
    expect(revealed.sealed).toBe(true);
    expect(templeCode.view(state, 0, false).players[0].front).toEqual([10, 11]);
    expect(notDeclaring(state)).toEqual([choose(0), choose(1)]);
    const [decoded, discarded] = which === 0 ? [10, 11] : [11, 10];
    const chosen = act(state, 0, choose(which));
    expect(chosen.heard(0)).toEqual([
      { type: 'discarded', seat: 0, card: discarded },
      { type: 'decoded', seat: 0, card: decoded, ...decode(0, decoded) },
    ]);
    expect(chosen.sealed).toBe(true);
    expect(state.discard).toEqual([discarded]);
    expect(state.aside).toEqual([1, decoded]);
    expect(state.front).toEqual([-1, -1]);
    expect(notDeclaring(state)).toEqual([REVEAL]);
  }
});

test('TC-18 revealing and choosing come in turn', () => {
  const state = position({ combinations: [0], aside: [[0, 1]], pile: [10, 11] });
  expect(templeCode.refusal(state, 0, choose(0))).toEqual({ rule: 'TC-18', reason: 'nothingRevealed' });
  act(state, 0, REVEAL);
  expect(templeCode.refusal(state, 0, REVEAL)).toEqual({ rule: 'TC-18', reason: 'chooseFirst' });
  expect(templeCode.lapse(state, 0)).toEqual(choose(0));
});

test.each([
  ['right', declaring(0), 1],
  ['wrong', disordered(0), 0],
])(
  'TC-19 a %s declaration is followed by a new combination and one decoded card',
  (_verdict, move, score) => {
    const state = position({
      combinations: [0],
      aside: [
        [0, 1],
        [0, 2],
      ],
      discard: [3],
      pile: [10, 11, 12],
    });
    const { heard } = act(state, 0, move);
    const scored = score === 1 ? ['pointScored'] : [];
    expect(types(heard(0))).toEqual([
      'declared',
      ...scored,
      'cleared',
      'combinationDrawn',
      'revealed',
      'decoded',
    ]);
    expect(state.found).toEqual([score]);
    expect(state.combination).toEqual([10]);
    expect(state.aside).toEqual([11]);
    expect(state.discard).toEqual([3, 0, 1, 2]);
    expect(heard(0).at(-1)).toEqual({ type: 'decoded', seat: 0, card: 11, ...decode(10, 11) });
    expect(heard(0)).toContainEqual({ type: 'combinationDrawn', seat: 0, card: null });
    expect(templeCode.outcome(state)).toBeNull();
  },
);

test('TC-19 each right declaration scores 1, also beyond two', () => {
  const state = position({ combinations: [0], aside: [[0, 1]] });
  for (let score = 1; score <= 5; score++) {
    const { heard } = act(state, 0, declaring(state.combination[0]));
    expect(only(heard(0), 'pointScored')).toEqual([{ type: 'pointScored', seat: 0, count: score }]);
  }
  expect(state.found).toEqual([5]);
  expect(state.over).toBe(false);
});

test('TC-20 the game ends when the cards have run out', () => {
  for (let seed = 0; seed < 20; seed++) {
    let last: State | null = null;
    const end = randomGame(1, seed, (state) => {
      last = templeCode.clone(state);
    });
    expect(end.over).toBe(true);
    expect(end.pile.length).toBeLessThan(2);
    expect(last).not.toBeNull();
    expect(templeCode.outcome(end)).toEqual({
      places: [[0]],
      scores: [{ seat: 0, parts: { combinations: end.found[0] } }],
      how: 'cardsUsed',
    });
    expect(templeCode.toAct(end)).toEqual([]);
    expect(templeCode.refusal(end, 0, REVEAL)).toEqual({ rule: 'TC-20', reason: 'soloOver' });
  }
});

test('TC-20 titles rise with the score', () => {
  const titles = [1, 2, 3, 4, 5, 6, 7, 8].map(titleOf);
  expect(titles).toEqual(['novice', 'novice', 'confirmed', 'expert', 'master', 'voice', 'oracle', 'legend']);
});

test('TC-R18 a score of 0 has no title, above 8 has that of 8', () => {
  expect(titleOf(0)).toBeNull();
  expect([9, 10, 17].map(titleOf)).toEqual(['legend', 'legend', 'legend']);
});

test('TC-26 solo the discard never comes back: each card is turned up or drawn at most once', () => {
  for (let seed = 0; seed < 30; seed++) {
    const used: Card[] = [];
    const hear = (events: readonly Event[], after: State) => {
      for (const event of events) {
        expect(event.type).not.toBe('reshuffled');
        if (event.type === 'revealed') used.push(...event.cards);
        if (event.type === 'combinationDrawn') used.push(after.combination[0]);
      }
    };
    const end = randomGame(1, seed, () => {}, hear);
    expect(new Set(used).size).toBe(used.length);
    expect(used.length + end.pile.length).toBe(35);
  }
});

test('TC-R6 a last single card is decoded with no choice', () => {
  const state = position({ combinations: [0], aside: [[0, 1]], pile: [10], rest: 'discard' });
  const step = act(state, 0, REVEAL);
  expect(step.heard(0)).toEqual([
    { type: 'revealed', seat: 0, cards: [10] },
    { type: 'decoded', seat: 0, card: 10, ...decode(0, 10) },
  ]);
  expect(state.front).toEqual([-1, -1]);
  expect(state.over).toBe(false);
});

test('TC-R6 with the pile empty and nothing open one may finish', () => {
  const state = position({ combinations: [0], aside: [[0, 1]], rest: 'discard', found: [4] });
  expect(notDeclaring(state)).toEqual([FINISH]);
  expect(templeCode.lapse(state, 0)).toEqual(FINISH);
  expect(templeCode.refusal(state, 0, REVEAL)).toEqual({ rule: 'TC-R6', reason: 'pileEmpty' });
  const { heard } = act(state, 0, FINISH);
  expect(heard('gallery')).toEqual([{ type: 'laidOpen', combinations: [0] }]);
  expect(templeCode.outcome(state)?.scores).toEqual([{ seat: 0, parts: { combinations: 4 } }]);
});

test.each([
  ['right', declaring(0), 5],
  ['wrong', disordered(0), 4],
])('TC-R6 with the pile empty a last %s declaration ends the game', (_verdict, move, score) => {
  const state = position({ combinations: [0], aside: [[0, 1]], rest: 'discard', found: [4] });
  act(state, 0, move);
  expect(state.over).toBe(true);
  expect(templeCode.outcome(state)?.scores).toEqual([{ seat: 0, parts: { combinations: score } }]);
});

test('TC-R6 nobody finishes while cards are left', () => {
  const refused = { rule: 'TC-R6', reason: 'cardsLeft' };
  const one = position({ combinations: [0], aside: [[0, 1]], pile: [10], rest: 'discard' });
  expect(templeCode.refusal(one, 0, FINISH)).toEqual(refused);
  const open = position({ combinations: [0], aside: [[0, 1]], front: [[10, 11]], rest: 'discard' });
  expect(templeCode.refusal(open, 0, FINISH)).toEqual(refused);
  expect(notDeclaring(open)).toEqual([choose(0), choose(1)]);
});

test('TC-R16 one may declare before revealing, and while two cards lie open', () => {
  const state = position({ combinations: [0], aside: [[0, 1]], pile: [10, 11, 12, 13, 14] });
  expect(templeCode.refusal(state, 0, declaring(20))).toBeNull();
  act(state, 0, REVEAL);
  act(state, 0, declaring(20));
  expect(state.front).toEqual([10, 11]);
  expect(state.combination).toEqual([12]);
  expect(state.aside).toEqual([13]);
  expect(notDeclaring(state)).toEqual([choose(0), choose(1)]);
  const { heard } = act(state, 0, choose(1));
  expect(heard(0).at(-1)).toEqual({ type: 'decoded', seat: 0, card: 11, ...decode(12, 11) });
});

test('TC-R17 a new combination needs two cards in the pile', () => {
  const two = position({ combinations: [0], aside: [[0, 1]], pile: [10, 11], rest: 'discard' });
  act(two, 0, declaring(20));
  expect(two.over).toBe(false);
  expect(two.combination).toEqual([10]);
  expect(two.pile).toEqual([]);
  for (const pile of [[], [10]]) {
    const few = position({ combinations: [0], aside: [[0, 1]], pile, rest: 'discard' });
    const { heard } = act(few, 0, declaring(0));
    expect(types(heard(0))).toEqual(['declared', 'pointScored', 'laidOpen']);
    expect(few.over).toBe(true);
    expect(few.found).toEqual([1]);
    expect(few.pile).toHaveLength(pile.length);
  }
});

test('TC-R17 the game ends with the declaration, open cards unused', () => {
  const state = position({
    combinations: [0],
    aside: [[0, 1]],
    front: [[10, 11]],
    pile: [12],
    rest: 'discard',
  });
  act(state, 0, disordered(3));
  expect(state.over).toBe(true);
  expect(state.front).toEqual([10, 11]);
  expect(state.aside).toEqual([1]);
});
