/** Nobody exceeds their share, however many requests arrive at once, at however many servers. */

import { expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import type { Client } from './client.ts';
import { CLOISTER } from './games.ts';
import { at, postgresOfFile, serveNodes } from './nodes.ts';
import { slow } from './stores.ts';
import { newFile, type Running, serve } from './table.ts';

const postgres = await postgresOfFile();
const OPEN = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
const BOT = { kind: 'bot', level: 'easy' } as const;
const MAX_OPEN = 10;
const MAX_JOINED = 10;
const MAX_BOTS_ALONE = 3;

const thoughtless = { think: () => new Promise<never>(() => {}) };

/** Between looking and writing there is time for others to look. */
const oneServer = async () => {
  const store = slow(SqliteStore.open(newFile()), ['addMatch', 'changeRow', 'begin']);
  return [await serve([CLOISTER], { ...thoughtless, store })];
};
const twoServers = () => serveNodes(postgres, 2, thoughtless);

/** How many of them were granted; all others were told why not. */
async function granted(asked: readonly ReturnType<Client['request']>[]): Promise<number> {
  const answers = await Promise.all(asked);
  for (const { status, json } of answers) if (status !== 200) expect(json).toEqual({ error: 'tooMany' });
  return answers.filter(({ status }) => status === 200).length;
}

/** The same person, at each server in turn. */
const inTurn = (nodes: readonly Running[], person: Client) => (n: number) =>
  at(nodes[n % nodes.length], person);
const create = (client: Client, seats: readonly unknown[]) =>
  client.request('POST', '/api/matches', { game: 'cloister', seats, public: true });

async function askAtOnce(nodes: readonly Running[]): Promise<void> {
  const [eve, ann, ben] = await Promise.all(['Eve', 'Ann', 'Ben'].map((name) => nodes[0].guest(name)));
  const [eveAt, annAt] = [inTurn(nodes, eve), inTurn(nodes, ann)];

  // Tables that are open.
  const opened = await granted(Array.from({ length: 16 }, (_none, n) => create(eveAt(n), OPEN)));
  expect(opened).toBe(MAX_OPEN);

  // Chairs at tables of others.
  const ids: string[] = [];
  for (const host of [ann, ben])
    for (let n = 0; n < 8; n++)
      ids.push((await host.create({ game: 'cloister', seats: [...OPEN], public: true })).id);
  const joined = await granted(ids.map((id, n) => eveAt(n).request('POST', `/api/matches/${id}/join`, {})));
  expect(joined).toBe(MAX_JOINED);

  // Tables of bots alone, opened first and begun all at once.
  for (const id of ids.slice(0, 8)) await ann.call('POST', `/api/matches/${id}/close`);
  const alone: string[] = [];
  for (let n = 0; n < 8; n++) alone.push((await ann.create({ game: 'cloister', seats: [BOT, BOT, BOT] })).id);
  const begun = await granted(alone.map((id, n) => annAt(n).request('POST', `/api/matches/${id}/start`)));
  expect(begun).toBe(MAX_BOTS_ALONE);
}

test('tables and chairs asked for at once are no more than one person may take up', async () => {
  expect.hasAssertions();
  await askAtOnce(await oneServer());
});

test.skipIf(!postgres)('nor are they where two servers are asked', async () => {
  expect.hasAssertions();
  await askAtOnce(await twoServers());
});

test('lines that are opened at once are no more than one person may hold', async () => {
  const shares = { perPerson: 5, strangers: 100, perAddress: 100 };
  const running = await serve([CLOISTER], { socketShares: shares });
  const ann = await running.guest('Ann');
  const lines = await Promise.all(Array.from({ length: 30 }, () => ann.socket()));
  const heard = lines.filter((line) => line.last('hello') !== null);
  expect(heard.length).toBe(shares.perPerson);
});
