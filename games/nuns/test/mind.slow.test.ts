/** The filter against brute force over all histories of a convent of twelve points. */

import { describe, expect, test } from 'vitest';
import { Belief, FALSE_HELD, FALSE_PLAYED, type Mark, OTHER } from '../mind/belief.ts';
import { Joint } from '../mind/joint.ts';
import { pointChances } from '../mind/marginals.ts';
import { type Motion, type MotionModel, mixtureOf, UNIFORM } from '../mind/motion-model.ts';
import { conventOf } from '../rules/convent.ts';
import { FIRST_NOVICE } from '../rules/state.ts';
import { chance } from './position.ts';

const EDGES = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 1],
  [2, 7],
  [7, 8],
  [8, 9],
  [9, 4],
  [9, 10],
  [10, 11],
  [11, 12],
  [12, 6],
  [8, 11],
] as const;
const LOCKED = '9-10';
const convent = conventOf(
  12,
  EDGES.map(([a, b]) => ({ a, b, locked: `${a}-${b}` === LOCKED })),
);
const CELL = 1;
const KEY_AT = [7, 12];
const WISH_AT = [10, 4];
const FEINT = 1 / 8;

type Turn =
  | {
      readonly what: 'move';
      readonly range: { readonly min: number; readonly max: number };
      readonly obeys: boolean;
      readonly released: boolean;
      readonly seen: readonly number[];
      readonly guards: readonly number[];
      readonly trail: readonly number[];
      readonly barred: boolean;
    }
  | {
      readonly what: 'heard' | 'listened';
      readonly guards: readonly number[];
      readonly reach: readonly number[];
      readonly marks: readonly Mark[];
    }
  | { readonly what: 'looked'; readonly seen: readonly number[]; readonly at: number | null }
  | { readonly what: 'captured'; readonly at: number }
  | { readonly what: 'feint'; readonly shown: boolean };

interface World {
  readonly wish: number;
  readonly blessing: number;
  readonly stage: number;
  readonly at: number;
}

const far = (a: number, b: number, hasKey = true) => (hasKey ? convent.far : convent.farUnlocked)[a * 13 + b];
const isLocked = (a: number, b: number) => LOCKED === `${Math.min(a, b)}-${Math.max(a, b)}`;

const goalOf = ({ stage, wish }: World) => (stage === 0 ? KEY_AT[wish] : stage === 1 ? WISH_AT[wish] : CELL);

/** Every way of so many points, with its chance. */
function ways(from: World, points: number, turn: Moving, motion: Motion): { way: number[]; odds: number }[] {
  if (points === 0) return [{ way: [], odds: 1 }];
  const hasKey = from.stage > 0;
  const goal = goalOf(from);
  const nexts = convent.neighbours[from.at].filter((to) => {
    if (!hasKey && isLocked(from.at, to)) return false;
    return turn.obeys ? far(to, CELL, hasKey) < far(from.at, CELL, hasKey) : !turn.guards.includes(to);
  });
  const danger = (at: number) => Math.min(8, ...turn.guards.map((guard) => far(guard, at)));
  const weight = (to: number) =>
    turn.obeys
      ? 1
      : motion.step(far(from.at, goal, hasKey) - far(to, goal, hasKey), danger(to) - danger(from.at));
  const sum = nexts.reduce((total, to) => total + weight(to), 0);
  return nexts.flatMap((to) =>
    ways({ ...from, at: to }, points - 1, turn, motion).map(({ way, odds }) => ({
      way: [to, ...way],
      odds: (odds * weight(to)) / sum,
    })),
  );
}

type Moving = Extract<Turn, { what: 'move' }>;

/** Every whole move, from every component. */
function waysOut(from: World, turn: Moving, { mixture }: MotionModel): { way: number[]; odds: number }[] {
  const { min, max } = turn.range;
  return mixture.flatMap(({ share, motion }) => {
    const list: { way: number[]; odds: number }[] = [];
    for (let points = min; points <= max; points++) {
      for (const { way, odds } of ways(from, points, turn, motion)) {
        const stop = (after: number) => {
          const at = after === 0 ? from.at : way[after - 1];
          return after === max ? 1 : motion.stop(at === goalOf(from), after, turn.range);
        };
        let left = share * odds;
        for (let after = min; after < points; after++) left *= 1 - stop(after);
        list.push({ way, odds: left * stop(points) });
      }
    }
    return list;
  });
}

