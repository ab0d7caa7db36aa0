import { ChaCha8, type Rng, stretchSeed } from '@conclave/engine';
import { botsByGame } from '@conclave/games/bots';
import { describe, expect, test } from 'vitest';
import { bench } from '../command.ts';
import { randomPlay } from '../random-play.ts';
import type { Report } from '../report.ts';
import { CLIENT, MEASURES, REDUCER, REDUCER_GAMES, rulesOfGame, subjects } from '../subjects.ts';
import { ticTacToe } from '../tic-tac-toe.ts';

/** One game stands for all: random games of the longest take too long for a test. */
const BOTS_BY_GAME = [await botsByGame['temple-code']()];
const GAMES = BOTS_BY_GAME.map(({ game }) => game);

/** Stands for boardgame.io, which only `npm run bench` installs: `peers.long.ts` shows that it plays the same games. */
const ourselves = (rng: Rng) => randomPlay(ticTacToe, 2, {}, rng);
const PEER = { reducer: ourselves, client: ourselves };

function run(...args: string[]): string[] {
  const lines: string[] = [];
  bench(BOTS_BY_GAME, PEER, args, { line: (text) => lines.push(...text.split('\n')), progress: () => {} });
  return lines;
}

describe('npm run bench', () => {
  test('a quick run fills every line of the table, and the last line is the report', () => {
    const lines = run('--quick', '--json');
    const report: Report = JSON.parse(lines.at(-1) ?? '');
    const named = (measure: string, name: string) =>
      report.rows.filter((row) => row.measure === measure && row.name === name).map((row) => row.seats);

    expect(named('bare rules', REDUCER)).toEqual([2]);
    expect(named('bare rules', REDUCER_GAMES)).toEqual([2]);
    expect(named('through the match', CLIENT)).toEqual([2]);
    for (const measure of MEASURES) expect(named(measure, 'tic-tac-toe')).toEqual([2]);
    for (const { id, seats } of GAMES) {
      const counts = Array.from({ length: seats.max - seats.min + 1 }, (_none, index) => seats.min + index);
      expect(named('bare rules', id)).toEqual(counts);
      for (const measure of MEASURES.slice(1)) expect(named(measure, id)).toEqual([seats.max]);
    }

    for (const { measure, name, value, ratio, goal, met } of report.rows) {
      for (const spread of ratio ? [value, ratio] : [value]) {
        expect(spread.median, `${measure} ${name}`).toBeGreaterThan(0);
        expect(spread.low).toBeLessThanOrEqual(spread.median);
        expect(spread.high).toBeGreaterThanOrEqual(spread.median);
      }
      expect(met === null).toBe(goal === null);
      expect(lines.some((line) => line.startsWith(measure) && line.includes(` ${name} `))).toBe(true);
    }
    expect(report.rows.filter((row) => row.goal && 'times' in row.goal).every((row) => row.ratio)).toBe(true);
  });

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
