/** Which squares are joined, for each of the 1,728 ways the parts can stand. Worked out when first needed. */

import { JOINED, openings, SECTORS, SQUARES, type Square } from './board.ts';

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

function workOut(turned: readonly number[]): Paths {
  const root = Array.from({ length: SQUARES }, (_, square) => square);
  const find = (square: Square): Square => {
    let at = square;
    while (root[at] !== at) at = root[at];
    return at;
  };
  for (const [one, two] of [...JOINED, ...openings(turned)]) {
    const [a, b] = [find(one), find(two)];
    root[Math.max(a, b)] = Math.min(a, b);
  }
  const stretch = new Uint8Array(SQUARES);
  const squares: Square[][] = [];
  for (let square = 0; square < SQUARES; square++) {
    const head = find(square);
    if (head === square) {
      stretch[square] = squares.length;
      squares.push([square]);
    } else {
      stretch[square] = stretch[head];
      squares[stretch[head]].push(square);
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
export function reach(turned: readonly number[], from: Square): readonly Square[] {
  const { stretch, squares } = pathsAt(turned);
  return squares[stretch[from]];
}
