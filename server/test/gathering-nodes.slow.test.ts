/** A table before its match, on two servers of one PostgreSQL: whoever sits at one sees what is done at the other. */

import { MINUTE, SECOND } from '@conclave/engine/time-units';
import type { Companion, MatchSummary } from '@conclave/wire';
import { describe, expect, test } from 'vitest';
import { removeNameLater } from '../removals.ts';
import type { Client, Line } from './client.ts';
import { GAMES } from './games.ts';
import { at, postgresOfFile, serveNodes } from './nodes.ts';
import { eventually, seat, Time } from './table.ts';

const postgres = await postgresOfFile();
const BIDS = GAMES.filter(({ id }) => id === 'bids');
const INVITED = { kind: 'invited' } as const;
const SEATS = [{ kind: 'me' } as const, INVITED, INVITED];

async function look(client: Client, match: string): Promise<Line> {
  const line = await client.socket();
  line.send({ type: 'watch', match, cursor: 0 });
  await line.until(() => line.tables.has(match));
  return line;
}

const newsOf = (line: Line) =>
  line.frames.flatMap((frame) => (frame.type === 'said' ? frame.lines : [])).map(({ news }) => news?.what);

describe.skipIf(!postgres)('a table before its match, on two servers', () => {
  test('a code of one server opens at the other; chairs, readiness and talk are seen at both', async () => {
    const [one, two] = await serveNodes(postgres, 2, {}, undefined, BIDS);
    const [ann, ben] = await Promise.all([one.guest('Ann'), two.guest('Ben')]);
    const { id, invite, code } = await ann.create({ game: 'bids', seats: [...SEATS] });
    const opened = await two.client().request('POST', '/api/codes', { code });
    expect(opened.json).toEqual({ id, invite });
    const line = await look(ann, id);
    await ben.act(id, 'join', { invite });
    await line.until(() => newsOf(line).includes('sat'));
    await ben.act(id, 'ready', { ready: true });
    await line.until(() => line.tables.get(id)?.seats[1].ready === true);
    await ann.act(id, 'change', { aids: true });
    const there = await look(ben, id);
    expect(there.tables.get(id)?.seats[1].ready).toBe(false);
    await ben.act(id, 'chair', { seat: 0 });
    await line.until(() => line.tables.get(id)?.swaps.length === 1);
    await ann.act(id, 'chair', { seat: 1 });
    await there.until(() => there.tables.get(id)?.you === 0);
    // A chair that is taken away leaves nobody behind in the store.
    await ann.act(id, 'chair', { seat: 2 });
    await ann.act(id, 'chairs', { change: 'remove', seat: 1 });
    await there.until(() => there.tables.get(id)?.seats.length === 2);
    await ben.act(id, 'leave');
    const mine = (await ben.call('GET', '/api/matches?list=mine')).matches as MatchSummary[];
    expect(mine).toEqual([]);
    // Sent away, the code is another at both servers.
    await ben.act(id, 'join', { invite });
    await ann.act(id, 'remove', { seat: 0 });
    expect((await two.client().request('POST', '/api/codes', { code })).json).toEqual({ error: 'badInvite' });
  });

  test('of two whom one blocks at the same moment at two servers both are blocked, and let in again alike', async () => {
    const [one, two] = await serveNodes(postgres, 2, {}, undefined, BIDS);
    const { id, people } = await seat(one, 'bids', 4);
    const [ann] = people;
    const there = at(two, ann);
    const block = (client: Client, chair: number) =>
      client.call('POST', `/api/matches/${id}/block`, { seat: chair });
    const names = async () =>
      ((await ann.call('GET', '/api/me/blocked')).people as { mark: string; name: string }[]).map(
        ({ name }) => name,
      );
    for (let n = 0; n < 5; n++) {
      await Promise.all([block(ann, 1), block(there, 2), block(ann, 3)]);
      expect((await names()).length).toBe(3);
      const { people: blocked } = await there.call('GET', '/api/me/blocked');
      await Promise.all(
        (blocked as { mark: string }[]).map(({ mark }, i) =>
          [ann, there][i % 2].call('POST', '/api/me/unblock', { mark }),
        ),
      );
      expect(await names()).toEqual([]);
    }
  });

  test('a name that the host takes away goes from what was said, for whoever reads it at the other server', async () => {
    const [one, two] = await serveNodes(postgres, 2, {}, undefined, BIDS);
    const [ann, ben] = await Promise.all([one.guest('Ann'), two.guest('Ben')]);
    const { id, invite } = await ann.create({ game: 'bids', seats: [...SEATS] });
    await ben.act(id, 'join', { invite });
    const here = await look(ann, id);
    const said = (line: Line) =>
      line.frames
        .flatMap((frame) => (frame.type === 'said' ? frame.lines : []))
        .filter(({ text }) => text !== '');
    here.send({ type: 'say', match: id, id: 'a-line-of-ann', text: 'I am Ann' });
    await here.until(() => said(here).length > 0);
    const there = await look(ben, id);
    await there.until(() => said(there).length > 0);
    const { me } = (await ann.call('GET', '/api/me')) as { me: { id: string } };
    await removeNameLater(one.store, me.id, '');
    await one.server.services.removals.carryOut();
    for (const line of [here, there]) {
      await line.until(() => said(line).some(({ from }) => from === ''));
      // The same line, not another one.
      expect(new Set(said(line).map(({ n, text }) => `${n} ${text}`)).size).toBe(1);
    }
  });

  test('an invitation by name is found at the other server, and goes when the match begins', async () => {
    const [one, two] = await serveNodes(postgres, 2, {}, undefined, BIDS);
    const [ann, ben] = await Promise.all([one.guest('Ann'), two.guest('Ben')]);
    const past = await ann.create({ game: 'bids', seats: SEATS.slice(0, 2) });
    await ben.act(past.id, 'join', { invite: past.invite });
    await ann.act(past.id, 'start');
    const { id } = await ann.create({ game: 'bids', seats: SEATS.slice(0, 2) });
    const { people } = (await ann.call('GET', `/api/matches/${id}/lately`)) as { people: Companion[] };
    expect(people.map(({ name }) => name)).toEqual(['Ben']);
    await ann.act(id, 'invite', { match: people[0].match, seat: people[0].seat });
    const invitations = async () =>
      ((await ben.call('GET', '/api/matches?list=invitations')).matches as MatchSummary[]).map(
        (row) => row.id,
      );
    expect(await invitations()).toEqual([id]);
    await ann.act(id, 'bot', { seat: 1, level: 'easy' });
    await ann.act(id, 'start');
    expect(await invitations()).toEqual([]);
  });

  test('a host who has left one server for ten minutes is gone at the other too', async () => {
    const time = new Time();
    const nodes = await serveNodes(postgres, 2, { now: time.now, sweepEvery: 1e8 }, undefined, BIDS);
    const [one, two] = nodes;
    const compare = async () => {
      for (const { server } of nodes) await server.services.rooms.compare();
    };
    const [ann, ben] = await Promise.all([one.guest('Ann'), two.guest('Ben')]);
    const { id, invite } = await ann.create({ game: 'bids', seats: SEATS.slice(0, 2) });
    await ben.act(id, 'join', { invite });
    const host = await look(ann, id);
    const guest = await look(ben, id);
    await eventually(async () => {
      await compare();
      return guest.tables.get(id)?.seats[0].present === true;
    });
    time.pass((20 * MINUTE) / SECOND);
    expect((await ben.request('POST', `/api/matches/${id}/start`)).json).toEqual({ error: 'notYours' });
    host.close();
    await eventually(async () => {
      await compare();
      return guest.tables.get(id)?.seats[0].present === false;
    });
    expect((await ben.request('POST', `/api/matches/${id}/start`)).json).toEqual({ error: 'notYours' });
    time.pass((10 * MINUTE) / SECOND);
    // At the server where nobody has seen the host leave.
    expect(await at(two, ben).act(id, 'start')).toMatchObject({ status: 'running' });
  });
});
