import { expect, test } from 'vitest';
import { MORE_SPECS, SPECS } from './games.ts';
import { checkTwins } from './twins.ts';

test.each([...SPECS, ...MORE_SPECS].map((spec) => [spec.game.id, spec] as const))(
  '%s: twins, over whole matches, and every kind of secret',
  async (_id, spec) => {
    const tally = await checkTwins(spec, 40, 5000);
    console.info(spec.game.id, tally.counts);
    const secrets = Object.keys(spec.veil.secrets).map((name) => `secret: ${name}`);
    const hasSecretSteps = Object.values(spec.veil.steps).includes('nothing');
    const steps = hasSecretSteps ? ['step', 'silent step'] : ['step'];
    const windows = spec.game.close ? ['window closed'] : [];
    expect(tally.missing([...secrets, ...steps, ...windows])).toEqual([]);
  },
);
