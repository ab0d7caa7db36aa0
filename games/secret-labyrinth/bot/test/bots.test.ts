import { ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { chances, ways } from '../changes.ts';
import { secretLabyrinthCompany } from '../company.ts';
import { anyWeapon } from '../habits.ts';

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

test('bots play without a memory aid too, and their first move is legal', () => {
  const match = Match.open(secretLabyrinthCompany.game, 4, { memoryAid: false }, stretchSeed(1));
  const [seat] = match.toAct();
  const { move } = secretLabyrinthCompany.players.strong().think({
    perspective: match.perspective(seat),
    seat,
    seats: 4,
    options: match.options,
    asked: true,
    budget: { iterations: 1 },
    rng: new ChaCha8(stretchSeed(2)),
  });
  expect(match.propose({ type: 'move', seat, move, decision: match.decision(seat) }).ok).toBe(true);
});
