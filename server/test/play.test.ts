import type { AnyGame } from '@conclave/engine';
import { cloister } from '@conclave/engine/testing/toy';
import { expect, test } from 'vitest';
import type { Line } from './client.ts';
import { playOut, serve } from './table.ts';

const toy = cloister(null) as AnyGame;

test('three people play a whole match over real sockets, all in sync', async () => {
  const { client } = await serve([toy]);
  const [ann, ben, cleo] = await Promise.all([
    client().signIn('Ann'),
    client().signIn('Ben'),
    client().signIn('Cléo'),
  ]);
  const { id, invite } = await ann.create({
    game: 'cloister',
    seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'invited' }],
  });
  await ben.act(id, 'join', { invite });
  await cleo.act(id, 'join', { invite });
  await ann.act(id, 'start');
  const lines: Line[] = [];
  for (const one of [ann, ben, cleo, client()]) {
    const line = await one.socket();
    await line.watch(id);
    lines.push(line);
  }
  expect(lines.map((line) => line.of(id).watcher)).toEqual([0, 1, 2, 'gallery']);
  await playOut(lines.slice(0, 3), id, 'play');
  for (const line of lines) await line.until(() => line.of(id).outcome !== null);
  const views = lines.map((line) => JSON.stringify(line.of(id).view));
  expect(new Set(lines.map((line) => JSON.stringify(line.of(id).outcome))).size).toBe(1);
  expect(views[0]).toContain('"turns":10');
  const record = await ann.call('GET', `/api/matches/${id}/record`);
  expect(record.end).not.toBeNull();
});
