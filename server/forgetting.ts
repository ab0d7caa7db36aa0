/**
 * Whoever wants to be forgotten is: their sign-ins end at once, and their name goes from everything. Others keep their
 * matches, in which somebody sat; in running ones a bot goes on. What was begun is finished by any server.
 */

import { isRecord } from '@conclave/engine';
import { forgetBlocks } from './blocks.ts';
import { dropWords } from './host-words.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { MatchRow, Store } from './store/store.ts';

/** The kept value that says that somebody is being forgotten. */
const LEAVING = 'leaving ';
/** The bot that goes on in a running match. */
const LEVEL = 'fair';
const MAX_TRIES = 20;

interface ForgettingServices {
  readonly store: Store;
  readonly rooms: Rooms;
}

export async function forget(services: ForgettingServices, person: string): Promise<void> {
  await services.store.keep(LEAVING + person, '');
  await finishForgetting(services, person);
}

/** Those whose forgetting was broken off. */
export async function forgetTheRest(services: ForgettingServices): Promise<void> {
  for (const { key } of await services.store.keptUnder(LEAVING))
    await finishForgetting(services, key.slice(LEAVING.length));
}

async function finishForgetting(services: ForgettingServices, person: string): Promise<void> {
  const { store } = services;
  await store.forget(person);
  await forgetBlocks(store, person);
  await dropWords(store, person);
  for (const id of await store.matchesNaming(person)) await leaveMatch(services, person, id);
  await store.unkeep(LEAVING + person);
}

async function leaveMatch({ store, rooms }: ForgettingServices, person: string, id: string): Promise<void> {
  const row = await store.row(id);
  switch (row?.status) {
    case undefined:
      return;
    case 'open':
      if (row.host === person) await rooms.remove(id);
      else await rooms.at(id, (room) => room.changeRow((before) => without(leftBy(before, person), person)));
      return;
    case 'running':
      return rooms.at(id, (room) => leaveToBot(room, person));
    case 'finished':
    case 'aside':
      return changeStored(store, id, person);
  }
}

async function leaveToBot(room: Room, person: string): Promise<void> {
  const seat = room.seatOf(person);
  if (seat !== null && room.match?.sitting(seat) === null)
    await room.serial(() => room.make(() => ({ type: 'sit', seat, bot: LEVEL }), null));
  await room.changeRow((row) => without(row, person));
  room.lookAgain();
}

async function changeStored(store: Store, id: string, person: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = await store.row(id);
    if (!row || (await store.changeRow(row, without(row, person)))) return;
  }
  throw new Error(`match ${id} is busy`);
}

/** A table that has not begun: the chair is free again. */
function leftBy(row: MatchRow, person: string): MatchRow {
  const seats = row.seats.map((holder) =>
    holder.kind === 'person' && holder.person === person
      ? ({ kind: holder.invited ? 'invited' : 'open' } as const)
      : holder,
  );
  return { ...row, seats };
}

/** Nothing in it names the person any more, wherever it did. */
function without(row: MatchRow, person: string): MatchRow {
  const seats = row.seats.map((holder) =>
    holder.kind === 'person' && holder.person === person ? { ...holder, name: '' } : holder,
  );
  return JSON.parse(JSON.stringify({ ...row, seats }), (_key, value: unknown) => {
    if (value === person) return '';
    return Array.isArray(value) ? value.filter((one) => !namesNobody(one)) : value;
  }) as MatchRow;
}

/** In a list of people, or of wishes between two. */
function namesNobody(one: unknown): boolean {
  return one === '' || (isRecord(one) && (one.from === '' || one.to === ''));
}
