/** A table before its match: chairs, readiness, what is agreed, invitations, and who may begin. */

import { MINUTE, SECOND } from '@conclave/engine/time-units';
import type { Companion, MatchSummary } from '@conclave/wire';
import { CODE_SIGNS } from '@conclave/wire';
import { expect, test } from 'vitest';
import { REQUEST_LIMITS } from '../request-limits.ts';
import type { Client, Line } from './client.ts';
import { GAMES } from './games.ts';
import { type Running, serve, Time } from './table.ts';

/** Two to five play it. */
const BIDS = need(GAMES.find(({ id }) => id === 'bids'));
const ME = { kind: 'me' } as const;
const INVITED = { kind: 'invited' } as const;
const BOT = { kind: 'bot', level: 'fair' } as const;
/** The tests' clock is moved in seconds. */
const MINUTES = MINUTE / SECOND;

function need<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('there is none');
  return value;
}

const people = (running: Running, ...names: string[]) =>
  Promise.all(names.map((name) => running.guest(name)));
const tableOf = async (client: Client, id: string, invite = '') =>
  (await client.call('GET', `/api/matches/${id}${invite && `?invite=${invite}`}`)).table as MatchSummary;
const errorOf = async (client: Client, id: string, action: string, body: unknown = {}) =>
  (await client.request('POST', `/api/matches/${id}/${action}`, body)).json;
const namesOf = ({ seats }: MatchSummary) => seats.map(({ name }) => name);
const readyOf = ({ seats }: MatchSummary) => seats.map(({ ready }) => ready);
const newsOf = (line: Line) =>
  line.frames.flatMap((frame) => (frame.type === 'said' ? frame.lines : [])).map(({ news }) => news?.what);

/** Watches a table that has not begun. */
async function look(client: Client, match: string): Promise<Line> {
  const line = await client.socket();
  line.send({ type: 'watch', match, cursor: 0 });
  await line.until(() => line.tables.has(match));
  return line;
}

/** A private table: the first is the host, the others have sat down in their order. */
async function together(clients: readonly Client[], chairs = clients.length) {
  const seats = [ME, ...Array.from({ length: chairs - 1 }, () => INVITED)];
  const { id, invite, code } = await clients[0].create({ game: 'bids', seats });
  for (const guest of clients.slice(1)) await guest.act(id, 'join', { invite });
  return { id, invite, code: code ?? '' };
}

test('everybody sees who is ready; a change of what is agreed takes it back and is told', async () => {
  const running = await serve([BIDS]);
  const [ann, ben, cleo] = await people(running, 'Ann', 'Ben', 'Cleo');
  const { id } = await together([ann, ben, cleo]);
  expect(readyOf(await tableOf(ann, id))).toEqual([true, false, false]);
  const line = await look(ann, id);
  await ben.act(id, 'ready', { ready: true });
  await line.until(() => line.tables.get(id)?.seats[1].ready === true);
  expect(readyOf(await cleo.act(id, 'ready', { ready: true }))).toEqual([true, true, true]);
  expect(readyOf(await cleo.act(id, 'ready', { ready: false }))).toEqual([true, true, false]);
  expect(await errorOf(ben, id, 'change', { aids: true })).toEqual({ error: 'notYours' });
  // What is as it was changes nothing.
  expect(readyOf(await ann.act(id, 'change', { aids: false }))).toEqual([true, true, false]);
  const changed = await ann.act(id, 'change', {
    aids: true,
    clock: { kind: 'days', days: 2 },
    absence: 'strong',
  });
  expect(changed).toMatchObject({ aids: true, clock: { kind: 'days', days: 2 }, absence: 'strong' });
  expect(readyOf(changed)).toEqual([true, false, false]);
  await line.until(() => newsOf(line).includes('agreed'));
  expect(newsOf(line).filter((what) => what === 'agreed')).toHaveLength(1);
  expect(await errorOf(ann, id, 'change', { options: { nothing: 1 } })).toEqual({ error: 'badOptions' });
  // The host may begin all the same; nobody is ready afterwards.
  expect(await ann.act(id, 'start')).toMatchObject({ status: 'running', code: null });
  expect(readyOf(await tableOf(ben, id))).toEqual([false, false, false]);
});

