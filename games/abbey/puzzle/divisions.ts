/** Ten suspects, three with each of three players and one under the board: the 16,800 divisions, and what is said of them. */

import { count, fitting, type Mask, maskOf, type Suspect, type Value } from '../rules/suspects.ts';

/** One of the three who hold the cards, from 0. */
export type Holder = number;

/** What a player answered: so many of those who have all of these values. */
export type Fact = { readonly holder: Holder; readonly values: readonly Value[]; readonly n: number };

export const HOLDERS: readonly Holder[] = [0, 1, 2];
export const EACH = 3;
export const TEN = HOLDERS.length * EACH + 1;
export const DIVISIONS = 16_800;

/** The hands that a player may have of these suspects, by his answers. */
export function handsOf(suspects: readonly Suspect[], facts: readonly Fact[]): readonly Mask[] {
  const told = facts.map(({ values, n }) => ({ mask: fitting(values), n }));
  const hands: Mask[] = [];
  for (let a = 0; a < suspects.length; a++) {
    for (let b = a + 1; b < suspects.length; b++) {
      for (let c = b + 1; c < suspects.length; c++) {
        const hand = maskOf([suspects[a], suspects[b], suspects[c]]);
        if (told.every(({ mask, n }) => count(hand & mask) === n)) hands.push(hand);
      }
    }
  }
  return hands;
}

/** Tells who lies under the board in every division that fits, until it is enough. */
function divide(
  suspects: readonly Suspect[],
  facts: readonly Fact[],
  isEnough: (culprit: Suspect) => boolean,
): void {
  const all = maskOf(suspects);
  const [ones, others, thirds] = HOLDERS.map((holder) =>
    handsOf(
      suspects,
      facts.filter((fact) => fact.holder === holder),
    ),
  );
  const third = new Set(thirds);
  for (const one of ones) {
    for (const other of others) {
      if ((one & other) !== 0) continue;
      const rest = all & ~(one | other);
      for (let left = rest; left !== 0; left &= left - 1) {
        const lowest = left & -left;
        if (third.has(rest & ~lowest) && isEnough(31 - Math.clz32(lowest))) return;
      }
    }
  }
}

/** By suspect who may lie under the board: in how many divisions. */
export function culprits(suspects: readonly Suspect[], facts: readonly Fact[]): ReadonlyMap<Suspect, number> {
  const found = new Map<Suspect, number>();
  divide(suspects, facts, (culprit) => {
    found.set(culprit, (found.get(culprit) ?? 0) + 1);
    return false;
  });
  return found;
}

/** Whether in all divisions that fit the same one lies under the board. */
export function isDecided(suspects: readonly Suspect[], facts: readonly Fact[]): boolean {
  const found = new Set<Suspect>();
  divide(suspects, facts, (culprit) => found.add(culprit).size > 1);
  return found.size === 1;
}
