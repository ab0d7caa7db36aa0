import { describe, expect, test } from 'vitest';
import { nuns } from '../rules/game.ts';
import { capturesNeeded, FIRST_NOVICE, LAST_TURN, type State } from '../rules/state.ts';
import {
  act,
  cast,
  chance,
  go,
  guardsTurn,
  lead,
  ofType,
  opening,
  othersStand,
  PLAIN,
  placeGuard,
  plan,
  planning,
  refused,
  stop,
  withoutBlessings,
} from './position.ts';

const N = FIRST_NOVICE;

function three(): State {
  const { state } = opening(4);
  cast(state, { cells: [4, 3, 5], wishes: [4, 0, 1] });
  withoutBlessings(state);
  planning(state);
  for (const novice of state.novices)
    Object.assign(novice, { hasKey: true, hasObject: true, spotted: false });
  state.novices[0].at = 18;
  state.novices[1].at = 110;
  state.novices[2].at = 110;
  return state;
}

describe('NR-31 a novice wins', () => {
  test('NR-31 back in her cell with her wish, at once: all others lose', () => {
    const state = three();
    plan(state, N, 'sneak', [4]);
    const told = othersStand(state).heard('gallery');
    expect(nuns.outcome(state)).toEqual({ places: [[1], [0, 2, 3]], how: 'novice' });
    // NR-R15: before any noise roll.
    expect(ofType(told, 'rolled')).toEqual([]);
    refused(state, 0, { kind: 'lead', guard: 0 }, 'NR-31', 'over');
    expect(nuns.moves(state, 1)).toEqual([]);
  });

  test('NR-31 not without the wish, not in another cell', () => {
    const state = three();
    state.novices[0].hasObject = false;
    plan(state, N, 'sneak', [4]);
    othersStand(state, chance());
    expect(nuns.outcome(state)).toBeNull();
    const other = three();
    other.novices[0].at = 19;
    plan(other, N, 'sneak', [3]);
    othersStand(other, chance());
    expect(nuns.outcome(other)).toBeNull();
  });

  test('NR-R15 she must end her move in the cell; all novices move first', () => {
    const state = three();
    plan(state, N, 'sneak', [4, 18]);
    othersStand(state, chance());
    expect(nuns.outcome(state)).toBeNull();
    const both = three();
    both.novices[1].at = 19;
    plan(both, N, 'sneak', [4]);
    plan(both, N + 1, 'sneak', [3]);
    othersStand(both);
    expect(nuns.outcome(both)?.places[0]).toEqual([1, 2]);
  });

  test('NR-31 several in the same turn: fewest captures; still tied, shared', () => {
    const state = three();
    state.novices[1].at = 19;
    state.novices[0].captures = 1;
    plan(state, N, 'sneak', [4]);
    plan(state, N + 1, 'sneak', [3]);
    const told = othersStand(state).heard('gallery');
    expect(ofType(told, 'noviceWon')).toEqual([
      { type: 'noviceWon', figures: [{ figure: N }, { figure: N + 1 }], winners: [{ figure: N + 1 }] },
    ]);
    expect(nuns.outcome(state)?.places).toEqual([[2], [0, 1, 3]]);
  });
});

describe('NR-32 the guards win', () => {
  test('NR-32 the moment they have as many captures as there are players', () => {
    const state = three();
    guardsTurn(state);
    placeGuard(state, 0, 26, null, 'green-26-101');
    placeGuard(state, 1, 147, 138, 'red-26-147');
    state.captures = 3;
    state.novices[0].at = 40;
    state.novices[0].hasObject = false;
    lead(state);
    const told = go(state, 40).heard('gallery');
    expect(ofType(told, 'guardsWon')).toEqual([{ type: 'guardsWon', how: 'captures' }]);
    expect(nuns.outcome(state)).toEqual({ places: [[0], [1, 2, 3]], how: 'captures' });
  });

  test('NR-32 if no novice has won by the end of turn 15', () => {
    expect(LAST_TURN).toBe(15);
    const state = three();
    guardsTurn(state, 15);
    placeGuard(state, 0, 26, null, 'green-26-101');
    placeGuard(state, 1, 26, null, 'red-26-147');
    lead(state);
    for (let guard = 0; guard < 2; guard++) {
      for (let i = 0; i < 3; i++) {
        const [move] = nuns.moves(state, 0).filter(({ kind }) => kind === 'go');
        act(state, 0, move);
        if (state.points <= i) i--;
      }
      stop(state);
    }
    expect(nuns.outcome(state)).toEqual({ places: [[0], [1, 2, 3]], how: 'time' });
  });

  test('NR-33 captures needed = number of novices', () => {
    for (const seats of [2, 3, 4, 5, 6, 7]) {
      expect(capturesNeeded(seats, { ...PLAIN, fewerCaptures: true })).toBe(seats - 1);
    }
    expect(capturesNeeded(8, { ...PLAIN, fewerCaptures: true })).toBe(6);
    expect(capturesNeeded(3, { ...PLAIN, fewerCaptures: true, twoNovices: true })).toBe(4);
  });
});

test('NR-47 at the end everything is laid open: wishes, blessings, every way turn by turn', () => {
  const state = three();
  plan(state, N, 'sneak', [4]);
  const told = othersStand(state).heard('gallery');
  const [open] = ofType(told, 'laidOpen');
  expect(open.figures.map(({ wish }) => wish)).toEqual([null, null, 4, 0, 1]);
  expect(open.figures.map(({ blessing }) => blessing)).toEqual(
    [...state.guards, ...state.novices].map(({ blessing }) => blessing.kind),
  );
  expect(open.figures[2].ways).toEqual([[18, 4]]);
  const view = nuns.view(state, 'gallery', true);
  expect(view.novices.map(({ own }) => own?.wish)).toEqual([4, 0, 1]);
  expect(view.diary).toEqual([[[18, 4], [110], [110]]]);
});
