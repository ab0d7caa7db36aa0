/** The notebook and the drafts of each seat, in SQLite. */

import type { Seat } from '@conclave/engine';
import { checksum } from './checksum.ts';
import { bytes } from './sql.ts';
import { type FoldedSql, textOf } from './sqlite-folded.ts';

type SeatText = 'notebooks' | 'drafts';

export function seatText(sql: FoldedSql, table: SeatText, match: string, seat: Seat): string {
  const found = `select ${bytes('text')} from ${table} where match = ? and seat = ?`;
  return textOf(sql.get(found, match, seat)?.text) ?? '';
}

function writeText(sql: FoldedSql, table: SeatText, match: string, seat: Seat, text: string): void {
  const write = `insert into ${table} values (?, ?, ?, ?) on conflict (match, seat)
    do update set text = excluded.text, sum = excluded.sum`;
  sql.run(write, match, seat, text, checksum(match, seat, text));
}

export function setNotebook(sql: FoldedSql, match: string, seat: Seat, text: string): void {
  writeText(sql, 'notebooks', match, seat, text);
}

export function setDrafts(sql: FoldedSql, match: string, seat: Seat, text: string): void {
  if (text === '') sql.run('delete from drafts where match = ? and seat = ?', match, seat);
  else writeText(sql, 'drafts', match, seat, text);
}

export function clearDrafts(sql: FoldedSql, match: string): void {
  sql.run('delete from drafts where match = ?', match);
}
