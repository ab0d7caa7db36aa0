/** Asking why a move would be refused: it changes nothing, is for seats alone, and has a limit of its own. */

import { UPDATE } from '@conclave/wire';
import { expect, test } from 'vitest';
import { newStepId } from './client.ts';
import { CLOISTER } from './games.ts';
import { seat, serve, Time, watchAll } from './table.ts';

const SHOW = { kind: 'show' };
const MOVES = [
  SHOW,
  { kind: 'ask' },
  { kind: 'note', mark: 1 },
  { kind: 'peek', target: 1 },
  { kind: 'win' },
];

test('a question is answered as the move would be; nothing is stored, changed or told', async () => {
  const running = await serve([CLOISTER]);
  const { id, people } = await seat(running, 'cloister', 3);
  const lines = await watchAll(people, id);
  const [ann, ben] = lines;
  const sent = () => lines.map((line) => line.frames.filter(({ type }) => type === UPDATE).length);
  const before = sent();
  const reasons = [];
  for (const move of MOVES) reasons.push([await ann.why(id, move), await ben.why(id, move)]);
  expect(await ann.why(id, SHOW, 99)).toMatchObject({ reason: 'stale' });
  for (const line of lines) await line.settle();
  expect(sent()).toEqual(before);
  expect((await running.store.load(id))?.logged).toEqual([]);

  expect(reasons.flat().some((reason) => reason === null)).toBe(true);
  expect(reasons.flat().some((reason) => reason !== null)).toBe(true);
  for (const [index, move] of MOVES.entries()) {
    if (reasons[index][1] !== null) expect(await ben.move(id, move)).toEqual(reasons[index][1]);
  }
  expect(reasons[0][0]).toBeNull();
  expect(await ann.move(id, SHOW)).toBeNull();
});

test('whoever has no seat is not answered', async () => {
  const running = await serve([CLOISTER]);
  const { id } = await seat(running, 'cloister', 3);
  const stranger = await (await running.guest('Sid')).socket();
  await stranger.watch(id);
  await expect(stranger.why(id, SHOW)).rejects.toThrow('notYours');
});

test('too many questions get neither answer nor error, and take nothing from the steps', async () => {
  const time = new Time();
  const running = await serve([CLOISTER], {
    now: time.now,
    socketLimits: { rate: 1, burst: 20, whyRate: 1, whyBurst: 3, patience: 3 },
  });
  const { id, people } = await seat(running, 'cloister', 3);
  const [ann] = await watchAll(people, id);
  for (let n = 0; n < 3; n++) await ann.why(id, SHOW);
  const from = ann.frames.length;
  for (let n = 0; n < 200; n++)
    ann.send({ type: 'why', match: id, id: newStepId(), decision: 0, move: SHOW });
  await ann.settle();
  expect(ann.frames.slice(from).map(({ type }) => type)).toEqual(['pong']);
  expect(await ann.move(id, SHOW)).toBeNull();
  time.pass(1);
  expect(await ann.why(id, SHOW)).not.toBeNull();
});

test('of questions that wait only the newest is answered', async () => {
  const running = await serve([CLOISTER], { idleAfter: 0 });
  const { id, people } = await seat(running, 'cloister', 3);
  const ann = await people[0].socket();
  // Nobody watches: the room has to be loaded first, and the questions wait for it.
  const ids = Array.from({ length: 5 }, newStepId);
  for (const one of ids) ann.send({ type: 'why', match: id, id: one, decision: 0, move: SHOW });
  await ann.reason(ids[4]);
  const answered = ann.frames.flatMap((frame) => (frame.type === 'why' ? [frame.id] : []));
  expect(answered.at(-1)).toBe(ids[4]);
  expect(answered.length).toBeLessThanOrEqual(2);
});
