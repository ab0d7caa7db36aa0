/** What a move can reach, by the view, against every way to play it on the rules. */

import type { Seat } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { reach } from '../on-view/reach.ts';
import { abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { CHURCH, LIBRARY, ROOMS, type Room, SCRIPTORIUM } from '../rules/rooms.ts';
import { clone, type State } from '../rules/state.ts';
import { abbeyOf, act, dice, optionsOf, recordingEffects, refusalOf, room } from './position.ts';

function isOver(state: State, seat: Seat): boolean {
  return state.phase !== 'move' || state.active !== seat;
}

/** Every room where some sequence of moves that are not refused lets the move end. */
function endsByPlay(state: State, seat: Seat): Set<Room> {
  const ends = new Set<Room>();
  const explore = (now: State) => {
    if (isOver(now, seat)) {
      ends.add(now.pawn[seat]);
      return;
    }
    const moves: Move[] = [{ kind: 'halt' }];
    for (let to = 0; to < ROOMS; to++) moves.push({ kind: 'step', room: to });
    for (const move of moves) {
      if (abbey.refusal(now, seat, move) !== null) continue;
      const next = clone(now);
      abbey.play(next, seat, move, recordingEffects(dice()).effects);
      explore(next);
    }
  };
  explore(state);
  return ends;
}

/** Goes the way and stops there. */
function go(state: State, seat: Seat, way: readonly Room[]): void {
  for (const to of way) act(state, seat, { kind: 'step', room: to });
  if (!isOver(state, seat)) act(state, seat, { kind: 'halt' });
}

function compare(state: State): number {
  const seat = state.active;
  const reached = reach(abbey.view(state, seat, false), seat);
  if (reached === null) throw new Error('nobody moves');
  const ends = endsByPlay(state, seat);
  reached.forEach(({ way, refusal }, to) => {
    expect(way !== null).toBe(ends.has(to));
    if (way !== null) {
      const copy = clone(state);
      go(copy, seat, way);
      expect(copy.pawn[seat]).toBe(to);
      return;
    }
    // A room where the move may not end may still be crossed.
    const stepped = refusalOf(state, seat, { kind: 'step', room: to });
    if (stepped !== null) expect(stepped).toEqual(refusal);
  });
  return ends.size;
}

test('AB-8 AB-37 reach is what every sequence of steps leads to, in random games with every option', () => {
  const rng = dice('reach');
  let compared = 0;
  const tables = [
    [3, {}],
    [4, { bookLimit: true, libraryClosed: true }],
    [6, {}],
    [5, { sixRules: true, startAtLauds: true }],
  ] as const;
  for (const [seats, options] of tables) {
    const { effects } = recordingEffects(dice(`reach ${seats}`));
    const state = abbey.setup(seats, optionsOf(seats, options), effects);
    for (let step = 0; step < 500 && state.ended === null; step++) {
      const atMove = state.stack.length === 0 && state.window === null && state.phase === 'move';
      if (atMove) {
        compare(state);
        compared++;
        expect(reach(abbey.view(state, 0, false), (state.active + 1) % seats)).toBeNull();
      }
      const seat = rng.pick(abbey.toAct(state));
      const move = abbey.pick?.(state, seat, rng);
      if (!move) throw new Error('no move');
      act(state, seat, move, `reach ${step}`);
    }
  }
  expect(compared).toBeGreaterThan(100);
});

describe('why a room is dark', () => {
  const refusalAt = (state: State, id: string) =>
    reach(abbey.view(state, 0, false), 0)?.[room(id)].refusal ?? null;

  test('AB-13 AB-14 one pawn at a time, but the owner may walk in', () => {
    const state = abbeyOf(3, { rooms: ['ambulacrum_w', 'cellula3', 'cellula1'] });
    expect(refusalAt(state, 'cellula3')).toEqual({ rule: 'AB-14', reason: 'cellTaken', params: { seat: 1 } });
    expect(refusalAt(state, 'cellula1')).toBeNull();
  });

  test('AB-16 AB-49 the library: fewest cards, once a game, not burnt', () => {
    const at = (setting: Parameters<typeof abbeyOf>[1]) =>
      refusalAt(abbeyOf(3, { rooms: ['scriptorium'], ...setting }), 'bibliotheca');
    expect(at({})).toEqual({ rule: 'AB-16', reason: 'allAlike' });
    const hands = [['whillem', 'guy'], ['sergio'], []];
    expect(at({ hands })).toEqual({ rule: 'AB-16', reason: 'notFewest', params: { seat: 1 } });
    expect(at({ hands: [['whillem'], ['sergio', 'guy'], []] })).toBeNull();
    expect(at({ hands, lasting: 'librarianDozes' })).toBeNull();
    expect(at({ options: { libraryClosed: true } })).toEqual({ rule: 'AB-49', reason: 'libraryBurnt' });
    const been = abbeyOf(3, { rooms: ['scriptorium'], lasting: 'librarianDozes' });
    been.libraryVisited[0] = true;
    expect(refusalAt(been, 'bibliotheca')).toEqual({ rule: 'AB-16', reason: 'libraryBeen' });
  });

  test('AB-22 the copyists shut the scriptorium, and with it the way to the library', () => {
    const state = abbeyOf(3, {
      rooms: ['refectorium'],
      hands: [['whillem'], ['sergio', 'guy'], []],
      lasting: 'copyistsAtWork',
    });
    expect(refusalAt(state, 'scriptorium')).toEqual({ rule: 'AB-22', reason: 'copyistsAtWork' });
    expect(refusalAt(state, 'bibliotheca')).toEqual({
      rule: 'AB-37',
      reason: 'wayShut',
      params: { room: SCRIPTORIUM },
    });
  });

  test('AB-49 two books bar nobody’s way: one may cross the scriptorium, not end there', () => {
    const setting = { options: { bookLimit: true }, books: [['alchemy', 'itinerary']] } as const;
    const inside = abbeyOf(3, { rooms: ['bibliotheca'], ...setting });
    expect(refusalAt(inside, 'scriptorium')).toEqual({ rule: 'AB-49', reason: 'twoBooks' });
    go(inside, 0, reach(abbey.view(inside, 0, false), 0)?.[room('refectorium')].way ?? []);
    expect(inside.pawn[0]).toBe(room('refectorium'));
    const one = abbeyOf(3, { rooms: ['bibliotheca'], options: { bookLimit: true }, books: [['alchemy']] });
    expect(refusalAt(one, 'scriptorium')).toBeNull();
    const keyed = abbeyOf(3, { options: { bookLimit: true }, books: [['alchemy', 'secretKey']] });
    expect(refusalOf(keyed, 0, { kind: 'key', room: SCRIPTORIUM })?.reason).toBe('twoBooks');
    expect(refusalOf(keyed, 0, { kind: 'key', room: LIBRARY })?.reason).toBe('noLibraryByKey');
  });

  test('AB-8 too far, and not where one began', () => {
    const state = abbeyOf(3);
    expect(refusalAt(state, 'ecclesia')).toEqual({ rule: 'AB-8', reason: 'startRoom' });
    expect(refusalAt(state, 'capitulum')).toMatchObject({ reason: 'tooFar', params: { steps: 2 } });
  });

  test('AB-43 a promise names its room, yes or no', () => {
    const state = abbeyOf(3);
    state.vow[0] = room('aula');
    act(state, 0, { kind: 'step', room: room('claustrum_s') });
    const promised = abbeyOf(3);
    promised.vow[0] = room('aula');
    state.ends = 1 << room('aula');
    expect(refusalOf(state, 0, { kind: 'halt' })).toEqual({
      rule: 'AB-43',
      reason: 'promised',
      params: { room: room('aula') },
    });
    const kept = abbeyOf(3);
    kept.forsworn[0] = 1 << room('aula');
    kept.ends &= ~(1 << room('aula'));
    expect(refusalAt(kept, 'aula')).toEqual({
      rule: 'AB-43',
      reason: 'forsworn',
      params: { room: room('aula') },
    });
    expect(state.pawn[0]).not.toBe(CHURCH);
  });
});
