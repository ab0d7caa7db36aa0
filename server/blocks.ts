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
  await change(store, owner.id, (before) =>
    [...before.filter((one) => one.person !== person), { mark: newId(), person, name }].slice(-MAX_BLOCKED),
  );
}

export async function unblock(store: Store, { id }: Person, mark: string): Promise<void> {
  await change(store, id, (before) => before.filter((one) => one.mark !== mark));
}

/** On any server: whoever was not first reads the list again. Each time somebody else has changed it, so it ends. */
async function change(
  store: Store,
  owner: string,
  changed: (before: readonly Blocked[]) => readonly Blocked[],
): Promise<void> {
  for (;;) {
    const before = await store.kept(KEY + owner);
    const after = changed(blockedIn(before));
    if (await store.replaceKept(KEY + owner, before, after.length === 0 ? null : JSON.stringify(after)))
      return;
  }
}

/** A person is forgotten: their own list, and themselves in those of others. */
export async function forgetBlocks(store: Store, person: string): Promise<void> {
  await store.unkeep(KEY + person);
  await changeAll(store, person, () => []);
}

/** Their name is taken away. */
export async function unnameBlocks(store: Store, person: string): Promise<void> {
  await changeAll(store, person, (one) => [{ ...one, name: '' }]);
}

/** Somebody, in the lists of others. */
async function changeAll(
  store: Store,
  person: string,
  changed: (one: Blocked) => readonly Blocked[],
): Promise<void> {
  for (const { key, value } of await store.keptUnder(KEY))
    if (blockedIn(value).some((one) => one.person === person))
      await change(store, key.slice(KEY.length), (before) =>
        before.flatMap((one) => (one.person === person ? changed(one) : [one])),
      );
}

function blockedIn(text: string | null): readonly Blocked[] {
  return text === null ? [] : (JSON.parse(text) as Blocked[]);
}
