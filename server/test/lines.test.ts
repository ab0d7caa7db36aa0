/** Moves over connections that break, moves that arrive twice or at once, and moves that are taken back. */

import { Match } from '@conclave/engine';
import { UPDATE } from '@conclave/wire';
import { expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import { type Client, type Line, newStepId } from './client.ts';
import { CLOISTER, GAMES } from './games.ts';
import { Failing } from './stores.ts';
import { eventually, newFile, playOut, type Running, seat, serve, watchAll } from './table.ts';
import { rngOf } from './think.ts';

const SHOW = { kind: 'show' };
const NOTE = { kind: 'note', mark: 1 };

/** The same person at a server started anew. */
function returning(running: Running, person: Client): Client {
  const client = running.client();
  client.cookie = person.cookie;
  return client;
}

const frameOf = (line: Line) => line.frames.findLast((frame) => frame.type === UPDATE);

test('somebody who cannot be looked up just now is sent to try again, and not taken for a stranger', async () => {
  const failing = new Failing(SqliteStore.open(newFile()), ['person']);
  const running = await serve([CLOISTER], { store: failing.store });
  const { id, people } = await seat(running, 'cloister', 3, { public: false });
  failing.broken = true;
  const line = await people[0].socket();
  await line.until(() => line.closedWith !== null);
  expect(line.closedWith).toBe(1013);
  expect(line.frames).toEqual([]);
  // Strangers need not be looked up.
  const stranger = await running.client().socket();
  expect(stranger.last('hello')?.person).toBeNull();
  failing.broken = false;
  const [again] = await watchAll([people[0]], id);
  expect(await again.move(id, SHOW)).toBeNull();
});

test('nobody is left watching a room that left memory in the same moment', async () => {
  const running = await serve([CLOISTER], { sweepEvery: 1e8 });
  const { id, people } = await seat(running, 'cloister', 3);
  const { rooms } = running.server.services;
  const roomOf = rooms.room.bind(rooms);
  let calls = 0;
  rooms.room = async (match) => {
    const room = await roomOf(match);
    if (++calls === 2) await room.leave();
    return room;
  };
  const [ann] = await watchAll([people[0]], id);
  expect(await ann.move(id, SHOW)).toBeNull();
  await ann.until(() => ann.of(id).moves.every(({ kind }) => kind !== 'show'), 5000);
  expect(calls).toBeGreaterThan(2);
});

test('whoever comes back gets what was missed, from the cursor on, and nothing twice', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann, ben, cleo] = await watchAll(people, id);
  await ann.move(id, SHOW);
  await ben.settle();
  const before = ben.of(id);
  ben.ws.terminate();
  const [again] = await watchAll([people[1]], id);
  await again.move(id, NOTE);
  await again.move(id, SHOW);
  await cleo.until(() => cleo.of(id).moves.length > 0);
  await cleo.move(id, SHOW);

  const back = await people[1].socket();
  back.recall(ben);
  await back.watch(id);
  await back.settle();
  const frames = back.about(id).filter((frame) => frame.type === UPDATE);
  expect(frames).toHaveLength(1);
  const [frame] = frames;
  if (frame.type !== UPDATE) return;
  const full = (await people[1].call('GET', `/api/matches/${id}/chronicle`)) as { told: unknown[] };
  expect(before.told.length).toBeGreaterThan(0);
  expect(frame.told).toEqual(full.told.slice(before.cursor));
  expect(frame.told.length).toBeGreaterThan(0);
  expect(back.of(id).told).toEqual(full.told);
  expect(frame.situation?.[0]).toEqual(again.of(id).view);

  // Somebody who missed nothing is told nothing, but sees the table.
  const idle = await people[1].socket();
  await idle.watch(id, frame.cursor);
  await idle.settle();
  expect(frameOf(idle)).toMatchObject({ told: [], cursor: frame.cursor, decision: frame.decision });
  // A cursor from the future is brought back.
  await idle.watch(id, 1e6);
  await idle.settle();
  expect(frameOf(idle)).toMatchObject({ told: [], cursor: frame.cursor });
});

test('a step sent again is answered as the first time and made once, a hundred steps later too', async () => {
  const running = await serve([CLOISTER], { snapshotEvery: 1000 });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll(people, id);
  const [step, decision] = [newStepId(), ann.of(id).decision];
  expect(await ann.move(id, NOTE, step, decision)).toBeNull();
  const { told } = ann.of(id);
  expect(await ann.move(id, NOTE, step, decision)).toBeNull();
  expect(await ann.move(id, NOTE, step)).toBeNull();
  expect(await ann.move(id, SHOW, step)).toBeNull();
  for (let n = 0; n < 100; n++) await ann.move(id, { kind: 'note', mark: n % 2 === 0 ? 2 : 1 });
  const length = (await running.store.load(id))?.logged.length;
  expect(length).toBe(101);
  expect(await ann.move(id, NOTE, step, decision)).toBeNull();
  expect((await running.store.load(id))?.logged).toHaveLength(101);
  expect(ann.of(id).told.slice(0, told.length)).toEqual(told);
  // A name of one's own: somebody else's step of that name is another one.
  const [ben] = await watchAll([people[1]], id);
  expect(await ben.move(id, SHOW, step)).toMatchObject({ reason: 'notNow' });
});

