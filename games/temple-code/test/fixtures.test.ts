/** Recorded games, one per way of ending and number of players: they must replay to the same bytes for ever. */

import { Match } from '@conclave/engine';
import { fixtureTests, recordIn } from '@conclave/engine/testing/fixtures';
import { expect, test } from 'vitest';
import { templeCode } from '../rules/game.ts';

const FOLDER = new URL('./fixtures/', import.meta.url);

fixtureTests(templeCode, FOLDER, {
  'two-players': { how: 'secondMedallion', told: ['returned', 'reshuffled', 'medallionGained'] },
  'three-players': { how: 'secondMedallion', told: ['bothTaken', 'medallionGained'] },
  'four-players': { how: 'secondMedallion', told: ['returned', 'reshuffled', 'bothTaken'] },
  'free-guess': { how: 'secondMedallion', told: ['declared', 'cleared'] },
  abandoned: { how: 'abandoned', told: ['taken', 'house.closed'] },
  'solo-finished': { how: 'cardsUsed', told: ['discarded', 'pointScored'] },
  'solo-last-declaration': { how: 'cardsUsed', told: ['declared', 'laidOpen'] },
  'solo-open-cards': { how: 'cardsUsed', told: ['declared', 'laidOpen'] },
});

function replay(name: string) {
  const record = recordIn(FOLDER, name);
  const match = Match.replay(templeCode, record);
  return { match, view: match.perspective('gallery').view, last: record.entries.at(-1) };
}

test('TC-R6 a recorded solo game ends by finishing, another by a last declaration', () => {
  const finished = replay('solo-finished');
  expect(finished.last).toMatchObject({ move: { kind: 'finish' } });
  expect(finished.view.pile.count).toBe(0);
  const declared = replay('solo-last-declaration');
  expect(declared.last).toMatchObject({ move: { kind: 'declare' } });
  expect(declared.view.pile.count).toBe(0);
});

test('TC-R17 a recorded solo game ends by a declaration with cards still open', () => {
  const { view, last } = replay('solo-open-cards');
  expect(last).toMatchObject({ move: { kind: 'declare' } });
  expect(view.pile.count).toBeLessThan(2);
  expect(view.players[0].front).toHaveLength(2);
});

test('an abandoned game has no winner and everything is laid open', () => {
  const { match, view } = replay('abandoned');
  expect(match.outcome?.places).toEqual([]);
  expect(view.players.every((player) => player.combination !== null)).toBe(true);
  expect(view.pile.cards).toHaveLength(view.pile.count);
});
