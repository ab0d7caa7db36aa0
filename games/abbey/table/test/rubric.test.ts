import { expect, test } from 'vitest';
import { abbey } from '../../rules/game.ts';
import { CELLS, ROOM_IDS } from '../../rules/rooms.ts';
import { abbeyOf } from '../../test/position.ts';
import { directionOf } from '../direction.ts';
import type { Setting } from '../setting.ts';
import { english } from '../words-en.ts';
import { french } from '../words-fr.ts';

test('at mass the line counts the cards that are still to be picked, and then asks for them', () => {
  const { pass } = english.rubric.window;
  expect(pass(6, 6, 'Bertrand')).toMatch(/^Pick 6 cards for Bertrand/);
  expect(pass(1, 6, 'Bertrand')).toMatch(/^Pick one more card for Bertrand/);
  expect(pass(1, 1, 'Bertrand')).toMatch(/^Pick a card for Bertrand/);
  expect(pass(0, 6, 'Bertrand')).toMatch(/^Hand in the cards/);
  expect(pass(0, 1, 'Bertrand')).toMatch(/^Hand in the card for/);
  expect(french.rubric.window.pass(0, 1, 'Bertrand')).toMatch(/^Remettez la carte destinée à/);
  expect(french.rubric.window.pass(1, 6, 'Bertrand')).toMatch(/^Choisissez encore une carte pour Bertrand/);
});

test('the rubric speaks of an action only where there is one', () => {
  const inRoom = (id: string, empty = false) => {
    const state = abbeyOf(3, { hands: [['whillem'], empty ? [] : ['sergio'], []], rooms: [id] });
    if (empty) state.hand[1] = 0;
    state.phase = 'act';
    const view = abbey.view(state, 0, false);
    const props = { view, control: { moves: abbey.moves(state, 0) }, language: 'en', outcome: null };
    return directionOf({ props, say: english, own: 0, gift: null, nameOf: String } as unknown as Setting);
  };
  const cell = (seat: number) => ROOM_IDS[CELLS[abbeyOf(3, {}).colours[seat]]];
  expect(inRoom(cell(1))).toMatch(/^In the cell: search it/);
  expect(inRoom(cell(1), true)).toMatch(/^Nothing to do here/);
  expect(inRoom('ecclesia')).toMatch(/^Nothing to do in the church/);
  expect(inRoom('scriptorium')).toMatch(/^In the scriptorium/);
});