test('a free chair is taken at once; of another the swap is asked for, and no third person notices', async () => {
  const running = await serve([BIDS]);
  const [ann, ben, cleo] = await people(running, 'Ann', 'Ben', 'Cleo');
  const { id } = await together([ann, ben, cleo], 4);
  await ben.act(id, 'ready', { ready: true });
  await cleo.act(id, 'ready', { ready: true });
  const moved = await ben.act(id, 'chair', { seat: 3 });
  expect(namesOf(moved)).toEqual(['Ann', null, 'Cleo', 'Ben']);
  // Whoever moved is asked again, and nobody else.
  expect(readyOf(moved)).toEqual([true, false, true, false]);
  const lines = { cleo: await look(cleo, id), ann: await look(ann, id) };
  const before = lines.cleo.about(id).length;
  expect((await ben.act(id, 'chair', { seat: 0 })).swaps).toEqual([{ from: 3, to: 0 }]);
  await lines.ann.until(() => lines.ann.tables.get(id)?.swaps.length === 1);
  expect((await tableOf(cleo, id)).swaps).toEqual([]);
  await ann.act(id, 'decline', { seat: 3 });
  expect((await tableOf(ben, id)).swaps).toEqual([]);
  await ben.act(id, 'chair', { seat: 0 });
  await ben.act(id, 'chair', { seat: 3 });
  expect((await tableOf(ben, id)).swaps).toEqual([]);
  await lines.cleo.settle();
  expect(lines.cleo.about(id)).toHaveLength(before);
  await ben.act(id, 'chair', { seat: 0 });
  expect(namesOf(await ann.act(id, 'chair', { seat: 3 }))).toEqual(['Ben', null, 'Cleo', 'Ann']);
  await lines.cleo.until(() => newsOf(lines.cleo).includes('swapped'));
  expect((await tableOf(ann, id)).hostSeat).toBe(3);
  // A wish ends with the chair of either.
  await cleo.act(id, 'chair', { seat: 0 });
  await ben.act(id, 'leave');
  expect((await tableOf(cleo, id)).swaps).toEqual([]);
});

test('bots have the names of their chairs, are sent away, and the news is in the talk', async () => {
  const running = await serve([BIDS]);
  const [ann, ben] = await people(running, 'Ann', 'Ben');
  const { id, invite } = await ann.create({ game: 'bids', seats: [ME, INVITED, INVITED, BOT] });
  expect(namesOf(await tableOf(ann, id))).toEqual(['Ann', null, null, 'Damien']);
  expect(namesOf(await ann.act(id, 'bot', { seat: 2, level: 'strong' }))).toEqual([
    'Ann',
    null,
    'Clotilde',
    'Damien',
  ]);
  expect(await errorOf(ben, id, 'remove', { seat: 2 })).toEqual({ error: 'notYours' });
  const after = await ann.act(id, 'remove', { seat: 2 });
  expect(after.seats[2]).toMatchObject({ kind: 'invited', name: null });
  // Only people who are sent away void the link.
  expect(after.invite).toBe(invite);
  await ben.act(id, 'join', { invite });
  const line = await look(ben, id);
  await line.until(() => newsOf(line).length === 3);
  expect(line.last('said')?.lines.map(({ from, text, news }) => [from, text, news])).toEqual([
    ['', '', { what: 'bot', names: ['Clotilde'], level: 'strong' }],
    ['', '', { what: 'freed', names: ['Clotilde'] }],
    ['', '', { what: 'sat', names: ['Ben'] }],
  ]);
});

