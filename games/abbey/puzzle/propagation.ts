/** Why it can be nobody else, step by step as it is done by hand: one player's answers at a time, no table of cases. */

import { has, listed, type Mask, maskOf, type Suspect } from '../rules/suspects.ts';
import { type Fact, HOLDERS, type Holder, handsOf } from './divisions.ts';

/** From some of a player's answers, and from what is known by then: who is with that player, and who is not. */
export type Step = {
  readonly holder: Holder;
  /** By number of the facts. */
  readonly facts: readonly number[];
  readonly with: readonly Suspect[];
  readonly not: readonly Suspect[];
};

type Given = { readonly suspects: readonly Suspect[]; readonly facts: readonly Fact[] };

/** More is no reason that anybody would follow. */
const MAX_STEPS = 20;
const MAX_TOGETHER = 2;

/** What is known: by holder, who certainly is with them, and who certainly is not. */
class Sheet {
  private readonly held: Mask[] = HOLDERS.map(() => 0);
  private readonly out: Mask[] = HOLDERS.map(() => 0);
  private readonly given: Given;

  constructor(given: Given) {
    this.given = given;
  }

  /** Who follows to be with a player, and not to be, by these of the answers; only what is new. */
  follows(holder: Holder, facts: readonly number[]): Pick<Step, 'with' | 'not'> {
    const { suspects } = this.given;
    const hands = handsOf(
      suspects,
      facts.map((at) => this.given.facts[at]),
    ).filter((hand) => (hand & this.out[holder]) === 0 && (hand & this.held[holder]) === this.held[holder]);
    const all = hands.reduce((some, hand) => some & hand, maskOf(suspects));
    const any = hands.reduce((some, hand) => some | hand, 0);
    return {
      with: listed(all & ~this.held[holder]),
      not: listed(maskOf(suspects) & ~any & ~this.out[holder]),
    };
  }

  write({ holder, with: held, not }: Step): void {
    this.held[holder] |= maskOf(held);
    this.out[holder] |= maskOf(not);
    for (const other of HOLDERS) if (other !== holder) this.out[other] |= maskOf(held);
  }

  /** Whom none of the three can hold. */
  culprit(): Suspect | null {
    const inNone = this.out.reduce((some, out) => some & out, maskOf(this.given.suspects));
    return listed(inNone).at(0) ?? null;
  }
}

/** The steps that are needed; `null`: it takes a table of cases. */
export function reasonFor(given: Given): readonly Step[] | null {
  const sheet = new Sheet(given);
  const steps: Step[] = [];
  while (sheet.culprit() === null) {
    const next = nextStep(sheet, given.facts);
    if (next === null || steps.length === MAX_STEPS) return null;
    sheet.write(next);
    steps.push(next);
  }
  return pruned(given, steps);
}

/** The step that rests on the fewest answers. */
function nextStep(sheet: Sheet, facts: readonly Fact[]): Step | null {
  const sets = HOLDERS.flatMap((holder) =>
    subsets(facts.flatMap((fact, at) => (fact.holder === holder ? [at] : []))).map((some) => ({
      holder,
      some,
    })),
  ).sort((a, b) => a.some.length - b.some.length);
  for (const { holder, some } of sets) {
    const found = sheet.follows(holder, some);
    if (found.with.length + found.not.length > 0) return { holder, facts: some, ...found };
  }
  return null;
}

/** None of them, each, each two. */
function subsets(facts: readonly number[]): readonly (readonly number[])[] {
  const sets: (readonly number[])[] = [[]];
  for (const fact of facts)
    sets.push(...sets.filter((set) => set.length < MAX_TOGETHER).map((set) => [...set, fact]));
  return sets;
}

/** Without whatever is not needed in the end. */
function pruned(given: Given, steps: readonly Step[]): readonly Step[] {
  let kept = steps;
  for (let at = steps.length - 1; at >= 0; at--) {
    for (const part of ['with', 'not'] as const) {
      for (const suspect of steps[at][part]) {
        const less = kept.with(at, {
          ...kept[at],
          [part]: kept[at][part].filter((other) => other !== suspect),
        });
        if (holds(given, less)) kept = less;
      }
    }
  }
  return kept.filter((step) => step.with.length + step.not.length > 0);
}

/** Whether every step follows from those before it, and the last one leaves the culprit. */
export function holds(given: Given, steps: readonly Step[]): boolean {
  const sheet = new Sheet(given);
  for (const step of steps) {
    const found = sheet.follows(step.holder, step.facts);
    const isFound = (part: 'with' | 'not') =>
      step[part].every((suspect) => has(maskOf(found[part]), suspect));
    if (!isFound('with') || !isFound('not')) return false;
    sheet.write(step);
  }
  return sheet.culprit() !== null;
}
