/** What servers on one PostgreSQL need of each other. */

import type { Cluster, Head } from '../store.ts';
import { idOf, type Queries } from './connections.ts';
import { ALIVE_FOR, type Node } from './node.ts';

const MINUTE = 60_000;

const LOOK = `
select h.match, h.length, h.rev, coalesce((
  select array_agg(distinct p.person order by p.person) from presence p join nodes n on n.id = p.node
  where p.match = h.match and p.node <> $2 and n.alive_at > extract(epoch from clock_timestamp()) * 1000 - ${ALIVE_FOR}),
  '{}') as present
from heads h where h.match = any($1::uuid[])`;

const ARRIVE = `insert into presence select $1, $2, $3 where exists (select 1 from matches where id = $1)
on conflict do nothing`;

const LEAD_BOTS = `
insert into bot_leads as l select $1, $2, $4 where exists (select 1 from matches where id = $1)
on conflict (match) do update set node = excluded.node, until = excluded.until
  where l.node = excluded.node or l.until <= $3
returning 1`;

const TAKE = `
insert into allowances as a values ($1, $3::float8 - $2::float8, $4)
on conflict (key) do update set
  tokens = least($3, a.tokens + ($4 - a.filled_at) * $3 / ${MINUTE}) - $2, filled_at = $4
  where least($3, a.tokens + ($4 - a.filled_at) * $3 / ${MINUTE}) >= $2
returning 1`;

/** `node`: this one. */
export function clusterOf(node: Node, sql: Queries): Cluster {
  const { id } = node;
  return {
    now: () => node.now(),
    wall: () => node.wall(),
    get others() {
      return node.others;
    },
    get isCutOff() {
      return node.isCutOff;
    },
    listen: (news) => node.listen(news),
    look: async (matches) => {
      const heads = await sql.read<Head>(LOOK, matches, id);
      return heads.map((head) => ({ ...head, match: idOf(head.match) }));
    },
    arrive: async (match, person) => {
      await sql.write(ARRIVE, match, person, id);
      node.tell(match);
    },
    depart: async (match, person) => {
      await sql.write(
        'delete from presence where match = $1 and person = $2 and node = $3',
        match,
        person,
        id,
      );
      node.tell(match);
    },
    leadBots: async (match, milliseconds) => {
      const now = node.now();
      return (await sql.write(LEAD_BOTS, match, id, now, now + milliseconds)).length > 0;
    },
    resignBots: async (match) => {
      await sql.write('delete from bot_leads where match = $1 and node = $2', match, id);
    },
    take: async (key, count, perMinute) =>
      (await sql.write(TAKE, key, count, perMinute, node.wall())).length > 0,
  };
}
