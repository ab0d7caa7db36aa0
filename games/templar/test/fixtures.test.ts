/** Recorded games, one per way of ending and number of players: they must replay to the same bytes for ever. */

import { fixtureTests, keptTests, toldTests } from '@conclave/engine/testing/fixtures';
import { templar } from '../rules/game.ts';

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
keptTests(templar, STORED, 2, []);
