/** What a view says beyond the bare state: the rest of a turn, who bars what, and how the game would end now. */

import { expect, test } from 'vitest';
import { type Card, HARBOUR } from '../rules/box.ts';
import { templar } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { act, card, END, go, hide, ofType, position, put, randomGame } from './position.ts';

const seen = (state: State): View => templar.view(state, 0, false);
const warehouse = (number: number): Move => ({ kind: 'warehouse', warehouse: number });

test('TP-22 TP-23 TP-24 a turn says how many steps and hides are left', () => {
  const state = position({ pawns: [2], stock: [['ringA', 'ringA']] });
  expect(seen(state).turn).toMatchObject({ card: null, stepsLeft: 0, hidesLeft: 0 });
  act(state, 0, [card('josua')]);
  expect(seen(state).turn).toMatchObject({ stepsLeft: 2, hidesLeft: 2 });
  act(state, 0, go(13));
  expect(seen(state).turn).toMatchObject({ stepsLeft: 1, hidesLeft: 2 });
  act(state, 0, [hide('ringA')]);
  expect(seen(state).turn).toMatchObject({ stepsLeft: 0, hidesLeft: 1 });
});

test('TP-16 TP-18 a turn tells every room its figure can still reach, with a shortest way', () => {
  const state = position({ pawns: [9], door: [9, 13] });
  act(state, 0, [card('josua')]);
  const { reach } = seen(state).turn;
  expect(reach.map(({ room }) => room)).toEqual([7, 8, 10, 11, 13]);
  expect(reach.find(({ room }) => room === 13)?.way).toEqual([8, 13]);
});

test('TP-R8 Remigius reaches no room through Vitus, and may not end where he was', () => {
  const state = position({ remigius: 4, vitus: 5 });
  act(state, 0, [card('remigius')]);
  expect(seen(state).turn.reach.map(({ room }) => room)).toEqual([2, 3]);
  const cornered = position({ remigius: 6, vitus: 5, door: [6, 7] });
  act(cornered, 0, [card('remigius')]);
  // He crosses Vitus's room, but cannot stay in it.
  expect(seen(cornered).turn.reach.map(({ room }) => room)).toEqual([4, 13]);
});

test('TP-53 what Benjamin carries narrows his reach to ways that keep a place for the ring', () => {
  let compared = 0;
  for (let seed = 0; seed < 12; seed++) {
    randomGame(3, `reach ${seed}`, (state) => {
      if (state.phase !== 'act') return;
      const { reach } = seen(state).turn;
      expect(reach.map(({ room }) => room)).toEqual(reachByPlaying(state));
      for (const { way } of reach) {
        const walked = templar.clone(state);
        act(
          walked,
          walked.active,
          way.map((room): Move => ({ kind: 'step', room })),
        );
      }
      compared += reach.length;
    });
  }
  expect(compared).toBeGreaterThan(500);
});

/** Rooms where the figure can stand and the turn end, or Benjamin still hide: found by trying. */
function reachByPlaying(state: State): number[] {
  const found = new Set<number>();
  const walk = (now: State) => {
    for (const move of templar.moves(now, now.active)) {
      if (move.kind !== 'step') continue;
      const next = templar.clone(now);
      act(next, next.active, [move]);
      if (!next.mustGoOn) found.add(move.room);
      walk(next);
    }
  };
  walk(state);
  return [...found].sort((a, b) => a - b);
}

test('TP-14 TP-44 TP-49 the view names who bars which card', () => {
  const state = position({ seats: 2, tops: ['maria', 'lucas'] });
  state.raphaelTop = 0;
  expect(seen(state).bans).toEqual([
    { card: 'maria', by: 0 },
    { card: 'lucas', by: 1 },
    { card: 'anselmus', by: null },
  ]);
  expect(seen(position({})).bans).toEqual([]);
});

test('TP-R20 cards played are public: they lie in the pile until Bells', () => {
  const state = position({ pawns: [2], tops: ['lucas'] });
  expect(seen(state).players.map(({ played }) => played)).toEqual([['lucas'], [], []]);
  act(state, 0, [card('porticus'), { kind: 'door', passage: 0 }, END]);
  for (const watcher of [0, 1, 'gallery'] as const) {
    const played: readonly Card[] = templar.view(state, watcher, false).players[0].played;
    expect(played).toEqual(['lucas', 'porticus']);
  }
  state.active = 0;
  act(state, 0, [card('bells')]);
  expect(seen(state).players[0].played).toEqual([]);
});

test('TP-42 the view tells what church and rooms would bring if the game ended now', () => {
  const state = position({});
  put(state, 13, 'ringA', 0, { count: 2, counted: 1 });
  for (const room of [1, 2, 3]) put(state, room, 'book', 0);
  expect(seen(state).players[0].bonus).toEqual({ church: 2, rooms: 2 });
  expect(seen(state).players[1].bonus).toEqual({ church: 0, rooms: 0 });
});

test('TP-42 at the end score and bonus of the view are the parts of the outcome', () => {
  const { state } = randomGame(3, 'final', () => {});
  const { players } = templar.view(state, 'gallery', true);
  expect(templar.outcome(state)?.scores).toEqual(
    players.map(({ score, bonus }, seat) => ({
      seat,
      parts: { inPlay: score, church: bonus.church, rooms: bonus.rooms },
    })),
  );
});

test('TP-31 a count names the books and chalices it turns', () => {
  const state = position({ remigius: 5, vitus: 6 });
  put(state, 13, 'book', 1);
  put(state, 13, 'chalice', 1);
  put(state, 13, 'chalice', 2);
  put(state, 13, 'ringA', 2);
  const told = act(state, 0, [card('remigius'), ...go(13), END]);
  expect(ofType(told, 'roomCounted')).toMatchObject([
    {
      points: [0, 8, 7],
      turned: [
        { owner: 1, object: 'book', count: 1 },
        { owner: 1, object: 'chalice', count: 1 },
        { owner: 2, object: 'chalice', count: 1 },
      ],
    },
  ]);
  const again = position({ remigius: 5, vitus: 6, severus: 13 });
  put(again, 13, 'book', 1);
  const silent = act(again, 0, [card('remigius'), ...go(13), END]);
  expect(ofType(silent, 'roomCounted')).toMatchObject([{ points: null, turned: [] }]);
});

test('TP-27 once the warehouse is chosen nothing is left of the turn but its end', () => {
  const state = position({ pawns: [2] });
  act(state, 0, [card('maria'), warehouse(4)]);
  expect(seen(state).players[0].pawn).toBe(HARBOUR + 3);
  expect(seen(state).turn).toMatchObject({ hasChosen: true, stepsLeft: 0, hidesLeft: 0, reach: [] });
});
