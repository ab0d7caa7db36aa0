/** What a table is drawn from. */

import { expect, test } from 'vitest';
import { START } from '../rules/board.ts';
import { secretLabyrinth } from '../rules/game.ts';
import { neighboursAt } from '../rules/paths.ts';
import { act, at, card, dice, fight, named, only, opening, place, position, run } from './position.ts';

test('SL-8 a run tells the squares passed: neighbours one after the other, a shortest way', () => {
  const state = position({ changed: true, pawns: ['frame-0', 'frame-3'], wanted: card('ring') });
  const [ran] = only(act(state, 0, run('middleRing-1')).heard(1), 'ran');
  expect([ran.path[0], ran.path.at(-1), ran.to]).toEqual([
    at('frame-0'),
    at('middleRing-1'),
    at('middleRing-1'),
  ]);
  expect(ran.path.map((square) => square)).toEqual([...new Set(ran.path)]);
});

test('every run of random games goes along neighbouring squares, and none is shorter', () => {
  const rng = dice('runs');
  const { state } = opening(3, 'runs', { roundLimit: 20 });
  let runs = 0;
  while (state.end === null) {
    const [seat] = secretLabyrinth.toAct(state);
    const move = secretLabyrinth.pick?.(state, seat, rng);
    if (!move) throw new Error('no move');
    const turned = [...state.turned];
    const from = state.pawns[seat];
    const { heard } = act(state, seat, move, rng);
    for (const { path, to } of only(heard('gallery'), 'ran')) {
      const next = neighboursAt(turned);
      expect([path[0], path.at(-1)]).toEqual([from, to]);
      path.slice(1).forEach((square, i) => {
        expect(next[path[i]]).toContain(square);
      });
      let front = new Set([from]);
      let steps = 0;
      for (; !front.has(to); steps++)
        front = new Set([...front].flatMap((square) => [square, ...next[square]]));
      expect(path).toHaveLength(steps + 1);
      runs++;
    }
  }
  expect(runs).toBeGreaterThan(10);
});

test.each([
  [1, 'clockwise', 1],
  [6, 'clockwise', 6],
  [7, 'anticlockwise', 5],
  [11, 'anticlockwise', 1],
] as const)('a turn of the centre by %i is told as %s, %i', (notches, direction, told) => {
  const { heard } = act(position(), 0, { kind: 'turn', notches });
  expect(only(heard('gallery'), 'turned')).toEqual([
    {
      type: 'turned',
      seat: 0,
      part: 'centre',
      direction,
      notches: told,
      stands: [notches, 0, 0],
      pawn: START[0],
    },
  ]);
});

test('SL-29 SL-30 cards taken stand in the order in which they were taken; without the aid only the last', () => {
  for (const memoryAid of [true, false]) {
    const state = position({
      changed: true,
      options: { memoryAid },
      hands: [named('gnome-cook'), named('ring')],
      wanted: card('crown'),
    });
    act(state, 0, run('outerCorridor-0'));
    const all = [
      { card: card('ring'), seat: 1 },
      { card: card('gnome-cook'), seat: 0 },
      { card: card('crown'), seat: 0 },
    ];
    const { taken, handovers } = secretLabyrinth.view(state, 1, false);
    expect(taken).toEqual(memoryAid ? all : all.slice(-1));
    expect(handovers).toEqual(memoryAid ? { paid: [], exchanges: [] } : null);
  }
});

test('SL-29 what went over in duels and how often cards were exchanged is counted for all to see', () => {
  const state = position({
    changed: true,
    pawns: ['frame-0', 'frame-1', 'frame-6'],
    hands: [named('crown', 'dragon'), named('ring', 'sword', 'gnome-cook'), []],
    wanted: card('goblet'),
  });
  act(state, 0, { kind: 'animal', card: card('dragon') });
  act(state, 0, { kind: 'give', card: card('crown') });
  act(state, 0, { kind: 'from', seat: 1 });
  act(state, 0, run('frame-1'));
  act(state, 0, { kind: 'challenge', seat: 1 });
  act(state, 0, { kind: 'stake', prize: 'treasure', die: true });
  fight(state, 0);
  act(state, 0, place('frame-5'));
  const { handovers } = secretLabyrinth.view(state, 'gallery', false);
  expect(handovers?.exchanges).toEqual([{ seat: 0, from: 1, count: 1 }]);
  expect(handovers?.paid).toEqual([{ from: 1, to: 0, prize: 'treasure', count: expect.any(Number) }]);
});
