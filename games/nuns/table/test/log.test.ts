/** A novice's sheet and where everybody was last seen, from what was told. */

import { expect, test } from 'vitest';
import type { Event, Named } from '../../rules/events.ts';
import { logOf, sightingsOf } from '../notebook/log.ts';

const ANNE: Named = { figure: 2, cell: 1, seat: 1 };
const CELESTE: Named = { figure: 3, cell: 4, seat: 2 };

const TOLD: readonly Event[] = [
  { type: 'turnBegun', turn: 1, double: true },
  {
    type: 'planned',
    ...ANNE,
    plan: { card: 'walk', obeys: false, fast: 0, way: [21, 20, 19, 18, 17, 16], split: 3 },
  },
  {
    type: 'cardsShown',
    novices: [
      { ...ANNE, card: 'walk', obeys: null, fast: false },
      { ...CELESTE, card: 'run', obeys: null, fast: false },
    ],
  },
  { type: 'seen', ...CELESTE, at: 18 },
  { type: 'arrived', ...ANNE, at: 16, tookKey: true, tookWish: false },
  { type: 'turnBegun', turn: 2, double: false },
  { type: 'turned', guard: 0, to: 40, sees: [{ ...ANNE, at: 16 }], interrupted: true },
  { type: 'stepped', guard: 1, to: 27, points: 4, fast: false, captured: [CELESTE], sees: [] },
];

test('her sheet has a line for every turn', () => {
  expect(logOf(TOLD, ANNE.figure)).toEqual([
    { turn: 1, end: 16, points: 6, card: 'walk', double: true, tookKey: true, tookWish: false },
  ]);
  expect(logOf(TOLD, CELESTE.figure)).toEqual([]);
});

test('the last sighting counts, on the way, by a look or at a capture', () => {
  expect(sightingsOf(TOLD.slice(0, 4)).get(CELESTE.figure)).toEqual({ point: 18, turn: 1 });
  expect([...sightingsOf(TOLD)]).toEqual([
    [CELESTE.figure, { point: 27, turn: 2 }],
    [ANNE.figure, { point: 16, turn: 2 }],
  ]);
});
