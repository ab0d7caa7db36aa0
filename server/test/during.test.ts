/** What people do at a table besides playing: talk, react, wish, resign; and what those who only watch are told. */

import type { MatchSummary } from '@conclave/wire';
import { describe, expect, test } from 'vitest';
import { type Client, type Line, newStepId } from './client.ts';
import { CLOISTER } from './games.ts';
import { at, postgresOfFile, serveNodes } from './nodes.ts';
import { eventually, type Running, seat, serve, Time, watchAll } from './table.ts';

const SHOW = { kind: 'show' };
const GAME = { ...CLOISTER, takesBack: true };
const MINUTE = 60;
const postgres = await postgresOfFile();

interface Place {
  readonly time: Time;
  readonly here: Running;
  /** The same server, or another one of the same matches. */
  readonly there: Running;
}

const tableOf = async (client: Client, id: string) =>
  (await client.call('GET', `/api/matches/${id}`)).table as MatchSummary;

async function oneServer(): Promise<Place> {
  const time = new Time();
  const here = await serve([GAME], { now: time.now, think: async () => ({ move: SHOW }) });
  return { time, here, there: here };
}

async function twoServers(): Promise<Place> {
  const time = new Time();
  const options = { now: time.now, think: async () => ({ move: SHOW }) };
  const [here, there] = await serveNodes(postgres, 2, options, undefined, [GAME]);
  return { time, here, there };
}

/** Ann at one server, the others and a watcher at the other. */
async function table({ here, there }: Place, people = 3, bots = 0) {
  const { id, people: clients } = await seat(here, 'cloister', people, { bots });
  const others = clients.slice(1).map((client) => at(there, client));
  const [ann] = await watchAll([clients[0]], id);
  const [watcher, ...rest] = await watchAll([there.client(), ...others], id);
  return { id, clients: [clients[0], ...others], lines: [ann, ...rest], watcher };
}

const until = (
  line: Line,
  id: string,
  holds: (info: NonNullable<ReturnType<Line['tables']['get']>>) => boolean,
) =>
  line.until(() => {
    const info = line.tables.get(id);
    return info !== undefined && holds(info);
  });

/** How many watch it, as the list of matches that are played says. */
async function watchedIn(client: Client, id: string): Promise<number | undefined> {
  const { matches } = await client.call('GET', '/api/matches?list=running');
  return (matches as MatchSummary[]).find((one) => one.id === id)?.watching;
}

async function react(line: Line, match: string, reaction: string): Promise<string> {
  const id = newStepId();
  const from = line.frames.length;
  line.send({ type: 'react', match, id, reaction });
  return line.answer(id, from).then(
    () => 'said',
    (error: Error) => error.message,
  );
}

const heard = (line: Line) =>
  line.frames.flatMap((frame) =>
    frame.type === 'said' ? frame.lines.flatMap((one) => (one.news ? [] : [one.reaction ?? one.text])) : [],
  );

/** By the text of the entry in the log, as it is stored. */
const entriesOf = async ({ here }: Place, id: string) =>
  ((await here.store.load(id))?.logged ?? []).map((line) => JSON.parse(line).entry);

const places = [
  ['one server', oneServer, true],
  ['two servers', twoServers, postgres !== null],
] as const;

