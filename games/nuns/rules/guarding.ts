/** P4: path cards, and a guard's move step by step (NR-15 to NR-23, NR-R5 to NR-R8, NR-R13, NR-R14, NR-R19 to NR-R23). */

import type { Effects } from '@conclave/engine';
import { isAdjacent, NEIGHBOURS, type Point } from './convent.ts';
import type { Event, Named, Sighting } from './events.ts';
import { ABOUT_TURN, GO, GO_FAST, type Move, STOP, STOP_FAST, TAKE_PATH } from './moves.ts';
import { destination, firstOf, fits, keepsTo, NO_PATH, type Path, placeOn } from './paths.ts';
import type { Reason } from './reasons.ts';
import { facing } from './sight.ts';
import {
  capturesNeeded,
  FEWEST_POINTS,
  FIRST_NOVICE,
  type Guard,
  type GuardIndex,
  guardLimit,
  named,
  noviceOf,
  type State,
  WALK_POINTS,
} from './state.ts';
import { guardSees } from './watching.ts';

/** NR-19, NR-R7, NR-R8 */
export function isFree(state: State): boolean {
  if (state.alarmed) return true;
  for (let i = 0; i < state.novices.length; i++) {
    if ((state.saw & (1 << i)) !== 0 && state.novices[i].status === 'onTheRun') return true;
  }
  return false;
}

/** She begins her move: what she sees and hears now may free her. */
export function beginMove(state: State, guard: GuardIndex): void {
  state.phase = 'guardMove';
  state.active = guard;
  state.points = 0;
  state.saw = 0;
  state.choosing = false;
  state.hurried = false;
  state.alarmed = state.skritch.some((marker) => marker.guard === guard);
  takeNotice(state, guard);
}

/** Whether something she had not noticed in this move is in sight now. */
function takeNotice(state: State, guard: GuardIndex): boolean {
  let noticed = false;
  for (let i = 0; i < state.novices.length; i++) {
    const novice = state.novices[i];
    if (novice.status !== 'onTheRun' || !guardSees(state, guard, novice.at)) continue;
    if ((state.saw & (1 << i)) === 0) noticed = true;
    state.saw |= 1 << i;
  }
  if (!state.alarmed && state.vanished.some(({ from }) => guardSees(state, guard, from))) {
    if (!isFree(state)) noticed = true;
    state.alarmed = true;
  }
  return noticed;
}

/** Where a guard is, and which path binds her. */
type Bearing = Readonly<Pick<Guard, 'at' | 'path' | 'ahead'>>;

/** The points she may go to (NR-15, NR-19). */
function mayGo(guard: Bearing, to: Point, free: boolean): boolean {
  return free || isOnward(guard, to);
}

/** Where her path leads her next, or the shortest way back to it. */
function isOnward({ path, ahead, at }: Bearing, to: Point): boolean {
  return keepsTo(path, ahead, at, to);
}

function mayUseFast(state: State, guard: Guard): boolean {
  return guard.blessing.held && guard.blessing.kind === 'fast' && !state.hurried;
}

/** How far a guard's move has come: of the state, or as her player sees it. */
export interface GuardWalk extends Readonly<Pick<State, 'choosing' | 'points' | 'options'>> {
  readonly guard: Bearing;
  readonly free: boolean;
  readonly mayUseFast: boolean;
}

export function guardWalk(state: State): GuardWalk {
  const { choosing, points, options } = state;
  const guard = state.guards[state.active];
  return { choosing, points, options, guard, free: isFree(state), mayUseFast: mayUseFast(state, guard) };
}

export function goReason(walk: GuardWalk, to: Point, fast: boolean): Reason | null {
  const { guard, points } = walk;
  if (walk.choosing) return 'pathFirst';
  if (!isAdjacent(guard.at, to)) return 'notNextForGuard';
  const limit = guardLimit(walk.options);
  if (points > limit || (points === limit && !fast)) return 'enoughPoints';
  if (fast && points < limit) return 'fastNotNeeded';
  if (fast && !walk.mayUseFast) return 'noFast';
  if (mayGo(guard, to, walk.free)) return null;
  return placeOn(guard.path, guard.at) < 0 ? 'returnToPath' : 'followPath';
}

export function stopReason(state: State, fast: boolean): Reason | null {
  if (state.choosing) return 'pathFirst';
  if (state.points < FEWEST_POINTS) return 'tooFewPoints';
  if (!fast) return null;
  if (!mayUseFast(state, state.guards[state.active])) return 'noFast';
  return state.points === WALK_POINTS + 1 ? null : 'fastNotNeeded';
}

export function listGuardMove(state: State, list: Move[]): void {
  const guard = state.guards[state.active];
  if (state.choosing) {
    listPaths(state, guard.at, list);
    if (state.aboutTurns > 0 && guard.path !== NO_PATH) list.push(ABOUT_TURN);
    return;
  }
  const limit = guardLimit(state.options);
  const fast = mayUseFast(state, guard);
  if (state.points < limit || (state.points === limit && fast)) {
    const free = isFree(state);
    const moves = state.points < limit ? GO : GO_FAST;
    for (const to of NEIGHBOURS[guard.at]) if (mayGo(guard, to, free)) list.push(moves[to]);
  }
  if (state.points >= FEWEST_POINTS) list.push(STOP);
  if (state.points === WALK_POINTS + 1 && fast) list.push(STOP_FAST);
}

