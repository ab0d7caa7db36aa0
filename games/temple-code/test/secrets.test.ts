import { expect, test } from 'vitest';
import { decode } from '../rules/decode.ts';
import { templeCode } from '../rules/game.ts';
import { opening, position, randomGame } from './position.ts';

const state = position({
  combinations: [0, 1, 2],
  front: [[9, 4], null, [7, 8]],
  aside: [
    [1, 10],
    [0, 11],
    [2, 12],
  ],
  discard: [21, 20],
  found: [1, 0, 1],
  first: 2,
  turn: 1,
});

test('TC-R1 a player’s view hides the own combination and the pile’s order, and nothing else', () => {
  for (const watcher of [0, 1, 2]) {
    expect(templeCode.view(state, watcher, false)).toEqual({
      players: [
        { combination: watcher === 0 ? null : 0, front: [9, 4], found: 1, decoded: true },
        { combination: watcher === 1 ? null : 1, front: [], found: 0, decoded: true },
        { combination: watcher === 2 ? null : 2, front: [7, 8], found: 1, decoded: true },
      ],
      aside: [
        { seat: 1, card: 10, ...decode(1, 10) },
        { seat: 0, card: 11, ...decode(0, 11) },
        { seat: 2, card: 12, ...decode(2, 12) },
      ],
      pile: { count: state.pile.length, cards: null },
      discard: [20, 21],
      medallionsLeft: 3,
      first: 2,
      active: 0,
      freeGuess: false,
      over: false,
    });
  }
});

test('TC-R1 neither view nor listed moves depend on the pile’s order', () => {
  const other = templeCode.clone(state);
  other.pile.reverse();
  for (const watcher of [0, 1, 2, 'gallery'] as const) {
    expect(templeCode.view(other, watcher, false)).toEqual(templeCode.view(state, watcher, false));
    if (watcher !== 'gallery')
      expect(templeCode.moves(other, watcher)).toEqual(templeCode.moves(state, watcher));
  }
});

test('TC-R1 only a combination on its stand is ever told to some and not to others', () => {
  for (const seats of [2, 3, 4]) {
    const { recorded } = opening(seats, 11);
    const gallery = recorded.heard('gallery');
    for (let seat = 0; seat < seats; seat++) {
      for (const [i, event] of recorded.heard(seat).entries()) {
        if (event.type === 'combinationDrawn' && event.seat !== seat) {
          expect(gallery[i]).toEqual({ ...event, card: null });
        } else {
          expect(gallery[i]).toEqual(event);
        }
      }
    }
  }
});

test('TC-R10 a spectator sees no present combination, otherwise what all seats see', () => {
  const view = templeCode.view(state, 'gallery', false);
  const seen = templeCode.view(state, 0, false);
  expect(view).toEqual({
    ...seen,
    players: seen.players.map((player) => ({ ...player, combination: null })),
  });
});

test('TC-R10 a spectator of a solo game sees as little as its player', () => {
  const { state: solo, recorded } = opening(1, 3);
  expect(templeCode.view(solo, 'gallery', false)).toEqual(templeCode.view(solo, 0, false));
  expect(templeCode.view(solo, 0, false).players[0].combination).toBeNull();
  expect(recorded.heard('gallery')).toEqual(recorded.heard(0));
});

test('TC-R10 nothing told to the gallery names a present combination, in random games', () => {
  for (const seats of [1, 2, 3, 4]) {
    for (let seed = 0; seed < 8; seed++) {
      randomGame(
        seats,
        seed,
        () => {},
        (events, after) => {
          const shown = new Set<number>();
          for (const event of events) if (event.type === 'combinationDrawn') expect(event.card).toBeNull();
          for (const { combination } of templeCode.view(after, 'gallery', false).players) {
            expect(combination).toBeNull();
          }
          for (const card of templeCode.view(after, 'gallery', false).discard) shown.add(card);
          for (const combination of after.combination) expect(shown.has(combination)).toBe(false);
        },
      );
    }
  }
});
