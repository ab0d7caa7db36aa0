import { expect, test } from 'vitest';
import data from '../data/templar.json' with { type: 'json' };
import {
  BOOKS,
  CAPACITY,
  CARDS,
  CHALICES,
  CHURCH,
  distance,
  NEXT,
  OBJECTS,
  PASSAGES,
  PORTAL_ROOM,
  passageBetween,
  RESERVE,
  RESTOCK,
  ROOM_BONUS,
  ROOMS,
  SPOT_CAPACITY,
  SPOTS,
  TILES,
  VIA,
  ZONES,
} from '../rules/box.ts';
import { stepReason } from '../rules/ways.ts';
import { act, card, END, go, hide, lying, opening, position, put, randomGame, stockOf } from './position.ts';
import { belongings } from './spec.ts';

const rooms = Array.from({ length: ROOMS }, (_none, i) => i + 1);

test('TP-1 13 rooms, one of them the church, two portals, passages between neighbours, one door', () => {
  expect(ROOMS).toBe(13);
  expect(data.map.rooms.map(({ id }) => id)).toEqual(rooms);
  expect(data.map.rooms.filter(({ church }) => church).map(({ id }) => id)).toEqual([CHURCH]);
  expect(rooms).toContain(PORTAL_ROOM.main);
  expect(rooms).toContain(PORTAL_ROOM.side);
  for (const { a, b } of PASSAGES) expect(NEXT[a]).toContain(b);
  for (let seed = 1; seed < 5; seed++) {
    randomGame(3, seed, ({ door }) => expect(PASSAGES[door]).toBeDefined());
  }
});

test('TP-1 the door, wherever it is, cuts no room off', () => {
  PASSAGES.forEach((_passage, door) => {
    for (const from of rooms) for (const to of rooms) expect(distance(door, from, to)).toBeLessThan(ROOMS);
  });
});

test('TP-2 six warehouses, the first with the ship, for 3, 3, 3, 4, 4 and 4 tiles', () => {
  expect(CAPACITY).toEqual([3, 3, 3, 4, 4, 4]);
  expect(data.harbour.warehouses.map(({ ship }) => ship)).toEqual([true, false, false, false, false, false]);
});

test('TP-3 90 harbour tiles: 13 chalices, 17 books, 20 rings of each type', () => {
  expect(TILES).toEqual([20, 20, 20, 17, 13]);
  const { state } = opening(3);
  const all = [...state.bag, ...state.harbour].reduce((sum, count) => sum + count, 0);
  expect(all).toBe(90);
});

test('TP-4 each player has 32 objects, a pawn, a score and ten cards', () => {
  expect(RESERVE).toEqual([7, 7, 7, 6, 5]);
  const { state } = opening(5);
  for (let seat = 0; seat < 5; seat++)
    expect(belongings(state).slice(5 * seat, 5 * seat + 5)).toEqual(RESERVE);
  expect(CARDS).toHaveLength(10);
  expect(state.hands).toEqual([1023, 1023, 1023, 1023, 1023]);
  expect(state.pawns).toHaveLength(5);
  expect(state.scores).toEqual([0, 0, 0, 0, 0]);
});

test('TP-5 every room has places for chalices, books and rings; zones hold one ring or several', () => {
  for (const room of rooms) {
    expect(SPOT_CAPACITY[CHALICES[room]]).toBeGreaterThan(0);
    expect(SPOT_CAPACITY[BOOKS[room]]).toBeGreaterThan(0);
    expect(ZONES[room].length).toBeGreaterThan(0);
    for (const zone of ZONES[room]) expect(SPOT_CAPACITY[zone]).toBeGreaterThan(0);
  }
  const capacities = ZONES.flat().map((zone) => SPOT_CAPACITY[zone]);
  expect(capacities).toContain(1);
  expect(Math.max(...capacities)).toBeGreaterThan(1);
});

test('TP-5 there is a place for every object of three players, and for all but rings left over with five', () => {
  const places = (holds: string) =>
    SPOTS.filter((spot) => spot.holds === holds).reduce((sum, { capacity }) => sum + capacity, 0);
  expect(places('ring')).toBeGreaterThanOrEqual(3 * 21);
  // Tiles that reach the players bound what can be hidden: 13 chalices and 17 books.
  expect(places('chalice')).toBeGreaterThanOrEqual(TILES[4]);
  expect(places('book')).toBeGreaterThanOrEqual(TILES[3]);
  for (const zones of ZONES.slice(1)) expect(zones.length).toBeGreaterThan(0);
});

