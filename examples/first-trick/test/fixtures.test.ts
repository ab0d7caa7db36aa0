/** Recorded games: they must replay to the same bytes for ever. */

import { fixtureTests } from '@conclave/engine/testing/fixtures';
import { firstTrick } from '../rules/game.ts';

fixtureTests(firstTrick, new URL('./fixtures/', import.meta.url), {
  first: { how: 'mostTricks', told: ['played', 'taken'] },
});
