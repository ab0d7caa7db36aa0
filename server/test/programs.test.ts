/** A bot's door: programs sit at tables where the host allows it, and everybody reads who is one. */

import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { playOut, serve, watchAll } from './table.ts';

test('without leave there is no door, and nobody can pass for a program', async () => {
  const house = await serve(GAMES);
  const asked = await house.client().request('POST', '/api/programs', { name: 'Deep' });
  expect(asked).toMatchObject({ status: 403, json: { error: 'notYours' } });
  expect(await house.client().request('POST', '/api/me', { name: '⚙ Ann' })).toMatchObject({ status: 400 });
});

test('a program has a sign before its name at every table, and cannot take it off', async () => {
  const house = await serve(GAMES, { programs: true });
  const ann = await house.guest('Ann');
  const program = house.client();
  const { token, name } = await program.call('POST', '/api/programs', { name: 'Deep' });
  expect(name).toBe('⚙ Deep');
  program.cookie = `conclave=${token}`;
  expect(await program.call('POST', '/api/me', { name: 'Ben' })).toMatchObject({ name: '⚙ Ben' });
  const { id, invite } = await ann.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'invited' }] });
  const { seats } = await program.act(id, 'join', { invite });
  expect(seats[1]).toMatchObject({ name: '⚙ Ben' });
});

test('newcomers among programs are counted like people', async () => {
  const house = await serve(GAMES, {
    programs: true,
    requestLimits: { newcomers: 2 },
  });
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++)
    statuses.push((await house.client().request('POST', '/api/programs', { name: 'Deep' })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('the page of the API tells of the frames of /socket', async () => {
  const house = await serve(GAMES);
  const { text } = await house.client().request('GET', '/api/docs');
  for (const kind of ['watch', 'move', 'undo', 'hello', 'frame', 'ack'])
    expect(text).toContain(`<code>${kind}</code>`);
  expect(text).toContain('match, id, decision, move');
  expect(text).toContain('/api/programs');
});

test.each([true, false])(
  'a match says something of strength only among people: a program %s',
  async (isProgram) => {
    const house = await serve(GAMES, { programs: true });
    const [ann, other] = [await house.guest('Ann'), house.client()];
    const entered = await other.call('POST', isProgram ? '/api/programs' : '/api/me', { name: 'Deep' });
    if (isProgram) other.cookie = `conclave=${entered.token}`;
    const { id, invite } = await ann.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'invited' }] });
    await other.act(id, 'join', { invite });
    await ann.act(id, 'start').catch(() => null);
    await playOut(await watchAll([ann, other], id), id, 'program');
    await house.server.services.ratings.sweep();
    const people = [((await ann.call('GET', '/api/me')).me as { id: string }).id, String(entered.id)];
    const steps = await Promise.all(people.map((person) => house.store.ratings(person)));
    expect(steps.map(({ length }) => length)).toEqual(isProgram ? [0, 0] : [1, 1]);
  },
);
