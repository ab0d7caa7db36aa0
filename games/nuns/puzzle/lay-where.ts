/** The puzzle `where`: two turns of a novice in the dark, of which just so much is told that one place is left. */

import type { Rng } from '@conclave/engine';
import { CARDS, type Card, NOISE, rangeOf } from '../rules/cards.ts';
import { CELLS, distance, NEIGHBOURS, POINTS, type Point } from '../rules/convent.ts';
import { firstSteps } from '../rules/noise.ts';
import { ALL_PATHS, PATHS } from '../rules/paths.ts';
import { FEWEST_POINTS, GUARDS, WALK_POINTS } from '../rules/state.ts';
import {
  type Clue,
  type Glimpsed,
  glimpseOf,
  type Heard,
  type Hunt,
  isLit,
  lastPlaces,
  placesIn,
  type Stand,
  seenFrom,
} from './hunt.ts';
import { type Patrol, patrolPoints, pointBehind } from './night.ts';

const TURNS = 2;
const SIX = 6;
/** So many clues besides her cards: enough to think about, and few enough for the head. */
const CLUES = [2, 3] as const;
/** At most so many places at any time, and at least so many before the last clue. */
const MAX_PLACES = 20;
const LEAST_PLACES = 3;
/** Whoever stands still gives nothing to think about. */
const MOVES = CARDS.filter((card) => card !== 'stand');

/** One night as it was, with all that was told of it. */
export interface Story {
  readonly guards: readonly [Patrol, Patrol];
  readonly from: Point;
  readonly turns: readonly Turn[];
  readonly at: Point;
  readonly clues: readonly Clue[];
}

interface Turn {
  readonly card: Card;
  readonly way: readonly Point[];
  readonly die: number;
  /** How far each guard goes, and how she listens after it. */
  readonly steps: readonly number[];
  readonly listening: readonly number[];
}

function wayOf(rng: Rng, start: Point, card: Card, guards: readonly Stand[]): readonly Point[] | null {
  const { min, max } = rangeOf(card, false, false);
  const way: Point[] = [];
  const points = min + rng.int(max - min + 1);
  while (way.length < points) {
    const from = way.at(-1) ?? start;
    const back = way.at(-2) ?? start;
    const open = NEIGHBOURS[from].filter((to) => to !== back && guards.every(({ at }) => at !== to));
    if (open.length === 0) return null;
    way.push(rng.pick(open));
  }
  return way;
}

function heardBy(
  { guard, at, die, card, listening }: Pick<Heard, 'guard' | 'at' | 'die' | 'card' | 'listening'>,
  point: Point,
): Clue {
  const isHeard = distance(at, point) <= die + NOISE[card];
  const heard = { by: 'ear', listening, guard, at, die, card } as const;
  return { ...heard, to: isHeard ? Math.min(...firstSteps(at, point)) : null };
}

const EVERYWHERE: readonly Point[] = Array.from({ length: POINTS }, (_none, index) => index + 1);
/** So many ways are tried for each move. */
const WAYS = 12;

interface Walked {
  readonly card: Card;
  readonly way: readonly Point[];
  readonly trail: readonly Glimpsed[];
}

/** A move that ends in the dark, and after the first turn stays there. */
function walk(rng: Rng, start: Point, guards: readonly [Stand, Stand], turn: number): Walked | null {
  for (let tried = 0; tried < WAYS; tried++) {
    const card = rng.pick(MOVES);
    const way = wayOf(rng, start, card, guards);
    if (!way || isLit(guards, way[way.length - 1])) continue;
    const trail = way.flatMap((to, step) => glimpseOf(guards, way[step - 1] ?? start, to) ?? []);
    if (turn === 0 || trail.length === 0) return { card, way, trail };
  }
  return null;
}

/** `null`: she is seen again. */
export function drawStory(rng: Rng): Story | null {
  const guards = [patrolOf(rng), patrolOf(rng)] as const;
  let stands: readonly [Stand, Stand] = [standOf(guards[0]), standOf(guards[1])];
  const lit = EVERYWHERE.filter((point) => isLit(stands, point) && stands.every(({ at }) => at !== point));
  if (guards[0].path === guards[1].path || lit.length === 0) return null;
  const from = rng.pick(lit);
  const clues: Clue[] = [];
  const turns: Turn[] = [];
  const gone = [0, 0];
  let at = from;
  for (let turn = 0; turn < TURNS; turn++) {
    const walked = walk(rng, at, stands, turn);
    if (!walked) return null;
    const { card, way, trail } = walked;
    at = way[way.length - 1];
    clues.push({ by: 'card', card, guards: stands, trail });
    const die = 1 + rng.int(SIX);
    for (const guard of GUARDS)
      clues.push(heardBy({ guard, at: stands[guard].at, die, card, listening: false }, at));
    const steps = GUARDS.map(() => (rng.int(2) === 0 ? FEWEST_POINTS : WALK_POINTS));
    for (const guard of GUARDS) {
      const { at: first } = stands[guard];
      const look = {
        by: 'eye',
        guard,
        from: first,
        way: patrolPoints(guards[guard], gone[guard], steps[guard]),
      } as const;
      if (seenFrom(look, at) !== null) return null;
      clues.push(look);
      gone[guard] += steps[guard];
      const [behind, end] = [first, ...look.way].slice(-2);
      const stand = { at: end, behind };
      stands = guard === 0 ? [stand, stands[1]] : [stands[0], stand];
    }
    const listening = GUARDS.map(() => 1 + rng.int(SIX));
    for (const guard of GUARDS)
      clues.push(heardBy({ guard, at: stands[guard].at, die: listening[guard], card, listening: true }, at));
    turns.push({ card, way, die, steps, listening });
  }
  return { guards, from, turns, at, clues };
}

const LEAST_AHEAD = TURNS * WALK_POINTS + 1;
const LONG_PATHS = ALL_PATHS.filter((path) => PATHS[path].length > 1 + LEAST_AHEAD);

/** Her path has brought her here, and goes on for all her turns. */
function patrolOf(rng: Rng): Patrol {
  const path = rng.pick(LONG_PATHS);
  const ahead = rng.int(2) === 0;
  const points = ahead ? PATHS[path] : [...PATHS[path]].reverse();
  return { path, ahead, at: points[1 + rng.int(points.length - 1 - LEAST_AHEAD)] };
}

const standOf = (patrol: Patrol): Stand => ({ at: patrol.at, behind: pointBehind(patrol) });

/** Without the clues that change nothing: what is left of them all is needed. */
export function withoutNeedless(rng: Rng, from: Point, all: readonly Clue[]): readonly Clue[] {
  let clues = all;
  for (const clue of rng.shuffle(all.filter(({ by }) => by !== 'card'))) {
    const less = clues.filter((one) => one !== clue);
    if (lastPlaces({ from, clues: less }).length === 1) clues = less;
  }
  return clues;
}

export function layWhere(rng: Rng): Hunt | null {
  const story = drawStory(rng);
  if (!story || lastPlaces(story).length !== 1) return null;
  const { from, at } = story;
  const clues = withoutNeedless(rng, from, story.clues);
  const others = clues.filter(({ by }) => by !== 'card').length;
  if (others < CLUES[0] || others > CLUES[1]) return null;
  // No marker points at her.
  if (clues.some((clue) => clue.by === 'ear' && clue.to === at)) return null;
  const places = placesIn({ from, clues });
  const isFair = places.every((now) => now.length <= MAX_PLACES);
  if (!isFair || (places.at(-2)?.length ?? 0) < LEAST_PLACES) return null;
  return { cell: rng.pick(CELLS), from, clues };
}
