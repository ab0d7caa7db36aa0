/** Lists of matches in PostgreSQL: by status, and of one person. */

import type { Seat } from '@conclave/engine';
import type { Listed, ListName } from '../store.ts';
import type { Queries } from './connections.ts';
import { type Row, rowOf } from './rows.ts';

interface ListedRow extends Row {
  readonly turns: string;
}

const COLUMNS = 'select m.row, h.turns, h.changed_at from heads h join matches m on m.id = h.match';

export async function list(
  sql: Queries,
  list: ListName,
  person: string | null,
  limit: number,
): Promise<readonly Listed[]> {
  const rows = await (list === 'mine' || list === 'invitations'
    ? sql.read<ListedRow>(
        `${COLUMNS} where h.match in (select match from ${list === 'mine' ? 'seats' : 'invitations'} where person = $1)
         order by h.status = 'finished', h.changed_at desc limit $2`,
        ...[person, limit],
      )
    : sql.read<ListedRow>(
        `${COLUMNS} where h.status = $1 and h.public order by h.listed_at desc, h.changed_at desc limit $2`,
        ...[list, limit],
      ));
  return rows.map((found) => ({ row: rowOf(found), turns: JSON.parse(found.turns) as Seat[] }));
}