/** NR-R9: three or four points, or all that is left. */
function waysHome(from: World, turn: Moving): { way: number[]; odds: number }[] {
  const left = far(from.at, CELL, from.stage > 0);
  const lengths = left >= 4 ? [3, 4] : [left];
  return lengths.flatMap((points) =>
    ways(from, points, turn, UNIFORM[0].motion).map(({ way, odds }) => ({
      way,
      odds: odds / lengths.length,
    })),
  );
}

function trailOf(start: number, way: readonly number[], turn: Moving): number[] {
  const trail: number[] = [];
  let before = start;
  for (const to of way) {
    if (turn.seen.includes(to)) trail.push(to);
    else if (turn.seen.includes(before) && !turn.obeys) trail.push(-to);
    before = to;
  }
  return trail;
}

/** By guard who hears somebody at a point: the first edges of the shortest ways. */
function edges(at: number, turn: Extract<Turn, { what: 'heard' | 'listened' }>): (number[] | null)[] {
  return turn.guards.map((guard, i) => {
    const distance = far(guard, at);
    if (distance > turn.reach[i]) return null;
    return convent.neighbours[guard].filter((next) => far(next, at) === distance - 1);
  });
}

/** How likely exactly these markers are, all true. */
function honest(
  at: number,
  turn: Extract<Turn, { what: 'heard' | 'listened' }>,
  marks: readonly Mark[],
): number {
  const text = (list: readonly Mark[]) => JSON.stringify(list.map(({ guard, to }) => [guard, to]).sort());
  let all: { marks: Mark[]; odds: number }[] = [{ marks: [], odds: 1 }];
  edges(at, turn).forEach((choices, guard) => {
    if (choices === null) return;
    const [lowest, highest] = [Math.min(...choices), Math.max(...choices)];
    const places =
      lowest === highest
        ? [{ to: lowest, odds: 1 }]
        : [
            { to: lowest, odds: 7 / 8 },
            { to: highest, odds: 1 / 8 },
          ];
    all = all.flatMap((one) =>
      places.map(({ to, odds }) => ({ marks: [...one.marks, { guard, to }], odds: one.odds * odds })),
    );
  });
  return all.filter((one) => text(one.marks) === text(marks)).reduce((sum, { odds }) => sum + odds, 0);
}

function after(world: World, turn: Turn, model: MotionModel): { world: World; odds: number }[] {
  switch (turn.what) {
    case 'move': {
      const list: { world: World; odds: number }[] = [];
      for (const { way, odds } of turn.obeys ? waysHome(world, turn) : waysOut(world, turn, model)) {
        if (JSON.stringify(trailOf(world.at, way, turn)) !== JSON.stringify(turn.trail)) continue;
        const at = way.at(-1) ?? world.at;
        // NR-R22: unseen where her move ends, she is released.
        if (turn.obeys && turn.released === turn.seen.includes(at)) continue;
        let { stage } = world;
        if (!turn.obeys && stage === 0 && at === KEY_AT[world.wish]) stage = 1;
        const mayTake = way.length > 0 || !turn.barred;
        if (!turn.obeys && stage === 1 && at === WISH_AT[world.wish] && mayTake) stage = 2;
        if (stage === 2 && at === CELL) continue;
        list.push({ world: { ...world, at, stage }, odds });
      }
      return list;
    }
    case 'heard':
      return [{ world, odds: honest(world.at, turn, turn.marks) }];
    case 'listened': {
      const list = [
        { world, odds: honest(world.at, turn, turn.marks) * (world.blessing === FALSE_HELD ? 1 - FEINT : 1) },
      ];
      if (world.blessing !== FALSE_HELD) return world.blessing === FALSE_PLAYED ? [] : list;
      for (const guard of [0, 1]) {
        for (const to of convent.neighbours[turn.guards[guard]]) {
          const place = turn.marks.findIndex((mark) => mark.guard === guard && mark.to === to);
          if (place < 0) continue;
          const rest = turn.marks.filter((_mark, i) => i !== place);
          const odds =
            (FEINT / 2 / convent.neighbours[turn.guards[guard]].length) * honest(world.at, turn, rest);
          list.push({ world: { ...world, blessing: FALSE_PLAYED }, odds });
        }
      }
      return list;
    }
    case 'looked':
      return [
        { world, odds: (turn.at === null ? !turn.seen.includes(world.at) : world.at === turn.at) ? 1 : 0 },
      ];
    case 'captured':
      return [{ world: { ...world, stage: Math.min(1, world.stage) }, odds: world.at === turn.at ? 1 : 0 }];
    case 'feint': {
      const played = world.blessing === FALSE_PLAYED;
      return [{ world: played ? { ...world, blessing: OTHER } : world, odds: played === turn.shown ? 1 : 0 }];
    }
  }
}

