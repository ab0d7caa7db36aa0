import { describe, expect, test } from 'vitest';
import { nuns } from '../rules/game.ts';
import { fits, NO_PATH, PATHS } from '../rules/paths.ts';
import { FIRST_NOVICE, type State } from '../rules/state.ts';
import { isInSight } from '../rules/watching.ts';
import {
  act,
  ahead,
  cast,
  go,
  guardsTurn,
  lead,
  markBeside,
  neighbours,
  ofType,
  opening,
  pathCalled,
  placeGuard,
  refused,
  stop,
  withoutBlessings,
} from './position.ts';

const N = FIRST_NOVICE;

/** The Abbess at the start of green-26-101, the Prioress far off; the novices hidden far away. */
function scene(seats = 3, options = {}): State {
  const { state } = opening(seats, options);
  cast(state, { cells: [4, 3, 5, 6, 1, 2].slice(0, state.novices.length) });
  withoutBlessings(state);
  guardsTurn(state);
  placeGuard(state, 0, 26, null, 'green-26-101');
  placeGuard(state, 1, 147, 138, 'red-26-147');
  state.guards[1].ahead = false;
  for (const novice of state.novices) {
    novice.at = 110;
    novice.spotted = false;
    novice.card = 'stand';
  }
  return state;
}

describe('paths', () => {
  test('NR-R5 the first paths are chosen for both guards before either moves; no About Turn; never the same card', () => {
    const { state } = opening(2);
    state.window = null;
    state.phase = 'firstPaths';
    state.active = 0;
    const paths = () => nuns.moves(state, 0).flatMap((move) => (move.kind === 'takePath' ? [move.path] : []));
    expect(paths()).toEqual(PATHS.flatMap((_points, path) => (fits(path, 26) ? [path] : [])));
    refused(state, 0, { kind: 'aboutTurn' }, 'NR-15', 'noPathWanted');
    refused(state, 0, { kind: 'lead', guard: 0 }, 'NR-5');
    refused(state, 0, { kind: 'takePath', path: pathCalled('green-101-122') }, 'NR-15', 'pathElsewhere');
    const first = paths()[0];
    act(state, 0, { kind: 'takePath', path: first });
    expect(paths()).not.toContain(first);
    refused(state, 0, { kind: 'takePath', path: first }, 'NR-R14', 'notInSupply');
    act(state, 0, { kind: 'takePath', path: paths()[0] });
    expect(state.phase).toBe('lead');
    expect(state.guards.map(({ path, ahead: on }) => [path, on])).toEqual([
      [first, true],
      [state.guards[1].path, true],
    ]);
  });

  test('NR-15 not free, she follows her path step by step', () => {
    const state = scene();
    lead(state);
    for (const to of PATHS[pathCalled('green-26-101')].slice(1, 5)) {
      expect(ahead(state)).toEqual([to]);
      go(state, to);
    }
    expect(state.points).toBe(4);
    refused(state, 0, { kind: 'go', to: 46, fast: false }, 'NR-15', 'followPath');
    refused(state, 0, { kind: 'takePath', path: 0 }, 'NR-15', 'noPathWanted');
  });

  test('NR-15 at its end the card is discarded and a new one chosen at once; she may go on along it', () => {
    const state = scene();
    placeGuard(state, 0, 93, 94);
    lead(state);
    go(state, 100);
    const told = go(state, 101).heard('gallery');
    expect(ofType(told, 'pathEnded')).toHaveLength(1);
    refused(state, 0, { kind: 'go', to: 92, fast: false }, 'NR-15', 'pathFirst');
    refused(state, 0, { kind: 'stop', fast: false }, 'NR-15', 'pathFirst');
    refused(state, 0, { kind: 'takePath', path: pathCalled('red-26-122') }, 'NR-15', 'pathElsewhere');
    act(state, 0, { kind: 'takePath', path: pathCalled('green-101-122') });
    expect(state.discard).toEqual([pathCalled('green-26-101')]);
    expect(ahead(state)).toEqual([92]);
    go(state, 92);
    expect(state.points).toBe(3);
  });

  test('NR-15 a path is taken from either end', () => {
    const state = scene();
    placeGuard(state, 0, 93, 94);
    lead(state);
    go(state, 100);
    go(state, 101);
    act(state, 0, { kind: 'takePath', path: pathCalled('orange-26-101') });
    expect(state.guards[0].ahead).toBe(false);
    expect(ahead(state)).toEqual([92]);
  });

  test('NR-18 About Turn: spent, and the same path is followed back', () => {
    const state = scene();
    placeGuard(state, 0, 100, 93);
    lead(state);
    go(state, 101);
    const told = act(state, 0, { kind: 'aboutTurn' }).heard('gallery');
    expect(ofType(told, 'aboutTurned')[0]).toMatchObject({ left: 1 });
    expect(state.guards[0].path).toBe(pathCalled('green-26-101'));
    expect(state.discard).toEqual([]);
    expect(ahead(state)).toEqual([100]);
    state.aboutTurns = 0;
    state.choosing = true;
    refused(state, 0, { kind: 'aboutTurn' }, 'NR-18', 'noAboutTurn');
  });

  test('NR-R14 if nothing fits, all discarded paths return, the one just completed too, but no About Turn', () => {
    const state = scene();
    const here = PATHS.flatMap((_points, path) => (fits(path, 101) ? [path] : []));
    state.discard = here.filter((path) => path !== state.guards[0].path);
    state.supply = state.supply.filter((path) => !here.includes(path));
    state.aboutTurns = 0;
    placeGuard(state, 0, 100, 93);
    lead(state);
    const told = go(state, 101).heard('gallery');
    expect(ofType(told, 'pathsReturned')[0].paths).toEqual(here);
    expect([state.discard, state.aboutTurns, state.guards[0].path]).toEqual([[], 0, NO_PATH]);
    const choices = nuns.moves(state, 0).flatMap((move) => (move.kind === 'takePath' ? [move.path] : []));
    expect(choices).toEqual(here);
    refused(state, 0, { kind: 'aboutTurn' }, 'NR-18');
    act(state, 0, { kind: 'takePath', path: pathCalled('green-26-101') });
  });

  test('NR-R14 with an About Turn left something fits, and nothing returns', () => {
    const state = scene();
    const here = PATHS.flatMap((_points, path) => (fits(path, 101) ? [path] : []));
    state.discard = here.filter((path) => path !== state.guards[0].path);
    state.supply = state.supply.filter((path) => !here.includes(path));
    placeGuard(state, 0, 100, 93);
    lead(state);
    expect(ofType(go(state, 101).heard(0), 'pathsReturned')).toEqual([]);
    expect(nuns.moves(state, 0).filter(({ kind }) => !nuns.anytime.includes(kind))).toEqual([
      { kind: 'aboutTurn' },
    ]);
  });

  test('NR-R13 off her path and not free, every step lessens the distance to it; then on in the former direction', () => {
    const state = scene();
    placeGuard(state, 0, 64, 63);
    lead(state);
    const path = PATHS[pathCalled('green-26-101')];
    const off = (point: number) => Math.min(...path.map((on) => nearest(point, on)));
    for (const to of neighbours(64)) {
      expect(ahead(state).includes(to)).toBe(off(to) < off(64));
    }
    for (let steps = 0; steps < 6 && !path.includes(state.guards[0].at); steps++) {
      const wrong = neighbours(state.guards[0].at).find((to) => !ahead(state).includes(to));
      if (wrong) refused(state, 0, { kind: 'go', to: wrong, fast: false }, 'NR-R13', 'returnToPath');
      go(state, ahead(state)[0]);
    }
    const place = path.indexOf(state.guards[0].at);
    expect(place).toBeGreaterThanOrEqual(0);
    expect(ahead(state)).toEqual([path[place + 1]]);
  });

  test('NR-R13 stepping on the end completes the path also when she is free', () => {
    const state = scene();
    placeGuard(state, 0, 92, 91);
    markBeside(state, 0, 93);
    lead(state);
    go(state, 101);
    expect(state.choosing).toBe(true);
  });

  test('NR-20 with nothing detected at the start of her turn she must return', () => {
    const state = scene();
    placeGuard(state, 0, 39, 27);
    state.guards[0].path = pathCalled('green-26-101');
    lead(state);
    expect(nuns.view(state, 0, false).free).toBe(false);
    expect(ahead(state)).toEqual([40]);
  });
});

