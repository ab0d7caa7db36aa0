/** Links to the replay of a finished private match. */

import { describe, expect, test } from 'vitest';
import { CLOISTER } from './games.ts';
import { playOut, seat, serve, watchAll } from './table.ts';

async function finished() {
  const here = await serve([CLOISTER]);
  const { id, people } = await seat(here, 'cloister', 3, { public: false });
  return { here, id, people };
}

describe('a link to a replay', () => {
  test('is made by a player after the end, opens record and one name, and can be taken back', async () => {
    const { here, id, people } = await finished();
    const [ann, bo] = people;
    const stranger = here.client();
    // Not before the end.
    expect((await ann.request('POST', `/api/matches/${id}/share`)).json).toMatchObject({
      error: 'notFinished',
    });
    await playOut(await watchAll(people, id), id, 'share');
    const { share } = await ann.call('POST', `/api/matches/${id}/share`);
    expect((await ann.call('POST', `/api/matches/${id}/share`)).share).toBe(share);
    // Without it the match is not there, with it neither the table nor its chronicle.
    for (const path of ['', '/record', '/chronicle']) {
      const { json } = await stranger.request('GET', `/api/matches/${id}${path}?invite=${share}`);
      expect(json).toMatchObject({ error: 'unknownMatch' });
    }
    const seen = await stranger.call('GET', `/api/shared/${id}?share=${share}`);
    const whole = await ann.call('GET', `/api/matches/${id}/record`);
    expect(seen.record).toEqual(whole);
    const names = seen.names as readonly (string | null)[];
    expect(names.filter((name) => name !== null)).toHaveLength(1);
    expect(JSON.stringify((await ann.call('GET', `/api/matches/${id}`)).table)).not.toContain(String(share));

    // Each player has a link of their own; to take back one leaves the other.
    const other = (await bo.call('POST', `/api/matches/${id}/share`)).share;
    expect(other).not.toBe(share);
    await ann.call('POST', `/api/matches/${id}/unshare`);
    const gone = await stranger.request('GET', `/api/shared/${id}?share=${share}`);
    const never = await stranger.request('GET', `/api/shared/${id}?share=${'x'.repeat(16)}`);
    expect([gone.status, gone.json]).toEqual([never.status, never.json]);
    expect(gone.json).toMatchObject({ error: 'unknownMatch' });
    expect((await stranger.call('GET', `/api/shared/${id}?share=${other}`)).record).toEqual(whole);
    await here.stop();
  });

  test('is made by nobody but a player', async () => {
    const { here, id, people } = await finished();
    await playOut(await watchAll(people, id), id, 'share');
    const stranger = await here.client().signIn('Zoe');
    for (const path of ['share', 'unshare']) {
      expect((await stranger.request('POST', `/api/matches/${id}/${path}`)).json).toMatchObject({
        error: 'notYours',
      });
    }
    await here.stop();
  });
});
