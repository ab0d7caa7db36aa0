/** Which squares are joined, for each of the 1,728 positions of the parts. Each is computed when first needed. */

import { FACTS, JOINED, SECTORS, SQUARES, type Square, TURNS, ZONES } from './board.ts';

type Side = 'in' | 'out';

/** By sector: the square of a zone that opens there to one side, or -1. */
type Doors = readonly number[];

function doors(zone: number, side: Side, notches: number): Doors {
  const at: number[] = Array.from({ length: SECTORS }, () => -1);
  FACTS.forEach((square, number) => {
    if (square.zone !== zone) return;
    for (const sector of square[side]) at[(sector + notches) % SECTORS] = number;
  });
  return at;
}

const notchesOf = (zone: number) => (TURNS[zone] < 0 ? [0] : Array.from({ length: SECTORS }, (_, i) => i));
/** By zone and how far it is turned. */
const INWARD = ZONES.map((_zone, zone) => notchesOf(zone).map((notches) => doors(zone, 'in', notches)));
const OUTWARD = ZONES.map((_zone, zone) => notchesOf(zone).map((notches) => doors(zone, 'out', notches)));

/** Pairs of squares in neighbouring zones that open towards each other as the parts stand. */
export function openings(turned: readonly number[]): [Square, Square][] {
  const pairs: [Square, Square][] = [];
  const notches = (zone: number) => (TURNS[zone] < 0 ? 0 : turned[TURNS[zone]]);
  for (let zone = 0; zone + 1 < ZONES.length; zone++) {
    const outward = OUTWARD[zone][notches(zone)];
    const inward = INWARD[zone + 1][notches(zone + 1)];
    for (let sector = 0; sector < SECTORS; sector++) {
      if (outward[sector] >= 0 && inward[sector] >= 0) pairs.push([outward[sector], inward[sector]]);
    }
  }
  return pairs;
}

/** All three positions in one number. */
export function standing(turned: readonly number[]): number {
  return (turned[0] * SECTORS + turned[1]) * SECTORS + turned[2];
}

export const STANDINGS = SECTORS ** 3;

interface Paths {
  /** By square: the number of its stretch of path. Joined squares have the same. */
  readonly stretch: Uint8Array;
  /** By number of the stretch: its squares in order. */
  readonly squares: readonly (readonly Square[])[];
}

const known: (Paths | undefined)[] = Array.from({ length: STANDINGS });

/** By square: another one of its stretch, and at the end of such a chain the first one. */
type Chains = Square[];

function head(chains: Chains, square: Square): Square {
  let at = square;
  while (chains[at] !== at) at = chains[at];
  return at;
}

function join(chains: Chains, pairs: readonly (readonly [Square, Square])[]): Chains {
  for (const [one, two] of pairs) {
    const [a, b] = [head(chains, one), head(chains, two)];
    chains[Math.max(a, b)] = Math.min(a, b);
  }
  return chains;
}

const JOINED_FOR_EVER: readonly Square[] = join(
  Array.from({ length: SQUARES }, (_, square) => square),
  JOINED,
);

function workOut(turned: readonly number[]): Paths {
  const chains = join(JOINED_FOR_EVER.slice(), openings(turned));
  const stretch = new Uint8Array(SQUARES);
  const squares: Square[][] = [];
  for (let square = 0; square < SQUARES; square++) {
    const first = head(chains, square);
    if (first === square) {
      stretch[square] = squares.length;
      squares.push([square]);
    } else {
      stretch[square] = stretch[first];
      squares[stretch[first]].push(square);
    }
  }
  return { stretch, squares };
}

export function pathsAt(turned: readonly number[]): Paths {
  const number = standing(turned);
  const paths = known[number];
  if (paths !== undefined) return paths;
  const fresh = workOut(turned);
  known[number] = fresh;
  return fresh;
}

export function areJoined(turned: readonly number[], one: Square, two: Square): boolean {
  const { stretch } = pathsAt(turned);
  return stretch[one] === stretch[two];
}

/** Every square joined to this one, itself included, in order. */
export function joinedTo(turned: readonly number[], from: Square): readonly Square[] {
  const { stretch, squares } = pathsAt(turned);
  return squares[stretch[from]];
}

/** By standing of the parts: the squares next to each square. */
const neighbours: (readonly (readonly Square[])[] | undefined)[] = Array.from({ length: STANDINGS });

export function neighboursAt(turned: readonly number[]): readonly (readonly Square[])[] {
  const number = standing(turned);
  const found = neighbours[number];
  if (found !== undefined) return found;
  const lists: Square[][] = Array.from({ length: SQUARES }, () => []);
  for (const [one, two] of [...JOINED, ...openings(turned)]) {
    lists[one].push(two);
    lists[two].push(one);
  }
  for (const list of lists) list.sort((a, b) => a - b);
  neighbours[number] = lists;
  return lists;
}

/** By standing and square: the breadth-first tree to that square, by square the next one on the way. */
const trees: (Int8Array | undefined)[] = Array.from({ length: STANDINGS * SQUARES });

function treeTo(turned: readonly number[], to: Square): Int8Array {
  const number = standing(turned) * SQUARES + to;
  const found = trees[number];
  if (found !== undefined) return found;
  const lists = neighboursAt(turned);
  const next = new Int8Array(SQUARES).fill(-1);
  next[to] = to;
  const queue = [to];
  for (let at = 0; at < queue.length; at++) {
    for (const square of lists[queue[at]]) {
      if (next[square] >= 0) continue;
      next[square] = queue[at];
      queue.push(square);
    }
  }
  trees[number] = next;
  return next;
}

/** A shortest path, both ends included; the squares must be joined. */
export function pathBetween(turned: readonly number[], from: Square, to: Square): Square[] {
  const next = treeTo(turned, to);
  const path = [from];
  for (let at = from; at !== to; ) {
    at = next[at];
    path.push(at);
  }
  return path;
}