/** A guard whose time is up stops as soon as she may; until then she keeps to her path, free or not. */
export function lapsedMove(state: State): Move {
  const guard = state.guards[state.active];
  if (!state.choosing && state.points >= FEWEST_POINTS) return STOP;
  const list: Move[] = [];
  listGuardMove(state, list);
  return list.find((move) => move.kind === 'go' && isOnward(guard, move.to)) ?? list[0];
}

export function listPaths(state: State, at: Point, list: Move[]): void {
  for (const path of state.supply) if (fits(path, at)) list.push(TAKE_PATH[path]);
}

export function pathReason(state: State, path: Path): Reason | null {
  if (state.phase !== 'firstPaths' && !state.choosing) return 'noPathWanted';
  if (!state.supply.includes(path)) return 'notInSupply';
  return fits(path, state.guards[state.active].at) ? null : 'pathElsewhere';
}

export function aboutTurnReason(state: State): Reason | null {
  if (!state.choosing) return 'noPathWanted';
  return state.aboutTurns > 0 && state.guards[state.active].path !== NO_PATH ? null : 'noAboutTurn';
}

export function takePath(state: State, path: Path, effects: Effects<Event>): void {
  const guard = state.guards[state.active];
  if (guard.path !== NO_PATH) insert(state.discard, guard.path);
  state.supply.splice(state.supply.indexOf(path), 1);
  guard.path = path;
  guard.ahead = firstOf(path) === guard.at;
  state.choosing = false;
  effects.tell({ type: 'pathTaken', guard: state.active, path, ahead: guard.ahead });
}

/** NR-18 */
export function aboutTurn(state: State, effects: Effects<Event>): void {
  const guard = state.guards[state.active];
  guard.ahead = !guard.ahead;
  state.aboutTurns--;
  state.choosing = false;
  effects.tell({ type: 'aboutTurned', guard: state.active, path: guard.path, left: state.aboutTurns });
}

function insert(list: number[], item: number): void {
  list.push(item);
  list.sort((a, b) => a - b);
}

/** Those in her sight who are not already caught. */
function inSight(state: State, guard: GuardIndex): Sighting[] {
  const sightings: Sighting[] = [];
  for (let i = 0; i < state.novices.length; i++) {
    const { status, at } = state.novices[i];
    if (status === 'caught' || !guardSees(state, guard, at)) continue;
    sightings.push({ ...named(state, FIRST_NOVICE + i), at });
  }
  return sightings;
}

/** Everybody learns where those in sight are; a released one is caught again (NR-R23). */
function reveal(state: State, sightings: readonly Sighting[], effects: Effects<Event>): void {
  for (const { figure, at } of sightings) {
    const novice = noviceOf(state, figure);
    novice.spotted = true;
    if (novice.status !== 'released') continue;
    novice.status = 'caught';
    effects.tell({ type: 'recaught', ...named(state, figure), at });
  }
}

/** One step: she turns, looks, goes, and looks again (NR-21, NR-R19). */
export function go(state: State, to: Point, fast: boolean, effects: Effects<Event>): void {
  effects.seal();
  const index = state.active;
  const guard = state.guards[index];
  guard.facing = facing(guard.at, to);
  const turning = inSight(state, index);
  const interrupted = takeNotice(state, index);
  effects.tell({ type: 'turned', guard: index, to, sees: turning, interrupted });
  reveal(state, turning, effects);
  if (interrupted) return;
  guard.at = to;
  state.points++;
  if (fast) {
    state.hurried = true;
    guard.blessing.held = false;
  }
  const captured = capture(state, to);
  const arriving = inSight(state, index);
  const { points } = state;
  effects.tell({ type: 'stepped', guard: index, to, points, fast, captured, sees: arriving });
  if (captured.length > 0) {
    const needed = capturesNeeded(state.seats, state.options);
    effects.tell({ type: 'captures', captures: state.captures, needed });
  }
  takeNotice(state, index);
  reveal(state, arriving, effects);
  if (to === destination(guard.path, guard.ahead)) completePath(state, guard, effects);
}

/** NR-23, NR-29, NR-R15, NR-R21 */
function capture(state: State, at: Point): Named[] {
  const captured: Named[] = [];
  state.novices.forEach((novice, index) => {
    if (novice.at !== at || novice.status !== 'onTheRun') return;
    novice.status = 'caught';
    novice.captures++;
    novice.hasObject = false;
    novice.barred = true;
    novice.spotted = true;
    state.captures++;
    captured.push(named(state, FIRST_NOVICE + index));
  });
  return captured;
}

/** NR-15, NR-R14 */
function completePath(state: State, guard: Guard, effects: Effects<Event>): void {
  state.choosing = true;
  effects.tell({ type: 'pathEnded', guard: state.active, path: guard.path });
  if (state.aboutTurns > 0 || state.supply.some((path) => fits(path, guard.at))) return;
  const paths = [...state.discard, guard.path].sort((a, b) => a - b);
  for (const path of paths) insert(state.supply, path);
  state.discard = [];
  guard.path = NO_PATH;
  effects.tell({ type: 'pathsReturned', paths });
}

/** NR-24, NR-R16: with Fast five points are still a walk. */
export function stop(state: State, fast: boolean, effects: Effects<Event>): void {
  const guard = state.guards[state.active];
  if (fast) guard.blessing.held = false;
  guard.ran = state.points > WALK_POINTS && !fast;
  effects.tell({ type: 'stopped', guard: state.active, points: state.points, fast });
}