test('a code opens the table to whoever says it, until somebody is sent away, or the match begins', async () => {
  const running = await serve([BIDS]);
  const [ann, ben, eve] = await people(running, 'Ann', 'Ben', 'Eve');
  const { id, invite, code } = await together([ann], 2);
  expect([...code].every((sign) => CODE_SIGNS.includes(sign))).toBe(true);
  expect(code).toHaveLength(6);
  const open = (written: string) => running.client().request('POST', '/api/codes', { code: written });
  const said = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `;
  expect((await open(said)).json).toEqual({ id, invite });
  // Only the table itself says it.
  expect((await tableOf(eve, id, invite ?? '')).code).toBeNull();
  const wrong = code.startsWith('2') ? `3${code.slice(1)}` : `2${code.slice(1)}`;
  const unknown = await open(wrong);
  expect(unknown.json).toEqual({ error: 'badInvite' });
  await eve.act(id, 'join', { invite });
  const { invite: newInvite, code: newCode } = await ann.act(id, 'remove', { seat: 1 });
  expect((await open(code)).text).toBe(unknown.text);
  expect((await open(newCode ?? '')).json).toEqual({ id, invite: newInvite });
  await ben.act(id, 'join', { invite: newInvite });
  await ann.act(id, 'start');
  expect((await open(newCode ?? '')).text).toBe(unknown.text);
  expect((await open('O01LI?')).json).toEqual({ error: 'malformed' });
});

test('codes are tried only so often from one address', async () => {
  const time = new Time();
  const running = await serve([BIDS], { now: time.now, requestLimits: REQUEST_LIMITS });
  const tries = [];
  for (let n = 0; n < REQUEST_LIMITS.codes + 5; n++)
    tries.push((await running.client().request('POST', '/api/codes', { code: '222222' })).status);
  expect(tries.filter((status) => status === 403)).toHaveLength(REQUEST_LIMITS.codes);
  expect(tries.slice(REQUEST_LIMITS.codes)).toEqual([429, 429, 429, 429, 429]);
});

test('whoever one has sat with is invited by name, comes without a link, and looking is not told', async () => {
  const running = await serve([BIDS]);
  const [ann, ben, eve] = await people(running, 'Ann', 'Ben', 'Eve');
  const past = await together([ann, ben]);
  await ann.act(past.id, 'start');
  const { id } = await together([ann], 3);
  const lately = async (client: Client) =>
    (await client.request('GET', `/api/matches/${id}/lately`)).json as { people: Companion[] };
  const companion = { match: past.id, seat: 1, name: 'Ben', invited: false };
  expect(await lately(ann)).toEqual({ people: [companion] });
  expect(await lately(eve)).toEqual({ error: 'notYours' });
  const listOf = async (client: Client, list: string) =>
    ((await client.call('GET', `/api/matches?list=${list}`)).matches as MatchSummary[]).map((one) => one.id);
  expect((await ben.request('GET', `/api/matches/${id}`)).status).toBe(404);
  await ann.act(id, 'invite', { match: past.id, seat: 1 });
  expect(await lately(ann)).toEqual({ people: [{ ...companion, invited: true }] });
  expect(await listOf(ben, 'invitations')).toEqual([id]);
  expect(await listOf(eve, 'invitations')).toEqual([]);
  expect(await listOf(ben, 'mine')).toEqual([past.id]);
  const line = await look(ann, id);
  const before = line.about(id).length;
  expect(await tableOf(ben, id)).toMatchObject({ you: null, invite: null, code: null, hostSeat: 0 });
  const watching = await look(ben, id);
  await watching.settle();
  await line.settle();
  expect(line.about(id)).toHaveLength(before);
  expect(await errorOf(eve, id, 'join')).toEqual({ error: 'badInvite' });
  expect(namesOf(await ben.act(id, 'join'))).toEqual(['Ann', 'Ben', null]);
  expect(await listOf(ben, 'invitations')).toEqual([]);
  expect(await lately(ann)).toEqual({ people: [] });
  // Nobody invites to another’s table, or somebody they never sat with, or a bot.
  expect(await errorOf(ben, id, 'invite', { match: past.id, seat: 0 })).toEqual({ error: 'notYours' });
  const others = await together([eve], 2);
  expect(await errorOf(eve, others.id, 'invite', { match: past.id, seat: 0 })).toEqual({ error: 'notYours' });
  expect(await errorOf(ann, id, 'invite', { match: others.id, seat: 0 })).toEqual({ error: 'notYours' });
  // Sent away, the invitation is gone with the chair.
  await ann.act(id, 'remove', { seat: 1 });
  expect(await errorOf(ben, id, 'join')).toEqual({ error: 'notYours' });
  expect((await ben.request('GET', `/api/matches/${id}`)).status).toBe(404);
});

test('chairs are added and taken away within what the game allows; everybody is asked again', async () => {
  const running = await serve([BIDS]);
  const [ann, ben] = await people(running, 'Ann', 'Ben');
  const { id } = await together([ann, ben]);
  const { min, max } = BIDS.seats;
  await ben.act(id, 'ready', { ready: true });
  let table = await ann.act(id, 'chairs', { change: 'add' });
  expect(readyOf(table)).toEqual([true, false, false]);
  while (table.seats.length < max) table = await ann.act(id, 'chairs', { change: 'add' });
  expect(await errorOf(ann, id, 'chairs', { change: 'add' })).toEqual({ error: 'badOptions' });
  expect(await errorOf(ben, id, 'chairs', { change: 'remove', seat: 2 })).toEqual({ error: 'notYours' });
  expect(await errorOf(ann, id, 'chairs', { change: 'remove', seat: 1 })).toEqual({ error: 'seatTaken' });
  await ben.act(id, 'chair', { seat: max - 1 });
  while (table.seats.length > Math.max(min, 2))
    table = await ann.act(id, 'chairs', { change: 'remove', seat: 1 });
  expect(namesOf(table)).toEqual(['Ann', 'Ben']);
  expect(table.you).toBe(0);
  expect((await tableOf(ben, id)).you).toBe(1);
});

test('when the host is gone for ten minutes, whoever sat down first may begin', async () => {
  const time = new Time();
  const running = await serve([BIDS], { now: time.now });
  const [ann, ben, cleo] = await people(running, 'Ann', 'Ben', 'Cleo');
  const { id, invite } = await together([ann, ben], 3);
  await cleo.act(id, 'join', { invite });
  await ben.act(id, 'chair', { seat: 1 });
  const [host, second, third] = [await look(ann, id), await look(ben, id), await look(cleo, id)];
  expect((await tableOf(ben, id)).mayBegin).toBe(false);
  host.close();
  await second.until(() => second.tables.get(id)?.seats[0].present === false);
  time.pass(10 * MINUTES - 1);
  expect((await tableOf(ben, id)).mayBegin).toBe(false);
  expect(await errorOf(ben, id, 'start')).toEqual({ error: 'notYours' });
  time.pass(1);
  // Nobody has to ask for it.
  await second.until(() => second.tables.get(id)?.mayBegin === true);
  expect(third.tables.get(id)?.mayBegin).toBe(false);
  expect(await errorOf(cleo, id, 'start')).toEqual({ error: 'notYours' });
  const back = await look(ann, id);
  await second.until(() => second.tables.get(id)?.mayBegin === false);
  expect(await errorOf(ben, id, 'start')).toEqual({ error: 'notYours' });
  back.close();
  await second.until(() => second.tables.get(id)?.seats[0].present === false);
  second.close();
  await third.until(() => third.tables.get(id)?.seats[1].present === false);
  time.pass(10 * MINUTES);
  await third.until(() => third.tables.get(id)?.mayBegin === true);
  expect(await cleo.act(id, 'start')).toMatchObject({ status: 'running' });
});

test('talk is heard by whoever sits down, and is gone once the table is closed', async () => {
  const running = await serve([BIDS]);
  const [ann, ben] = await people(running, 'Ann', 'Ben');
  const { id, invite } = await together([ann], 2);
  const line = await look(ann, id);
  line.send({ type: 'say', match: id, id: 'first-line', text: 'I bring the kitten.' });
  await line.answer('first-line');
  const guest = await running.client().socket();
  guest.send({ type: 'watch', match: id, cursor: 0, invite });
  await guest.until(() => guest.tables.has(id));
  await guest.settle();
  expect(guest.frames.flatMap((frame) => (frame.type === 'said' ? frame.lines : []))).toEqual([]);
  await ben.act(id, 'join', { invite });
  const sat = await look(ben, id);
  await sat.until(() => newsOf(sat).includes('sat'));
  const lines = sat.frames.flatMap((frame) => (frame.type === 'said' ? frame.lines : []));
  expect(lines[0]).toMatchObject({ seat: 0, from: 'Ann', text: 'I bring the kitten.' });
  expect(await running.store.chat(id, 'players', 0)).toHaveLength(2);
  await ann.call('POST', `/api/matches/${id}/close`);
  expect(await running.store.chat(id, 'players', 0)).toEqual([]);
  expect(await running.store.row(id)).toBeNull();
});
