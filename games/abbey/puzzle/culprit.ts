/** The puzzle `culprit`: of 16,800 divisions all that fit the answers have one culprit, and without any one answer not. */

import type { Puzzle, Rng } from '@conclave/engine';
import {
  count,
  FEATURE_OF,
  fitting,
  maskOf,
  SUSPECTS,
  type Suspect,
  VALUES,
  type Value,
} from '../rules/suspects.ts';
import { EACH, type Fact, HOLDERS, type Holder, isDecided, TEN } from './divisions.ts';
import { reasonFor } from './propagation.ts';

/** `suspects` in the order of the roster. */
export type Culprit = { readonly suspects: readonly Suspect[]; readonly facts: readonly Fact[] };

/** Monday has four answers, Saturday six. */
const FACTS: Readonly<Record<Puzzle['level'], number>> = { 1: 4, 2: 5, 3: 6 };
/** So many answers are heard before superfluous ones are dropped. */
const HEARD = 14;
/** In so many orders. */
const ORDERS = 3;
/** With the last one, which names him. */
const MAX_REASONS = 5;

export function layCulprit(rng: Rng, level: Puzzle['level']): Culprit | null {
  const ten = rng.shuffle(Array.from({ length: SUSPECTS }, (_none, suspect) => suspect)).slice(0, TEN);
  const suspects = [...ten].sort((a, b) => a - b);
  const hands = HOLDERS.map((holder) => ten.slice(holder * EACH, (holder + 1) * EACH));
  const heard = Array.from({ length: HEARD }, () => answered(rng, suspects, hands)).filter(
    (fact) => fact !== null,
  );
  if (!isDecided(suspects, heard)) return null;
  for (let order = 0; order < ORDERS; order++) {
    const facts = needed(suspects, rng.shuffle([...heard]));
    if (facts.length !== FACTS[level]) continue;
    const sorted = [...facts].sort((a, b) => a.holder - b.holder);
    const steps = reasonFor({ suspects, facts: sorted });
    if (steps && steps.length < MAX_REASONS) return { suspects, facts: sorted };
  }
  return null;
}

/** Without what is superfluous: what is left depends on the order in which answers are dropped. */
function needed(suspects: readonly Suspect[], heard: readonly Fact[]): readonly Fact[] {
  let facts = heard;
  for (const fact of heard) {
    const without = facts.filter((other) => other !== fact);
    if (isDecided(suspects, without)) facts = without;
  }
  return facts;
}

/** A player's answer about one value or two; `null`: it would tell nothing. */
function answered(
  rng: Rng,
  suspects: readonly Suspect[],
  hands: readonly (readonly Suspect[])[],
): Fact | null {
  const holder: Holder = rng.int(HOLDERS.length);
  const [one, other] = rng.shuffle([...VALUES]);
  const values: readonly Value[] =
    FEATURE_OF[one] !== FEATURE_OF[other] && rng.int(2) === 0 ? [one, other] : [one];
  const mask = fitting(values);
  const there = count(mask & maskOf(suspects));
  const n = count(mask & maskOf(hands[holder]));
  // A whole hand of a kind is too plain.
  return there === 0 || there === TEN || n === EACH ? null : { holder, values, n };
}
