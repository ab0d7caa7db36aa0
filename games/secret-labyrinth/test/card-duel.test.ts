/** Several pawns on the wanted square. */

import { expect, test } from 'vitest';
import { secretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { cardsOf, NONE } from '../rules/state.ts';
import {
  act,
  at,
  card,
  fight,
  named,
  place,
  position,
  reasonOf,
  run,
  SHIFT_IN,
  SHIFT_OUT,
} from './position.ts';

const DONE: Move = { kind: 'done' };

test('SL-20 a move onto the wanted square with another pawn: a duel for the card, no hand cards, no die', () => {
  const hands = [named('gnome-cook'), named('sword', 'gnome-miner', 'dragon')];
  const state = position({ changed: true, pawns: ['frame-0', 'outerCorridor-0'], hands });
  act(state, 0, run('outerCorridor-0'));
  expect([state.stage, secretLabyrinth.toAct(state)]).toEqual(['weapons', [0, 1]]);
  fight(state, 0);
  expect(cardsOf(state, 0)).toEqual(named('crown', 'gnome-cook'));
  expect(cardsOf(state, 1)).toHaveLength(3);
  act(state, 0, place('frame-4'));
  expect(reasonOf(state, 0, { kind: 'challenge', seat: 1 })).toBe('SL-15 nobodyToChallenge');
});

test('SL-20 with three pawns the active player chooses whom to fight', () => {
  const state = position({ changed: true, pawns: ['frame-0', 'outerCorridor-0', 'outerCorridor-0'] });
  act(state, 0, run('outerCorridor-0'));
  expect(reasonOf(state, 0, DONE)).toBe('SL-20 chooseRival');
  expect(reasonOf(state, 0, { kind: 'rival', seat: 0 })).toBe('SL-15 notThere');
  act(state, 0, { kind: 'rival', seat: 2 });
  expect(secretLabyrinth.toAct(state)).toEqual([0, 2]);
});

test('SL-20 without moving the duel follows only from claiming', () => {
  const state = position({ pawns: ['outerCorridor-0', 'outerCorridor-0'] });
  act(state, 0, { kind: 'claim' });
  fight(state, 0);
  act(state, 0, place('frame-4'));
  expect(state.owner[card('crown')]).toBe(0);
  expect(state.stage).toBe('change');
  act(state, 0, SHIFT_IN);
  act(state, 0, SHIFT_OUT);
  expect(secretLabyrinth.moves(state, 0)).toEqual([DONE]);
});

test('SL-R7 won by the other, the active player still turns up the next card with the right to an animal', () => {
  const state = position({
    changed: true,
    pawns: ['frame-0', 'outerCorridor-0'],
    pile: named('unicorn', 'ring'),
  });
  act(state, 0, run('outerCorridor-0'));
  fight(state, 1);
  expect(state.owner[card('crown')]).toBe(1);
  act(state, 1, place('frame-4'));
  act(state, 0, DONE);
  expect([state.wanted, state.stage, state.active]).toEqual([card('unicorn'), 'jump', 0]);
  act(state, 0, { kind: 'jump' });
  expect(state.owner[card('unicorn')]).toBe(0);
});

test('SL-26 four pawns on the wanted square: under the pile, and the next is turned up', () => {
  const pawns = ['frame-0', 'outerCorridor-0', 'outerCorridor-0', 'outerCorridor-0'];
  const state = position({ changed: true, pawns, pile: named('ring', 'sword') });
  act(state, 0, run('outerCorridor-0'));
  expect(state.owner.some((holder) => holder >= 0)).toBe(false);
  expect(state.pile).toEqual(named('crown', 'sword', 'ring'));
  act(state, 0, DONE);
  expect([state.wanted, state.pile]).toEqual([card('ring'), named('crown', 'sword')]);
});

test('SL-26 turned up under four pawns it goes under too; with an empty pile it stays and nobody takes it', () => {
  const turned = position({
    changed: true,
    pawns: ['frame-0', 'outerCorridor-0', 'outerCorridor-0', 'outerCorridor-0'],
    wanted: card('ring'),
    pile: named('crown', 'sword'),
  });
  turned.pawns[0] = at('outerCorridor-0');
  turned.owesCard = true;
  turned.wanted = NONE;
  act(turned, 0, DONE);
  expect([turned.wanted, turned.pile]).toEqual([card('sword'), named('crown')]);
  const empty = position({
    changed: true,
    pawns: ['frame-0', 'outerCorridor-0', 'outerCorridor-0', 'outerCorridor-0'],
    pile: [],
  });
  act(empty, 0, run('outerCorridor-0'));
  expect([empty.wanted, empty.stage]).toEqual([card('crown'), 'rest']);
  act(empty, 0, DONE);
  expect(reasonOf(empty, 1, { kind: 'claim' })).toBe('SL-26 fourThere');
});
