import { expect, test } from 'vitest';
import type { AnySpec } from './games.ts';
import { checkTwins, demandedOf } from './twins.ts';

/** So many pairs of each game, and then as many as it takes until every kind of secret has differed. */
export function twinsTest(specs: readonly AnySpec[], pairs: number): void {
  test.each(specs.map((spec) => [spec.game.id, spec] as const))(
    '%s: twins, over whole matches, and every kind of secret',
    async (_id, spec) => {
      const tally = await checkTwins(spec, pairs, 5000);
      console.info(spec.game.id, tally.counts);
      const { secrets, steps } = demandedOf(spec);
      const windows = spec.game.windows?.close ? ['window closed'] : [];
      const back = spec.game.takesBack ? ['wish to take back', 'taken back'] : [];
      expect(tally.missing([...secrets, ...steps, ...windows, ...back])).toEqual([]);
    },
  );
}
