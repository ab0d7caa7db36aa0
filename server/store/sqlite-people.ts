/** People and the hashes of their recovery codes, in SQLite. */

import { checksum } from './checksum.ts';
import { bytes, type Row } from './sql.ts';
import { type FoldedSql, textOf } from './sqlite-folded.ts';
import type { Person } from './store.ts';

interface PersonRow {
  readonly name: string;
  readonly recovery: string | null;
}

export function addPerson(sql: FoldedSql, { id, name }: Person, at: number): void {
  const sum = checksum(id, name, null, at);
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
    const row = sql.get(`select ${bytes('name', 'recovery')}, created_at from people where id = ?`, id);
    if (!row) return;
    const before = { name: String(row.name), recovery: textOf(row.recovery) };
    const { name, recovery } = change(before);
    const sum = checksum(id, name, recovery, row.created_at);
    sql.run('update people set name = ?, recovery = ?, sum = ? where id = ?', name, recovery, sum, id);
  });
}

const personOf = (row: Row | undefined): Person | null =>
  row ? { id: String(row.id), name: String(row.name) } : null;
