import { describe, expect, test } from 'vitest';
import board from '../data/board.json' with { type: 'json' };
import { drawPlan } from '../on-view/planning.ts';
import { CARDS, type Card } from '../rules/cards.ts';
import { NEIGHBOURS, POINTS, type Point } from '../rules/convent.ts';
import { nuns } from '../rules/game.ts';
import { FIRST_NOVICE, type Plan, type State } from '../rules/state.ts';
import {
  act,
  cast,
  chance,
  ofType,
  opening,
  othersStand,
  placeGuard,
  plan,
  planMove,
  planning,
  planningSomewhere,
  refused,
  way,
  withoutBlessings,
} from './position.ts';

const N = FIRST_NOVICE;

function solo(turn = 3) {
  const { state } = opening(2);
  cast(state, { cells: [4], wishes: [4], blessings: ['reroll', 'reroll', 'adjust'] });
  planning(state, turn);
  return state;
}

const reasonFor = (state: State, card: Card, points: readonly Point[], part?: Partial<Plan>) =>
  nuns.refusal(state, 1, planMove(N, card, points, part))?.reason ?? null;

describe('a plan is one move', () => {
  test('NR-7 along edges; a point may be visited twice; the card sets how many', () => {
    const state = solo();
    refused(state, 1, planMove(N, 'walk', [17]), 'NR-7', 'notNext');
    refused(state, 1, planMove(N, 'walk', [18, 17]), 'NR-46', 'unfinished');
    refused(state, 1, planMove(N, 'walk', [18, 17, 18, 17, 18]), 'NR-7', 'tooFar');
    expect(reasonFor(state, 'walk', [18, 17, 18])).toBeNull();
    plan(state, N, 'walk', [18, 17, 18, 17]);
    expect(state.novices[0]).toMatchObject({ at: 17, plan: null });
  });

  test.each([
    ['stand', 0, 0],
    ['sneak', 1, 2],
    ['walk', 3, 4],
    ['run', 1, 5],
  ] as const)('NR-7 %s: %i to %i points', (card, min, max) => {
    const state = solo();
    const back = [18, 17, 18, 17, 18, 17];
    for (let points = 0; points <= 6; points++) {
      const expected = points < min ? 'unfinished' : points > max ? 'tooFar' : null;
      expect(reasonFor(state, card, back.slice(0, points))).toBe(expected);
    }
  });

  test('NR-46 the first fault is named, in the order in which a plan is composed; last that it is not whole', () => {
    const state = solo();
    placeGuard(state, 0, 17, 16);
    expect(reasonFor(state, 'walk', [18], { obeys: true })).toBe('notCaught');
    expect(reasonFor(state, 'walk', [18, 17, 99], { fast: 1 })).toBe('noFast');
    expect(reasonFor(state, 'walk', [18, 17, 99])).toBe('guardThere');
    expect(reasonFor(state, 'walk', [18, 99, 17])).toBe('notNext');
    expect(reasonFor(state, 'walk', [18, 27])).toBe('unfinished');
  });

  test('NR-R4 a run of one point bluffs; the same card may be used turn after turn', () => {
    const state = solo();
    state.novices[0].card = 'run';
    const told = plan(state, N, 'run', [18]).heard('gallery');
    expect(ofType(told, 'cardsShown')[0].novices).toEqual([
      { figure: N, card: 'run', obeys: null, fast: false },
    ]);
  });

  test('NR-9 a locked door stops her without her key, and none does with it, whatever its colour', () => {
    const state = solo();
    state.novices[0].at = 101;
    refused(state, 1, planMove(N, 'run', [118]), 'NR-9', 'lockedDoor');
    state.novices[0].hasKey = true;
    for (const [from, to] of [
      [101, 118],
      [147, 148],
      [84, 109],
      [122, 121],
      [19, 26],
    ] as const) {
      state.novices[0].at = from;
      state.guards[0].at = 40;
      state.guards[1].at = 40;
      expect(reasonFor(state, 'sneak', [to])).toBeNull();
    }
  });

  test('NR-R1 a guard’s point can be neither entered nor crossed', () => {
    const state = solo();
    placeGuard(state, 0, 17, 16);
    refused(state, 1, planMove(N, 'sneak', [18, 17]), 'NR-R1', 'guardThere');
    placeGuard(state, 1, 18, 17);
    refused(state, 1, planMove(N, 'sneak', [18]), 'NR-R1', 'shutIn');
    plan(state, N, 'stand');
  });

  test('NR-46 a plan can be changed until all are in; nobody learns who has planned what', () => {
    const { state } = opening(4);
    withoutBlessings(state);
    planning(state);
    const watchers = [0, 2, 3, 'gallery'] as const;
    const look = () =>
      watchers.map((watcher) =>
        JSON.stringify([nuns.view(state, watcher, false), nuns.waiting(state, watcher)]),
      );
    const before = look();
    const step = NEIGHBOURS[state.novices[0].at][0];
    refused(state, 1, { kind: 'withdraw' }, 'NR-46', 'notHandedIn');
    const told = [plan(state, N, 'stand'), plan(state, N, 'sneak', [step])];
    expect(told[0].heard(1).map(({ type }) => type)).toEqual(['planned']);
    refused(state, 1, planMove(N, 'sneak', [step]), 'NR-46', 'handedIn');
    expect(nuns.view(state, 1, false)).toMatchObject({ handedIn: true });
    told.push(act(state, 1, { kind: 'withdraw' }));
    expect(nuns.windows?.owes?.(state, 1)).toBe(true);
    expect(nuns.view(state, 1, false).novices[0].own?.plan).toBeNull();
    refused(state, 1, planMove(N + 1, 'stand'), 'NR-37', 'notYours');
    told.push(plan(state, N, 'stand'));
    expect(look()).toEqual(before);
    for (const recorded of told) for (const watcher of watchers) expect(recorded.heard(watcher)).toEqual([]);
    expect(nuns.waiting(state, 'gallery')).toBe('someone');
    expect(state.phase).toBe('plan');
    expect(
      othersStand(state)
        .heard('gallery')
        .map(({ type }) => type),
    ).toContain('cardsShown');
  });

  test('NR-46 of junk nothing is a plan, and no way is longer than there can be', () => {
    const good = planMove(N, 'walk', [18, 17, 18]);
    expect(nuns.parse(JSON.parse(JSON.stringify(good)))).toEqual(good);
    for (const part of [
      { card: null },
      { card: 'fly' },
      { obeys: 1 },
      { obeys: true, card: 'run' },
      { fast: 3 },
      { way: [0] },
      { way: [18, '17'] },
      { way: Array.from({ length: 13 }, () => 18) },
      { way: { 0: 18 } },
      { split: 4 },
      { split: -1 },
      { figure: 8 },
      { more: 1 },
    ]) {
      expect(nuns.parse({ ...good, ...part }), JSON.stringify(part)).toBeNull();
    }
  });
});