function nearest(from: number, to: number): number {
  const seen = new Map([[from, 0]]);
  for (const [point, far] of seen) {
    if (point === to) return far;
    for (const next of neighbours(point)) if (!seen.has(next)) seen.set(next, far + 1);
  }
  return Number.POSITIVE_INFINITY;
}

describe('how far', () => {
  test('NR-16 each guard must move 3 or 4 points to walk, 5 or 6 to run, and stops by a decision of her own', () => {
    const state = scene();
    lead(state);
    for (let points = 1; points <= 6; points++) {
      refusedStop(state, points - 1);
      go(state, ahead(state)[0]);
    }
    expect(ahead(state)).toEqual([]);
    const [next] = neighbours(state.guards[0].at);
    refused(state, 0, { kind: 'go', to: next, fast: false }, 'NR-16', 'enoughPoints');
    stop(state);
    expect(state.guards[0].ran).toBe(true);
    refused(state, 0, { kind: 'go', to: 1, fast: false }, 'NR-16', 'notNextForGuard');
  });

  function refusedStop(state: State, points: number): void {
    if (points < 3) refused(state, 0, { kind: 'stop', fast: false }, 'NR-16', 'tooFewPoints');
    else expect(nuns.refusal(state, 0, { kind: 'stop', fast: false })).toBeNull();
  }

  test.each([
    [3, false],
    [4, false],
    [5, true],
    [6, true],
  ])('NR-24 %i points: the card shown is what was done', (points, ran) => {
    const state = scene();
    state.guards[1].ran = !ran;
    lead(state);
    for (let i = 0; i < points; i++) go(state, ahead(state)[0]);
    stop(state);
    for (let i = 0; i < 3; i++) go(state, ahead(state)[0]);
    const told = stop(state).heard('gallery');
    expect(ofType(told, 'guardCardsShown')).toEqual([{ type: 'guardCardsShown', ran: [ran, false] }]);
  });

  test('NR-33 limited to 5 points she runs with exactly 5', () => {
    const state = scene(3, { slowGuards: true });
    lead(state);
    for (let i = 0; i < 5; i++) go(state, ahead(state)[0]);
    expect(ahead(state)).toEqual([]);
    stop(state);
    expect(state.guards[0].ran).toBe(true);
  });

  test('NR-R16 Fast: a walk of 5, or a seventh point; with the limit of 5 a sixth', () => {
    const withFast = (options = {}) => {
      const state = scene(3, options);
      Object.assign(state.guards[0].blessing, { kind: 'fast', held: true });
      lead(state);
      return state;
    };
    const walk = withFast();
    refused(walk, 0, { kind: 'go', to: 40, fast: true }, 'NR-R16', 'fastNotNeeded');
    for (let i = 0; i < 4; i++) go(walk, ahead(walk)[0]);
    refused(walk, 0, { kind: 'stop', fast: true }, 'NR-R16', 'fastNotNeeded');
    go(walk, ahead(walk)[0]);
    stop(walk, undefined, true);
    expect([walk.guards[0].ran, walk.guards[0].blessing.held]).toEqual([false, false]);
    const run = withFast();
    for (let i = 0; i < 6; i++) go(run, ahead(run)[0]);
    const seventh = nuns.moves(run, 0).flatMap((move) => (move.kind === 'go' ? [move] : []));
    expect(seventh).toHaveLength(1);
    act(run, 0, seventh[0]);
    expect([run.points, run.guards[0].blessing.held]).toEqual([7, false]);
    stop(run);
    expect(run.guards[0].ran).toBe(true);
    const slow = withFast({ slowGuards: true });
    for (let i = 0; i < 5; i++) go(slow, ahead(slow)[0]);
    act(slow, 0, nuns.moves(slow, 0).find(({ kind }) => kind === 'go') ?? { kind: 'aboutTurn' });
    expect(slow.points).toBe(6);
    stop(slow);
    expect(slow.guards[0].ran).toBe(true);
    const without = scene();
    lead(without);
    for (let i = 0; i < 6; i++) go(without, ahead(without)[0]);
    refused(
      without,
      0,
      { kind: 'go', to: neighbours(without.guards[0].at)[0], fast: true },
      'NR-R16',
      'noFast',
    );
  });

  test('NR-17 no door stops a guard, nor does the other guard', () => {
    const state = scene();
    placeGuard(state, 1, 40, 41);
    markBeside(state, 0, 40);
    lead(state);
    expect(ahead(state)).toEqual([19, 25, 40]);
    go(state, 40);
    expect(state.guards.map(({ at }) => at)).toEqual([40, 40]);
  });

  test('NR-R20 the guard player chooses who goes first; each completes her move; with eight the Abbess’s player does', () => {
    const state = scene();
    lead(state, 1);
    expect(state.active).toBe(1);
    for (let i = 0; i < 3; i++) go(state, ahead(state)[0]);
    refused(state, 0, { kind: 'lead', guard: 0 }, 'NR-5');
    stop(state);
    expect([state.active, state.points]).toEqual([0, 0]);
    const eight = scene(8);
    expect(nuns.toAct(eight)).toEqual([0]);
    refused(eight, 1, { kind: 'lead', guard: 1 }, 'NR-37', 'notYours');
    act(eight, 0, { kind: 'lead', guard: 1 });
    expect(nuns.toAct(eight)).toEqual([1]);
  });
});

