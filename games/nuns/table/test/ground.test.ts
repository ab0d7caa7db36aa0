/** The static drawings: `npx vitest run games/nuns/table/test/ground.test.ts -u` draws them anew. */

import { expect, test } from 'vitest';
import { moonlightFile, planFile } from '../ground/plan.ts';

test('the plan in its file is what its sources draw', async () => {
  const drawn = planFile();
  expect(drawn).not.toMatch(/undefined|NaN/);
  await expect(drawn).toMatchFileSnapshot('../pictures/plan.svg');
});

test('so is the moonlight', async () => {
  await expect(moonlightFile()).toMatchFileSnapshot('../pictures/moonlight.svg');
});