describe('turn 1', () => {
  test('NR-6 two moves with the same card, each within its range', () => {
    const state = solo(1);
    const both = [18, 17, 16, 15, 30, 35, 51, 60];
    expect(reasonFor(state, 'walk', both.slice(0, 2), { split: 2 })).toBe('tooShort');
    expect(reasonFor(state, 'walk', both.slice(0, 4))).toBe('unfinished');
    expect(reasonFor(state, 'walk', both.slice(0, 5))).toBe('tooFar');
    expect(reasonFor(state, 'walk', both.slice(0, 6), { split: 4 })).toBe('unfinished');
    act(state, 1, planMove(N, 'walk', both, { split: 4 }));
    expect(state.novices[0].at).toBe(60);
  });

  test('NR-6 standing still is nothing at all; in later turns there is one move', () => {
    const state = solo(1);
    expect(reasonFor(state, 'stand', [])).toBe('unfinished');
    expect(reasonFor(state, 'stand', [], { split: 0 })).toBeNull();
    const later = solo(2);
    refused(later, 1, planMove(N, 'run', [18], { split: 1 }), 'NR-6', 'oneMoveOnly');
    expect(reasonFor(later, 'run', [18])).toBeNull();
  });

  test('NR-34 Celeste: two runs to 88, a walk to 130 for key 5, a sneak to 115', () => {
    const state = solo(1);
    withoutBlessings(state);
    act(state, 1, planMove(N, 'run', way(4, 88), { split: 5 }));
    expect(state.novices[0]).toMatchObject({ at: 88, hasKey: false, card: 'run' });
    planning(state, 2);
    const told = plan(state, N, 'walk', way(88, 130)).heard(1);
    expect(ofType(told, 'arrived')).toEqual([
      { type: 'arrived', figure: N, at: 130, tookKey: true, tookWish: false },
    ]);
    planning(state, 3);
    plan(state, N, 'sneak', way(130, 115));
    expect(state.novices[0]).toMatchObject({ at: 115, hasKey: true, card: 'sneak' });
  });

  test('NR-R3 a key taken at the end of the first move opens doors in the second; there is one noise roll', () => {
    const state = solo(1);
    withoutBlessings(state);
    // Key 1 lies at 10, and 19 to 26 is locked: she is put where one step leads to the one and then to the other.
    const through = (split: number) => reasonFor(state, 'run', [118, 101], { split });
    Object.assign(state.novices[0], { at: 101 });
    expect(through(1)).toBe('lockedDoor');
    state.novices[0] = { ...state.novices[0], wish: 0, at: 9 };
    expect(reasonFor(state, 'run', [10, 9], { split: 1 })).toBeNull();
    const told = act(state, 1, planMove(N, 'run', [10, 9], { split: 1 })).heard('gallery');
    expect(ofType(told, 'rolled')).toHaveLength(1);
    expect(state.novices[0].hasKey).toBe(true);
  });

  test('NR-R3 in turn 1 a lock beside her key opens in the second move, and in the first does not', () => {
    const locked = board.locks.flatMap(({ a, b }) => [
      [a, b],
      [b, a],
    ]);
    const state = solo(1);
    state.guards[0].at = 40;
    state.guards[1].at = 40;
    let tried = 0;
    for (const [from, to] of locked) {
      const before = NEIGHBOURS[from].find((point) => point !== to && point !== 40);
      if (before === undefined || from === 40 || to === 40) continue;
      const wish = [130, 10, 36].indexOf(from);
      state.novices[0] = { ...state.novices[0], at: before, hasKey: false };
      const isOpen = reasonFor(state, 'run', [from, to], { split: 1 });
      if (wish < 0) expect(isOpen).toBe('lockedDoor');
      state.novices[0].hasKey = true;
      expect(reasonFor(state, 'run', [from, to], { split: 1 })).toBeNull();
      tried++;
    }
    expect(tried).toBeGreaterThan(4);
  });
});

