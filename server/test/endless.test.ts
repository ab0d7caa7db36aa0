/** Somebody repeats steps for ever, each of them allowed: neither log nor memory grows, and nobody notices. */

import type { AnyGame } from '@conclave/engine';
import { ballot } from '@conclave/engine/testing/ballot';
import { interrupt } from '@conclave/engine/testing/probes/interrupt';
import { UPDATE } from '@conclave/wire';
import { describe, expect, test } from 'vitest';
import { postgresOfFile, serveNodes } from './nodes.ts';
import { type Running, seat, serve, Time, watchAll } from './table.ts';

const INTERRUPT = interrupt as unknown as AnyGame;
const BALLOT: AnyGame = ballot(false);
const ENDLESS = ['answer', 'withdraw', 'order'];
const postgres = await postgresOfFile();

test('answering, withdrawing and ordering without end fills neither log nor memory', async () => {
  // Time stands still: the window stays open.
  const running = await serve([INTERRUPT], { now: new Time().now, sweepEvery: 1e8 });
  const { id, people } = await seat(running, 'interrupt', 2);
  const [ann, eve] = await watchAll(people, id);
  const refusals = new Set<string>();
  const made = new Set<string>();
  /** Whatever is listed of it, in turn; where nothing is, what was listed before. */
  const goOn = async (times: number) => {
    for (let n = 0; n < times; n++) {
      const listed = eve.of(id).moves.filter(({ kind }) => ENDLESS.includes(kind));
      const move = listed.at(n % Math.max(1, listed.length)) ?? {
        kind: 'order',
        order: ['none', 'pass'][n % 2],
      };
      const refusal = await eve.move(id, move);
      if (refusal) refusals.add(refusal.reason);
      else made.add(move.kind);
    }
  };
  const room = await running.server.services.rooms.room(id);
  const size = async () => ({
    logged: (await running.store.load(id))?.logged.length ?? 0,
    memory: JSON.stringify(room.match?.snapshot()).length,
    frames: ann.frames.length,
  });
  // Before her turn, with nothing but orders; then in the window that the other has opened.
  await goOn(300);
  const before = await size();
  expect(refusals).toEqual(new Set(['tooManySteps']));
  await goOn(50);
  expect(await size()).toEqual(before);
  expect(await ann.move(id, { kind: 'roll' })).toBeNull();
  await goOn(300);
  const after = await size();
  await goOn(50);
  expect(await size()).toEqual(after);
  expect(made).toEqual(new Set(ENDLESS));
  expect(after.logged).toBeLessThanOrEqual(2 * 241 + 1);
  // The other one is asked as ever, and was told of nothing.
  expect(ann.frames.slice(before.frames).filter(({ type }) => type === UPDATE)).toHaveLength(1);
  expect(await ann.move(id, { kind: 'answer', card: 'pass' })).toBeNull();
});

/** What somebody may try with the slot of drafts, what it is answered, and whether anything is kept of it. */
const TRIES: readonly (readonly [what: string, body: unknown, status: number, kept: boolean])[] = [
  ['one that fits', { for: 'window 0', drafts: [{ kind: 'vote', figure: 0 }] }, 200, true],
  ['of another question', { for: 'window 7', drafts: [{ kind: 'vote' }] }, 200, false],
  ['of no question', { for: '', drafts: [{ kind: 'vote' }] }, 200, false],
  ['too large', { for: 'window 0', drafts: [{ kind: 'x'.repeat(2100) }] }, 400, false],
  ['too many', { for: 'window 0', drafts: [{}, {}, {}, {}, {}] }, 400, false],
  ['no list', { for: 'window 0', drafts: { kind: 'vote' } }, 400, false],
  ['with a key too many', { for: 'window 0', drafts: [], seat: 0 }, 400, false],
];

async function abuse(moved: Running, watched: Running) {
  const { id, people } = await seat(moved, 'ballot', 2);
  const [eve, ann] = people;
  const other = watched.client();
  other.cookie = ann.cookie;
  const [line] = await watchAll([other], id);
  const stranger = await moved.guest('Zoé');
  const row = JSON.stringify(await moved.store.row(id));
  const from = line.frames.length;
  const put = (body: unknown, by = eve) => by.request('PUT', `/api/matches/${id}/drafts`, body);
  for (const [what, body, status, isKept] of TRIES) {
    await moved.store.setDrafts(id, 0, '');
    expect([what, (await put(body)).status, (await moved.store.drafts(id, 0)) !== '']).toEqual([
      what,
      status,
      isKept,
    ]);
  }
  expect((await put(TRIES[0][1], stranger)).json).toEqual({ error: 'notYours' });
  // Without end: one slot, the newest.
  for (let n = 0; n < 100; n++) await put({ for: 'window 0', drafts: [{ kind: 'vote', n }] });
  expect(JSON.parse(await moved.store.drafts(id, 0)).drafts).toEqual([{ kind: 'vote', n: 99 }]);
  expect(await other.call('GET', `/api/matches/${id}/drafts`)).toEqual({ for: '', drafts: [] });
  await line.settle();
  expect(line.frames.slice(from).filter(({ type }) => type !== 'pong')).toEqual([]);
  expect(JSON.stringify(await moved.store.row(id))).toBe(row);
  for (const person of people) await person.act(id, 'end');
  expect((await put(TRIES[0][1])).status).toBe(200);
  expect(await moved.store.drafts(id, 0)).toBe('');
}

describe('the slot of drafts, abused in every way, is bounded and noticed by nobody', () => {
  test('at one server', async () => {
    expect.hasAssertions();
    const running = await serve([BALLOT], { sweepEvery: 1e8 });
    await abuse(running, running);
  });

  test.skipIf(!postgres)('watched at another', async () => {
    expect.hasAssertions();
    const [moved, watched] = await serveNodes(postgres, 2, {}, undefined, [BALLOT]);
    await abuse(moved, watched);
  });
});