test('TP-46 Remigius, Severus and Vitus are neutral, and Vitus has no card', () => {
  expect(data.components.neutralFigures).toEqual(['remigius', 'severus', 'vitus']);
  expect(CARDS).not.toContain('vitus');
  expect(CARDS).toContain('remigius');
  expect(CARDS).toContain('severus');
});

test('TP-47 an object is hidden uncounted; once counted it stays so', () => {
  const state = position({ pawns: [2], remigius: 5, vitus: 6, stock: [['book']] });
  act(state, 0, [card('anselmus'), ...go(13), hide('book'), END]);
  expect(lying(state, 13, 'book', 0)).toEqual([1, 0]);
  act(state, 1, [card('remigius'), ...go(13), END]);
  expect(lying(state, 13, 'book', 0)).toEqual([0, 1]);
  for (let seed = 1; seed < 4; seed++) {
    let counted = 0;
    randomGame(4, `faces ${seed}`, ({ hidden }) => {
      const now = hidden.reduce((sum, count, i) => sum + (i % 2) * count, 0);
      expect(now).toBeGreaterThanOrEqual(counted);
      counted = now;
    });
  }
});

test('the data keep their own constraints: restock numbers, the room table', () => {
  expect(RESTOCK.slice(0, 9).every((count) => count > 0 && count <= 21)).toBe(true);
  expect(ROOM_BONUS).toHaveLength(14);
  expect(ROOM_BONUS[0]).toBe(0);
  const rises = ROOM_BONUS.slice(1).map((bonus, i) => bonus - ROOM_BONUS[i]);
  rises.forEach((rise, i) => {
    expect(rise).toBeGreaterThanOrEqual(i === 0 ? 0 : rises[i - 1]);
  });
  expect(passageBetween(9, 13)).toBeGreaterThanOrEqual(0);
});

test('TP-R8 wherever he, Vitus and the door are, Remigius has a move that he can finish', () => {
  const finishes = (at: { remigius: number; vitus: number; door: number }): boolean =>
    NEXT[at.remigius].some((room, i) => {
      if (VIA[at.remigius][i] === at.door) return false;
      const state = position({ remigius: at.remigius, vitus: at.vitus });
      state.door = at.door;
      state.card = CARDS.indexOf('remigius');
      state.visited = 1 << at.remigius;
      if (stepReason(state, room) !== null) return false;
      if (room !== at.vitus) return true;
      return NEXT[room].some((next, j) => next !== at.remigius && VIA[room][j] !== at.door);
    });
  for (const remigius of rooms) {
    for (const vitus of [0, ...rooms]) {
      if (vitus === remigius) continue;
      PASSAGES.forEach((_passage, door) => {
        expect(finishes({ remigius, vitus, door })).toBe(true);
      });
    }
  }
});

test('TP-15 hand sizes and the number of tiles in the bag are seen by all', async () => {
  const { templar } = await import('../rules/game.ts');
  const state = position({ seats: 3, tops: ['maria', null, null] });
  for (const watcher of [0, 1, 2, 'gallery'] as const) {
    const view = templar.view(state, watcher, false);
    expect(view.players.map(({ hand }) => hand)).toEqual([9, 10, 10]);
    expect(view.bag.count).toBe(69);
  }
});

test('TP-R12 the church is room 13, by one field of the data', () => {
  expect(CHURCH).toBe(13);
  expect(data.map.churchRoom).toBe(13);
});

test('TP-51 a stock can be hidden as far as there are places: random players do hide', () => {
  let hidden = 0;
  randomGame(3, 'hides', ({ fill }) => {
    hidden = Math.max(
      hidden,
      fill.reduce((sum, count) => sum + count, 0),
    );
  });
  expect(hidden).toBeGreaterThan(5);
  const state = position({ pawns: [1], stock: [['ringA', 'book']] });
  put(state, 2, 'book', 1);
  act(state, 0, [card('josua'), ...go(2), hide('ringA', 2), END]);
  expect(stockOf(state, 0)).toEqual(['book']);
  expect(OBJECTS).toHaveLength(5);
});
