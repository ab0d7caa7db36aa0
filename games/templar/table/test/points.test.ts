/** What rooms pay is seen at the table, before the end and in the line that offers to announce it. */

import { LANGUAGES } from '@conclave/engine';
import { expect, test } from 'vitest';
import { ROOM_BONUS, ROOMS } from '../../rules/box.ts';
import { templar } from '../../rules/game.ts';
import { act, card, go, hide, position, put } from '../../test/position.ts';
import { landingTimeMs, setsOut } from '../coins.ts';
import { ownLine } from '../instruction.ts';
import { ifEnded, standingOf } from '../score.ts';

test('TP-42 the table of rooms pays what the rules pay', () => {
  expect(ROOM_BONUS).toEqual([0, 0, 0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 22].slice(0, ROOMS + 1));
});

test('TP-42 “if it ended now” adds church and rooms; the score alone does not', () => {
  const state = position({});
  put(state, 13, 'ringA', 0, { count: 2, counted: 1 });
  for (const room of [1, 2, 3]) put(state, room, 'book', 0);
  const view = templar.view(state, 0, false);
  expect(ifEnded(view, 0)).toBe(standingOf(view, 0) + 4);
  expect(ifEnded(view, 1)).toBe(standingOf(view, 1));
});

test.each(LANGUAGES)('TP-40 objects in all 13 rooms have their own line, in %s', (language) => {
  const state = position({ pawns: [2], stock: [['ringC']] });
  for (let room = 1; room <= ROOMS; room++) if (room !== 1) put(state, room, room % 2 ? 'ringA' : 'ringB', 0);
  act(state, 0, [card('lucas'), ...go(1)]);
  act(state, 0, [hide('ringC', 0)]);
  const voice = { reader: 0, name: (seat: number) => `S${seat}` } as const;
  const line = ownLine({ language, pointed: null, voice }, templar.view(state, 0, false), 0);
  expect(line).toMatch(/13/);
  expect(line).toMatch(/announce the end, or play on\?|annonce/);
});

test('TP-30 coins set out one after the other and all land within a breath, however many', () => {
  for (const coins of [1, 4, 30]) {
    const times = Array.from({ length: coins }, (_none, coin) => setsOut(coin, coins));
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(landingTimeMs(coins)).toBeGreaterThan(times[coins - 1]);
    expect(landingTimeMs(coins)).toBeLessThan(3000);
  }
});
