/** Composing a declaration: three niches that are filled, emptied and exchanged until it is said. */

import { isRecord, type Json } from '@conclave/engine';
import { type Combination, POSITIONS, STATUETTES, type Statuette } from '../rules/deck.ts';

export type Niches = readonly (Statuette | null)[];

export const EMPTY: Niches = POSITIONS.map(() => null);

/** Into this niche, or into the first empty one; from a niche it came from it is exchanged. */
export function place(niches: Niches, statuette: Statuette, at = niches.indexOf(null)): Niches {
  if (at < 0) return niches;
  const from = niches.indexOf(statuette);
  return niches.map((old, i) => {
    if (i === at) return statuette;
    return i === from ? niches[at] : old;
  });
}

export function emptied(niches: Niches, at: number): Niches {
  return niches.map((old, i) => (i === at ? null : old));
}

/** The last one that was filled, for Backspace. */
export function withoutLast(niches: Niches): Niches {
  const last = niches.findLastIndex((statuette) => statuette !== null);
  return last < 0 ? niches : emptied(niches, last);
}

export function whole(niches: Niches): Combination | null {
  const [left, middle, right] = niches;
  return left && middle && right ? [left, middle, right] : null;
}

/** As it is kept beside the notebook until it is said: a declaration, perhaps unfinished; `null`: none is composed. */
export function keptOf(niches: Niches | null): Json[] {
  return niches ? [{ kind: 'declare', combination: [...niches] }] : [];
}

/** As it was kept, as far as it can be read. */
export function nichesOf([kept]: readonly Json[]): Niches | null {
  if (!isRecord(kept) || kept.kind !== 'declare' || !Array.isArray(kept.combination)) return null;
  const named: readonly unknown[] = kept.combination;
  return POSITIONS.map((_position, i) => {
    const statuette = STATUETTES.find((one) => one === named[i]) ?? null;
    return named.indexOf(statuette) === i ? statuette : null;
  });
}

/** What board and notebook point out to each other. */
export interface Between {
  /** A decoded card of one's own. */
  readonly row: number | null;
  /** A box of the sheet. */
  readonly box: string | null;
  /** Statuettes that pale in one's rows. */
  readonly pale: readonly Statuette[];
}

const NOTHING: Between = { row: null, box: null, pale: [] };

export function readBetween(shared: string): Between {
  if (shared === '') return NOTHING;
  return { ...NOTHING, ...(JSON.parse(shared) as Partial<Between>) };
}
