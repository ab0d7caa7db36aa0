import { expect, test } from 'vitest';
import { ladder, ladderLineups, rated } from '../ladder.ts';
import { inThisProcess } from '../series.ts';
import { nimBots } from './toy-bots.ts';

test.each([2, 3, 4, 5, 6])('%i seats: every level sits on every chair equally often', (seats) => {
  const lineups = ladderLineups(seats);
  for (let seat = 0; seat < seats; seat++) {
    const sat = [0, 1, 2].map((level) => lineups.filter((lineup) => lineup[seat] === level).length);
    expect(new Set(sat).size).toBe(1);
  }
  expect(new Set(lineups.map((lineup) => lineup.join())).size).toBe(lineups.length);
});

const game = (lineup: readonly number[], places: readonly (readonly number[])[] | null) => ({
  lineup,
  places,
  moves: 1,
  turns: 1,
  rounds: 1,
  minutes: 1,
  manners: [],
  thinking: [],
  shares: null,
  scores: [],
});

test('who wins more stands higher, and more games make it surer', () => {
  const few = Array.from({ length: 5 }, () => game([0, 2], [[1], [0]]));
  const many = Array.from({ length: 50 }, () => game([0, 2], [[1], [0]]));
  expect(rated(few).strong.mu).toBeGreaterThan(rated(few).easy.mu);
  expect(rated(many).strong.sigma).toBeLessThan(rated(few).strong.sigma);
  // Fair did not play.
  expect(rated(many).fair).toEqual(rated([]).fair);
});

test('whoever shares a place is worth as much; games without an end say nothing', () => {
  const { easy, fair, strong } = rated([game([0, 1, 2], [[0, 1, 2]])]);
  expect(easy.mu).toBe(fair.mu);
  expect(fair.mu).toBe(strong.mu);
  expect(rated([game([0, 1, 2], null), game([0, 1, 2], [])])).toEqual(rated([]));
});

test('of two seats of one level each is rated in its turn', () => {
  const played = [game([0, 0, 2], [[0], [2], [1]]), game([0, 0, 2], [[0], [2], [1]])];
  const { easy, strong } = rated(played);
  // Once it was better, then worse.
  expect(Math.abs(easy.mu - strong.mu)).toBeLessThan(2);
});

test('the ladder of a game names its levels and its length', async () => {
  const seen: number[] = [];
  const report = await ladder(
    { game: 'nim', version: 1, seats: 2, games: 36, seed: 1 },
    inThisProcess(nimBots(9)),
    ({ games, of }) => seen.push(games / of),
  );
  expect(report).toMatchObject({ version: 1, seats: 2, games: 36 });
  expect(report.levels.strong.mu).toBeGreaterThan(report.levels.easy.mu);
  expect(report.rounds).toBe(report.lengths.fair.rounds);
  expect(report.rounds).toBeGreaterThan(0);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(1);
});
