/**
 * Composing a declaration: three niches that are filled, emptied and exchanged until it is made. It is kept as a draft,
 * so a reload does not lose it.
 */

import { isRecord, type Json } from '@conclave/engine';
import { type Combination, isStatuette, POSITIONS, type Statuette } from '../rules/deck.ts';

export type Niches = readonly (Statuette | null)[];

/** No niches: no declaration is composed. */
export function draftsOf(niches: Niches | null): Json[] {
  return niches ? [{ kind: 'declare', niches: [...niches] }] : [];
}

/** As it was kept, as far as it can be read. */
export function nichesOf([kept]: readonly Json[]): Niches | null {
  if (!isRecord(kept) || kept.kind !== 'declare' || !Array.isArray(kept.niches)) return null;
  const niches: unknown[] = kept.niches;
  if (niches.length !== POSITIONS.length) return null;
  return niches.map((one, i) => (isStatuette(one) && niches.indexOf(one) === i ? one : null));
}

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

/** What leads to a combination next: a niche to be emptied, else who belongs into the first empty one. */
export function nextStep(
  niches: Niches,
  combination: Combination,
): { readonly niche: number } | { readonly statuette: Statuette } | null {
  const niche = niches.findIndex((one, i) => one !== null && one !== combination[i]);
  if (niche >= 0) return { niche };
  const free = niches.indexOf(null);
  return free < 0 ? null : { statuette: combination[free] };
}

/** What board and notebook have in common for a while: what is pointed at. */
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
