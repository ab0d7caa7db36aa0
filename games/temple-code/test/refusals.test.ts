import { Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { templeCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { REFUSED } from '../rules/reasons.ts';
import type { State } from '../rules/state.ts';
import { declaring, position } from './position.ts';
import ids from './rule-ids.json' with { type: 'json' };

const three = position({ combinations: [0, 1, 2], front: [null, [5, 6], [7, 8]], turn: 1 });
const alone = position({ combinations: [0, 1, 2], front: [null, null, [7, 8]], turn: 2 });
const won: State = { ...position({ combinations: [0, 1], found: [2, 0] }), over: true };
const solo = position({ combinations: [0], aside: [[0, 1]], pile: [10, 11] });
const open = position({ combinations: [0], aside: [[0, 1]], front: [[10, 11]] });
const empty = position({ combinations: [0], aside: [[0, 1]], rest: 'discard' });
const ended: State = { ...empty, over: true };

const take = (from: number, card: 0 | 1 = 0): Move => ({ kind: 'take', from, card });
const doubled: Move = { kind: 'declare', combination: ['wave', 'tiki', 'wave'] };

const WRONG: [keyof typeof REFUSED, State, number, Move][] = [
  ['over', won, 1, declaring(1)],
  ['over', won, 0, take(1)],
  ['soloOver', ended, 0, declaring(1)],
  ['soloOver', ended, 0, { kind: 'finish' }],
  ['notDifferent', solo, 0, doubled],
  ['notDifferent', three, 2, doubled],
  ['nothingDecoded', three, 1, declaring(1)],
  ['notYourTurn', three, 0, take(2)],
  ['notYourTurn', three, 2, { kind: 'decodeBoth' }],
  ['noSuchPlayer', three, 1, take(3)],
  ['notYourself', three, 1, take(1)],
  ['pairUsed', three, 1, take(0)],
  ['mustDecodeBoth', alone, 2, take(0)],
  ['mustDecodeBoth', alone, 2, take(2)],
  ['othersHaveCards', three, 1, { kind: 'decodeBoth' }],
  ['notInSolo', solo, 0, take(0)],
  ['notInSolo', solo, 0, take(1)],
  ['notInSolo', open, 0, { kind: 'decodeBoth' }],
  ['soloOnly', three, 1, { kind: 'reveal' }],
  ['soloOnly', three, 1, { kind: 'decode', card: 0 }],
  ['soloOnly', three, 1, { kind: 'finish' }],
  ['chooseFirst', open, 0, { kind: 'reveal' }],
  ['nothingRevealed', solo, 0, { kind: 'decode', card: 1 }],
  ['pileEmpty', empty, 0, { kind: 'reveal' }],
  ['cardsLeft', solo, 0, { kind: 'finish' }],
  ['cardsLeft', open, 0, { kind: 'finish' }],
];

test.each(WRONG)(
  '%s: refused with its rule, the state unchanged, not listed',
  (reason, state, seat, move) => {
    const before = JSON.stringify(state);
    expect(templeCode.refusal(state, seat, move)).toEqual({ rule: REFUSED[reason], reason });
    expect(JSON.stringify(state)).toBe(before);
    expect(templeCode.moves(state, seat)).not.toContainEqual(move);
  },
);

test('every reason there is has been tried, and names a rule of the catalogue', () => {
  expect(new Set(WRONG.map(([reason]) => reason))).toEqual(new Set(Object.keys(REFUSED)));
  for (const rule of Object.values(REFUSED)) expect(ids).toContain(rule);
});

test.each([
  { kind: 'take', from: 4, card: 0 },
  { kind: 'take', from: -1, card: 0 },
  { kind: 'take', from: 1, card: 2 },
  { kind: 'take', from: 1.5, card: 0 },
  { kind: 'take', from: '1', card: 0 },
  { kind: 'take', from: 1 },
  { kind: 'take', from: 1, card: 0, more: true },
  { kind: 'decode' },
  { kind: 'decode', card: 2 },
  { kind: 'decode', card: 0, seat: 0 },
  { kind: 'decodeBoth', cards: [0, 1] },
  { kind: 'reveal', count: 2 },
  { kind: 'finish', now: true },
  { kind: 'declare' },
  { kind: 'declare', combination: ['wave', 'tiki', 'kraken'], seat: 0 },
  { kind: 'declare', combination: { 0: 'wave', 1: 'tiki', 2: 'kraken', length: 3 } },
  { kind: 'shout' },
  null,
  'reveal',
  [],
])('malformed: %j is not a move', (json) => {
  expect(templeCode.parse(json)).toBeNull();
});

test('well formed moves are read back as they are', () => {
  const moves: Move[] = [
    take(0, 1),
    take(3),
    { kind: 'decodeBoth' },
    { kind: 'reveal' },
    { kind: 'decode', card: 1 },
    declaring(7),
    doubled,
    { kind: 'finish' },
  ];
  for (const move of moves) expect(templeCode.parse(JSON.parse(JSON.stringify(move)))).toEqual(move);
});

test('a stale take is refused by the match, a declaration never is', () => {
  const match = Match.open(templeCode, 2, {}, stretchSeed(3));
  const [active] = match.toAct();
  const stale = match.decision(active);
  match.submit({ type: 'move', seat: active, move: take(1 - active), decision: stale });
  match.submit({ type: 'move', seat: 1 - active, move: take(active), decision: match.decision(1 - active) });
  const before = match.hash();
  const other = { type: 'move', seat: 1 - active, move: take(active), decision: -1 } as const;
  expect(match.submit(other)).toEqual({ ok: false, refusal: { rule: 'house', reason: 'stale' } });
  expect(match.hash()).toBe(before);
  expect(match.submit({ type: 'move', seat: active, move: declaring(7), decision: stale }).ok).toBe(true);
});
