import { ChaCha8, stretchSeed } from '@conclave/engine';
import { botsByGame } from '@conclave/games/bots';
import { describe, expect, test } from 'vitest';
import { REDUCER, REDUCER_GAMES, rulesOfGame, subjects } from '../subjects.ts';
import { BOTS_BY_GAME, GAMES, PEER, run } from './stand-ins.ts';

describe('npm run bench', () => {
  test('asks no less than two hundred times for tic-tac-toe and fifty for a game counted in moves', () => {
    const asked = subjects(BOTS_BY_GAME, PEER, 'test')
      .filter(({ measure }) => measure === 'bare rules')
      .map(({ name, peer, goal }) => ({ name, peer, goal }));
    expect(asked).toContainEqual({ name: 'tic-tac-toe', peer: REDUCER, goal: { times: 200 } });
    for (const { id } of GAMES)
      expect(asked).toContainEqual({ name: id, peer: REDUCER, goal: { times: 50 } });
  });

  test('Nuns, whose move may be a whole plan, is counted in whole games, and so is its peer', async () => {
    const { game } = await botsByGame.nuns();
    const rng = new ChaCha8(stretchSeed('whole games'));
    const { unit, peer, goal, batch } = rulesOfGame({ game, seats: 2, rng });
    expect({ unit, peer, goal }).toEqual({ unit: 'games/s', peer: REDUCER_GAMES, goal: { times: 0.2 } });
    expect(batch()).toBe(1);
    const reducer = subjects(BOTS_BY_GAME, PEER, 'test').find(({ name }) => name === REDUCER_GAMES);
    expect([reducer?.unit, reducer?.batch()]).toEqual(['games/s', 1]);
  });

  test('explains itself, and refuses what it does not know', () => {
    expect(run('--help').join('\n')).toContain('--quick');
    expect(() => run('--fast')).toThrow(/--fast/);
  });
});
