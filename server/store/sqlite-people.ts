/** People and the hashes of their recovery codes, in SQLite. */

import { checksum, type Part } from './checksum.ts';
import { type Profile, type Shows, showsOf } from './personal.ts';
import { bytes, type Row } from './sql.ts';
import { type FoldedSql, textOf } from './sqlite-folded.ts';
import type { Person } from './store.ts';

interface PersonRow {
  readonly name: string;
  readonly recovery: string | null;
  readonly shows: string | null;
}

/** Rows of older versions show nothing, and their sums say nothing of it. */
export const personSum = (id: Part, name: Part, recovery: Part, createdAt: Part, shows: Part) =>
  checksum(id, name, recovery, createdAt, ...(shows === null ? [] : [shows]));

export function addPerson(sql: FoldedSql, { id, name }: Person, at: number): void {
  const sum = personSum(id, name, null, at, null);
  sql.run('insert into people (id, name, created_at, sum) values (?, ?, ?, ?)', id, name, at, sum);
}

export function person(sql: FoldedSql, id: string): Person | null {
  return personOf(sql.get(`select ${bytes('id', 'name')} from people where id = ?`, id));
}

export function personByRecovery(sql: FoldedSql, hash: string): Person | null {
  return personOf(sql.get(`select ${bytes('id', 'name')} from people where recovery = ?`, hash));
}

export function rename(sql: FoldedSql, id: string, name: string): void {
  changePerson(sql, id, (person) => ({ ...person, name }));
}

export function setRecovery(sql: FoldedSql, id: string, hash: string): void {
  changePerson(sql, id, (person) => ({ ...person, recovery: hash }));
}

export function takeRecovery(sql: FoldedSql, id: string, hash: string): boolean {
  let isTaken = false;
  changePerson(sql, id, (person) => {
    isTaken = person.recovery === hash;
    return isTaken ? { ...person, recovery: null } : person;
  });
  return isTaken;
}

function changePerson(sql: FoldedSql, id: string, change: (person: PersonRow) => PersonRow): void {
  sql.inTransaction(() => {
    const row = sql.get(
      `select ${bytes('name', 'recovery', 'shows')}, created_at from people where id = ?`,
      id,
    );
    if (!row) return;
    const before = { name: String(row.name), recovery: textOf(row.recovery), shows: textOf(row.shows) };
    const { name, recovery, shows } = change(before);
    const sum = personSum(id, name, recovery, row.created_at, shows);
    sql.run(
      'update people set name = ?, recovery = ?, shows = ?, sum = ? where id = ?',
      ...[name, recovery, shows, sum, id],
    );
  });
}

const personOf = (row: Row | undefined): Person | null =>
  row ? { id: String(row.id), name: String(row.name) } : null;

export function setShows(sql: FoldedSql, id: string, shows: Shows): void {
  changePerson(sql, id, (person) => ({ ...person, shows: JSON.stringify(shows) }));
}

export const profileOf = ({ id, name, created_at, shows }: Row): Profile => ({
  person: { id: String(id), name: String(name) },
  createdAt: Number(created_at),
  shows: showsOf(textOf(shows)),
});
