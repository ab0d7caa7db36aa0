import { describe, expect, test } from 'vitest';
import { nuns } from '../rules/game.ts';
import { FIRST_NOVICE, type State } from '../rules/state.ts';
import { isInSight } from '../rules/watching.ts';
import {
  act,
  cast,
  chance,
  go,
  guardsTurn,
  lead,
  markBeside,
  ofType,
  opening,
  placeGuard,
  plan,
  planMove,
  planning,
  refused,
  withoutBlessings,
} from './position.ts';

const N = FIRST_NOVICE;

/** Celeste was caught at `at`; the Abbess looks along the corridor from 19 to the west. */
function caught(at: number, turn = 4): State {
  const { state } = opening(2);
  cast(state, { cells: [4], wishes: [4] });
  withoutBlessings(state);
  planning(state, turn);
  placeGuard(state, 0, 19, 20, 'lightblue-26-84');
  placeGuard(state, 1, 147, 138, 'red-26-147');
  state.guards[1].ahead = false;
  Object.assign(state.novices[0], { at, status: 'caught', spotted: true, captures: 1, card: 'stand' });
  state.captures = 1;
  return state;
}

const homeward = (...points: number[]) => planMove(N, 'walk', points, { obeys: true });

/** The ways home that are listed. */
const waysHome = (state: State) =>
  nuns.moves(state, 1).flatMap((move) => (move.kind === 'plan' && move.obeys ? [move.way] : []));

const obey = (state: State, ...points: number[]) => act(state, 1, homeward(...points), chance());

describe('obeying', () => {
  test('NR-27 she may obey or disobey, each turn; only a caught novice can', () => {
    const state = caught(48);
    const obeying = nuns.moves(state, 1).flatMap((move) => (move.kind === 'plan' ? [move.obeys] : []));
    expect([...new Set(obeying)]).toEqual([true, false]);
    state.novices[0].status = 'onTheRun';
    refused(state, 1, homeward(39, 27, 18), 'NR-27', 'notCaught');
  });

  test('NR-R9 3 or 4 points by a shortest way she can pass, with the Walk card', () => {
    const state = caught(48);
    expect(waysHome(state)).toEqual([
      [39, 27, 18],
      [39, 27, 18, 4],
    ]);
    refused(state, 1, homeward(49), 'NR-R9', 'notHomeward');
    refused(state, 1, homeward(39, 27), 'NR-46', 'unfinished');
    const told = obey(state, 39, 27, 18).heard(0);
    expect(ofType(told, 'cardsShown')[0].novices).toEqual([
      { figure: N, card: 'walk', obeys: true, fast: false },
    ]);
  });

  test('NR-R9 all that is left if less, nothing in her cell; guards’ points may be crossed and stopped on', () => {
    const near = caught(27);
    placeGuard(near, 0, 18, 17);
    refused(near, 1, homeward(18), 'NR-46', 'unfinished');
    obey(near, 18, 4);
    const home = caught(4);
    obey(home);
    expect(home.novices[0].at).toBe(4);
  });

  test('NR-R9 locked doors only with her key', () => {
    const without = caught(40);
    without.novices[0] = { ...without.novices[0], cell: 3 };
    expect(waysHome(without).map(([first]) => first)).toContain(39);
    expect(waysHome(without).map(([first]) => first)).not.toContain(26);
    const withKey = caught(40);
    withKey.novices[0] = { ...withKey.novices[0], cell: 3, hasKey: true };
    expect(waysHome(withKey).map(([first]) => first)).toEqual([26]);
  });

  test('NR-27 obeying: no marker, no noise roll, no freedom for a guard, no capture', () => {
    const state = caught(16);
    const told = obey(state, 17, 18, 4).heard(0);
    expect(ofType(told, 'rolled')).toEqual([]);
    expect(state.vanished).toEqual([]);
    const seen = caught(15);
    obey(seen, 16, 17, 18);
    expect(seen.novices[0].status).toBe('caught');
    guardsTurn(seen, 4);
    lead(seen);
    expect(nuns.view(seen, 0, false).free).toBe(false);
    go(seen, 18);
    expect(seen.captures).toBe(1);
  });

  test('NR-28 unseen at the end of her move she is released: token in her cell, no marker, no roll; next turn on the run', () => {
    const state = caught(16);
    const told = obey(state, 17, 18, 4).heard('gallery');
    expect(ofType(told, 'released')).toEqual([{ type: 'released', figure: N }]);
    expect(state.novices[0].status).toBe('released');
    expect(nuns.view(state, 0, false).novices[0]).toMatchObject({ token: 4, spotted: null });
    expect(ofType(told, 'rolled')).toEqual([]);
    for (let i = 0; i < 60 && state.turn === 4; i++) {
      const [seat] = nuns.toAct(state);
      act(state, seat, nuns.lapse(state, seat));
    }
    expect(state.novices[0].status).toBe('onTheRun');
  });

  test('NR-R22 shown at the points where she is seen, not at the others; a guard walking away releases nobody', () => {
    const state = caught(39);
    const told = obey(state, 27, 18, 4).heard(0);
    expect(ofType(told, 'seen').map(({ at }) => at)).toEqual([18]);
    expect(state.novices[0].status).toBe('released');
    const left = caught(16);
    guardsTurn(left, 4);
    lead(left);
    for (const to of [18, 17, 16]) go(left, to);
    expect(isInSight(left, 16)).toBe(true);
    go(left, 15);
    expect(isInSight(left, 16)).toBe(false);
    expect(nuns.view(left, 0, false).novices[0]).toMatchObject({
      status: 'caught',
      token: 16,
      inSight: false,
      spotted: 16,
    });
  });

  test('NR-R23 a released novice seen in P4 of the same turn is caught again, without a point', () => {
    const state = caught(39);
    obey(state, 27, 18, 4);
    guardsTurn(state, 4);
    markBeside(state, 0, 18);
    lead(state);
    go(state, 18);
    const told = go(state, 4).heard('gallery');
    expect(ofType(told, 'recaught')).toEqual([{ type: 'recaught', figure: N, at: 4 }]);
    expect([state.novices[0].status, state.captures]).toEqual(['caught', 1]);
    expect(nuns.view(state, 0, false).novices[0].token).toBe(4);
  });

  test('NR-R24 an obeying novice takes neither key nor wish', () => {
    const state = caught(114);
    state.novices[0] = { ...state.novices[0], cell: 4, wish: 4 };
    // Her way home from 135 by 129 ends on no key; put her so that the third point is 130.
    state.novices[0].at = 150;
    const [homewards] = waysHome(state);
    const end = homewards.at(-1);
    act(state, 1, homeward(...homewards));
    expect(state.novices[0].at).toBe(end);
    expect(state.novices[0].hasKey).toBe(false);
    const onKey = caught(72);
    onKey.novices[0] = { ...onKey.novices[0], cell: 72, wish: 7 };
    obey(onKey);
    expect([onKey.novices[0].at, onKey.novices[0].hasKey]).toEqual([72, false]);
  });
});