describe('Fast', () => {
  function fast(turn = 3) {
    const state = solo(turn);
    state.novices[0].blessing.kind = 'fast';
    return state;
  }

  test.each([
    ['sneak', 2, 3],
    ['walk', 4, 5],
    ['run', 1, 6],
  ] as const)('NR-R16 %s with Fast: %i to %i points', (card, min, max) => {
    const state = fast();
    const back = [18, 17, 18, 17, 18, 17];
    for (let points = 0; points <= max; points++) {
      const expected = points < min ? 'unfinished' : null;
      expect(reasonFor(state, card, back.slice(0, points), { fast: 1 })).toBe(expected);
    }
    const told = act(state, 1, planMove(N, card, back.slice(0, max), { fast: 1 })).heard('gallery');
    expect(ofType(told, 'cardsShown')[0].novices[0]).toMatchObject({ fast: true });
    expect(nuns.view(state, 'gallery', false).novices[0]).toMatchObject({
      holdsBlessing: false,
      spent: 'fast',
    });
  });

  test('NR-R16 in turn 1 for one of the two moves; never standing, obeying, or with another card', () => {
    const state = fast(1);
    const back = [18, 17, 18, 17, 18, 17];
    expect(reasonFor(state, 'sneak', back.slice(0, 5), { split: 3, fast: 1 })).toBeNull();
    expect(reasonFor(state, 'sneak', back.slice(0, 5), { split: 2, fast: 2 })).toBeNull();
    expect(reasonFor(state, 'sneak', back, { split: 3, fast: 1 })).toBe('tooFar');
    expect(reasonFor(state, 'sneak', back.slice(0, 5), { split: 3, fast: 2 })).toBe('tooFar');
    refused(fast(), 1, planMove(N, 'sneak', [18, 17], { fast: 2 }), 'NR-R16', 'noFast');
    refused(fast(), 1, planMove(N, 'stand', [], { fast: 1 }), 'NR-R16', 'noFast');
    const caught = fast();
    Object.assign(caught.novices[0], { status: 'caught', at: 39 });
    refused(caught, 1, planMove(N, 'walk', [27, 18, 4], { obeys: true, fast: 1 }), 'NR-R16', 'noFast');
    refused(solo(), 1, planMove(N, 'run', [18], { fast: 1 }), 'NR-R16', 'noFast');
  });

  test('NR-30 a blessing is used once, then lies open for all', () => {
    const state = fast();
    act(state, 1, planMove(N, 'run', [18], { fast: 1 }));
    expect(state.novices[0].blessing.held).toBe(false);
    planning(state, 4);
    refused(state, 1, planMove(N, 'run', [17], { fast: 1 }), 'NR-R16', 'noFast');
  });
});

