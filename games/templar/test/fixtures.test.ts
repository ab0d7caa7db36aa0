/** Recorded games, one per way of ending and number of players: they must replay to the same bytes for ever. */

import { fixtureTests, keptBy, restoreKept, toldTests } from '@conclave/engine/testing/fixtures';
import { expect, test } from 'vitest';
import { type Templar, templar } from '../rules/game.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);
const STORED = new URL('./stored/', import.meta.url);

fixtureTests(templar, FOLDER, {
  'two-players': { how: 'bagShort', told: ['raphaelShows', 'raphaelShuffles', 'supplied', 'lastRound'] },
  'three-players': { how: 'bagShort', told: ['roomCounted', 'ringTurned', 'tileArrived', 'finalCount'] },
  'five-players': { how: 'bagShort', told: ['ringPickedUp', 'ringPutDown', 'doorMoved', 'pointsGained'] },
  'thirteen-rooms': { how: 'thirteenRooms', told: ['objectHidden', 'lastRound', 'finalCount'] },
  standstill: { how: 'standstill', told: ['bellsRung', 'lastRound'] },
  abandoned: { how: 'abandoned', told: ['cardsShown', 'house.closed'] },
  undone: { how: 'bagShort', told: ['cardsShown', 'turningClosed'] },
});

toldTests(templar, FOLDER, []);

test.each(Object.entries(keptBy<Templar>(STORED, 2)))('the match stored in %s goes on', (_name, kept) => {
  const match = restoreKept(templar, kept);
  expect(match.length).toBe(kept.log.length);
});
