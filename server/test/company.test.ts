/** What people do about each other: block, a word for the host, what they show; and what the host takes away. */

import { MINUTE, SECOND } from '@conclave/engine/time-units';
import type { MatchSummary, OwnPage, ShownPerson } from '@conclave/wire';
import { newsLine } from '@conclave/wire/news-words';
import { expect, test } from 'vitest';
import { hostWords } from '../host-words.ts';
import { removeNameLater, removeTableLater } from '../removals.ts';
import { REQUEST_LIMITS } from '../request-limits.ts';
import type { Client, Line } from './client.ts';
import { GAMES } from './games.ts';
import { playOut, seat, serve, Time, watchAll } from './table.ts';

const ME = { kind: 'me' } as const;
const INVITED = { kind: 'invited' } as const;
const OPEN = { kind: 'open' } as const;
const TABLE = { game: 'bids', seats: [ME, OPEN], public: true };

const listed = async (client: Client, list: string) =>
  ((await client.call('GET', `/api/matches?list=${list}`)).matches as MatchSummary[]).map(({ id }) => id);
const blocked = async (client: Client) =>
  (await client.call('GET', '/api/me/blocked')).people as { mark: string; name: string }[];
const block = (client: Client, match: string, at: number) =>
  client.request('POST', `/api/matches/${match}/block`, { seat: at });
const newsOf = (line: Line) =>
  line.frames.flatMap((frame) =>
    frame.type === 'said' ? frame.lines.flatMap(({ news }) => news ?? []) : [],
  );

const saidAt = (line: Line, match: string) =>
  line.frames.flatMap((frame) => (frame.type === 'said' && frame.match === match ? frame.lines : []));

async function look(client: Client, match: string): Promise<Line> {
  const line = await client.socket();
  line.send({ type: 'watch', match, cursor: 0 });
  await line.until(() => line.tables.has(match));
  return line;
}

const talk = (line: Line, match: string, text: string) =>
  line.send({ type: 'say', match, id: `a-line-said-${text.length}`, text });

const ordersTo = (line: Line) => newsOf(line).filter(({ what }) => what.startsWith('host'));

/** Two people who have played a match to its end, at this server. */
async function friends(options: Parameters<typeof serve>[1] = {}) {
  const running = await serve(GAMES, options);
  const { id, people } = await seat(running, 'bids', 2);
  const lines = await watchAll(people, id);
  await playOut(lines, id, 'friends');
  await running.server.services.ratings.sweep();
  return { running, id, ann: people[0], ben: people[1] };
}

test('whom one blocks finds no chair at one’s tables, and their invitations and tables are not shown', async () => {
  const { id, ann, ben } = await friends();
  expect((await block(ann, id, 1)).status).toBe(200);
  const own = await ann.create(TABLE);
  // By the open chair, by the link and by the code alike.
  for (const body of [{}, { invite: own.invite }])
    expect((await ben.request('POST', `/api/matches/${own.id}/join`, body)).json).toEqual({
      error: 'notYours',
    });
  const theirs = await ben.create(TABLE);
  await ben.act(theirs.id, 'invite', { match: id, seat: 0 });
  expect(await listed(ann, 'invitations')).toEqual([]);
  expect(await listed(ann, 'open')).toEqual([own.id]);
  expect((await ann.call('GET', `/api/matches/${own.id}/lately`)).people).toEqual([]);
  const [{ mark, name }] = await blocked(ann);
  expect(name).toBe('Ben');
  await ann.call('POST', '/api/me/unblock', { mark });
  expect(await listed(ann, 'invitations')).toEqual([theirs.id]);
  await ben.act(own.id, 'join');
});

test('whoever is blocked is told nothing: all they are sent is as it was', async () => {
  const { running, id, ann, ben } = await friends();
  const line = await ben.socket();
  await line.watch(id);
  const seen = async () => {
    const answers = await Promise.all(
      ['', '?list=mine', '?list=open', '?list=invitations'].map((path) =>
        ben.request('GET', path === '' ? `/api/matches/${id}` : `/api/matches${path}`),
      ),
    );
    return [answers.map(({ text }) => text), await ben.call('GET', '/api/me/page'), await blocked(ben)];
  };
  const before = await seen();
  const from = line.frames.length;
  await block(ann, id, 1);
  await running.server.services.lists.beat();
  await line.settle();
  expect(line.frames.slice(from).filter(({ type }) => type !== 'pong')).toEqual([]);
  expect(await seen()).toEqual(before);
  // An invitation of theirs is sent as ever.
  const theirs = await ben.create(TABLE);
  await ben.act(theirs.id, 'invite', { match: id, seat: 0 });
  const { people } = await ben.call('GET', `/api/matches/${theirs.id}/lately`);
  expect(people).toMatchObject([{ name: 'Ann', invited: true }]);
});

