/** The longer SQL statements on matches, in PostgreSQL. */

import { MINUTE } from '@conclave/engine/time-units';
import { headColumns } from './cluster.ts';

/** Matches looked at in one go for what is due: of most of them the deadline has moved on. */
const LOOKED_AT = 1000;

/** In one statement, so that all of it is of the same moment. */
export const LOAD = `
select m.row, m.told, h.changed_at, h.deadline, h.clock, h.clock_shift,
  (select data from snapshots s where s.match = m.id) as snapshot,
  (select data from packs p where p.match = m.id) as pack,
  (select array_agg(s.logged order by s.seq) from steps s where s.match = m.id and s.seq >= $2) as logged
from matches m join heads h on h.match = m.id where m.id = $1`;

/** The same for the entries from `$2` on; `$3`: the server that asks. */
export const TAIL = `
select m.row, h.changed_at, h.deadline, h.clock, h.clock_shift, ${headColumns('$3')},
  (select data from packs p where p.match = m.id and h.length > $2) as pack,
  (select array_agg(s.logged order by s.seq) from steps s where s.match = m.id and s.seq >= $2) as logged
from matches m join heads h on h.match = m.id where m.id = $1`;

/** Matches whose deadline has moved on wait for it; of the others, up to `$3` are claimed. */
export const CLAIM = `
with looked as (
  select match, deadline from heads where status = 'running' and wake_at <= $1 and claimed_until <= $1
  order by wake_at limit ${LOOKED_AT} for update skip locked),
later as (
  update heads h set wake_at = l.deadline from looked l
  where h.match = l.match and (l.deadline is null or l.deadline > $1)),
claimed as (
  update heads h set claimed_until = $2
  from (select match from looked where deadline <= $1 order by deadline limit $3) l
  where h.match = l.match returning h.match, h.deadline)
select match from claimed order by deadline`;

/** By minutes first, which are in an index; a match with somebody present is kept. */
const expired = (status: string, moment: string) => `
  (select h.match from heads h where h.status = '${status}' and h.listed_at <= ${moment}::bigint / ${MINUTE}
    and h.changed_at < ${moment}::bigint and not exists (select 1 from presence p where p.match = h.match)
  order by h.listed_at limit $3)`;
export const EXPIRED = `${expired('open', '$1')} union all ${expired('finished', '$2')} limit $3`;

export const TABLES_OF = `
select count(*) filter (where h.status = 'open')::int as open, count(*) filter (where h.status = 'running'
    and not exists (select 1 from seats s where s.match = m.id and s.person is not null))::int as "botsAlone",
  (select count(distinct h.match)::int from seats s join heads h on h.match = s.match
    join matches m on m.id = s.match where s.person = $1 and h.status = 'open' and m.host <> $1) as joined,
  (select count(*)::int from matches m join heads h on h.match = m.id
    where m.opener = $2 and h.status = 'open') as opened,
  (select count(*)::int from matches m join heads h on h.match = m.id
    where m.opener = $2 and h.status = 'open' and h.public) as listed
from matches m join heads h on h.match = m.id where m.host = $1 and m.host <> ''`;

/** Bounded changes wait for each other, at all servers: each count includes all earlier changes. */
export const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