const START: World[] = [0, 1].flatMap((wish) =>
  [OTHER, FALSE_HELD].map((blessing) => ({ wish, blessing, stage: 0, at: CELL })),
);

/** All histories, one by one. */
function bruteForce(turns: readonly Turn[], model: MotionModel): Map<string, number> {
  let worlds = START.map((world) => ({ world, odds: 1 }));
  for (const turn of turns) {
    worlds = worlds.flatMap(({ world, odds }) =>
      after(world, turn, model).map((next) => ({ world: next.world, odds: odds * next.odds })),
    );
  }
  return normalised(worlds.map(({ world, odds }): [string, number] => [keyOf(world), odds]));
}

const keyOf = ({ wish, blessing, stage, at }: World) => `${wish} ${blessing} ${stage} ${at}`;

function normalised(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  let total = 0;
  for (const [key, odds] of entries) {
    if (odds === 0) continue;
    sums.set(key, (sums.get(key) ?? 0) + odds);
    total += odds;
  }
  return new Map([...sums].map(([key, odds]) => [key, odds / total]));
}

function filtered(turns: readonly Turn[], model: MotionModel): { belief: Belief; odds: Map<string, number> } {
  const belief = new Belief(model, CELL);
  const table = (points: readonly number[]) =>
    Uint8Array.from({ length: 13 }, (_none, point) => (points.includes(point) ? 1 : 0));
  for (const turn of turns) {
    if (turn.what === 'move') belief.moved({ ...turn, legs: [[turn.range]], seen: table(turn.seen) });
    else if (turn.what === 'looked') belief.looked(table(turn.seen), turn.at);
    else if (turn.what === 'captured') belief.captured(turn.at);
    else if (turn.what === 'feint') belief.feintShown(turn.shown);
    else {
      const hearings = turn.guards.map((at, i) => ({ at, reach: turn.reach[i] }));
      if (turn.what === 'heard') belief.heard(hearings, turn.marks);
      else belief.listened(hearings, turn.marks);
    }
  }
  const entries: [string, number][] = [];
  for (const wish of [0, 1]) {
    for (const blessing of [OTHER, FALSE_HELD, FALSE_PLAYED]) {
      for (const stage of [0, 1, 2]) {
        for (let at = 1; at <= 12; at++)
          entries.push([keyOf({ wish, blessing, stage, at }), belief.weightOf(blessing, stage, wish, at)]);
      }
    }
  }
  return { belief, odds: normalised(entries) };
}

function compare(turns: readonly Turn[], model: MotionModel): void {
  const brute = bruteForce(turns, model);
  const { belief, odds } = filtered(turns, model);
  expect(brute.size).toBeGreaterThan(0);
  expect([...odds.keys()].sort()).toEqual([...brute.keys()].sort());
  for (const [key, chanceOf] of brute) expect(odds.get(key)).toBeCloseTo(chanceOf, 9);
  // What the first line of a review counts: the points at which she can be at all.
  const joint = new Joint([{ belief, holds: true }], { wishes: 3, cards: 3, falses: 1 });
  const weights = pointChances(joint, [{ figure: FIRST_NOVICE, belief }]).get(FIRST_NOVICE);
  const possible = [...(weights ?? [])].flatMap((weight, point) => (weight > 0 ? [point] : []));
  const ends = new Set([...brute.keys()].map((key) => Number(key.split(' ').at(-1))));
  expect(possible).toEqual([...ends].sort((one, other) => one - other));
}

