/** The notebook and the drafts of each seat, in PostgreSQL. */

import type { Seat } from '@conclave/engine';
import type { Queries } from './connections.ts';
import { decoded, encoded } from './letters.ts';

type SeatText = 'notebooks' | 'drafts';

export async function seatText(sql: Queries, table: SeatText, match: string, seat: Seat): Promise<string> {
  const found = `select text from ${table} where match = $1 and seat = $2`;
  return decoded((await sql.read<{ text: string }>(found, match, seat)).at(0)?.text ?? '');
}

async function writeText(
  sql: Queries,
  table: SeatText,
  match: string,
  seat: Seat,
  text: string,
): Promise<void> {
  const write = `insert into ${table} values ($1, $2, $3) on conflict (match, seat) do update set text = excluded.text`;
  await sql.write(write, match, seat, encoded(text));
}

export function setNotebook(sql: Queries, match: string, seat: Seat, text: string): Promise<void> {
  return writeText(sql, 'notebooks', match, seat, text);
}

export async function setDrafts(sql: Queries, match: string, seat: Seat, text: string): Promise<void> {
  if (text === '') await sql.write('delete from drafts where match = $1 and seat = $2', match, seat);
  else await writeText(sql, 'drafts', match, seat, text);
}

export async function clearDrafts(sql: Queries, match: string): Promise<void> {
  await sql.write('delete from drafts where match = $1', match);
}
