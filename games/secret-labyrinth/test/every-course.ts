/** Everything chance can bring: the same happening once for every way the dice may fall, with how likely that way is. */

import type { Rng } from '@conclave/engine';

/** Draws what it is told to, then zeros, and remembers out of how many each was drawn. */
class Script implements Rng {
  readonly drawn: number[] = [];
  readonly below: number[] = [];
  private readonly script: readonly number[];

  constructor(script: readonly number[]) {
    this.script = script;
  }

  int(below: number): number {
    const value = this.script[this.drawn.length] ?? 0;
    this.drawn.push(value);
    this.below.push(below);
    return value;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.int(items.length)];
  }

  shuffle<Item>(): Item[] {
    throw new Error('too many ways to shuffle');
  }
}

export function everyCourse<Result>(
  happen: (rng: Rng) => Result,
  each: (result: Result, chance: number) => void,
): void {
  let script: readonly number[] | null = [];
  while (script !== null) {
    const rng = new Script(script);
    const result = happen(rng);
    each(
      result,
      rng.below.reduce((chance, below) => chance / below, 1),
    );
    script = next(rng);
  }
}

/** The last draw that could have been higher is; those after it begin again. */
function next({ drawn, below }: Script): readonly number[] | null {
  for (let at = drawn.length - 1; at >= 0; at--) {
    if (drawn[at] + 1 < below[at]) return [...drawn.slice(0, at), drawn[at] + 1];
  }
  return null;
}
