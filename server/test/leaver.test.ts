/** A player who left cannot keep the bot in their seat from moving, whatever names their steps had. */

import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import type { Append, Store } from '../store/store.ts';
import { CLOISTER } from './games.ts';
import { at, postgresOfFile, serveNodes } from './nodes.ts';
import { newFile, playOut, type Running, seat, serve, Time, watchAll } from './table.ts';

const SHOW = { kind: 'show' };
const AWAY = 120;
/** More decisions ahead than a bot comes to in this match. */
const DRAFTS = 70;
const postgres = await postgresOfFile();

/** Ann drafts under the names of the bot that will sit in for her, and leaves; the others play at another server. */
async function leaveInHaste(here: Running, there: Running, time: Time): Promise<void> {
  const { id, people } = await seat(here, 'cloister', 3);
  const [ann] = await watchAll([people[0]], id);
  const [ben, cleo] = await watchAll([at(there, people[1]), at(there, people[2])], id);
  for (let n = 0; n < DRAFTS; n++)
    expect(await ann.move(id, { kind: 'note', mark: (n + 1) % 3 }, `bot-0-${10 + n}`)).toBeNull();
  ann.ws.terminate();
  await ben.until(() => ben.tables.get(id)?.seats[0].present === false);
  time.pass(AWAY);
  await ben.client.act(id, 'bot', { seat: 0, level: 'easy' });
  for (const line of [ben, cleo]) {
    await line.until(() => line.of(id).moves.some(({ kind }) => kind === 'show'));
    expect(await line.move(id, SHOW)).toBeNull();
  }
  const entries = ((await there.store.load(id))?.logged ?? []).map((line) => JSON.parse(line).entry);
  expect(entries.some(({ seat: of, by }) => of === 0 && by === 'bot')).toBe(true);
  expect(entries.some(({ by }) => by === 'clock')).toBe(false);
}

test('a leaver who took the names of a bot’s steps leaves a chair that plays', async () => {
  expect.hasAssertions();
  const time = new Time();
  const running = await serve([CLOISTER], { now: time.now, think: async () => ({ move: SHOW }) });
  await leaveInHaste(running, running, time);
});

describe.skipIf(!postgres)('two servers', () => {
  test('a leaver who took the names of a bot’s steps at one leaves a chair that plays at the other', async () => {
    expect.hasAssertions();
    const time = new Time();
    const options = { now: time.now, think: async () => ({ move: SHOW }) };
    const [here, there] = await serveNodes(postgres, 2, options, undefined, [CLOISTER]);
    await leaveInHaste(here, there, time);
  });
});

test('names of the house are not for clients: such a step is malformed and changes nothing', async () => {
  const named: string[] = [];
  const running = await serve([CLOISTER], {
    store: watched(SqliteStore.open(newFile()), ({ seat: of, id }) => of > 0 && named.push(id)),
  });
  const { id, people } = await seat(running, 'cloister', 1, { bots: 2 });
  const [ann] = await watchAll(people, id);
  await playOut([ann], id, 'house');
  // The shortest are too short for a client anyway.
  const names = named.filter((name) => name.length >= 8);
  expect(names.length).toBeGreaterThan(0);
  const { decision } = ann.of(id);
  for (const name of names) ann.send({ type: 'move', match: id, id: name, decision, move: SHOW });
  await ann.settle();
  const errors = ann.frames.flatMap((frame) => (frame.type === 'error' ? [frame.code] : []));
  expect(errors).toEqual(names.map(() => 'malformed'));
});

test('a step that is answered as known while nothing has moved is not made: the chair is passed over', async () => {
  const running = await serve([CLOISTER], {
    store: answersKnown(SqliteStore.open(newFile()), 1),
    think: async () => ({ move: SHOW }),
    botRetry: 1,
  });
  const { id, people } = await seat(running, 'cloister', 1, { bots: 2 });
  const [ann] = await watchAll(people, id);
  await ann.move(id, SHOW);
  await ann.until(() => ann.of(id).moves.length > 0);
  const entries = ((await running.store.load(id))?.logged ?? []).map((line) => JSON.parse(line).entry);
  expect(entries[1]).toMatchObject({ seat: 1, by: 'clock' });
});

/** A store that knows every step of one seat already. */
function answersKnown(store: Store, seatOf: number): Store {
  const append: Store['append'] = async (step) =>
    step.step?.seat === seatOf ? 'known' : await store.append(step);
  return changed(store, { append });
}

function watched(store: Store, see: (step: NonNullable<Append['step']>) => void): Store {
  const append: Store['append'] = (step) => {
    if (step.step) see(step.step);
    return store.append(step);
  };
  return changed(store, { append });
}

function changed(store: Store, members: Partial<Store>): Store {
  return new Proxy(store, {
    get(target, key) {
      const own = members[key as keyof Store];
      if (own) return own;
      const member = target[key as keyof Store];
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
