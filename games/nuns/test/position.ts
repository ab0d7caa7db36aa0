/** A table that remembers who was told what, loaded dice, and positions set up by hand. */

import { ChaCha8, type Rng, type Seat, stretchSeed } from '@conclave/engine';
import {
  type Recorded as RecordedOf,
  recordingEffects as recorded,
} from '@conclave/engine/testing/recording';
import { expect } from 'vitest';
import type { Blessing, Card, Wish } from '../rules/cards.ts';
import { CONVENT, distance, NEIGHBOURS, POINTS, type Point } from '../rules/convent.ts';
import type { Event, Placed } from '../rules/events.ts';
import { nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { ALL_PATHS, destination, firstOf, lastOf, PATH_NAMES, PATHS } from '../rules/paths.ts';
import { facing, NOWHERE } from '../rules/sight.ts';
import {
  FIRST_NOVICE,
  type Figure,
  type GuardIndex,
  isDouble,
  type Options,
  type Plan,
  type State,
  seatOf,
} from '../rules/state.ts';

export const PLAIN: Options = {
  exactRun: false,
  slowGuards: false,
  fewerCaptures: false,
  singleStart: false,
  twoNovices: false,
  window: '8',
};

export type Recorded = RecordedOf<Event>;

export const recordingEffects = (rng: Rng): Recorded => recorded<Event>(rng);

export function chance(seed: number | string = 1): Rng {
  return new ChaCha8(stretchSeed(seed));
}

/** Dice that fall as told, in order. */
export function loaded(...values: number[]): Rng {
  const left = [...values];
  return {
    int(below) {
      const value = left.shift();
      if (value === undefined || below !== 6) throw new Error('no such die');
      return value - 1;
    },
    shuffle: () => {
      throw new Error('nothing to shuffle');
    },
    pick: () => {
      throw new Error('nothing to pick');
    },
  };
}

export function opening(seats: number, options: Partial<Options> = {}, seed: number | string = 1) {
  const recorded = recordingEffects(chance(seed));
  return { state: nuns.setup(seats, { ...PLAIN, ...options }, recorded.effects), recorded };
}

/** Plays a move that must be legal. */
export function act(state: State, seat: Seat, move: Move, rng: Rng = chance()): Recorded {
  const refusal = nuns.refusal(state, seat, move);
  if (refusal) throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${refusal.reason}`);
  const listed = nuns.moves(state, seat).map((one) => JSON.stringify(one));
  if (!nuns.composed.includes(move.kind)) expect(listed).toContain(JSON.stringify(move));
  const recorded = recordingEffects(rng);
  nuns.play(state, seat, move, recorded.effects);
  return recorded;
}

/** A refused move names its rule and changes nothing. */
export function refused(state: State, seat: Seat, move: Move, rule: string, reason?: string): void {
  const before = JSON.stringify(state);
  const refusal = nuns.refusal(state, seat, move);
  expect(refusal).toMatchObject(reason ? { rule, reason } : { rule });
  expect(JSON.stringify(state)).toBe(before);
  expect(nuns.moves(state, seat).map((one) => JSON.stringify(one))).not.toContain(JSON.stringify(move));
}

export interface Cast {
  readonly cells?: readonly Point[];
  readonly wishes?: readonly Wish[];
  readonly blessings?: readonly Blessing[];
}

/** Deals as told instead of by chance: blessings of the Abbess, the Prioress, and the novices in order. */
export function cast(state: State, { cells, wishes, blessings }: Cast): void {
  state.novices.forEach((novice, i) => {
    state.novices[i] = {
      ...novice,
      cell: cells?.[i] ?? novice.cell,
      wish: wishes?.[i] ?? novice.wish,
    };
    state.novices[i].at = state.novices[i].cell;
    if (blessings) state.novices[i].blessing.kind = blessings[FIRST_NOVICE + i];
  });
  if (!blessings) return;
  state.guards[0].blessing.kind = blessings[0];
  state.guards[1].blessing.kind = blessings[1];
}

/** A game in which nobody holds a blessing any more, so that no secret window opens. */
export function withoutBlessings(state: State): void {
  for (const { blessing } of [...state.guards, ...state.novices]) blessing.held = false;
}

export function pathCalled(name: string): number {
  return PATH_NAMES.indexOf(name);
}

export function placeGuard(
  state: State,
  guard: GuardIndex,
  at: Point,
  cameFrom: Point | null,
  path?: string,
): void {
  const one = state.guards[guard];
  one.at = at;
  one.facing = cameFrom === null ? NOWHERE : facing(cameFrom, at);
  if (path === undefined) return;
  one.path = pathCalled(path);
  one.ahead = firstOf(one.path) === at || lastOf(one.path) !== at;
  state.supply = state.supply.filter((card) => card !== one.path);
}

/** A turn in which the guards are about to move. */
export function guardsTurn(state: State, turn = 3): void {
  state.turn = turn;
  state.phase = 'lead';
  state.window = null;
  state.moved = 0;
}

/** A turn in which novices plan. */
export function planning(state: State, turn = 3): void {
  state.turn = turn;
  state.phase = 'plan';
  const asked = [...new Set(state.novices.map((_n, i) => seatOf(state, FIRST_NOVICE + i)))];
  state.windows++;
  state.window = { id: state.windows, asked };
  for (const novice of state.novices) novice.plan = null;
}

/** Some shortest way, without its first point. */
export function way(from: Point, to: Point): Point[] {
  const points: Point[] = [];
  for (let at = from; at !== to; ) {
    at = NEIGHBOURS[at].find((next) => distance(next, to) === distance(at, to) - 1) ?? to;
    points.push(at);
  }
  return points;
}

/** A plan as a move. Standing still in turn 1, there is no first move to end. */
export function planMove(
  figure: Figure,
  card: Card,
  points: readonly Point[] = [],
  part: Partial<Plan> = {},
) {
  return { kind: 'plan', figure, card, obeys: false, fast: 0, way: points, split: null, ...part } as const;
}

/** Hands in a novice's plan; the last one closes the window. */
export function plan(
  state: State,
  figure: Figure,
  card: Card,
  points: readonly Point[] = [],
  rng?: Rng,
): Recorded {
  const split = card === 'stand' && isDouble(state) ? 0 : null;
  return act(state, seatOf(state, figure), planMove(figure, card, points, { split }), rng);
}

/** Every novice without a plan stands still; the last closes the window. */
export function othersStand(state: State, rng: Rng = chance()): Recorded {
  let last = recordingEffects(rng);
  state.novices.forEach((novice, i) => {
    if (novice.plan === null && state.phase === 'plan')
      last = plan(state, FIRST_NOVICE + i, 'stand', [], rng);
  });
  return last;
}

/** A blessing put on a die, laid down as False Noise, or kept. */
export function onDie(figure: Figure, die: number): Move {
  return { kind: 'bless', figure, play: { die } };
}

export function feign(figure: Figure, guard: GuardIndex, to: Point): Move {
  return { kind: 'bless', figure, play: { guard, to } };
}

export function keep(figure: Figure): Move {
  return { kind: 'bless', figure, play: null };
}

/** The time of the secret window that is open is up. */
export function close(state: State, rng: Rng = chance()): Recorded {
  expect(nuns.windows?.current(state)?.secret).toBe(true);
  const recorded = recordingEffects(rng);
  nuns.windows?.close?.(state, recorded.effects);
  return recorded;
}

/** The only marker on the board: of the first novice, beside a guard. */
export function markBeside(state: State, guard: GuardIndex, to: Point): void {
  state.skritch = [{ figure: FIRST_NOVICE, guard, from: state.guards[guard].at, to }];
}

/** The markers that all are told of. */
export function markersTold({ heard }: Recorded): readonly Placed[] {
  return ofType(heard('gallery'), 'noises')[0].markers;
}

/** Everything of one type, in order, without the names beside the figures' numbers. */
export function ofType<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  const nameless = JSON.stringify(events, (key, value: unknown) =>
    key === 'cell' || key === 'seat' ? undefined : value,
  );
  const parsed: Event[] = JSON.parse(nameless);
  return parsed.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}

export const GUARD_SEAT: Seat = 0;

/** The Abbess, or another, begins her move. */
export function lead(state: State, guard: GuardIndex = 0): void {
  act(state, GUARD_SEAT, { kind: 'lead', guard });
}

export function go(state: State, to: Point, fast = false): Recorded {
  return act(state, seatOf(state, state.active), { kind: 'go', to, fast });
}

export function stop(state: State, rng?: Rng, fast = false): Recorded {
  return act(state, seatOf(state, state.active), { kind: 'stop', fast }, rng);
}

/** The points the active guard may go to. */
export function ahead(state: State): Point[] {
  return nuns
    .moves(state, seatOf(state, state.active))
    .flatMap((move) => (move.kind === 'go' && !move.fast ? [move.to] : []));
}

export const neighbours = (point: Point): Point[] => [...CONVENT.neighbours[point]];

/** Somewhere in the night the novice of cell 6 plans: who stands where, and who holds what, is drawn from a seed. */
export function planningSomewhere(seed: number): State {
  const rng = chance(`plan ${seed}`);
  const { state } = opening(2, { exactRun: seed % 7 === 0, singleStart: seed % 6 === 0 }, seed);
  cast(state, { cells: [6], wishes: [rng.int(8)], blessings: ['reroll', 'adjust', 'fast'] });
  const novice = state.novices[0];
  novice.at = 1 + rng.int(POINTS);
  novice.hasKey = rng.int(2) === 0;
  for (const guard of [0, 1] as const) {
    const at = 1 + rng.int(POINTS);
    placeGuard(state, guard, at, rng.pick(NEIGHBOURS[at]));
  }
  if (seed % 5 === 0 && novice.at !== novice.cell) novice.status = 'caught';
  planning(state, seed % 3 === 0 ? 1 : 3);
  return state;
}

/** The guards are to move, the Abbess on or off her path; the only novice sits caught in her cell, unseen. */
export function guardSomewhere(seed: number, rng: Rng = chance(`guard ${seed}`)): State {
  const { state } = opening(2, { slowGuards: seed % 4 === 0 }, seed);
  state.novices[0].status = 'caught';
  const path = rng.pick(ALL_PATHS);
  const at = seed % 3 === 0 ? 1 + rng.int(POINTS) : rng.pick(PATHS[path].slice(1, -1));
  guardsTurn(state);
  placeGuard(state, 0, at, rng.pick(NEIGHBOURS[at]));
  const guard = state.guards[0];
  guard.path = path;
  guard.ahead = rng.int(2) === 0;
  if (at === destination(path, guard.ahead)) guard.ahead = !guard.ahead;
  state.supply = state.supply.filter((card) => card !== path);
  return state;
}