/** A true history drawn at random, and what is observed of it. */
function history(seed: number): Turn[] {
  const rng = chance(`history ${seed}`);
  let world: World = START[rng.int(START.length)];
  const turns: Turn[] = [];
  const model = { convent, keyAt: KEY_AT, wishAt: WISH_AT, mixture: UNIFORM };
  const [{ motion }] = UNIFORM;
  let owed = false;
  const settleFeint = () => {
    const shown = world.blessing === FALSE_PLAYED;
    turns.push({ what: 'feint', shown });
    if (shown) world = { ...world, blessing: OTHER };
    owed = false;
  };
  for (let round = 0; round < 3; round++) {
    const guards = [rng.pick([3, 5, 8, 11]), rng.pick([3, 5, 8, 11])]
      .map((at) => (at === world.at ? 2 : at))
      .filter((at) => at !== world.at);
    if (guards.length < 2) continue;
    const seen = [rng.pick([2, 4, 6, 7]), rng.pick([9, 10, 12]), ...guards];
    const range = rng.pick([
      { min: 0, max: 0 },
      { min: 1, max: 2 },
      { min: 3, max: 4 },
      { min: 1, max: 3 },
    ]);
    const points = range.min + rng.int(range.max - range.min + 1);
    const bare = {
      what: 'move',
      range,
      obeys: false,
      released: false,
      seen,
      guards,
      trail: [],
      barred: false,
    } as const;
    const all = ways(world, points, bare, motion);
    if (all.length === 0) continue;
    const { way } = rng.pick(all);
    const move: Turn = { ...bare, trail: trailOf(world.at, way, bare) };
    const moved = after(world, move, model).filter((one) => one.world.at === (way.at(-1) ?? world.at));
    if (moved.length === 0) return turns;
    turns.push(move);
    world = moved[0].world;
    if (owed) settleFeint();
    const listening = rng.int(2) === 0;
    const reach = [rng.int(5), rng.int(5)];
    const bareNoise = { what: listening ? 'listened' : 'heard', guards, reach, marks: [] } as const;
    const marks: Mark[] = edges(world.at, bareNoise).flatMap((choices, guard) =>
      choices === null ? [] : [{ guard, to: rng.int(4) === 0 ? Math.max(...choices) : Math.min(...choices) }],
    );
    if (listening && world.blessing === FALSE_HELD && rng.int(2) === 0) {
      const guard = rng.int(2);
      marks.push({ guard, to: rng.pick(convent.neighbours[guards[guard]]) });
      world = { ...world, blessing: FALSE_PLAYED };
    }
    turns.push({ ...bareNoise, marks });
    const looks = [1 + rng.int(12), 1 + rng.int(12)];
    turns.push({ what: 'looked', seen: looks, at: looks.includes(world.at) ? world.at : null });
    // A feint is shown at once, or after she has moved on.
    owed = listening;
    if (owed && rng.int(2) === 0) settleFeint();
    if (rng.int(4) === 0) {
      turns.push({ what: 'captured', at: world.at });
      world = { ...world, stage: Math.min(1, world.stage) };
      const left = far(world.at, CELL, world.stage > 0);
      const from = world.at;
      const homeBare = { ...bare, obeys: true, trail: [] } as const;
      const home = rng.pick(ways(world, Math.min(3, left), homeBare, motion));
      world = { ...world, at: home.way.at(-1) ?? world.at };
      const released = !seen.includes(world.at);
      turns.push({ ...homeBare, released, trail: trailOf(from, home.way, homeBare) });
    }
  }
  return turns;
}

const PARAMETERS = { share: 0.7, nearer: 10, away: 0.1, flight: 3, arrive: 0.8, pause: 0.3 };

describe.each([
  ['aimless', UNIFORM],
  ['mostly purposeful', mixtureOf([PARAMETERS])],
] as const)('%s novices', (_name, mixture) => {
  const model: MotionModel = { convent, keyAt: KEY_AT, wishAt: WISH_AT, mixture };

  test('the filter equals brute force over all histories of a small convent', () => {
    let longest = 0;
    for (let seed = 0; seed < 40; seed++) {
      const turns = history(seed);
      if (turns.length === 0) continue;
      compare(turns, model);
      longest = Math.max(longest, turns.length);
    }
    expect(longest).toBeGreaterThanOrEqual(8);
  });
});

test('NR-29 standing still where she was captured takes no wish', () => {
  const model: MotionModel = { convent, keyAt: KEY_AT, wishAt: WISH_AT, mixture: UNIFORM };
  const belief = new Belief(model, CELL);
  belief.weights.fill(0);
  belief.weights[belief.index(1, 1) + WISH_AT[1]] = 1;
  const seen = new Uint8Array(13);
  const stand = { legs: [[{ min: 0, max: 0 }]], obeys: false, released: false, seen, guards: [], trail: [] };
  belief.moved({ ...stand, barred: true });
  expect(belief.weightOf(OTHER, 1, 1, WISH_AT[1])).toBeGreaterThan(0);
  belief.moved({ ...stand, barred: false });
  expect(belief.weightOf(OTHER, 1, 1, WISH_AT[1])).toBe(0);
  expect(belief.weightOf(OTHER, 2, 1, WISH_AT[1])).toBeGreaterThan(0);
});

