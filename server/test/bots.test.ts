/** Bots: they get only the perspective of their seat, think in threads of their own, and never block a match. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotRequest } from '@conclave/bots';
import { Pool } from '@conclave/bots/pool';
import { canonical, Match, parseRecord, stretchSeed } from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import { canary, type State } from '@conclave/engine/testing/probes/canary';
import { hiddenWords } from '@conclave/engine/testing/probes/canary.spec';
import { expect, onTestFinished, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import { CLOISTER, GAMES } from './games.ts';
import { eventually, newFile, newFolder, playOut, seat, serve, Time, watchAll } from './table.ts';
import { randomThink } from './think.ts';

const SHOW = { kind: 'show' };

test('a bot is handed what its seat may know, and nothing else', async () => {
  const jobs: BotRequest[] = [];
  const running = await serve(GAMES, {
    think: (job) => {
      jobs.push(structuredClone(job));
      return randomThink(job);
    },
  });
  const { id, people } = await seat(running, 'canary', 1, { bots: 2 });
  const lines = await watchAll(people, id);
  await playOut(lines, id, 'handed');
  const record = parseRecord(await people[0].call('GET', `/api/matches/${id}/record`));
  expect(record).not.toBeNull();
  if (!record) return;
  let searched = 0;
  for (let entries = 0; entries < record.entries.length; entries++) {
    const match = Match.replay(canary, record, entries);
    for (const seatOf of [1, 2]) {
      const job = jobs.find(
        (one) =>
          one.seat === seatOf && one.perspective.decision === match.decision(seatOf) && one.perspective.asked,
      );
      if (!job || !match.toAct().includes(seatOf)) continue;
      expect(canonical(job.perspective)).toBe(canonical(match.perspective(seatOf)));
      const { perspective, ...rest } = job;
      const text = JSON.stringify({ ...rest, perspective });
      expect(Object.keys(rest).sort()).toEqual(['game', 'level', 'options', 'seat', 'seats', 'session']);
      for (const secret of [record.seed, ...hiddenWords(stateOf(match) as State, seatOf)]) {
        expect(text.includes(secret)).toBe(false);
        searched++;
      }
    }
  }
  expect(searched).toBeGreaterThan(100);
});

/** A thread that keeps a diary, and dies or dawdles as the test wants. */
function threadFile(folder: string, code: string): URL {
  const file = join(folder, 'thread.mjs');
  const diary = JSON.stringify(join(folder, 'diary'));
  writeFileSync(
    file,
    `import { appendFileSync, existsSync, readFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     const file = ${diary};
     const write = (line) => appendFileSync(file, line + '\\n');
     const diary = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
     parentPort.on('message', ({ number, job }) => {
       ${code}
       write('answered');
       const moves = job.perspective.moves;
       parentPort.postMessage({ number, answer: { move: moves[moves.length - 1] ?? null, why: { key: 'x', params: {} } } });
     });`,
  );
  return pathToFileURL(file);
}

const linesOf = (folder: string) => readFileSync(join(folder, 'diary'), 'utf8').trim().split('\n');

function poolOf(file: URL): (request: BotRequest) => Promise<{ move: { kind: string } | null }> {
  const pool = new Pool(file, 1);
  onTestFinished(() => pool.close());
  return (request) =>
    pool.ask({ type: 'think', ...request, budget: { iterations: 1 }, seed: stretchSeed(request.session) });
}

test('a thread that dies is replaced, and the move made again, once', async () => {
  const folder = newFolder();
  // Every question that must be answered kills a thread first.
  const file = threadFile(
    folder,
    `const death = 'died at ' + job.seat + ' ' + job.perspective.decision;
     if (job.perspective.asked && !diary().includes(death)) { write(death); process.exit(1); }`,
  );
  const running = await serve([CLOISTER], { think: poolOf(file), botRetry: 1e8 });
  const { id, people } = await seat(running, 'cloister', 1, { bots: 2 });
  const [ann] = await watchAll(people, id);
  await ann.move(id, SHOW);
  await ann.until(() => ann.of(id).moves.some(({ kind }) => kind === 'show' || kind === 'answer'));
  const diary = linesOf(folder);
  expect(diary.filter((line) => line.startsWith('died')).length).toBeGreaterThan(0);
  const by = ((await running.store.load(id))?.logged ?? []).map((line) => JSON.parse(line).entry.by);
  expect(by.filter((who) => who === 'bot').length).toBeGreaterThan(0);
  expect(by).not.toContain('clock');
});

