/** What servers on one PostgreSQL need of each other. */

import { MINUTE } from '@conclave/engine/time-units';
import type { Cluster, Head } from '../cluster.ts';
import { hasEnded, keysOf } from '../sign-ins.ts';
import { Attendance } from './attendance.ts';
import { idOf, type Queries } from './connections.ts';
import { isAlive, type Node, SIGNED_OUT } from './node.ts';

/** Of a row `h` of heads, what a `Head` says; `node`: the parameter that names the server which asks. */
export const headColumns = (node: string) => `
h.match, h.length, h.rev, coalesce((
  select array_agg(distinct p.person order by p.person) from presence p join nodes n on n.id = p.node
  where p.match = h.match and p.node <> ${node} and ${isAlive('extract(epoch from clock_timestamp()) * 1000')}),
  '{}') as present`;

const LOOK = `select ${headColumns('$2')} from heads h where h.match = any($1::uuid[])`;

const LEAD_BOTS = `
insert into bot_leads as l select $1, $2, $4 where exists (select 1 from matches where id = $1)
on conflict (match) do update set node = excluded.node, until = excluded.until
  where l.node = excluded.node or l.until <= $3
returning 1`;

const LEFT = `least($3, a.tokens + greatest(0, $4 - a.filled_at) * $3 / ${MINUTE})`;
const TAKE = `
insert into allowances as a values ($1, $3::float8 - $2::float8, $4)
on conflict (key) do update set
  tokens = ${LEFT} - $2, filled_at = $4 where ${LEFT} >= $2
returning 1`;

const KEPT = 'select key, value from kept where key = any($1::text[])';

/** `node`: this one. */
export function clusterOf(node: Node, sql: Queries): Cluster {
  const { id } = node;
  const attendance = new Attendance(node, sql);
  return {
    now: () => node.now(),
    wall: () => node.wall(),
    get others() {
      return node.others;
    },
    get hasOlder() {
      return node.hasOlder;
    },
    get isCutOff() {
      return node.isCutOff;
    },
    listen: (news) => node.listen(news),
    signedOut: (signIn) => node.tell(SIGNED_OUT + signIn),
    endedSignIns: async (signIns) => {
      const kept = await sql.read<{ key: string; value: string }>(KEPT, signIns.flatMap(keysOf));
      const values = new Map(kept.map(({ key, value }) => [key, value]));
      return signIns.filter((signIn) => {
        const [ended, generation] = keysOf(signIn).map((key) => values.get(key));
        return hasEnded(signIn, ended, generation);
      });
    },
    heads: async (matches) => {
      const heads = await sql.read<Head>(LOOK, matches, id);
      return heads.map((head) => ({ ...head, match: idOf(head.match) }));
    },
    arrive: (match, person) => attendance.set({ match, person, isHere: true }),
    depart: (match, person) => attendance.set({ match, person, isHere: false }),
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