test('only people of one’s own tables are blocked, so many at most', async () => {
  const { running, id, ann, ben } = await friends();
  const eve = await running.guest('Eve');
  expect((await block(eve, id, 0)).status).toBe(403);
  expect((await block(ann, id, 0)).status).toBe(403);
  expect((await block(ann, id, 7)).status).toBe(403);
  expect((await block(ben, id, 0)).status).toBe(200);
  expect(await blocked(eve)).toEqual([]);
});

test('letting somebody in again is limited as any change is', async () => {
  const { ann } = await friends({ requestLimits: { changes: 3 } });
  const unblock = () => ann.request('POST', '/api/me/unblock', { mark: 'nobodywithit' });
  const answers = [await unblock(), await unblock(), await unblock(), await unblock()];
  expect(answers.map(({ status }) => status).filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(answers.at(-1)?.headers.get('conclave-limit')).toBe('changes');
});

test('a word for the host is kept for the host alone, and words are few', async () => {
  const { words } = REQUEST_LIMITS;
  const { running, id, ann, ben } = await friends({ requestLimits: { words } });
  const leave = (client: Client, text: string) => client.request('POST', `/api/matches/${id}/word`, { text });
  expect((await leave(ann, 'Ben says rude things.')).status).toBe(200);
  expect((await leave(await running.guest('Eve'), 'me too')).status).toBe(403);
  expect((await leave(ann, ' ')).status).toBe(400);
  expect(await hostWords(running.store)).toMatchObject([
    { match: id, name: 'Ann', text: 'Ben says rude things.' },
  ]);
  for (let n = 1; n < words; n++) await leave(ann, 'again');
  expect((await leave(ann, 'and again')).status).toBe(429);
  for (const client of [ann, ben]) expect(client.received.join()).not.toContain('rude');
});

test('a match that is over leaves one’s own list alone, here and live, and stays in the history', async () => {
  const { running, id, ann, ben } = await friends();
  const home = await ann.socket();
  home.send({ type: 'list' });
  await home.until(() => home.last('listed') !== null);
  const other = await ben.socket();
  await other.watch(id);
  const from = other.frames.length;
  await ann.call('POST', `/api/matches/${id}/hide`);
  expect(await listed(ann, 'mine')).toEqual([]);
  await running.server.services.lists.beat();
  await home.until(() => home.last('row')?.row === null);
  expect(await listed(ben, 'mine')).toEqual([id]);
  await other.settle();
  expect(other.frames.slice(from).map(({ type }) => type)).toEqual(['pong']);
  expect(((await ann.call('GET', '/api/me/page')) as OwnPage).results.map(({ match }) => match)).toEqual([
    id,
  ]);
  const { id: going } = await seat(running, 'bids', 2);
  expect((await ann.request('POST', `/api/matches/${going}/hide`)).status).toBe(409);
});

test('others see of somebody what they let them see: strength in words’ reach, and matches of both', async () => {
  const { running, id, ann, ben } = await friends();
  await running.server.services.ratings.sweep();
  const eve = await running.guest('Eve');
  const look = async (client: Client) =>
    (await client.call('GET', `/api/matches/${id}/people/0`)) as ShownPerson;
  expect(await look(ben)).toMatchObject({ name: 'Ann', strength: null, together: null });
  await ann.call('PUT', '/api/me/shows', { strength: true, matches: false });
  expect((await look(ben)).strength).toHaveLength(1);
  expect((await look(ben)).together).toBeNull();
  await ann.call('PUT', '/api/me/shows', { strength: false, matches: true });
  expect(await look(ben)).toMatchObject({ strength: null, together: [{ match: id, you: 1 }] });
  expect((await look(eve)).together).toEqual([]);
  const hidden = await ann.create({ game: 'bids', seats: [ME, INVITED] });
  const at = (query: string) => eve.request('GET', `/api/matches/${hidden.id}/people/0${query}`);
  expect((await at('')).status).toBe(404);
  expect((await at(`?invite=${hidden.invite}`)).status).toBe(200);
});

test('a host is told nothing of who looks at an invitation: neither who nor that anybody does', async () => {
  const { running, id, ann, ben } = await friends();
  const eve = await running.guest('Eve');
  const tables = [];
  for (let n = 0; n < 2; n++) {
    const { id: table, invite } = await ann.create({ game: 'bids', seats: [ME, INVITED, INVITED] });
    await eve.act(table, 'join', { invite });
    await eve.act(table, 'ready', { ready: true });
    await ann.act(table, 'invite', { match: id, seat: 1 });
    tables.push({ table, invite });
  }
  const line = await ann.socket();
  const seen: string[] = [];
  for (const [n, { table, invite }] of tables.entries()) {
    const from = line.frames.length;
    line.send({ type: 'watch', match: table, cursor: 0 });
    await line.until(() => line.tables.has(table));
    // Of one of them Ben opens the invitation, and leaves again.
    if (n === 0) {
      expect(await listed(ben, 'invitations')).toContain(table);
      await ben.call('GET', `/api/matches/${table}?invite=${invite}`);
      const look = await ben.socket();
      look.send({ type: 'watch', match: table, cursor: 0, invite });
      await look.until(() => look.tables.has(table));
      await running.server.services.rooms.sweep(1e8);
      look.close();
    }
    await running.server.services.rooms.sweep(1e8);
    await line.settle();
    const { text } = await ann.request('GET', `/api/matches/${table}`);
    const written = line.written.slice(from).filter((one) => !one.includes('pong'));
    seen.push(
      JSON.stringify([text, written]).replace(
        /"?(id|match|invite|code|n|at|createdAt|changedAt)\\*":\\*"?[\w-]+/g,
        '$1',
      ),
    );
  }
  expect(seen[0]).toBe(seen[1]);
});

test('the host closes a table and ends a match: those at it are told why, a minute before', async () => {
  const time = new Time();
  const running = await serve(GAMES, { now: time.now, sweepEvery: 1e8 });
  const ann = await running.guest('Ann');
  const { id } = await ann.create(TABLE);
  const { id: going, people } = await seat(running, 'bids', 2);
  const [line] = await watchAll([people[0]], going);
  const waiting = await ann.socket();
  waiting.send({ type: 'watch', match: id, cursor: 0 });
  await waiting.until(() => waiting.tables.has(id));
  const { removals } = running.server.services;
  for (const match of [id, going]) await removeTableLater(running.store, match, 'We sleep now.');
  for (let n = 0; n < 2; n++) await removals.carryOut();
  await line.until(() => ordersTo(line).length > 0);
  await waiting.until(() => ordersTo(waiting).length > 0);
  expect(ordersTo(line)).toEqual([{ what: 'hostEnds', names: [], word: 'We sleep now.' }]);
  expect(ordersTo(waiting).map((news) => newsLine(news, 'fr'))).toEqual([
    'L’hôte de ce serveur ferme cette table dans une minute. «\u00a0We sleep now.\u00a0»',
  ]);
  time.pass(MINUTE / SECOND - 1);
  await removals.carryOut();
  expect((await running.store.row(id))?.status).toBe('open');
  time.pass(1);
  await removals.carryOut();
  expect(await running.store.row(id)).toBeNull();
  await line.until(() => line.of(going).outcome?.how === 'abandoned');
  expect(await running.store.keptUnder('order ')).toEqual([]);
  expect(await running.store.keptUnder('told ')).toEqual([]);
});

test('the host takes a name away: it stands nowhere any more, and tables are told once', async () => {
  const running = await serve(GAMES, { sweepEvery: 1e8 });
  const { id, people } = await seat(running, 'bids', 2);
  const [ann, ben] = people;
  const [line] = await watchAll([ben], id);
  const { me } = (await ann.call('GET', '/api/me')) as { me: { id: string } };
  // What is said before it, here and in a room whose match has not begun, and what the house says there.
  const room = await ben.create({ game: 'bids', seats: [ME, INVITED] });
  await ann.act(room.id, 'join', { invite: room.invite });
  const watching = await look(ben, room.id);
  const talking = await look(ann, room.id);
  talk(talking, room.id, 'I am Ann no more');
  await watching.until(() => saidAt(watching, room.id).length > 1);
  await block(ben, id, 0);
  await removeNameLater(running.store, me.id, '');
  for (let n = 0; n < 2; n++) await running.server.services.removals.carryOut();
  await line.until(() => ordersTo(line).length > 0);
  expect(ordersTo(line)).toEqual([{ what: 'hostUnnames', names: [] }]);
  expect(((await ben.call('GET', `/api/matches/${id}`)).table as MatchSummary).seats[0].name).toBe('');
  expect(((await ann.call('GET', '/api/me')).me as { name: string }).name).toBe('');
  // Who is there already is sent the lines anew, and who comes later finds them without it.
  await watching.until(() => saidAt(watching, room.id).some(({ from, text }) => from === '' && text !== ''));
  talk(talking, room.id, 'and who am I now?');
  await watching.until(() => saidAt(watching, room.id).some(({ text }) => text.startsWith('and')));
  const later = await look(ben, room.id);
  await later.until(() => saidAt(later, room.id).length > 1);
  const kept = saidAt(later, room.id).filter(({ news }) => !news);
  expect(kept.map(({ from, seat: at, text }) => [from, at, text])).toEqual([
    ['', 1, 'I am Ann no more'],
    ['', 1, 'and who am I now?'],
  ]);
  expect(JSON.stringify(saidAt(later, room.id))).not.toContain('"Ann"');
  expect((await blocked(ben)).map(({ name }) => name)).toEqual(['']);
  await ann.call('POST', '/api/me', { name: 'Anne' });
});
