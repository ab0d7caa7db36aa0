import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { arena } from '../arena.ts';
import { JobRunner } from '../jobs.ts';
import { Pool, workerFile } from '../pool.ts';
import { inThisProcess } from '../series.ts';
import { nimQuestion } from './questions.ts';
import { BOTS_BY_GAME, nimBots } from './toy-bots.ts';

const pools: Pool[] = [];

function open(size: number, patience?: number): Pool {
  const pool = new Pool(workerFile('@conclave/bots/test/toy-worker'), size, patience);
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

test('thinks in a thread what it would think here', async () => {
  const job = nimQuestion(7);
  expect(await open(1).ask(job)).toEqual(await new JobRunner(BOTS_BY_GAME).answer(job));
});

test('more questions than threads are all answered', async () => {
  const pool = open(2);
  const stones = [5, 6, 7, 9, 10, 11];
  const thoughts = await Promise.all(stones.map((number) => pool.ask(nimQuestion(number))));
  expect(thoughts.map(({ move }) => move)).toEqual(stones.map((n) => ({ kind: 'take', stones: n % 4 })));
});

test('a thread that dies is replaced and the question asked again', async () => {
  const mark = join(mkdtempSync(join(tmpdir(), 'conclave-pool-')), 'died');
  process.env.CONCLAVE_TEST_MARK = mark;
  const thought = await open(1).ask({ ...nimQuestion(7), game: 'mortal' });
  expect(existsSync(mark)).toBe(true);
  expect(thought.move).toEqual({ kind: 'take', stones: 3 });
});

test('a question that kills every thread is given up, and the others are still answered', async () => {
  const pool = open(1);
  const fatal = pool.ask({ ...nimQuestion(7), game: 'fatal' });
  const sound = pool.ask(nimQuestion(7));
  await Promise.all([
    expect(fatal).rejects.toThrow('ended with 1'),
    expect(sound).resolves.toMatchObject({ move: { kind: 'take', stones: 3 } }),
  ]);
});

test('a thought without end is broken off, and the others are still answered', async () => {
  const pool = open(1, 5000);
  const endless = pool.ask({ ...nimQuestion(11), budget: { iterations: 1e9 } });
  const sound = pool.ask(nimQuestion(7));
  await Promise.all([
    expect(endless).rejects.toThrow('too long'),
    expect(sound).resolves.toMatchObject({ move: { kind: 'take', stones: 3 } }),
  ]);
});

test('an error inside comes back as an error, and the thread lives on', async () => {
  const pool = open(1);
  await expect(pool.ask({ ...nimQuestion(7), game: 'chess' })).rejects.toThrow('no bots for chess');
  expect((await pool.ask(nimQuestion(7))).move).toEqual({ kind: 'take', stones: 3 });
});

test('a worker file that is not there is an error, not a loop', async () => {
  const pool = new Pool(new URL('./nowhere.js', import.meta.url), 1);
  await expect(pool.ask(nimQuestion(7))).rejects.toThrow();
  await pool.close();
});

test('closing fails what is not answered', async () => {
  const pool = open(1);
  const pending = pool.ask({ ...nimQuestion(11), budget: { iterations: 1e9 } });
  const failed = expect(pending).rejects.toThrow('closed');
  await pool.close();
  await failed;
  await expect(pool.ask(nimQuestion(7))).rejects.toThrow('closed');
});

test('an arena in threads gives what it gives here', async () => {
  const contest = {
    game: 'nim',
    seats: 2,
    bots: ['fair', 'random'] as const,
    games: 10,
    seed: 5,
    budget: { iterations: 30 },
  };
  const results = [await arena(contest, open(2)), await arena(contest, inThisProcess(nimBots(21)))];
  const [there, here] = results.map((report) => ({
    ...report,
    bots: report.bots.map((bot) => ({ ...bot, milliseconds: 0 })),
  }));
  expect(there).toEqual(here);
});

test('a stranger’s question is heard before what many tables of bots alone have asked', async () => {
  const pool = open(2);
  await Promise.all([pool.ask(nimQuestion(7)), pool.ask(nimQuestion(7))]);
  const answered: string[] = [];
  const ask = (owner: string, match: string, background: boolean) =>
    pool
      .ask({ ...nimQuestion(7), budget: { milliseconds: 20 } }, { owner, match, background })
      .then(() => answered.push(owner));
  const all = Array.from({ length: 60 }, (_none, n) => ask('eve', String(n), true));
  await all[0];
  all.push(ask('ann', 'hers', false));
  await Promise.all(all);
  // One thread was kept free: few of the sixty come before her.
  expect(answered.indexOf('ann')).toBeLessThan(40);
});

test('tables of bots alone never hold every thread: a person’s question is answered while they think', async () => {
  const pool = open(2, 600_000);
  const endless = { ...nimQuestion(11), budget: { iterations: 1e9 } };
  for (const match of ['one', 'two']) {
    pool.ask(endless, { owner: 'eve', match, background: true }).catch(() => {});
  }
  const thought = await pool.ask(nimQuestion(7), { owner: 'ann', match: 'hers', background: false });
  expect(thought.move).toEqual({ kind: 'take', stones: 3 });
});

test('the more wait, the shorter each is thought about', async () => {
  const pool = open(1);
  const whole = 100;
  const job = { ...nimQuestion(40), level: 'strong' as const, budget: { milliseconds: whole } };
  const thoughts = await Promise.all(
    Array.from({ length: 40 }, (_none, n) => pool.ask(job, { owner: `${n}`, match: '', background: false })),
  );
  const given = thoughts.map(({ why }) => Number(why.params.milliseconds));
  expect(Math.min(...given)).toBeLessThan(whole);
  // Nobody waits any more behind the last.
  expect(Math.max(...given)).toBe(whole);
});
