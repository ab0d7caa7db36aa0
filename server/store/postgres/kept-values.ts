/** Single values that the server keeps under a key, in PostgreSQL. */

import type { Queries } from './connections.ts';

export async function keep(sql: Queries, key: string, value: string): Promise<void> {
  await sql.write(
    'insert into kept values ($1, $2) on conflict (key) do update set value = excluded.value',
    key,
    value,
  );
}

export async function kept(sql: Queries, key: string): Promise<string | null> {
  const rows = await sql.read<{ value: string }>('select value from kept where key = $1', key);
  return rows.at(0)?.value ?? null;
}

export async function keepFirst(sql: Queries, key: string, value: string): Promise<string> {
  await sql.write('insert into kept values ($1, $2) on conflict (key) do nothing', key, value);
  return (await kept(sql, key)) ?? value;
}

/** One statement: of two servers one is first. */
export async function replaceKept(
  sql: Queries,
  key: string,
  before: string | null,
  after: string | null,
): Promise<boolean> {
  if (before === null) {
    if (after === null) return (await kept(sql, key)) === null;
    const fresh = 'insert into kept values ($1, $2) on conflict (key) do nothing returning key';
    return (await sql.write(fresh, key, after)).length === 1;
  }
  const changed =
    after === null
      ? await sql.write('delete from kept where key = $1 and value = $2 returning key', key, before)
      : await sql.write(
          'update kept set value = $3 where key = $1 and value = $2 returning key',
          ...[key, before, after],
        );
  return changed.length === 1;
}