describe('what frees her', () => {
  const free = (state: State) => nuns.view(state, 'gallery', false).free;

  test('NR-15 a free guard whose time is up keeps to her path and stops as soon as she may', () => {
    const state = scene();
    markBeside(state, 0, 40);
    lead(state);
    const path = PATHS[state.guards[0].path];
    const way = state.guards[0].ahead ? path : [...path].reverse();
    expect(Math.min(...ahead(state))).not.toBe(way[1]);
    for (const to of way.slice(1, 4)) {
      expect(free(state)).toBe(true);
      const move = nuns.lapse(state, 0);
      expect(move).toEqual({ kind: 'go', to, fast: false });
      act(state, 0, move);
    }
    expect(nuns.lapse(state, 0)).toEqual({ kind: 'stop', fast: false });
  });

  test('NR-19 a Skritch marker beside her, and only her', () => {
    const state = scene();
    markBeside(state, 0, 40);
    lead(state);
    expect(free(state)).toBe(true);
    expect(ahead(state)).toEqual(neighbours(26));
    for (let i = 0; i < 3; i++) go(state, ahead(state)[0]);
    stop(state);
    expect(free(state)).toBe(false);
    expect(ahead(state)).toHaveLength(1);
  });

  test('NR-19 a Vanished marker whose last seen point she sees', () => {
    const state = scene();
    placeGuard(state, 0, 40, 26);
    state.vanished = [{ figure: N, from: 48, to: 63 }];
    lead(state);
    expect(free(state)).toBe(true);
    const behind = scene();
    placeGuard(behind, 0, 40, 41);
    behind.vanished = [{ figure: N, from: 28, to: 38 }];
    lead(behind);
    expect(free(behind)).toBe(false);
  });

  test('NR-R7 a novice in sight at the start frees her, to the end of her move', () => {
    const state = scene();
    placeGuard(state, 0, 40, 26);
    state.novices[0].at = 48;
    lead(state);
    expect(free(state)).toBe(true);
    // In any direction, and also once the novice is out of sight.
    go(state, 26);
    expect(isInSight(state, 48)).toBe(false);
    expect(free(state)).toBe(true);
    expect(ahead(state)).toEqual(neighbours(26));
  });

  test('NR-R7 a caught or released novice gives no freedom', () => {
    for (const status of ['caught', 'released'] as const) {
      const state = scene();
      placeGuard(state, 0, 40, 26);
      state.novices[0].at = 48;
      state.novices[0].status = status;
      lead(state);
      expect(free(state)).toBe(false);
    }
  });

  test('NR-36 turning from 96 towards 95 she sees 122, stays, and may go another way at once', () => {
    const state = scene();
    placeGuard(state, 0, 96, 97, 'lightblue-84-122');
    state.guards[0].ahead = false;
    state.novices[0].at = 122;
    expect(isInSight(state, 122)).toBe(false);
    lead(state);
    expect(ahead(state)).toEqual([95]);
    const told = go(state, 95).heard(1);
    expect(ofType(told, 'turned')[0]).toMatchObject({ interrupted: true, sees: [{ figure: N, at: 122 }] });
    expect(ofType(told, 'stepped')).toEqual([]);
    expect([state.guards[0].at, state.points]).toEqual([96, 0]);
    expect(nuns.view(state, 1, false).guards[0].facing).toEqual([96, 95]);
    expect(ahead(state)).toEqual([71, 95, 97]);
    go(state, 97);
    go(state, 122);
    expect(state.captures).toBe(1);
  });

  test('NR-R19 a pivot that shows nothing new is followed by the step; freed in mid-move she may go on to 6', () => {
    const state = scene();
    lead(state);
    const told = go(state, 40).heard(0);
    expect(told.map(({ type }) => type)).toEqual(['turned', 'stepped']);
    state.novices[0].at = 47;
    const seen = go(state, 41).heard(0);
    expect(ofType(seen, 'turned')[0].interrupted).toBe(true);
    expect(state.points).toBe(1);
    expect(free(state)).toBe(true);
    // Seen before in this move, she interrupts no more.
    expect(ofType(go(state, 41).heard(0), 'stepped')).toHaveLength(1);
    for (const to of [40, 39, 38, 37]) go(state, to);
    expect([state.points, ahead(state)]).toEqual([6, []]);
  });

  test('NR-R19 with three points she may also stop after such a pivot', () => {
    const state = scene();
    lead(state);
    for (let i = 0; i < 3; i++) go(state, ahead(state)[0]);
    state.novices[0].at = 94;
    const next = ahead(state)[0];
    if (ofType(go(state, next).heard(0), 'turned')[0].interrupted) expect(state.points).toBe(3);
    expect(nuns.refusal(state, 0, { kind: 'stop', fast: false })).toBeNull();
  });

  test('NR-21 at every step novices in sight are revealed to all, and every step seals, also if nobody is seen', () => {
    const state = scene();
    lead(state);
    const nothing = go(state, 40);
    expect(nothing.sealed).toBe(true);
    state.novices[1].at = 41;
    const told = go(state, 41);
    expect(ofType(told.heard('gallery'), 'turned')[0].sees).toEqual([{ figure: N + 1, at: 41 }]);
    expect(nuns.view(state, 'gallery', false).novices[1]).toMatchObject({ spotted: 41, token: 41 });
  });

  test('NR-21 she keeps her direction until her next step', () => {
    const state = scene();
    lead(state);
    for (let i = 0; i < 3; i++) go(state, ahead(state)[0]);
    const { facing } = nuns.view(state, 1, false).guards[0];
    stop(state);
    expect(nuns.view(state, 1, false).guards[0].facing).toEqual(facing);
  });

  test('NR-40 guards’ points, facing, paths, steps, supply and discards are public', () => {
    const state = scene();
    lead(state);
    go(state, 40);
    for (const watcher of [0, 1, 2, 'gallery'] as const) {
      expect(nuns.view(state, watcher, false)).toMatchObject({
        guards: [{ at: 40, facing: [26, 40], path: pathCalled('green-26-101'), ahead: true }, { at: 147 }],
        points: 1,
        active: 0,
        supply: state.supply,
        discard: [],
        aboutTurns: 2,
      });
    }
  });
});

