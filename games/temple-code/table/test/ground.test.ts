/**
 * The static pictures are what their sources draw. `npx vitest run games/temple-code/table/test/ground.test.ts -u`
 * draws them again.
 */

import { expect, test } from 'vitest';
import { beam, hall } from '../ground/hall.ts';
import { stele } from '../ground/stele.ts';
import { treasury } from '../ground/treasury.ts';
import { wing } from '../ground/wing.ts';

const MOUTHS = {
  2: { top: 250, lip: 694, drop: 24 },
  3: { top: 236, lip: 694, drop: 20 },
  4: { top: 222, lip: 694, drop: 16 },
};

test.each([2, 3, 4] as const)('the hall for %i players', async (seats) => {
  await expect(hall(MOUTHS[seats])).toMatchFileSnapshot(`../pictures/hall-${seats}.svg`);
});
test('the stele', async () => {
  await expect(stele()).toMatchFileSnapshot('../pictures/stele.svg');
});
test('the beam of light', async () => {
  await expect(beam()).toMatchFileSnapshot('../pictures/beam.svg');
});
test('the treasury', async () => {
  await expect(treasury()).toMatchFileSnapshot('../pictures/treasury.svg');
});
test('the wall beside the idol', async () => {
  await expect(wing()).toMatchFileSnapshot('../pictures/wing.svg');
});