test('a step sent again while it is still on its way to the disk is made once', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll(people, id);
  const lines = await Promise.all(Array.from({ length: 10 }, () => people[0].socket()));
  const [step, decision] = [newStepId(), ann.of(id).decision];
  const answers = await Promise.all(
    lines.map((line) => {
      line.send({ type: 'move', match: id, id: step, decision, move: SHOW });
      return line.answer(step);
    }),
  );
  expect(answers).toEqual(lines.map(() => null));
  expect((await running.store.load(id))?.logged).toHaveLength(1);
});

test('a step sent again after a restart is answered as the first time, the last one of a match too', async () => {
  const file = newFile();
  const first = await serve([CLOISTER], { store: SqliteStore.open(file) });
  const { id, people } = await seat(first, 'cloister', 3);
  const lines = await watchAll(people, id);
  const step = newStepId();
  const decision = lines[0].of(id).decision;
  await lines[0].move(id, NOTE, step, decision);
  await first.stop();

  const second = await serve([CLOISTER], { store: SqliteStore.open(file) });
  const back = people.map((person) => returning(second, person));
  const again = await watchAll(back, id);
  expect(await again[0].move(id, NOTE, step, decision)).toBeNull();
  expect((await second.store.load(id))?.logged).toHaveLength(1);
  const sent = new Map<Line, { step: string; decision: number; move: { kind: string } }>();
  for (let turn = 0; ; turn++) {
    const line = again[turn % 3];
    await line.until(
      () => line.of(id).outcome !== null || line.of(id).moves.some(({ kind }) => kind === 'ask'),
    );
    if (line.of(id).outcome) break;
    const moves = line.of(id).moves;
    const move = moves.find(({ kind }) => kind === 'show') ?? { kind: 'ask' };
    const made = { step: newStepId(), decision: line.of(id).decision, move };
    sent.set(line, made);
    await line.move(id, move, made.step);
    for (const other of again) {
      await other.settle();
      if (other.of(id).moves.some(({ kind }) => kind === 'answer'))
        await other.move(id, { kind: 'answer', object: false });
    }
  }
  const length = (await second.store.load(id))?.logged.length;
  for (const [line, made] of sent) {
    expect(await line.move(id, made.move, made.step, made.decision)).toBeNull();
    expect(await line.move(id, made.move)).toMatchObject({ reason: 'over' });
  }
  await second.stop();
  const third = await serve([CLOISTER], { store: SqliteStore.open(file) });
  for (const [n, line] of again.entries()) {
    const made = sent.get(line);
    const [late] = await watchAll([returning(third, back[n])], id);
    if (made) expect(await late.move(id, made.move, made.step, made.decision)).toBeNull();
  }
  expect((await third.store.load(id))?.logged).toHaveLength(length ?? -1);
});

test('sixty who come at once fill exactly the chairs there are', async () => {
  const running = await serve(GAMES);
  const host = await running.guest('Host');
  const crowd = await Promise.all(Array.from({ length: 60 }, (_none, n) => running.guest(`Guest ${n}`)));
  const { id } = await host.create({
    game: 'bids',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    public: true,
  });
  const answers = await Promise.all(crowd.map((one) => one.request('POST', `/api/matches/${id}/join`, {})));
  const joined = answers.filter(({ status }) => status === 200);
  expect(joined).toHaveLength(3);
  expect(answers.filter(({ status }) => status !== 200).map(({ json }) => json)).toEqual(
    Array.from({ length: 57 }, () => ({ error: 'full' })),
  );
  const chairs = joined.map(({ json }) => (json as { table: { you: number } }).table.you).sort();
  expect(chairs).toEqual([1, 2, 3]);
  await host.act(id, 'start');
  const players = crowd.filter((_one, n) => answers[n].status === 200);
  const lines = await watchAll([host, ...players], id);
  expect(new Set(lines.map((line) => line.of(id).watcher))).toEqual(new Set([0, 1, 2, 3]));
  await playOut(lines, id, 'crowd');
  expect(lines.every((line) => line.of(id).outcome !== null)).toBe(true);
});

