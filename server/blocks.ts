/**
 * Whom somebody does not want to sit with: no invitation from them, and no chair for them at a table of one's own. They
 * are told nothing: to them it is as if they had been sent away.
 */

import { Fault } from './errors.ts';
import { newId } from './ids.ts';
import { isOrWasSeated } from './match-summary.ts';
import type { MatchRow, Person, Store } from './store/store.ts';

/** Of a person's own the latest are kept. */
const MAX_BLOCKED = 100;
const KEY = 'blocked ';

interface Blocked {
  /** By which the owner names it: no person is named by an id. */
  readonly mark: string;
  readonly person: string;
  /** As they were called then. */
  readonly name: string;
}

export async function blockedBy(store: Store, person: string): Promise<readonly Blocked[]> {
  return blockedIn(await store.kept(KEY + person));
}

/** Whether the first does not want to sit with the second. */
export async function hasBlocked(store: Store, person: string, other: string): Promise<boolean> {
  return (await blockedBy(store, person)).some((one) => one.person === other);
}

/** Somebody at the same table, before, in or after its match. */
export async function block(store: Store, owner: Person, row: MatchRow, seat: number): Promise<void> {
  const holder = row.seats.at(seat);
  if (!isOrWasSeated(row, owner.id) || holder?.kind !== 'person' || ['', owner.id].includes(holder.person))
    throw new Fault('notYours');
  const { person, name } = holder;
  const before = (await blockedBy(store, owner.id)).filter((one) => one.person !== person);
  await keep(store, owner.id, [...before, { mark: newId(), person, name }].slice(-MAX_BLOCKED));
}

export async function unblock(store: Store, { id }: Person, mark: string): Promise<void> {
  const left = (await blockedBy(store, id)).filter((one) => one.mark !== mark);
  await keep(store, id, left);
}

async function keep(store: Store, person: string, blocked: readonly Blocked[]): Promise<void> {
  if (blocked.length === 0) await store.unkeep(KEY + person);
  else await store.keep(KEY + person, JSON.stringify(blocked));
}

/** A person is forgotten: their own list, and themselves in those of others. */
export async function forgetBlocks(store: Store, person: string): Promise<void> {
  await store.unkeep(KEY + person);
  for (const { key, value } of await store.keptUnder(KEY)) {
    const before = blockedIn(value);
    const left = before.filter((one) => one.person !== person);
    if (left.length < before.length) await keep(store, key.slice(KEY.length), left);
  }
}

function blockedIn(text: string | null): readonly Blocked[] {
  return text === null ? [] : (JSON.parse(text) as Blocked[]);
}
