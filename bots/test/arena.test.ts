import { expect, test } from 'vitest';
import { arena } from '../arena.ts';
import type { Entrant } from '../game-bots.ts';
import { lineups } from '../lineups.ts';
import { inThisProcess, playSeries, runSeries, type SeriesGame } from '../series.ts';
import { simulate } from '../simulate.ts';
import { nimBots, SHOUT_BOTS } from './toy-bots.ts';

/** What is the same whenever and wherever a game is played: all but how long bots think. */
function asPlayed(games: readonly SeriesGame[]) {
  return games.map(({ thinking: _thinking, ...game }) => game);
}

const NIM = nimBots(21);

test('the better bot wins more, and the report says how sure that is', async () => {
  const contest = { game: 'nim', seats: 2, bots: ['strong', 'random'] as const, games: 60, seed: 1 };
  const report = await arena(contest, inThisProcess(NIM));
  expect(report).toMatchObject({ game: 'nim', seats: 2, games: 60, equalShare: 0.5 });
  const [strong, random] = report.bots;
  expect([strong.name, random.name]).toEqual(['strong', 'random']);
  expect([strong.games, random.games]).toEqual([60, 60]);
  expect(strong.share + random.share).toBeCloseTo(1);
  expect(strong.low).toBeGreaterThan(0.5);
  expect(strong.low).toBeLessThan(strong.share);
  expect(Object.keys(strong)).toEqual(['name', 'games', 'share', 'low', 'high', 'milliseconds']);
});

test('search alone plays any game that has a mind, and every bot says how long it thinks', async () => {
  const contest = { game: 'nim', seats: 2, bots: ['search', 'random'] as const, games: 20, seed: 1 };
  const { bots } = await arena({ ...contest, budget: { iterations: 60 } }, inThisProcess(NIM));
  expect(bots[0].share).toBeGreaterThan(0.5);
  expect(bots[0].milliseconds).toBeGreaterThan(bots[1].milliseconds);
});

test('three seats, two names: the first plays two of three seats, shares are per seat played', async () => {
  const contest = { game: 'shout', seats: 3, bots: ['easy', 'fair'] as const, games: 6, seed: 1 };
  const report = await arena(contest, inThisProcess(SHOUT_BOTS));
  expect(report.equalShare).toBeCloseTo(1 / 3);
  expect(report.bots.map(({ games }) => games)).toEqual([12, 6]);
  // Everybody ties, so everybody has a third.
  for (const bot of report.bots) expect(bot.share).toBeCloseTo(1 / 3);
});

test('the sum of a score’s parts is averaged over the seats a bot played', async () => {
  const contest = { game: 'shout', seats: 3, bots: ['easy', 'fair'] as const, games: 3, seed: 1 };
  const report = await arena(contest, inThisProcess(SHOUT_BOTS));
  // Twelve numbers said, and the seat's number as a bonus: every bot plays every seat equally often.
  for (const bot of report.bots) expect(bot.meanScore).toBeCloseTo(13);
});

test('alone the score is what counts', async () => {
  const contest = { game: 'shout', seats: 1, bots: ['easy'] as const, games: 4, seed: 1 };
  const report = await arena(contest, inThisProcess(SHOUT_BOTS));
  expect(report.bots).toMatchObject([{ name: 'easy', games: 4, share: 1, meanScore: 12 }]);
});

const SERIES = {
  game: 'nim',
  seats: 2,
  options: {},
  entrants: [{ name: 'fair' }, { name: 'random' }] satisfies Entrant[],
  lineups: lineups(2, 2),
  seed: 7,
  budget: { iterations: 20 },
};

test('the same seed plays the same games, whoever plays which', async () => {
  const whole = asPlayed(playSeries(NIM, SERIES, 0, 12));
  const parts = [...playSeries(NIM, SERIES, 0, 5), ...playSeries(NIM, SERIES, 5, 12)];
  expect(asPlayed(parts)).toEqual(whole);
  expect(asPlayed(await runSeries(SERIES, 12, inThisProcess(NIM)))).toEqual(whole);
  const three = { ...inThisProcess(NIM), lanes: 3 };
  expect(asPlayed(await runSeries(SERIES, 12, three))).toEqual(whole);
  expect(asPlayed(playSeries(NIM, { ...SERIES, seed: 8 }, 0, 12))).not.toEqual(whole);
});

test('the bots of another build play as their own', async () => {
  const others = new Map([['before', { ...NIM, players: { ...NIM.players, strong: NIM.players.easy } }]]);
  const contest = { game: 'nim', seats: 2, bots: ['strong'] as const, against: 'before', games: 40, seed: 1 };
  const { bots } = await arena(contest, inThisProcess(NIM, others));
  expect(bots.map(({ name, build }) => [name, build])).toEqual([
    ['strong', undefined],
    ['strong', 'before'],
  ]);
  // Over there strong plays at random.
  expect(bots[0].low).toBeGreaterThan(0.5);
  await expect(arena(contest, inThisProcess(NIM))).rejects.toThrow(RangeError);
});

test('progress rises to the end', async () => {
  const seen: number[] = [];
  await runSeries(SERIES, 7, inThisProcess(NIM), ({ games, of }) => seen.push(games / of));
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(1);
});

test('simulate counts games and moves', async () => {
  const report = await simulate(
    { game: 'shout', seats: 2, games: 5, seed: 3, bot: 'easy' },
    inThisProcess(SHOUT_BOTS),
  );
  expect(report).toMatchObject({
    game: 'shout',
    seats: 2,
    games: 5,
    seed: 3,
    bot: 'easy',
    finished: 5,
    moves: 60,
  });
  expect(report.movesPerSecond).toBeGreaterThan(0);
  expect(Object.keys(report)).toEqual([
    'game',
    'seats',
    'games',
    'seed',
    'bot',
    'finished',
    'moves',
    'movesPerSecond',
  ]);
});