describe('captures', () => {
  test('NR-23 coming onto an on-the-run novice captures her: a point, her object lost, her key kept', () => {
    const state = scene();
    Object.assign(state.novices[0], { at: 40, hasKey: true, hasObject: true });
    lead(state);
    const told = go(state, 40).heard('gallery');
    expect(ofType(told, 'stepped')[0].captured).toEqual([{ figure: N }]);
    expect(ofType(told, 'captures')).toEqual([{ type: 'captures', captures: 1, needed: 3 }]);
    expect(state.novices[0]).toMatchObject({
      status: 'caught',
      captures: 1,
      hasKey: true,
      hasObject: false,
      at: 40,
    });
    expect(nuns.view(state, 2, false).novices[0].token).toBe(40);
    expect(nuns.moves(state, 0).some(({ kind }) => kind === 'go')).toBe(true);
  });

  test('NR-23 the same novice can be captured again later, for another point', () => {
    const state = scene();
    state.novices[0].at = 40;
    state.novices[0].captures = 1;
    state.captures = 1;
    lead(state);
    go(state, 40);
    expect([state.captures, state.novices[0].captures]).toEqual([2, 2]);
  });

  test('NR-R21 one just captured scores nothing more until she has disobeyed or been released', () => {
    const state = scene();
    state.novices[0].at = 40;
    placeGuard(state, 1, 39, 38, 'orange-26-101');
    state.guards[1].ahead = false;
    lead(state);
    go(state, 40);
    for (let i = 0; i < 2; i++) go(state, ahead(state)[0]);
    stop(state);
    go(state, 40);
    expect([state.guards[1].at, state.captures]).toEqual([40, 1]);
  });

  test('NR-R8 after the capture the rest goes back to and along her path, if nothing else freed her', () => {
    const state = scene();
    placeGuard(state, 0, 40, 26);
    state.novices[0].at = 39;
    lead(state);
    expect(ahead(state)).toEqual(neighbours(40));
    go(state, 39);
    expect(state.captures).toBe(1);
    expect(nuns.view(state, 0, false).free).toBe(false);
    expect(ahead(state)).toEqual([40]);
    const other = scene();
    placeGuard(other, 0, 40, 26);
    other.novices[0].at = 39;
    other.novices[1].at = 48;
    lead(other);
    go(other, 39);
    expect(nuns.view(other, 0, false).free).toBe(true);
    const marked = scene();
    placeGuard(marked, 0, 40, 26);
    marked.novices[0].at = 39;
    markBeside(marked, 0, 39);
    lead(marked);
    go(marked, 39);
    expect(nuns.view(marked, 0, false).free).toBe(true);
  });

  test('NR-R7 a novice the first guard has captured no longer frees the second', () => {
    const state = scene();
    placeGuard(state, 0, 40, 26);
    placeGuard(state, 1, 41, 40, 'lightblue-26-147');
    state.guards[1].facing = state.guards[0].facing;
    state.guards[1].at = 40;
    state.novices[0].at = 39;
    lead(state);
    go(state, 39);
    for (let i = 0; i < 2; i++) go(state, ahead(state)[0]);
    stop(state);
    expect(state.active).toBe(1);
    expect(nuns.view(state, 0, false).free).toBe(false);
  });

  test('NR-R15 two novices on a captured point: one capture each', () => {
    const state = scene(4);
    state.novices[0].at = 40;
    state.novices[2].at = 40;
    lead(state);
    expect(ofType(go(state, 40).heard(0), 'stepped')[0].captured).toEqual([{ figure: N }, { figure: N + 2 }]);
    expect(state.captures).toBe(2);
  });

  test('NR-R10 in her own cell a novice without her wish is not safe', () => {
    const state = scene();
    placeGuard(state, 0, 18, 17);
    state.novices[0].at = 4;
    markBeside(state, 0, 4);
    lead(state);
    go(state, 4);
    expect(state.captures).toBe(1);
  });
});
