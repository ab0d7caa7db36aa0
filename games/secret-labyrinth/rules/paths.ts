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
export function reach(turned: readonly number[], from: Square): readonly Square[] {
  const { stretch, squares } = pathsAt(turned);
  return squares[stretch[from]];
}