describe('NR-33 variants for novices', () => {
  test('NR-33 a run is exactly 5, with Fast exactly 6', () => {
    const { state } = opening(2, { exactRun: true });
    cast(state, { cells: [4], wishes: [4], blessings: ['reroll', 'reroll', 'fast'] });
    planning(state, 3);
    const back = [18, 17, 18, 17, 18, 17];
    expect(reasonFor(state, 'run', back.slice(0, 4))).toBe('unfinished');
    expect(reasonFor(state, 'run', back.slice(0, 5))).toBeNull();
    expect(reasonFor(state, 'run', back.slice(0, 5), { fast: 1 })).toBe('unfinished');
    expect(reasonFor(state, 'run', back, { fast: 1 })).toBeNull();
  });

  test('NR-33 without the double first move turn 1 is like the others', () => {
    const { state } = opening(2, { singleStart: true });
    cast(state, { cells: [4] });
    refused(state, 1, planMove(N, 'run', [18], { split: 1 }), 'NR-6', 'oneMoveOnly');
    expect(reasonFor(state, 'run', [18])).toBeNull();
    expect(nuns.view(state, 0, false).double).toBe(false);
  });
});

/** NR-7, NR-9, NR-R1, NR-R9 read on the board's data alone. */
const LENGTHS = { stand: [0, 0], sneak: [1, 2], walk: [3, 4], run: [1, 5] } as const;
const WAYS = new Map(
  board.edges.flatMap(({ a, b, way: kind }) => [
    [`${a} ${b}`, kind],
    [`${b} ${a}`, kind],
  ]),
);
function isLawful({ guards, novices: [{ at, hasKey }] }: State, card: Card, points: readonly Point[]) {
  const [least, most] = LENGTHS[card];
  const isGuarded = (point: Point) => guards.some((guard) => guard.at === point);
  const mayGo = (from: Point, to: Point) => hasKey || WAYS.get(`${from} ${to}`) !== 'locked';
  if (card === 'stand' && isGuarded(at)) return false;
  if (points.length < least || points.length > most) return false;
  return points.every((to, i) => mayGo(points[i - 1] ?? at, to) && !isGuarded(to));
}

test('NR-6 to NR-11 every way under every card from every point is lawful just as the rules read', () => {
  const state = solo();
  let judged = 0;
  let lawful = 0;
  const judge = (points: readonly Point[]) => {
    for (const card of CARDS) {
      const expected = isLawful(state, card, points);
      if ((reasonFor(state, card, points) === null) !== expected)
        throw new Error(`${card} ${state.novices[0].at}: ${points} is ${expected ? '' : 'not '}lawful`);
      judged++;
      if (expected) lawful++;
    }
    const pen = points.at(-1) ?? state.novices[0].at;
    if (points.length < 6) for (const to of NEIGHBOURS[pen]) judge([...points, to]);
  };
  placeGuard(state, 0, 48, 39);
  placeGuard(state, 1, 92, 91);
  for (let at = 1; at <= POINTS; at++) {
    Object.assign(state.novices[0], { at, hasKey: at % 2 === 0, status: 'onTheRun' });
    judge([]);
  }
  expect(judged).toBeGreaterThan(200_000);
  expect(lawful).toBeGreaterThan(20_000);
});

test('NR-6 to NR-11 what is listed has one plan for every end, by the quietest card, and what is drawn is any', () => {
  let drawn = 0;
  for (let seed = 0; seed < 60; seed++) {
    const state = planningSomewhere(seed);
    const plans = nuns.moves(state, 1).flatMap((move) => (move.kind === 'plan' ? [move] : []));
    const free = plans.filter(({ obeys }) => !obeys);
    const ends = free.map(({ way: points }) => points.at(-1) ?? state.novices[0].at);
    expect(new Set(ends).size).toBe(ends.length);
    expect(JSON.stringify(plans).length).toBeLessThan(6000);
    for (const move of plans) expect(nuns.refusal(state, 1, move)).toBeNull();
    if (state.turn === 1) continue;
    for (const { card, way: points } of free) {
      const quieter = CARDS.slice(0, CARDS.indexOf(card));
      for (const other of quieter) expect(reasonFor(state, other, points)).not.toBeNull();
    }
    const rng = chance(`draw ${seed}`);
    for (let tries = 0; tries < 40; tries++) {
      const made = drawPlan(state, state.novices[0], rng);
      if (!made) continue;
      drawn++;
      expect(nuns.refusal(state, 1, { kind: 'plan', figure: N, ...made })).toBeNull();
    }
  }
  expect(drawn).toBeGreaterThan(1000);
});
