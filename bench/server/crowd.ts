/** Our server under a crowd: thousands of matches and sockets, a restart with thousands running, bots for many. */

import { rmSync } from 'node:fs';
import { gameEntries } from '@conclave/games/entries';
import { besideColyseus } from './colyseus.ts';
import { newFolder, type Running, start } from './contender.ts';
import { stores } from './stores.ts';
import { openTable, Visitor } from './visitor.ts';

const SERVER_PROCESS = './crowd-process.js';
const MB = 1024 * 1024;
/** Every game, with as few people as it takes. */
const GAMES = gameEntries.map(({ game }) => [game.id, Math.max(2, game.seats.min)] as const);

export interface CrowdSize {
  readonly matches: number;
  readonly sockets: number;
  /** Steps a second, and milliseconds of them. */
  readonly pace: number;
  readonly time: number;
  /** Running matches at a restart. */
  readonly running: number;
  readonly botTables: number;
  readonly strongTables: number;
}

export const FULL_CROWD: CrowdSize = {
  matches: 2000,
  sockets: 5000,
  pace: 400,
  time: 30_000,
  running: 4000,
  botTables: 200,
  strongTables: 90,
};
export const QUICK_CROWD: CrowdSize = {
  matches: 20,
  sockets: 60,
  pace: 50,
  time: 2000,
  running: 20,
  botTables: 6,
  strongTables: 4,
};

export const PARTS = {
  'colyseus-2': () => besideColyseus(2),
  'colyseus-5': () => besideColyseus(5),
  ...{ stores, crowd, restart, bots },
} as const;
export type Part = keyof typeof PARTS;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A few at a time: whoever opens a table does not wait for all others. */
async function several<Result>(count: number, make: (number: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const number = next++;
      results[number] = await make(number);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return results;
}

async function withServer<Result>(
  use: (server: Running, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = newFolder();
  const server = await start(SERVER_PROCESS, folder);
  try {
    return await use(server, folder);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function quantile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Many matches of every game at a steady pace, all seats and a gallery connected. */
function crowd(size: CrowdSize): Promise<Record<string, number>> {
  return withServer(async (server) => {
    const { url } = server;
    const tables = await several(size.matches, async (number) => {
      const [game, seats] = GAMES[number % GAMES.length];
      const guests = Array.from({ length: seats - 1 }, () => ({ kind: 'invited' }));
      const seated = [{ kind: 'me' }, ...guests];
      const { id, cookies } = await openTable(url, { game, seats: seated, public: true });
      return { id, players: await Promise.all(cookies.map((cookie) => Visitor.at(url, id, cookie))) };
    });
    const players = tables.flatMap((table) => table.players);
    const gallery = await several(Math.max(0, size.sockets - players.length), (number) =>
      Visitor.at(url, tables[number % tables.length].id, ''),
    );
    // Nobody moves: what it costs to be there.
    const { cpu: opened } = await server.usage();
    await sleep(size.time / 3);
    const { cpu: begun } = await server.usage();
    const from = performance.now();
    let sent = 0;
    for (let turn = 0; performance.now() - from < size.time; turn++) {
      const due = from + (turn * 1000) / size.pace;
      if (due > performance.now()) await sleep(due - performance.now());
      const player = tables[turn % tables.length].players.find(({ mayMove }) => mayMove);
      player?.move();
      if (player) sent++;
    }
    await sleep(2000);
    const seconds = (performance.now() - from - 2000) / 1000;
    const everybody = [...players, ...gallery];
    const answers = players.flatMap((player) => player.answers);
    const { heap, rss, cpu } = await server.usage();
    for (const one of everybody) one.leave();
    return {
      matches: tables.length,
      sockets: everybody.length,
      'steps/s': rounded(sent / seconds),
      unanswered: sent - answers.length,
      errors: everybody.reduce((sum, { errors }) => sum + errors, 0),
      'processor ms a second before anybody moves': rounded((begun - opened) / (size.time / 3000)),
      'processor ms a step': rounded((cpu - begun) / sent),
      'p50 ms': rounded(quantile(answers, 0.5)),
      'p99 ms': rounded(quantile(answers, 0.99)),
      'heap MB': rounded(heap / MB),
      'process MB': rounded(rss / MB),
    };
  });
}

/** Killed with thousands of running matches, and started again with a small heap. */
async function restart(size: CrowdSize): Promise<Record<string, number>> {
  const folder = newFolder();
  let server = await start(SERVER_PROCESS, folder);
  const clock = { kind: 'live', turn: 600, bank: 0 } as const;
  const tables = await several(size.running, async (number) => {
    const [game, seats] = GAMES[number % GAMES.length];
    const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'easy' }));
    return openTable(server.url, { game, seats: [{ kind: 'me' }, ...others], clock });
  });
  await server.stop();
  try {
    const from = performance.now();
    server = await start(SERVER_PROCESS, folder, [], ['--max-old-space-size=512']);
    const up = performance.now() - from;
    const back = performance.now();
    const people = await several(Math.min(20, tables.length), (number) => {
      const { id, cookies } = tables[Math.floor((number * tables.length) / 20)];
      return Visitor.at(server.url, id, cookies[0]);
    });
    const greeted = performance.now() - back;
    await sleep(size.time);
    const { heap, rss } = await server.usage();
    const errors = people.reduce((sum, one) => sum + one.errors, 0);
    for (const one of people) one.leave();
    return {
      'running matches': tables.length,
      'ms until it listens': rounded(up),
      'ms until 20 players are back': rounded(greeted),
      errors,
      'heap MB': rounded(heap / MB),
      'process MB': rounded(rss / MB),
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long a person waits for a bot while the server is full of bots. */
async function bots(size: CrowdSize): Promise<Record<string, number>> {
  const strong = { kind: 'bot', level: 'strong' };
  const alone = await withServer(async ({ url }) => {
    await several(size.botTables, () => openTable(url, { game: 'templar', seats: [strong, strong] }));
    return waits(url, 5, strong, size.time);
  });
  const many = await withServer(({ url }) => waits(url, size.strongTables, strong, size.time));
  return {
    [`p50 ms beside ${size.botTables} tables of bots`]: rounded(quantile(alone, 0.5)),
    [`p95 ms beside ${size.botTables} tables of bots`]: rounded(quantile(alone, 0.95)),
    [`p50 ms at ${size.strongTables} strong tables`]: rounded(quantile(many, 0.5)),
    [`p95 ms at ${size.strongTables} strong tables`]: rounded(quantile(many, 0.95)),
  };
}

/** Milliseconds a person takes to move. */
const MUSING = 1000;

/** From the moment a person is no longer asked until somebody else has done something: a bot's pause of 700 ms included. */
async function waits(
  url: string,
  tables: number,
  bot: { readonly kind: string; readonly level: string },
  time: number,
) {
  const all: number[] = [];
  const people = await several(tables, async () => {
    const { id, cookies } = await openTable(url, { game: 'templar', seats: [{ kind: 'me' }, bot, bot] });
    const person = await Visitor.at(url, id, cookies[0]);
    let since: number | null = null;
    person.onFrame = () => {
      const now = performance.now();
      if (since !== null) all.push(now - since);
      since = person.isAsked || person.isOver ? null : now;
      if (person.isAsked) setTimeout(() => person.mayMove && person.move(), MUSING);
    };
    person.onFrame();
    return person;
  });
  await sleep(time);
  for (const person of people) person.leave();
  return all;
}
