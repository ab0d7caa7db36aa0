/** A person who has left traces wherever one can, and every cell of a store in which they stand. */

import { expect } from 'vitest';
import type { Store } from '../store/store.ts';
import type { Client } from './client.ts';
import { reachHere } from './push-service.ts';
import { playOut, type Running, watchAll } from './table.ts';

/** Words that stand nowhere else. */
export const NAME = 'Zénobie de Trébizonde';
const PAPERS = { notebook: 'the-note-of-zenobie', drafts: '{"for":"the-draft-of-zenobie","drafts":[]}' };
const SAID = 'the-line-of-zenobie';
const WORD = 'the-word-of-zenobie';
const ENDPOINT = 'https://8.8.8.8/the-browser-of-zenobie';

export const TRACES = [NAME, PAPERS.notebook, 'the-draft-of-zenobie', SAID, WORD, ENDPOINT];

export interface Traced {
  readonly person: Client;
  readonly other: Client;
  readonly id: string;
  readonly finished: string;
  readonly running: string;
}

export const OPTIONS = { reach: reachHere };

const ME = { kind: 'me' } as const;
const INVITED = { kind: 'invited' } as const;

export async function leaveTraces(house: Running): Promise<Traced> {
  const { store } = house;
  const [person, other] = [await house.guest(NAME), await house.guest('Ben')];
  const { id } = (await person.call('GET', '/api/me')).me as { id: string };
  const begun = async () => {
    const table = await person.create({ game: 'bids', seats: [ME, INVITED] });
    await other.act(table.id, 'join', { invite: table.invite });
    await person.act(table.id, 'start');
    return table.id;
  };
  const finished = await begun();
  await playOut(await watchAll([person, other], finished), finished, 'traces');
  await house.server.services.ratings.sweep();
  const running = await begun();
  for (const match of [finished, running]) {
    await store.setNotebook(match, 0, PAPERS.notebook);
    await store.setDrafts(match, 0, PAPERS.drafts);
    const line = { person: id, name: NAME, seat: 0, id: `line-${match.slice(0, 8)}`, text: SAID, at: 1 };
    await store.say(match, 'players', line);
  }
  await person.create({ game: 'bids', seats: [ME, INVITED] });
  const hosted = await other.create({ game: 'bids', seats: [ME, INVITED] });
  await person.act(hosted.id, 'join', { invite: hosted.invite });
  await other.act(hosted.id, 'remove', { seat: 1 });
  const invited = await other.create({ game: 'bids', seats: [ME, INVITED] });
  await other.act(invited.id, 'invite', { match: finished, seat: 0 });
  await person.call('POST', `/api/matches/${finished}/block`, { seat: 1 });
  await other.call('POST', `/api/matches/${finished}/block`, { seat: 0 });
  await person.call('POST', `/api/matches/${finished}/word`, { text: WORD });
  await person.call('POST', '/api/me/recovery', { endOthers: true });
  await person.call('PUT', '/api/me/shows', { strength: true, matches: true });
  const key = (bytes: number, first: number) =>
    Buffer.concat([Buffer.from([first]), Buffer.alloc(bytes - 1)]).toString('base64url');
  await person.call('PUT', '/api/me/notices', {
    endpoint: ENDPOINT,
    keys: { p256dh: key(65, 4), auth: key(16, 0) },
  });
  return { person, other, id, finished, running };
}

export type Cells = ReadonlyMap<string, readonly string[]>;

/** By table: its cells that name the person, or hold what only they have written. */
export function tracesIn(cells: Cells, id: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [table, texts] of cells) {
    const count = texts.filter((text) => [id, ...TRACES].some((trace) => text.includes(trace))).length;
    if (count > 0) found.set(table, count);
  }
  return found;
}

/** Tables that name persons in columns of their own, by the names of these; those of servers pass by themselves. */
export function personalTables(
  columns: readonly { readonly table: string; readonly column: string }[],
): string[] {
  const passing = ['presence'];
  const named = columns.filter(({ column }) => ['person', 'sender', 'host'].includes(column));
  return [...new Set(named.map(({ table }) => table))].filter((table) => !passing.includes(table)).sort();
}

export async function everything(client: Client): Promise<Record<string, unknown>> {
  const { status, json } = await client.request('GET', '/api/me/everything');
  expect(status).toBe(200);
  return json as Record<string, unknown>;
}

/** Each of what is kept of them is in the file. */
export function checkFile(file: Record<string, unknown>, { id, finished, running }: Traced): void {
  const text = JSON.stringify(file);
  for (const trace of [id, ...TRACES.filter((one) => !one.includes('draft'))]) expect(text).toContain(trace);
  expect(text).toContain('the-draft-of-zenobie');
  const matches = file.matches as { match: string; record?: { seed: string }; told?: unknown[] }[];
  expect(matches.map(({ match }) => match)).toEqual(expect.arrayContaining([finished, running]));
  expect(matches.find(({ match }) => match === finished)?.record?.seed).toBeTruthy();
  const under = matches.find(({ match }) => match === running);
  // Of a running match what was told, and never its seed.
  expect(under?.told?.length).toBeGreaterThan(0);
  expect(under?.record).toBeUndefined();
  expect(file.ratings).toMatchObject([{ game: 'bids', n: 1, match: finished }]);
  expect(file.person).toMatchObject({ name: NAME, shows: { strength: true, matches: true } });
}

/** They are strangers, others keep their matches, and a bot goes on. */
export async function checkForgotten(
  house: Running,
  store: Store,
  { person, other, finished, running }: Traced,
): Promise<void> {
  expect(await person.call('GET', '/api/me')).toEqual({ me: null });
  const { matches } = (await other.call('GET', '/api/matches?list=mine')) as {
    matches: { id: string; seats: { kind: string; name: string }[] }[];
  };
  for (const match of [finished, running]) {
    const { seats } = matches.find(({ id }) => id === match) ?? { seats: [] };
    expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', ''],
      ['person', 'Ben'],
    ]);
  }
  expect((await store.row(running))?.status).toBe('running');
  const [line] = await watchAll([other], running);
  expect(line.tables.get(running)?.seats[0]).toMatchObject({ sitting: 'fair', present: false });
  expect(await other.call('GET', `/api/matches/${finished}/record`)).toMatchObject({ game: 'bids' });
  expect(house.server.services.isAway()).toBe(false);
  expect(await store.damages()).toEqual([]);
}
