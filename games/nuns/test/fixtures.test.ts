/** Recorded games, one per way of ending and then some: they must replay to the same bytes for ever. */

import { Match } from '@conclave/engine';
import { fixtureTests, keptTests, recordIn, toldTests } from '@conclave/engine/testing/fixtures';
import { expect, test } from 'vitest';
import { nuns } from '../rules/game.ts';
import type { BlessingCard, State } from '../rules/state.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);
const STORED = new URL('./stored/', import.meta.url);

fixtureTests(
  nuns,
  FOLDER,
  {
    'novice-wins': { how: 'novice', told: ['noviceWon', 'vanished', 'laidOpen'] },
    captures: { how: 'captures', told: ['guardsWon', 'captures', 'released'] },
    time: { how: 'time', told: ['guardsWon', 'guardCardsShown'] },
    'eight-players': { how: null, told: ['blessed', 'noises', 'pathEnded'] },
    'two-novices': { how: null, told: ['cardsShown', 'laidOpen'] },
    'false-noise': { how: null, told: ['feintShown'] },
    orders: { how: null, told: ['passed', 'blessed', 'feintShown'] },
    abandoned: { how: 'abandoned', told: ['house.closed'] },
    undone: { how: 'captures', told: ['passed', 'guardsWon'] },
  },
  asVersion3,
);

/** The last state as version 3 kept it: nothing is pencilled any more. */
function asVersion3({ guards, novices, ...state }: State): unknown {
  const boon = ({ kind, held, feigned }: BlessingCard) => ({
    blessing: kind,
    held,
    feigned,
    die: null,
    feint: null,
  });
  const plan = { card: null, obeys: false, fast: 0, way: [], split: null };
  return {
    ...state,
    guards: guards.map(({ blessing, ...guard }) => ({ ...guard, boon: boon(blessing) })),
    novices: novices.map(({ blessing, ...novice }) => ({ ...novice, plan, boon: boon(blessing) })),
  };
}

/** Which told a seat of its own answer alone. */
const OWN = [
  'pencilled',
  'pencilledDie',
  'pencilledMarker',
  'erased',
  'handedIn',
  'withdrawn',
  'answered',
  'planned',
];

toldTests(nuns, FOLDER, OWN);
keptTests(nuns, STORED, 3, OWN);

test('NR-47 after an abandoned game everything is laid open too', () => {
  const { view } = Match.replay(nuns, recordIn(FOLDER, 'abandoned')).perspective('gallery');
  expect(view.novices.every(({ own }) => own !== null)).toBe(true);
  expect(view.diary).not.toBeNull();
});