test('while a bot thinks hard, nobody waits for the server', async () => {
  const folder = newFolder();
  const done = join(folder, 'done');
  // It keeps its thread busy until it is let go.
  const file = threadFile(folder, `write('thinks'); while (!existsSync(${JSON.stringify(done)})) {}`);
  const running = await serve([CLOISTER], { think: poolOf(file) });
  const { id, people } = await seat(running, 'cloister', 1, { bots: 2 });
  const other = await seat(running, 'cloister', 3);
  const [ann] = await watchAll(people, id);
  const [line] = await watchAll(other.people, other.id);
  expect(await ann.move(id, SHOW)).toBeNull();
  await eventually(() => existsSync(join(folder, 'diary')));
  for (let n = 0; n < 10; n++) {
    expect((await people[0].request('GET', '/healthz')).status).toBe(200);
    expect(await line.move(other.id, { kind: 'note', mark: 1 + (n % 2) })).toBeNull();
  }
  expect(linesOf(folder)).not.toContain('answered');
  const { decision } = ann.of(id);
  writeFileSync(done, '');
  await ann.until(() => ann.of(id).decision > decision);
});

const BAD: readonly (readonly [
  what: string,
  think: (job: BotRequest) => Promise<{ move: { kind: string } | null }>,
])[] = [
  ['fails', () => Promise.reject(new Error('no idea'))],
  [
    'throws at once',
    () => {
      throw new Error('no idea at all');
    },
  ],
  ['has no answer', async () => ({ move: null })],
  ['makes moves that are none', async () => ({ move: { kind: 'win' } })],
  ['makes moves that are not legal', async () => ({ move: { kind: 'withdraw' } })],
];

test.each(BAD)('a bot that %s is asked again, then passed over: the table goes on', async (_what, think) => {
  let asked = 0;
  const running = await serve([CLOISTER], {
    botRetry: 5,
    think: (job) => {
      asked++;
      return think(job);
    },
  });
  const { id, people } = await seat(running, 'cloister', 1, { bots: 2 });
  const [ann] = await watchAll(people, id);
  await ann.move(id, SHOW);
  // Both bots ask, by the clock, and the rest is answered the same way. Then it is Ann's turn again, or she is asked.
  await ann.until(() => ann.of(id).moves.length > 0);
  const entries = ((await running.store.load(id))?.logged ?? []).map((line) => JSON.parse(line).entry);
  expect(entries[1]).toEqual({ seat: 1, move: { kind: 'ask' }, by: 'clock' });
  expect(asked).toBeGreaterThanOrEqual(3);
});

test('after a restart bots go on by themselves, though nobody is there', async () => {
  const file = newFile();
  const first = await serve([CLOISTER], {
    store: SqliteStore.open(file),
    think: () => new Promise(() => {}),
  });
  const host = await first.guest('Host');
  const bot = { kind: 'bot', level: 'easy' } as const;
  const { id } = await host.create({ game: 'cloister', seats: [bot, bot, bot] });
  await host.act(id, 'start');
  await first.stop();
  const second = await serve([CLOISTER], { store: SqliteStore.open(file) });
  await eventually(async () => (await second.store.row(id))?.status === 'finished');
  expect((await second.store.load(id))?.logged.length).toBeGreaterThan(10);
});

test('a bot that comes too late with its move has missed it: its player is back', async () => {
  const time = new Time();
  const late: (() => void)[] = [];
  const running = await serve([CLOISTER], {
    now: time.now,
    think: async () => {
      await new Promise<void>((go) => late.push(go));
      return { move: SHOW };
    },
  });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ben] = await watchAll([people[1]], id);
  time.pass(120);
  await people[1].act(id, 'bot', { seat: 0, level: 'easy' });
  await eventually(() => late.length === 1);
  const [ann] = await watchAll([people[0]], id);
  await ben.until(() => ben.tables.get(id)?.seats[0].sitting === null);
  for (const go of late) go();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await ann.settle();
  expect(ann.of(id).view).toMatchObject({ turns: 0 });
  expect((await running.store.load(id))?.logged).toHaveLength(2);
});
