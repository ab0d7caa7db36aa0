import { expect, test } from 'vitest';
import { copyJson } from '../json.ts';
import { cloneCost } from '../testing/clone-cost.ts';
import { exampleSpec } from '../testing/example-game.ts';

test('what a copy costs is said, and where a deep copy is most of a step, that one by hand pays', () => {
  const { game } = exampleSpec;
  expect(cloneCost(exampleSpec)).toMatch(/^a copy of the state takes \d+\.\d µs, a step \d+\.\d µs$/);
  const heavy: typeof game = {
    ...game,
    clone: copyJson,
    setup: (...all) => ({ ...game.setup(...all), ballast: Array.from({ length: 3000 }, (_none, i) => [i]) }),
  };
  expect(cloneCost({ ...exampleSpec, game: heavy })).toMatch(/pays where bots search$/);
});
