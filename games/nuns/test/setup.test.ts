import { Match, readOptions, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import {
  BLESSINGS,
  CARDS,
  KEY_AT,
  KEY_COLOUR,
  NOISE,
  NOVICE_NAMES,
  rangeOf,
  WISH_AT,
  WISHES,
} from '../rules/cards.ts';
import { CELLS, GUARD_START, NEIGHBOURS } from '../rules/convent.ts';
import { nuns } from '../rules/game.ts';
import { ABOUT_TURNS, fits, PATHS } from '../rules/paths.ts';
import { capturesNeeded, FIRST_NOVICE, seatOf } from '../rules/state.ts';
import { act, feign, GUARD_SEAT, guardsTurn, ofType, opening, PLAIN, plan, refused } from './position.ts';

const SEATS = [2, 3, 4, 5, 6, 7, 8] as const;

test('NR-1 novices begin in cells 1 to 6, both guards in 26', () => {
  expect(CELLS).toEqual([1, 2, 3, 4, 5, 6]);
  expect(GUARD_START).toBe(26);
  for (const seats of SEATS) {
    const { state } = opening(seats);
    expect(state.guards.map(({ at }) => at)).toEqual([26, 26]);
    for (const { at, cell } of state.novices) expect([at, CELLS.includes(cell)]).toEqual([cell, true]);
    expect(new Set(state.novices.map(({ cell }) => cell)).size).toBe(state.novices.length);
  }
});

describe('the deal', () => {
  test('NR-2 each guard and each novice gets one of eight blessings; nobody sees the others', () => {
    for (const seats of SEATS) {
      const { state, recorded } = opening(seats);
      const dealt = [...state.guards, ...state.novices].map(({ blessing }) => blessing.kind);
      for (const kind of BLESSINGS) expect(dealt.filter((one) => one === kind).length).toBeLessThanOrEqual(2);
      const told = (seat: number | 'gallery') =>
        ofType(recorded.heard(seat), 'blessingDealt').map(({ figure }) => figure);
      expect(told('gallery')).toEqual([]);
      for (let figure = FIRST_NOVICE; figure < FIRST_NOVICE + state.novices.length; figure++) {
        expect(told(seatOf(state, figure))).toEqual([figure]);
      }
      expect(told(0)).toEqual([0, 1]);
    }
  });

  test('NR-2 a guard’s blessing serves only herself, also when one player leads both', () => {
    const { state } = opening(2);
    state.guards[0].blessing.kind = 'falseNoise';
    state.guards[1].blessing.kind = 'reroll';
    state.turn = 3;
    state.phase = 'listen';
    state.window = { id: 9, asked: [0] };
    state.guards[1].at = 40;
    refused(state, GUARD_SEAT, feign(1, 1, 41), 'NR-30');
    refused(state, GUARD_SEAT, feign(0, 1, 41), 'NR-42');
    act(state, GUARD_SEAT, feign(0, 0, 40));
  });

  test('NR-3 each novice gets a secret wish of her own, four movement cards, and starts on the run', () => {
    const { state, recorded } = opening(7);
    expect(new Set(state.novices.map(({ wish }) => wish)).size).toBe(6);
    for (const [i, novice] of state.novices.entries()) {
      expect(novice).toMatchObject({ status: 'onTheRun', hasKey: false, hasObject: false, captures: 0 });
      const own = ofType(recorded.heard(seatOf(state, FIRST_NOVICE + i)), 'wishDealt');
      expect(own).toEqual([{ type: 'wishDealt', figure: FIRST_NOVICE + i, wish: novice.wish }]);
      const cards = nuns.moves(state, i + 1).flatMap((move) => (move.kind === 'plan' ? [move.card] : []));
      expect([...new Set(cards)].sort()).toEqual([...CARDS].sort());
    }
    expect(ofType(recorded.heard('gallery'), 'wishDealt')).toEqual([]);
  });

  test('NR-4 fourteen paths between black hexagons, eight of them at 26, and two About Turn', () => {
    expect(PATHS).toHaveLength(14);
    expect(PATHS.filter((_points, path) => fits(path, 26))).toHaveLength(8);
    expect(ABOUT_TURNS).toBe(2);
    const ends = new Set(PATHS.flatMap((points) => [points[0], points[points.length - 1]]));
    expect([...ends].sort((a, b) => a - b)).toEqual([26, 84, 101, 122, 147]);
    for (const points of PATHS) {
      expect(new Set(points).size).toBe(points.length);
      for (let i = 1; i < points.length; i++) expect(NEIGHBOURS[points[i - 1]]).toContain(points[i]);
    }
    const { state } = opening(4);
    expect([state.supply.length, state.discard, state.aboutTurns]).toEqual([14, [], 2]);
  });

  test('NR-R18 every key has its wish', () => {
    expect(WISHES).toEqual([
      'plumWine',
      'birthdayCake',
      'romance',
      'bookOfSpells',
      'medicine',
      'roseWater',
      'kitten',
      'letter',
    ]);
    expect(KEY_AT).toEqual([10, 36, 82, 107, 130, 149, 67, 72]);
    expect(WISH_AT).toEqual([155, 148, 118, 119, 121, 121, 109, 110]);
    expect(KEY_COLOUR).toEqual(['yellow', 'yellow', 'green', 'green', 'red', 'red', 'blue', 'blue']);
    expect(NOVICE_NAMES.slice(1)).toEqual([
      'Anne Marie',
      'Margaret',
      'Theresa',
      'Celeste',
      'Angelica',
      'Bernadette',
    ]);
  });

  test('NR-7 the movement cards: how many points, and how loud', () => {
    const ranges = CARDS.map((card) => rangeOf(card, false, false));
    expect(ranges.map(({ min, max }) => [min, max])).toEqual([
      [0, 0],
      [1, 2],
      [3, 4],
      [1, 5],
    ]);
    expect(CARDS.map((card) => NOISE[card])).toEqual([-3, -2, -1, 0]);
  });
});

describe('NR-37 players', () => {
  test.each(SEATS)('NR-37 %i players', (seats) => {
    const { state } = opening(seats);
    expect(state.novices).toHaveLength(seats === 8 ? 6 : seats - 1);
    expect([seatOf(state, 0), seatOf(state, 1)]).toEqual(seats === 8 ? [0, 1] : [0, 0]);
    expect(new Set(state.novices.map((_n, i) => seatOf(state, FIRST_NOVICE + i))).size).toBe(
      state.novices.length,
    );
    expect([state.turn, state.captures]).toEqual([1, 0]);
    expect(capturesNeeded(seats, PLAIN)).toBe(seats);
  });

  test('NR-37 with eight, each guard player moves her own guard, and they win together', () => {
    const { state } = opening(8);
    guardsTurn(state, 1);
    state.phase = 'firstPaths';
    state.active = 0;
    const [path] = nuns.moves(state, 0).filter(({ kind }) => kind === 'takePath');
    refused(state, 1, path, 'NR-37', 'notYours');
    act(state, 0, path);
    expect(nuns.toAct(state)).toEqual([1]);
    state.phase = 'over';
    state.ended = 'time';
    expect(nuns.outcome(state)?.places[0]).toEqual([0, 1]);
  });

  test('NR-37 fewer than two or more than eight do not play', () => {
    expect(readOptions(nuns, 1).ok).toBe(false);
    expect(readOptions(nuns, 9).ok).toBe(false);
  });
});

describe('NR-R17 two novices for each player', () => {
  test('NR-R17 two players: one novice, two captures', () => {
    const { state } = opening(2);
    expect([state.novices.length, capturesNeeded(2, PLAIN)]).toEqual([1, 2]);
  });

  test.each([2, 3, 4])(
    'NR-R17 with %i players everybody leads two, each with her own wish, blessing and plan',
    (seats) => {
      const options = { ...PLAIN, twoNovices: true };
      const { state } = opening(seats, options);
      expect(state.novices).toHaveLength(2 * (seats - 1));
      expect(state.novices.map((_n, i) => seatOf(state, FIRST_NOVICE + i)).slice(0, 2)).toEqual([1, 1]);
      expect(capturesNeeded(seats, options)).toBe(2 * (seats - 1) + 1);
      const figures = nuns.moves(state, 1).flatMap((move) => (move.kind === 'plan' ? [move.figure] : []));
      expect([...new Set(figures)]).toEqual([2, 3]);
      plan(state, 2, 'stand');
      expect(nuns.windows?.owes?.(state, 1)).toBe(true);
      plan(state, 3, 'stand');
      if (seats > 2) expect(nuns.windows?.owes?.(state, 1)).toBe(false);
      else expect(state.phase).not.toBe('plan');
    },
  );

  test('NR-R17 a player wins with either; not for more than four players', () => {
    const { state } = opening(3, { twoNovices: true });
    state.ended = 'novice';
    state.winners = [FIRST_NOVICE + 3];
    expect(nuns.outcome(state)?.places).toEqual([[2], [0, 1]]);
    expect(readOptions(nuns, 5, { twoNovices: true }).ok).toBe(false);
    expect(readOptions(nuns, 4, { twoNovices: true }).ok).toBe(true);
    expect(() => Match.open(nuns, 5, { twoNovices: true }, stretchSeed(1))).toThrow();
  });
});
