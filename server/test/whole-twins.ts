import { expect, test } from 'vitest';
import type { AnySpec } from './games.ts';
import { checkTwins } from './twins.ts';

/** So many pairs of each game, and then as many as it takes until every kind of secret has differed. */
export function twinsTest(specs: readonly AnySpec[], pairs: number): void {
  test.each(specs.map((spec) => [spec.game.id, spec] as const))(
    '%s: twins, over whole matches, and every kind of secret',
    async (_id, spec) => {
      const tally = await checkTwins(spec, pairs, 5000);
      console.info(spec.game.id, tally.counts);
      const secrets = Object.keys(spec.veil.secrets).map((name) => `secret: ${name}`);
      const hasSecretSteps = Object.values(spec.veil.steps).includes('nothing');
      const steps = hasSecretSteps ? ['step', 'silent step'] : ['step'];
      const windows = spec.game.close ? ['window closed'] : [];
      expect(tally.missing([...secrets, ...steps, ...windows])).toEqual([]);
    },
  );
}
