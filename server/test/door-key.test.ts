/** The host's key: only those who know it open tables; whoever is invited needs none. */

import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { serve } from './table.ts';

const TABLE = { game: 'bids', seats: [{ kind: 'me' }, { kind: 'invited' }] } as const;

test('a table is opened by whoever has named the key in this browser, or names it now; guests need none', async () => {
  const house = await serve(GAMES, { key: 'open sesame' });
  const [ann, ben] = [await house.guest('Ann'), await house.guest('Ben')];
  const open = (headers: Record<string, string> = {}) => ann.request('POST', '/api/matches', TABLE, headers);
  expect(await open()).toMatchObject({ status: 403, json: { error: 'needsKey' } });
  expect(await open({ 'conclave-key': 'open barley' })).toMatchObject({ status: 403 });
  expect(await open({ 'conclave-key': 'open sesame' })).toMatchObject({ status: 200 });
  expect(await ann.request('POST', '/api/key', { key: 'open barley' })).toMatchObject({ status: 403 });
  const cookie = ann.cookie;
  const named = await ann.request('POST', '/api/key', { key: 'open sesame' });
  const seal = named.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(seal).not.toContain('sesame');
  ann.cookie = `${cookie}; ${seal}`;
  const { id, invite } = await ann.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'invited' }] });
  await ben.act(id, 'join', { invite });
  await ann.act(id, 'start');
  ann.cookie = `${cookie}; conclave-key=${'x'.repeat(43)}`;
  expect(await open()).toMatchObject({ status: 403 });
});

test('without a key everybody opens tables', async () => {
  const house = await serve(GAMES);
  const ann = await house.guest('Ann');
  expect(await ann.request('POST', '/api/matches', TABLE)).toMatchObject({ status: 200 });
});
