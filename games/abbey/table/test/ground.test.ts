/** The pictures are what their sources draw, from the board's own data. `npx vitest run games/abbey/table/test/ground.test.ts -u` draws them again. */

import { expect, test } from 'vitest';
import { DAY, NIGHT } from '../ground/floors.ts';
import { boards, canopy, figures, frame, hanging, planOf, tendril } from '../ground/sheets.ts';

test.each([
  ['plan-day', () => planOf(DAY)],
  ['plan-night', () => planOf(NIGHT)],
  ['figures', figures],
  ['frame', frame],
  ['tendril', tendril],
  ['hanging', hanging],
  ['canopy', canopy],
  ['boards', boards],
])('%s', async (name, draw) => {
  await expect(draw()).toMatchFileSnapshot(`../pictures/${name}.svg`);
});
