import { ChaCha8, LEVELS, Match, stretchSeed } from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { labyrinthMind } from '../../mind/mind.ts';
import { HOME } from '../../rules/board.ts';
import { secretLabyrinth } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { card, position } from '../../test/position.ts';
import { secretLabyrinthBots } from '../bots.ts';
import { chances, ways } from '../changes.ts';
import { fair } from '../fair.ts';
import { anyWeapon } from '../obvious.ts';

/** The game, begun at a position. */
function positioned(state: State): typeof secretLabyrinth {
  return { ...secretLabyrinth, setup: () => structuredClone(state) };
}

test('a whole turn has 25 results, and each begins with a legal change', () => {
  const all = ways([3, 4, 5], 0, false);
  expect(new Set(all.map(({ turned }) => turned.join())).size).toBe(25);
  expect(ways([3, 4, 5], 1, true)).toHaveLength(2);
  expect(ways([3, 4, 5], 1, false)).toHaveLength(13);
  expect(chances([0, 0, 0], 7, 7)).toBe(25);
});

test('weapons are chosen one third each', () => {
  const rng = new ChaCha8(stretchSeed('thirds'));
  const counts: Record<string, number> = {};
  for (let i = 0; i < 3000; i++) {
    const { move } = anyWeapon(rng);
    if (move?.kind === 'weapon') counts[move.weapon] = (counts[move.weapon] ?? 0) + 1;
  }
  expect(Object.keys(counts)).toHaveLength(3);
  for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(100);
});

test.each([
  ['claim', 'change'],
  ['jump', 'jump'],
] as const)('whoever may %s does so, asked with copies too', (kind, stage) => {
  const state = Object.assign(position({ wanted: card('ring') }), { stage });
  state.pawns[0] = kind === 'claim' ? HOME[card('ring')] : state.pawns[0];
  for (const level of LEVELS) {
    const match = Match.open(positioned(state), 2, {}, stretchSeed('copies'));
    const { move } = secretLabyrinthBots.players[level]().think({
      perspective: structuredClone(match.perspective(0)),
      seat: 0,
      seats: 2,
      options: match.options,
      budget: { iterations: 1 },
      rng: new ChaCha8(stretchSeed(level)),
    });
    expect(move, level).toEqual({ kind });
  }
});

test('bots play without a memory aid too, and their first move is legal', () => {
  const match = Match.open(secretLabyrinthBots.game, 4, { memoryAid: false }, stretchSeed(1));
  const [seat] = match.toAct();
  const { move } = secretLabyrinthBots.players.strong().think({
    perspective: match.perspective(seat),
    seat,
    seats: 4,
    options: match.options,
    budget: { iterations: 1 },
    rng: new ChaCha8(stretchSeed(2)),
  });
  expect(match.propose({ type: 'move', seat, move, decision: match.decision(seat) }).ok).toBe(true);
});

test.each([2, 3, 4])('SL-30 without a memory aid the mind of each of %i seats is as good', (seats) => {
  const match = Match.open(secretLabyrinth, seats, { memoryAid: false }, stretchSeed(`memory ${seats}`));
  const rng = new ChaCha8(stretchSeed('forgetful'));
  const bot = fair();
  let compared = 0;
  while (match.outcome === null) {
    const [seat] = match.toAct();
    const perspective = match.perspective(seat);
    if (match.length % 9 === 0) {
      const mind = labyrinthMind(seat, seats, match.options, perspective.view);
      for (const event of perspective.told) mind.told(event, perspective.view);
      expect(mind.excludes(stateOf(match))).toBe(false);
      const imagined = mind.imagine(rng, { iterations: 1 });
      expect(imagined && secretLabyrinth.view(imagined, seat, false)).toEqual(perspective.view);
      compared++;
    }
    const question = { perspective, seat, seats, options: match.options, rng };
    const { move } = bot.think({ ...question, budget: { iterations: 1 } });
    match.submit({ type: 'move', seat, move, decision: perspective.decision });
  }
  expect(compared).toBeGreaterThan(10);
});