describe.each(places)('%s', (_name, open, isThere) => {
  test.skipIf(!isThere)('a watcher reads what is said, reactions too, and writes nothing', async () => {
    const place = await open();
    const { id, lines, watcher } = await table(place);
    const [ann, ben] = lines;
    const said = newStepId();
    ann.send({ type: 'say', match: id, id: said, text: 'Good evening' });
    await ann.answer(said);
    expect(await react(ben, id, 'own')).toBe('said');
    for (const line of [...lines, watcher]) await line.until(() => heard(line).length === 2);
    expect(heard(watcher)).toEqual(['Good evening', 'own']);
    expect(await react(watcher, id, 'ha')).toBe('notSignedIn');
    const [eve] = await watchAll([await place.there.guest('Eve')], id);
    expect(await react(eve, id, 'ha')).toBe('notYours');
    expect(await react(ann, id, 'rude')).toBe('malformed');
    expect(heard(ann)).toHaveLength(2);
  });

  test.skipIf(!isThere)('at most three reactions in ten seconds', async () => {
    const place = await open();
    const { id, lines } = await table(place);
    const [ann] = lines;
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push(await react(ann, id, 'ha'));
    expect(answers).toEqual(['said', 'said', 'said', 'tooMany']);
  });

  test.skipIf(!isThere)('how many watch is told, and not who', async () => {
    const place = await open();
    const { id, lines, watcher } = await table(place);
    await until(lines[0], id, ({ watching }) => watching === 1);
    await watchAll([await place.here.guest('Eve')], id);
    for (const line of [...lines, watcher]) await until(line, id, ({ watching }) => watching === 2);
    expect(JSON.stringify(lines[0].tables.get(id))).not.toContain('Eve');
    // A list at either server says the same.
    for (const { client } of [place.here, place.there]) expect(await watchedIn(client(), id)).toBe(2);
    watcher.close();
    await until(lines[1], id, ({ watching }) => watching === 1);
    for (const { client } of [place.here, place.there]) expect(await watchedIn(client(), id)).toBe(1);
  });

  test.skipIf(!isThere)('a wish to end: who agrees is public, the last one ends it', async () => {
    const place = await open();
    const { id, clients, lines, watcher } = await table(place);
    await clients[1].act(id, 'wish', { kind: 'end' });
    for (const line of [...lines, watcher]) await until(line, id, ({ agreed }) => agreed.join() === '1');
    expect(lines[0].tables.get(id)?.wish).toMatchObject({
      kind: 'end',
      seat: 1,
      asked: [0, 1, 2],
      told: null,
    });
    expect(watcher.tables.get(id)?.wish).toBeNull();
    await clients[0].act(id, 'wish', { kind: 'end' });
    expect(lines[0].of(id).outcome).toBeNull();
    await clients[2].act(id, 'wish', { kind: 'end' });
    for (const line of lines) await line.until(() => line.of(id).outcome?.how === 'agreed');
  });

  test.skipIf(!isThere)('silence is no, and whoever was answered so waits as long again', async () => {
    const place = await open();
    const { id, clients } = await table(place);
    const wish = (n: number) => clients[n].request('POST', `/api/matches/${id}/wish`, { kind: 'end' });
    expect((await wish(0)).status).toBe(200);
    if (place.here.store.cluster) return;
    place.time.pass(MINUTE);
    expect((await tableOf(clients[0], id)).wish).toBeNull();
    expect((await wish(0)).status).toBe(429);
    expect((await wish(1)).status).toBe(200);
    for (const n of [0, 2]) await wish(n);
    await eventually(async () => (await place.here.store.row(id))?.status === 'finished');
  });

  test.skipIf(!isThere)(
    'a step is taken back once all have agreed, each shown what they were told',
    async () => {
      const place = await open();
      const { id, clients, lines } = await table(place);
      const [ann, ben, cleo] = lines;
      expect(await ann.move(id, SHOW)).toBeNull();
      for (const line of lines) await line.until(() => line.last('frame')?.back?.seat === 0);
      const told = lines.map((line) => line.last('frame')?.back);
      const ask = (n: number) =>
        clients[n].request('POST', `/api/matches/${id}/wish`, { kind: 'back', from: told[n]?.from });
      expect((await ask(1)).status).toBe(409);
      expect((await ask(0)).status).toBe(200);
      for (const [n, line] of lines.entries()) {
        await until(line, id, ({ wish }) => wish?.kind === 'back');
        expect(line.tables.get(id)?.wish).toMatchObject({
          seat: 0,
          told: { from: told[n]?.from, count: told[n]?.count },
        });
      }
      await ask(1);
      expect(ben.of(id).told.some(({ type }) => type === 'house.takenBack')).toBe(false);
      await ask(2);
      for (const line of lines) await line.until(() => line.of(id).told.at(-1)?.type === 'house.takenBack');
      await until(cleo, id, ({ wish }) => wish === null);
      await ann.until(() => ann.of(id).asked);
      expect((await entriesOf(place, id)).at(-1)).toEqual({ back: 0 });
      expect(await ann.move(id, SHOW)).toBeNull();
    },
  );

  test.skipIf(!isThere)('a wish to take back is void once somebody has moved on', async () => {
    const place = await open();
    const { id, clients, lines } = await table(place);
    const [ann, ben] = lines;
    await ann.move(id, SHOW);
    const from = ann.last('frame')?.back?.from ?? -1;
    await clients[0].act(id, 'wish', { kind: 'back', from });
    await until(ben, id, ({ wish }) => wish !== null);
    await ben.until(() => ben.of(id).asked);
    expect(await ben.move(id, SHOW)).toBeNull();
    await until(ben, id, ({ wish }) => wish === null);
    expect((await clients[1].request('POST', `/api/matches/${id}/wish`, { kind: 'back', from })).status).toBe(
      409,
    );
  });

  test.skipIf(!isThere)(
    'resigning is told to all, a fair bot goes on, and the chair is not theirs any more',
    async () => {
      const place = await open();
      const { id, clients, lines, watcher } = await table(place);
      const [ann, ben, cleo] = lines;
      await clients[1].act(id, 'resign');
      const event = { type: 'house.resigned', seat: 1, bot: 'fair' };
      for (const line of [ann, cleo, watcher]) {
        await line.until(() => line.of(id).told.some((one) => JSON.stringify(one) === JSON.stringify(event)));
        await until(line, id, ({ seats }) => seats[1].resigned && seats[1].sitting === 'fair');
      }
      await ben.until(() => ben.of(id).watcher === 'gallery');
      await until(ben, id, ({ you }) => you === null);
      await expect(ben.move(id, SHOW)).rejects.toThrow('notYours');
      expect(await react(ben, id, 'ha')).toBe('notYours');
      expect((await clients[1].request('POST', `/api/matches/${id}/resign`)).status).toBe(403);
      // The bot moves, and the others are asked for wishes without it.
      await ann.move(id, SHOW);
      await cleo.until(() =>
        cleo.of(id).told.some((one) => 'seat' in one && one.seat === 1 && one.type === 'shown'),
      );
      for (const n of [0, 2]) await clients[n].act(id, 'wish', { kind: 'end' });
      await ann.until(() => ann.of(id).outcome?.how === 'agreed');
    },
  );

  test.skipIf(!isThere)('whoever is left may take the win, and nobody before', async () => {
    const place = await open();
    const { id, clients, lines } = await table(place);
    const win = (n: number) => clients[n].request('POST', `/api/matches/${id}/win`);
    await clients[1].act(id, 'resign');
    expect((await win(0)).status).toBe(409);
    await clients[2].act(id, 'resign');
    expect((await win(2)).status).toBe(403);
    expect((await win(0)).status).toBe(200);
    const [ann] = lines;
    await ann.until(() => ann.of(id).outcome !== null);
    expect(ann.of(id).outcome).toEqual({ places: [[0], [1, 2]], how: 'resigned' });
  });

  test.skipIf(!isThere)('with nobody left the match ends as abandoned', async () => {
    const place = await open();
    const { id, clients, watcher } = await table(place, 2, 1);
    await clients[0].act(id, 'resign');
    await clients[1].act(id, 'resign');
    await watcher.until(() => watcher.of(id).outcome?.how === 'abandoned');
    const entries = await entriesOf(place, id);
    expect(entries.filter((entry) => !('move' in entry))).toEqual([
      { resign: 0, bot: 'fair' },
      { resign: 1, bot: 'fair' },
      { end: 'abandoned' },
    ]);
  });
});

test('a resignation that a stop cut in two is finished when the match is loaded', async () => {
  const { here, time } = await oneServer();
  const { id, people } = await seat(here, 'cloister', 2, { bots: 1 });
  await people[0].act(id, 'resign');
  const row = await here.store.row(id);
  if (!row) throw new Error('no row');
  const unmarked = row.seats.map((holder) =>
    holder.kind === 'person' ? { kind: holder.kind, person: holder.person, name: holder.name } : holder,
  );
  // As if the server had stopped between the log and the row.
  const { server, store } = here;
  const room = await server.services.rooms.room(id);
  await room.close();
  expect(await store.changeRow(row, { ...row, seats: unmarked })).toBe(true);
  time.pass(1);
  await tableOf(people[1], id);
  await eventually(async () => {
    const holder = (await store.row(id))?.seats[0];
    return holder?.kind === 'person' && holder.resigned === true;
  });
});
