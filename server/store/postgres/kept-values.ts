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
