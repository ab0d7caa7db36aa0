/** What lists show of matches, in PostgreSQL. */

import type { Seat } from '@conclave/engine';
import type { Glance, OwnRow } from '../store.ts';
import type { Queries } from './connections.ts';
import { decoded, encoded } from './letters.ts';
import { type Row, rowOf } from './rows.ts';

/** In the order of their keys, so that no two servers wait for each other. */
const WRITE = `
insert into glances (match, seat, at, asks, view_at, view)
select i.match, i.seat, i.at, i.asks, i.at, coalesce(i.view, '')
from unnest($1::uuid[], $2::int[], $3::int[], $4::text[], $5::text[]) i(match, seat, at, asks, view)
join matches m on m.id = i.match order by i.match, i.seat
on conflict (match, seat) do update set at = excluded.at, asks = excluded.asks,
  view_at = case when excluded.view in ('', glances.view) then glances.view_at else excluded.at end,
  view = case when excluded.view = '' then glances.view else excluded.view end
where glances.at < excluded.at or (glances.at = excluded.at and
  (glances.asks, glances.view) is distinct from (excluded.asks, excluded.view))`;

export async function setGlances(sql: Queries, glances: readonly Glance[]): Promise<void> {
  await sql.write(
    WRITE,
    glances.map(({ match }) => match),
    glances.map(({ seat }) => seat),
    glances.map(({ at }) => at),
    glances.map(({ asks }) => encoded(asks)),
    glances.map(({ view }) => view && encoded(view)),
  );
}

interface Found extends Row {
  readonly person: string;
  readonly seat: number;
  readonly clock: string;
  readonly asks: string | null;
  readonly view_at: number | null;
}

const OF_PERSON = `select s.person, s.seat, m.row, h.clock, h.changed_at, g.asks,
  case when g.view <> '' then g.view_at end as view_at
from seats s join heads h on h.match = s.match join matches m on m.id = s.match
left join glances g on g.match = s.match and g.seat = s.seat`;

export async function ownRows(
  sql: Queries,
  people: readonly string[],
  matches: readonly string[] | null,
  limit: number,
): Promise<readonly OwnRow[]> {
  const rows =
    matches === null
      ? await sql.read<Found>(
          `select list.* from unnest($1::text[]) p(person), lateral (${OF_PERSON} where s.person = p.person
             order by h.status = 'finished', h.changed_at desc limit $2) list`,
          ...[people, limit],
        )
      : await sql.read<Found>(
          `${OF_PERSON} where s.person = any($1::text[]) and s.match = any($2::uuid[])`,
          ...[people, matches],
        );
  return rows.map(({ person, seat, clock, asks, view_at, ...found }) => ({
    ...{
      person,
      seat,
      row: rowOf(found),
      clock,
      asks: asks === null ? null : decoded(asks),
      viewAt: view_at,
    },
  }));
}

export async function glance(sql: Queries, match: string, seat: Seat): Promise<string | null> {
  const found = 'select view from glances where match = $1 and seat = $2';
  const row = (await sql.read<{ view: string }>(found, match, seat)).at(0);
  return row ? decoded(row.view) || null : null;
}
