/** Previews say beforehand what the rules then do. */

import { Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { ponder, TRIES } from '../mind/ponder.ts';
import { bellsOf, companyIn, countOf, countsOf, goodsOf, hideableIn, reachWith } from '../mind/preview.ts';
import { CARDS, type Card, HARBOUR, OBJECTS } from '../rules/box.ts';
import { templar } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { act, bells, card, dice, END, go, ofType, position, put, randomGame } from './position.ts';

const WALKERS: readonly Card[] = [
  'anselmus',
  'josua',
  'lucas',
  'benjamin',
  'stephanus',
  'remigius',
  'severus',
];

test('TP-16 the reach of a card in hand is the reach it has once it is played', () => {
  let compared = 0;
  randomGame(4, 'preview', (state) => {
    if (state.phase !== 'card') return;
    const seat = state.active;
    const view = templar.view(state, seat, false);
    for (const name of WALKERS) {
      const move: Move = { kind: 'card', card: name };
      if (templar.refusal(state, seat, move)) continue;
      const played = templar.clone(state);
      act(played, seat, [move]);
      expect(reachWith(view, seat, name)).toEqual(templar.view(played, seat, false).turn.reach);
      compared++;
    }
  });
  expect(compared).toBeGreaterThan(200);
});

test('TP-30 TP-32 the points of a count, before it comes', () => {
  const state = position({ remigius: 5, vitus: 6, severus: 2 });
  put(state, 13, 'book', 1);
  put(state, 13, 'ringA', 2, { count: 2 });
  const view = templar.view(state, 0, false);
  const told = act(templar.clone(state), 0, [card('remigius'), ...go(13), END]);
  expect(countOf(view, 13)).toEqual(ofType(told, 'roomCounted')[0].points);
  expect(countOf(view, 2)).toBeNull();
  expect(countOf(view, 1)).toEqual([0, 0, 0]);
  expect(countsOf(view)).toEqual(view.rooms.map((_room, i) => countOf(view, i + 1)));
});

test('TP-28 the points of Stephanus, before he goes', () => {
  const state = position({ pawns: [1, 2, 2], severus: 2, remigius: 4, vitus: 3 });
  const view = templar.view(state, 0, false);
  expect(companyIn(view, 0, 2)).toBe(3);
  const told = act(state, 0, [card('stephanus'), ...go(2), END]);
  expect(ofType(told, 'pointsGained')).toMatchObject([{ points: 3 }]);
});

test('TP-20 TP-21 what could be hidden where', () => {
  const state = position({ pawns: [1], severus: 12, stock: [['ringA', 'book', 'chalice']] });
  put(state, 2, 'book', 1);
  const view = templar.view(state, 0, false);
  expect(hideableIn(view, 0, 2)).toEqual(['ringA', 'chalice']);
  expect(hideableIn(view, 0, 12)).toEqual([]);
});

test('TP-36 TP-37 tiles due at the next Bells, and where they would go', () => {
  const state = position({ tops: ['anselmus'] });
  state.harbour.fill(0, 0, OBJECTS.length);
  state.harbour.fill(0, OBJECTS.length * 4, OBJECTS.length * 5);
  const { due, arriving } = bellsOf(templar.view(state, 0, false), 0);
  expect(due).toBe(3);
  expect(arriving).toEqual([2, 0, 0, 0, 1, 0]);
  state.bag.fill(0);
  state.bag[0] = 9;
  const told = act(state, 0, [bells]);
  const arrived = ofType(told, 'tileArrived').map(({ warehouse }) => warehouse);
  expect(arrived).toEqual([1, 5, 1]);
  expect(bellsOf(templar.view(position({}), 0, false), 0).due).toBe(0);
});

test('TP-27 what a warehouse would bring, and what the reserve lacks', () => {
  const state = position({ pawns: [2] });
  state.reserve[OBJECTS.indexOf('book')] = 0;
  state.harbour.fill(0, 0, OBJECTS.length);
  state.harbour[OBJECTS.indexOf('book')] = 1;
  state.harbour[OBJECTS.indexOf('ringB')] = 2;
  const goods = goodsOf(templar.view(state, 0, false), 0, 1);
  expect(goods).toEqual({ gained: ['ringB', 'ringB'], lost: ['book'] });
  const told = act(state, 0, [card('maria'), { kind: 'warehouse', warehouse: 1 }]);
  expect(ofType(told, 'wentToHarbour')).toMatchObject([goods]);
  expect(reachWith(templar.view({ ...state, pawns: [HARBOUR, 0, 0] }, 0, false), 0, 'lucas')).toEqual([]);
});

test('the forecast counts tries from what the seat knows, and answers nothing else', () => {
  const match = Match.open(templar, 3, { firstGame: true }, stretchSeed('forecast'));
  const rng = dice('forecast');
  for (let i = 0; i < 120; i++) {
    const seat = match.toAct()[0];
    const move = rng.pick(match.perspective(seat).moves);
    match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
  }
  const ask = (question: Parameters<typeof ponder>[4]) =>
    ponder(match.perspective(0), 0, 3, { stephanus: false, firstGame: true }, question);
  const answer = ask({ about: 'forecast' }) as {
    counted: number[];
    barred: Record<string, number>;
    tries: number;
  };
  expect(answer.tries).toBe(TRIES);
  expect(answer.counted).toHaveLength(13);
  expect(Object.keys(answer.barred)).toEqual([...CARDS]);
  expect(Object.values(answer.barred).some((count) => count > 0 && count <= TRIES)).toBe(true);
  expect(answer.barred.bells).toBe(0);
  expect(ask({ about: 'forecast' })).toEqual(answer);
  expect(ask({ about: 'weather' })).toBeNull();
});