test('NR-R22 whoever obeys stays caught where she ends in sight, and is released where she does not', () => {
  const model: MotionModel = { convent, keyAt: KEY_AT, wishAt: WISH_AT, mixture: UNIFORM };
  /** From 10 home: 11, 12, 6 and perhaps 1; only 6 is in sight. */
  const mayEndAt = (released: boolean) => {
    const belief = new Belief(model, CELL);
    belief.weights.fill(0);
    belief.weights[belief.index(0, 0) + 10] = 1;
    const seen = Uint8Array.from({ length: 13 }, (_none, point) => (point === 6 ? 1 : 0));
    const home = { legs: [[{ min: 3, max: 4 }]], obeys: true, guards: [], trail: [6], barred: false };
    belief.moved({ ...home, seen, released });
    return [6, 1].filter((point) => belief.weightOf(OTHER, 0, 0, point) > 0);
  };
  expect(mayEndAt(false)).toEqual([6]);
  expect(mayEndAt(true)).toEqual([1]);
});

describe('several novices', () => {
  const model: MotionModel = { convent, keyAt: KEY_AT, wishAt: WISH_AT, mixture: UNIFORM };

  /** Two novices with two wishes between them, two unknown cards of which one is False Noise, and one more left over. */
  function pair() {
    const looks: Turn[] = [
      {
        what: 'move',
        range: { min: 1, max: 2 },
        obeys: false,
        released: false,
        seen: [3],
        guards: [5, 5],
        trail: [],
        barred: false,
      },
      { what: 'listened', guards: [8, 5], reach: [2, 0], marks: [{ guard: 0, to: 7 }] },
    ];
    const other: Turn[] = [
      {
        what: 'move',
        range: { min: 3, max: 4 },
        obeys: false,
        released: false,
        seen: [9],
        guards: [5, 5],
        trail: [],
        barred: false,
      },
    ];
    const hidden = [looks, other].map((turns) => ({ belief: filtered(turns, model).belief, holds: true }));
    return { hidden, deck: { wishes: 3, cards: 3, falses: 1 } };
  }

  /** Every deal of wishes and cards, each as likely as any other. */
  function byHand() {
    const { hidden } = pair();
    const marginal = [new Map<string, number>(), new Map<string, number>()];
    let total = 0;
    const weight = (
      novice: number,
      wish: number,
      isFalse: boolean,
      visit: (key: string, odds: number) => void,
    ) => {
      const { belief } = hidden[novice];
      for (const blessing of isFalse ? [FALSE_HELD, FALSE_PLAYED] : [OTHER]) {
        for (const stage of [0, 1, 2]) {
          for (let at = 1; at <= 12; at++) {
            const odds = belief.weightOf(blessing, stage, wish, at);
            if (odds > 0) visit(keyOf({ wish, blessing, stage, at }), odds);
          }
        }
      }
    };
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      for (const falseAt of [0, 1, 2]) {
        weight(0, first, falseAt === 0, (a, oddsA) => {
          weight(1, second, falseAt === 1, (b, oddsB) => {
            total += oddsA * oddsB;
            marginal[0].set(a, (marginal[0].get(a) ?? 0) + oddsA * oddsB);
            marginal[1].set(b, (marginal[1].get(b) ?? 0) + oddsA * oddsB);
          });
        });
      }
    }
    return marginal.map((one) => new Map([...one].map(([key, odds]) => [key, odds / total])));
  }

  test('wishes and blessings without replacement: the joint equals all deals counted one by one', () => {
    const { hidden, deck } = pair();
    const factors = new Joint(hidden, deck).factors();
    byHand().forEach((marginal, novice) => {
      for (const [key, odds] of marginal) {
        const [wish, blessing, stage, at] = key.split(' ').map(Number);
        const factor = factors[novice][2 * wish + (blessing === OTHER ? 0 : 1)];
        expect(factor * hidden[novice].belief.weightOf(blessing, stage, wish, at)).toBeCloseTo(odds, 9);
      }
    });
  });

  test('what is drawn is as likely as it should be', () => {
    const { hidden, deck } = pair();
    const joint = new Joint(hidden, deck);
    const rng = chance('draws');
    const draws = 20_000;
    const counts = new Map<string, number>();
    for (let i = 0; i < draws; i++) {
      const drawn = joint.draw(rng);
      expect(drawn).not.toBeNull();
      const [one, two] = drawn ?? [];
      expect(one.wish).not.toBe(two.wish);
      const key = keyOf({ ...one, at: one.point });
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const [key, odds] of byHand()[0])
      expect(Math.abs((counts.get(key) ?? 0) / draws - odds)).toBeLessThan(0.015);
  });
});
