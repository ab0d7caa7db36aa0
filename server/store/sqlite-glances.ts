/** What lists show of matches, in SQLite. */

import type { Seat } from '@conclave/engine';
import { checksum } from './checksum.ts';
import { bytes, type Sql } from './sql.ts';
import { type FoldedSql, textOf } from './sqlite-folded.ts';
import { rowOf } from './sqlite-matches.ts';
import type { Glance, OwnRow } from './store.ts';

/** Often: steps that are not folded yet change nothing in it, so it is no reason to fold. */
export function setGlances(sql: Sql, glances: readonly Glance[]): void {
  sql.inTransaction(() => {
    for (const one of glances) setGlance(sql, one);
  });
}

function setGlance(sql: Sql, { match, seat, at, asks, view }: Glance): void {
  if (!sql.get('select 1 from matches where id = ?', match)) return;
  const known = sql.get(
    `select at, view_at, ${bytes('view')} from glances where match = ? and seat = ?`,
    ...[match, seat],
  );
  if (known && Number(known.at) > at) return;
  const kept = known && (view === null || view === textOf(known.view));
  const shown = kept ? (textOf(known.view) ?? '') : (view ?? '');
  const viewAt = kept ? Number(known.view_at) : at;
  sql.run(
    `insert into glances values (?, ?, ?, ?, ?, ?, ?) on conflict (match, seat) do update
     set at = excluded.at, asks = excluded.asks, view_at = excluded.view_at, view = excluded.view, sum = excluded.sum`,
    ...[match, seat, at, asks, viewAt, shown, checksum(match, seat, at, asks, viewAt, shown)],
  );
}

export function ownRows(
  sql: FoldedSql,
  people: readonly string[],
  matches: readonly string[] | null,
  limit: number,
): readonly OwnRow[] {
  const columns = `select s.seat, ${bytes('m.row', 'm.clock')}, m.changed_at, g.view_at, g.view <> '' as seen,
    cast(g.asks as blob) as asks from seats s join matches m on m.id = s.match
    left join glances g on g.match = s.match and g.seat = s.seat where s.person = ?`;
  const found = people.flatMap((person) =>
    (matches === null
      ? sql.all(`${columns} order by m.status = 'finished', m.changed_at desc limit ?`, person, limit)
      : matches.flatMap((match) => sql.all(`${columns} and s.match = ?`, person, match))
    ).map((row) => ({ person, row })),
  );
  return found.flatMap(({ person, row: found }) => {
    const row = rowOf(found);
    if (!row) return [];
    const viewAt = found.seen === 1 ? Number(found.view_at) : null;
    return {
      ...{ person, seat: Number(found.seat), row, clock: textOf(found.clock) ?? 'null' },
      ...{ asks: textOf(found.asks), viewAt },
    };
  });
}

export function glance(sql: FoldedSql, match: string, seat: Seat): string | null {
  const found = sql.get(`select ${bytes('view')} from glances where match = ? and seat = ?`, match, seat);
  return textOf(found?.view) || null;
}
