import { expect, test } from 'vitest';
import {
  COLOURS,
  FACTS,
  HOME,
  JOINED,
  PARTS,
  SQUARES,
  START,
  sectorOf,
  squareOf,
  TURNS,
  ZONES,
} from '../rules/board.ts';
import { ALL_CARDS, ANIMALS_FROM, DIE, GNOMES_FROM } from '../rules/cards.ts';
import { secretLabyrinth } from '../rules/game.ts';
import { WEAPONS } from '../rules/moves.ts';
import { areJoined, joinedTo, openings } from '../rules/paths.ts';
import { act, opening, position, SHIFT_IN, SHIFT_OUT } from './position.ts';

test('SL-1 six zones of which three turn, 18 secrets on squares of their own, four starts, the die, three weapons', () => {
  expect(ZONES).toHaveLength(6);
  expect(TURNS.map((part) => part >= 0)).toEqual([true, false, true, false, true, false]);
  expect(PARTS).toHaveLength(3);
  expect(SQUARES).toBe(66);
  expect(ALL_CARDS).toHaveLength(18);
  expect([GNOMES_FROM, ANIMALS_FROM - GNOMES_FROM, 18 - ANIMALS_FROM]).toEqual([7, 7, 4]);
  expect(new Set(HOME).size).toBe(18);
  expect(START.map((square) => ZONES[FACTS[square].zone])).toEqual(COLOURS.map(() => 'frame'));
  expect(DIE).toEqual([2, 2, 3, 3, 4, 4]);
  expect(WEAPONS).toHaveLength(3);
});

/** By the words of the reconstruction: neighbours are joined where both are open at the same place. */
function joinedByHand(turned: readonly number[], one: number, two: number): boolean {
  const [inner, outer] = [FACTS[one], FACTS[two]];
  if (outer.zone !== inner.zone + 1) return false;
  const now = (sector: number, zone: number) => (sector + (TURNS[zone] < 0 ? 0 : turned[TURNS[zone]])) % 12;
  const doors = inner.out.map((sector) => now(sector, inner.zone));
  return outer.in.some((sector) => doors.includes(now(sector, outer.zone)));
}

test('squares of neighbouring zones are joined exactly where both open', () => {
  for (const turned of [
    [0, 0, 0],
    [3, 7, 11],
    [9, 1, 5],
  ]) {
    const expected: string[] = [];
    for (let one = 0; one < SQUARES; one++) {
      for (let two = 0; two < SQUARES; two++)
        if (joinedByHand(turned, one, two)) expected.push(`${one} ${two}`);
    }
    const found = openings(turned).map(([one, two]) => `${one} ${two}`);
    expect([...new Set(found)].sort()).toEqual(expected.sort());
    for (const [one, two] of JOINED) expect(areJoined(turned, one, two)).toBe(true);
  }
});

const RESULTS: readonly (readonly [number, number, number])[] = [
  [0, 2, 0],
  [0, 1, 1],
  [0, 0, 2],
  ...Array.from({ length: 11 }, (_, i): [number, number, number] => [i + 1, 1, 0]),
  ...Array.from({ length: 11 }, (_, i): [number, number, number] => [i + 1, 0, 1]),
];

test('the figures of the reconstruction: how often a start reaches a secret with the best two changes', () => {
  const reached = COLOURS.map(() => 0);
  let connected = 0;
  for (let standing = 0; standing < 1728; standing++) {
    const turned = [Math.floor(standing / 144), Math.floor(standing / 12) % 12, standing % 12];
    for (let square = 0; square < SQUARES; square++) connected += joinedTo(turned, square).length;
    COLOURS.forEach((_colour, colour) => {
      const found = new Set<number>();
      for (const by of RESULTS) {
        const after = turned.map((value, part) => (value + by[part]) % 12);
        for (const square of joinedTo(after, START[colour])) found.add(square);
      }
      reached[colour] += HOME.filter((home) => found.has(home)).length;
    });
  }
  const shares = reached.map((count) => Math.round((1000 * count) / (1728 * 18)) / 1000);
  expect(shares).toEqual([0.487, 0.512, 0.495, 0.507]);
  expect(Math.round((10 * connected) / (1728 * SQUARES)) / 10).toBeCloseTo(12.4, 0);
});

test('SL-2 parts at random, one card turned up, everyone chooses a free colour and starts on its square', () => {
  const positions = new Set<string>();
  for (let seed = 0; seed < 40; seed++) positions.add(opening(3, seed).state.turned.join());
  expect(positions.size).toBeGreaterThan(30);
  const { state } = opening(3);
  expect(state.pile).toHaveLength(17);
  const [first, second, third] = [0, 1, 2].map((i) => (state.active + i) % 3);
  act(state, first, { kind: 'colour', colour: 'green' });
  expect(state.pawns[first]).toBe(START[2]);
  expect(secretLabyrinth.refusal(state, second, { kind: 'colour', colour: 'green' })?.rule).toBe('SL-2');
  act(state, second, { kind: 'colour', colour: 'red' });
  act(state, third, { kind: 'colour', colour: 'blue' });
  expect(state.stage).toBe('change');
  expect(secretLabyrinth.toAct(state)).toEqual([first]);
  expect(secretLabyrinth.refusal(state, first, { kind: 'colour', colour: 'yellow' })?.reason).toBe(
    'coloursChosen',
  );
});

test('SL-2 the last of four colours is not asked for', () => {
  const { state } = opening(4);
  for (const colour of ['yellow', 'red', 'blue'] as const) {
    act(state, secretLabyrinth.toAct(state)[0], { kind: 'colour', colour });
  }
  expect(state.stage).toBe('change');
  expect([...state.colours].sort()).toEqual([0, 1, 2, 3]);
});

test('SL-R1 the first card is never an animal', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { state } = opening(2, seed);
    expect(state.wanted).toBeLessThan(ANIMALS_FROM);
    expect(new Set([...state.pile, state.wanted]).size).toBe(18);
  }
});

test('SL-3 chance names the first player, then turns go clockwise', () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, seed) => opening(4, seed).state.active));
  expect(firsts.size).toBe(4);
  const state = position({ seats: 3 });
  for (const seat of [0, 1, 2, 0]) {
    expect(secretLabyrinth.toAct(state)).toEqual([seat]);
    expect(secretLabyrinth.refusal(state, (seat + 1) % 3, SHIFT_IN)?.rule).toBe('SL-3');
    act(state, seat, SHIFT_IN);
    act(state, seat, SHIFT_OUT);
    act(state, seat, { kind: 'done' });
  }
});

test('SL-7 SL-R9 pawns and secrets turn with their part, corridors clockwise', () => {
  const state = position({ pawns: ['innerCorridor-3', 'frame-3'] });
  expect(sectorOf(squareOf('innerCorridor-3'), state.turned)).toBe(3);
  act(state, 0, SHIFT_IN);
  expect(state.pawns[0]).toBe(squareOf('innerCorridor-3'));
  expect(sectorOf(squareOf('innerCorridor-3'), state.turned)).toBe(4);
  expect(sectorOf(squareOf('frame-3'), state.turned)).toBe(3);
  act(state, 0, { kind: 'turn', notches: 11 });
  expect(sectorOf(squareOf('centre-1'), state.turned)).toBe(1);
  expect(secretLabyrinth.parse({ kind: 'shift', corridor: 'inner', back: true })).toBeNull();
});
