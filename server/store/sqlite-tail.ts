/** The entries of a match from a number on, with its row and clock, in SQLite. */

import { apart } from './entry-line.ts';
import { bytes, type Sql } from './sql.ts';
import { type FoldedSql, textOf } from './sqlite-folded.ts';
import { rowOf } from './sqlite-matches.ts';
import { packedSteps } from './sqlite-packs.ts';
import type { Tail } from './store.ts';

interface Later extends Omit<Tail, 'head'> {
  readonly told: string | null;
}

export function laterOf(sql: Sql, tables: FoldedSql, id: string, from: number): Later | null {
  const found = tables.get(
    `select ${bytes('row', 'told', 'clock')}, changed_at, deadline, clock_shift, packed from matches where id = ?`,
    id,
  );
  const row = rowOf(found);
  if (!found || !row) return null;
  // A row holds one entry or more, from its number on.
  const rows = tables.all(
    `select seq, ${bytes('logged')} from entries where match = ?1
       and seq >= coalesce((select max(seq) from entries where match = ?1 and seq <= ?2), 0) order by seq`,
    ...[id, from],
  );
  const loose = rows.flatMap(({ seq, logged }) =>
    apart(String(logged)).filter((_line, index) => Number(seq) + index >= from),
  );
  const logged = found.packed ? packedSteps(sql, id).logged.slice(from) : loose;
  return {
    row,
    told: textOf(found.told),
    logged,
    clock: {
      deadline: numberOf(found.deadline),
      shift: Number(found.clock_shift),
      data: String(found.clock),
    },
  };
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