describe('disobeying', () => {
  test('NR-R9 an ordinary move as one on the run from its start, noise and all', () => {
    const state = caught(17);
    const told = plan(state, N, 'run', [16, 15], chance()).heard('gallery');
    expect(ofType(told, 'cardsShown')[0].novices[0]).toMatchObject({ obeys: false, card: 'run' });
    expect(state.novices[0].status).toBe('onTheRun');
    expect(ofType(told, 'rolled')).toHaveLength(1);
    expect(ofType(told, 'vanished')).toHaveLength(1);
  });

  test('NR-R9 sharing a guard’s point she must leave it', () => {
    const state = caught(19);
    refused(state, 1, planMove(N, 'stand'), 'NR-R9', 'mustLeave');
    plan(state, N, 'sneak', [18]);
    expect(state.novices[0].at).toBe(18);
  });

  test('NR-R21 having disobeyed she can be captured again', () => {
    const state = caught(17);
    plan(state, N, 'stand', [], chance());
    guardsTurn(state, 4);
    lead(state);
    go(state, 18);
    go(state, 17);
    expect(state.captures).toBe(2);
  });
});

describe('NR-29 the wish after a capture', () => {
  test('NR-29 she must fetch it again; on the wish’s own point she must leave and come back', () => {
    const state = caught(121);
    Object.assign(state.novices[0], { hasKey: true, hasObject: false, barred: true });
    plan(state, N, 'stand', [], chance());
    expect(state.novices[0].hasObject).toBe(false);
    planning(state, 5);
    plan(state, N, 'stand', [], chance());
    expect(state.novices[0].hasObject).toBe(false);
    planning(state, 6);
    plan(state, N, 'sneak', [122, 121], chance());
    expect(state.novices[0].hasObject).toBe(true);
  });

  test('NR-29 a capture on the wish’s point bars her', () => {
    const state = caught(121);
    Object.assign(state.novices[0], { status: 'onTheRun', hasKey: true, hasObject: true });
    guardsTurn(state, 4);
    placeGuard(state, 0, 122, 97);
    markBeside(state, 0, 121);
    lead(state);
    go(state, 121);
    expect(state.novices[0]).toMatchObject({ hasObject: false, barred: true, status: 'caught' });
  });
});
