/** People and the hashes of their recovery codes, in PostgreSQL. */

import type { Person } from '../store.ts';
import type { Queries } from './connections.ts';

export async function addPerson(sql: Queries, { id, name }: Person, at: number): Promise<void> {
  await sql.write('insert into people (id, name, created_at) values ($1, $2, $3)', id, name, at);
}

export async function person(sql: Queries, id: string): Promise<Person | null> {
  const rows = await sql.read<Person>('select id, name from people where id = $1', id);
  return rows.at(0) ?? null;
}

export async function personByRecovery(sql: Queries, hash: string): Promise<Person | null> {
  const rows = await sql.read<Person>('select id, name from people where recovery = $1', hash);
  return rows.at(0) ?? null;
}

export async function rename(sql: Queries, id: string, name: string): Promise<void> {
  await sql.write('update people set name = $2 where id = $1', id, name);
}

export async function setRecovery(sql: Queries, id: string, hash: string): Promise<void> {
  await sql.write('update people set recovery = $2 where id = $1', id, hash);
}

export async function takeRecovery(sql: Queries, id: string, hash: string): Promise<boolean> {
  const take = 'update people set recovery = null where id = $1 and recovery = $2 returning id';
  return (await sql.write(take, id, hash)).length > 0;
}
