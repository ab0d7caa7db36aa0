/** Recorded games: they must replay to the same bytes for ever. */

import { fixtureTests } from '@conclave/engine/testing/fixtures';
import { liarsDice } from '../rules/game.ts';

fixtureTests(liarsDice, new URL('./fixtures/', import.meta.url), {
  'two-players': { how: 'lastDice', told: ['bid', 'challenged', 'lifted', 'lost'] },
  'six-players': { how: 'lastDice', told: ['roundBegun', 'lifted', 'lost'] },
});