test('a chair wanted by sixty is taken by one', async () => {
  const running = await serve(GAMES);
  const host = await running.guest('Host');
  const crowd = await Promise.all(Array.from({ length: 60 }, (_none, n) => running.guest(`Guest ${n}`)));
  const seats = [{ kind: 'me' }, { kind: 'invited' }, { kind: 'invited' }] as const;
  const { id, invite } = await host.create({ game: 'cloister', seats: [...seats] });
  const answers = await Promise.all(
    crowd.map((one) => one.request('POST', `/api/matches/${id}/join`, { invite, seat: 2 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ json }) => (json as { error?: string }).error === 'seatTaken')).toHaveLength(59);
});

test('secret steps made by all at once are all taken, and all stay in sync', async () => {
  const running = await serve(GAMES);
  const { id, people } = await seat(running, 'bids', 4, { options: { rounds: 3 } });
  const lines = await watchAll(people, id);
  for (let round = 0; round < 3; round++) {
    for (const kinds of [
      ['add', 'add', 'add', 'add'],
      ['add', 'clear', 'add', 'clear'],
      ['bid', 'pass', 'bid', 'pass'],
    ]) {
      // All are sent before any is answered.
      const answers = await Promise.all(lines.map((line, n) => line.move(id, { kind: kinds[n] })));
      expect(answers).toEqual([null, null, null, null]);
    }
    const closed = () => lines.every((line) => (line.of(id).view as { round: number }).round === round + 1);
    await eventually(closed);
  }
  const record = await people[0].call('GET', `/api/matches/${id}/record`);
  const game = GAMES.find((one) => one.id === 'bids');
  expect(game).toBeDefined();
  if (!game) return;
  const replayed = Match.replay(game, record as never);
  expect(lines.map((line) => line.of(id).view)).toEqual(
    people.map((_person, n) => JSON.parse(JSON.stringify(replayed.perspective(n).view))),
  );
});

test('a step is taken back over the wire; those who were told are told so, the others nothing', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann, ben] = await watchAll(people, id);
  const before = ann.of(id);
  const frames = ben.about(id).length;
  await ann.move(id, NOTE);
  expect(ann.of(id)).toMatchObject({ mayUndo: true, view: { notes: [1, null, null] } });
  const step = newStepId();
  expect(await ann.undo(id, step)).toBeNull();
  expect(ann.of(id)).toMatchObject({ mayUndo: false, view: before.view, moves: before.moves });
  expect(ann.of(id).told.at(-1)).toEqual({
    type: 'house.takenBack',
    seat: 0,
    from: before.cursor,
    count: 1,
  });
  expect(await ann.undo(id, step)).toBeNull();
  expect(await ann.undo(id)).toMatchObject({ reason: 'nothingToUndo' });
  await ann.move(id, { kind: 'peek', target: 1 });
  expect(await ann.undo(id)).toMatchObject({ reason: 'nothingToUndo' });
  await ben.settle();
  expect(ben.about(id).slice(frames)).toHaveLength(1);
  expect(ben.of(id).told.at(-1)).toMatchObject({ type: 'peeked', high: null });
});

test('a step can be taken back after a restart in the middle, and the match replays', async () => {
  const file = newFile();
  const first = await serve([CLOISTER], { store: SqliteStore.open(file), snapshotEvery: 2 });
  const { id, people } = await seat(first, 'cloister', 3);
  const [ann] = await watchAll(people, id);
  const views: unknown[] = [ann.of(id).view];
  for (const mark of [1, 2, 0, 2, 1]) {
    await ann.move(id, { kind: 'note', mark });
    views.push(ann.of(id).view);
  }
  await first.stop();
  const second = await serve([CLOISTER], { store: SqliteStore.open(file) });
  const [back] = await watchAll([returning(second, people[0])], id);
  for (let n = 4; n >= 0; n--) {
    expect(back.of(id).mayUndo).toBe(true);
    expect(await back.undo(id)).toBeNull();
    expect(back.of(id).view).toEqual(views[n]);
  }
  expect(back.of(id).mayUndo).toBe(false);
});

test('a match loaded and put away again and again is the same match', async () => {
  const running = await serve(GAMES, { idleAfter: 0, sweepEvery: 1, snapshotEvery: 3 });
  const { id, people } = await seat(running, 'passing', 3);
  const rng = rngOf('away');
  for (let n = 0; n < 400; n++) {
    const [line] = await watchAll([people[rng.int(3)]], id);
    const { moves, outcome } = line.of(id);
    if (outcome) break;
    const [move] = moves.filter(({ kind }) => kind !== 'withdraw');
    if (move) expect(await line.move(id, move)).toBeNull();
    line.ws.terminate();
    if (n % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const [line] = await watchAll([people[0]], id);
  expect(line.of(id).outcome).not.toBeNull();
  await people[0].call('GET', `/api/matches/${id}/record`);
});
