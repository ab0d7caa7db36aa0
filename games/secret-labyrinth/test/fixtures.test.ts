/** Recorded games, one per way of ending and number of players: they must replay to the same bytes for ever. */

import { fixtureTests, keptTests, toldTests } from '@conclave/engine/testing/fixtures';
import { secretLabyrinth } from '../rules/game.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);
const STORED = new URL('./stored/', import.meta.url);

fixtureTests(secretLabyrinth, FOLDER, {
  'two-players': { how: 'allOfAKind', told: ['taken', 'challenged', 'won'] },
  'three-players': { how: 'allOfAKind', told: ['taken', 'exchanged', 'won'] },
  'four-players': { how: 'allOfAKind', told: ['taken', 'jumped', 'won'] },
  'six-of-a-kind': { how: 'allOfAKind', told: ['taken', 'won'] },
  'last-round': { how: 'roundsOver', told: ['taken', 'roundsOver'] },
  abandoned: { how: 'abandoned', told: ['turned', 'house.closed'] },
  undone: { how: 'allOfAKind', told: ['weaponsShown'] },
});

toldTests(secretLabyrinth, FOLDER, []);
keptTests(secretLabyrinth, STORED, 2, []);
