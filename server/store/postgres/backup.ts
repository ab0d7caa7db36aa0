/** Reads a whole PostgreSQL as items, writes items into an empty one, and packs finished matches. */

import { MINUTE } from '@conclave/engine/time-units';
import type { ClientBase } from 'pg';
import { ALIVE, type BackupItem, type MatchItem, PAPERS, type PersonItem } from '../backup-item.ts';
import { apart } from '../entry-line.ts';
import { pack, type Steps, unpack } from '../packing.ts';
import type { Notice, RatingStep } from '../personal.ts';
import { type ChatRoom, type MatchRow, type Person, StoreError } from '../store.ts';
import { decoded, encoded } from './letters.ts';
import { isAlive } from './node.ts';
import { subscriptionOf, writeNotices, writeRating, writeSubscription } from './personal.ts';
import { writeInvitations } from './rows.ts';

export async function packOne(sql: ClientBase, match: string): Promise<void> {
  await sql.query('insert into packs values ($1, $2)', [match, pack(await looseSteps(sql, match))]);
  await sql.query('delete from steps where match = $1', [match]);
  await sql.query('update heads set packed = true where match = $1', [match]);
}

async function looseSteps(sql: ClientBase, match: string): Promise<Steps> {
  const { rows } = await sql.query<{ name: string | null; logged: string }>(
    'select name, logged from steps where match = $1 order by seq',
    [match],
  );
  return {
    logged: rows.flatMap(({ logged }) => apart(logged)),
    names: rows.flatMap(({ name }) => name ?? []),
  };
}

export async function* backupItems(sql: ClientBase): AsyncIterable<BackupItem> {
  const kept = await sql.query<{ key: string; value: string }>('select key, value from kept');
  for (const { key, value } of kept.rows) if (key !== ALIVE) yield { kind: 'kept', key, value };
  const time = await sql.query<{ alive: number }>('select alive_at - shift as alive from house_time');
  if (time.rows[0].alive > 0) yield { kind: 'kept', key: ALIVE, value: String(time.rows[0].alive) };
  const people = await sql.query<Person & Omit<PersonItem, 'kind' | 'person'>>(
    'select id, name, recovery, created_at as "createdAt", shows from people',
  );
  for (const { id, name, ...rest } of people.rows) yield { kind: 'person', person: { id, name }, ...rest };
  const subscriptions = await sql.query('select * from subscriptions');
  for (const row of subscriptions.rows) yield { kind: 'subscription', subscription: subscriptionOf(row) };
  const ratings = await sql.query<RatingStep>('select * from ratings');
  for (const step of ratings.rows) yield { kind: 'rating', step };
  const matches = await sql.query<{ id: string }>('select id from matches order by id');
  for (const { id } of matches.rows) {
    yield await matchOf(sql, id);
    yield* belongings(sql, id);
  }
}

interface Found {
  readonly row: string;
  readonly seed: string | null;
  readonly told: string | null;
  readonly changed_at: number;
  readonly turns: string;
  readonly deadline: number | null;
  readonly clock: string;
  readonly clock_shift: number;
  readonly rated: boolean;
  readonly snapshot: string | null;
  readonly pack: Buffer | null;
}

async function matchOf(sql: ClientBase, id: string): Promise<MatchItem> {
  const { rows } = await sql.query<Found>(
    `select m.row, m.seed, m.told, h.changed_at, h.turns, h.deadline, h.clock, h.clock_shift, h.rated,
       (select data from snapshots s where s.match = m.id) as snapshot,
       (select data from packs p where p.match = m.id) as pack
     from matches m join heads h on h.match = m.id where m.id = $1`,
    [id],
  );
  const [{ seed, told, snapshot, turns, deadline, clock, clock_shift, rated: isRated, ...found }] = rows;
  const row = { ...(JSON.parse(found.row) as MatchRow), changedAt: found.changed_at };
  if (seed === null || told === null || snapshot === null)
    return { kind: 'match', row, isRated, begun: null };
  const steps = found.pack ? unpack(found.pack) : await looseSteps(sql, id);
  const clockRow = { deadline, shift: clock_shift, data: clock };
  return { kind: 'match', row, isRated, begun: { seed, told, snapshot, ...steps, turns, clock: clockRow } };
}

interface Said {
  readonly room: ChatRoom;
  readonly n: number;
  readonly id: string;
  readonly person: string;
  readonly seat: number | null;
  readonly sender: string;
  readonly text: string;
  readonly at: number;
}

async function* belongings(sql: ClientBase, id: string): AsyncIterable<BackupItem> {
  const match = id.replaceAll('-', '');
  const lines = await sql.query<Said>('select * from chat where match = $1 order by room, n', [id]);
  for (const { room, n, id: name, person, seat, sender, text, at } of lines.rows)
    yield {
      kind: 'line',
      match,
      room,
      id: name,
      person,
      line: { n, seat, from: sender, text: decoded(text), at },
    };
  const notices = await sql.query<Notice>('select seat, tag, due, remind from notices where match = $1', [
    id,
  ]);
  for (const notice of notices.rows) yield { kind: 'notice', match, notice };
  for (const kind of ['notebook', 'drafts'] as const) {
    const papers = await sql.query<{ seat: number; text: string }>(
      `select seat, text from ${PAPERS[kind]} where match = $1 order by seat`,
      [id],
    );
    for (const { seat, text } of papers.rows) yield { kind, match, seat, text: decoded(text) };
  }
}

/** Only where nothing is. */
export async function fill(sql: ClientBase, items: AsyncIterable<BackupItem>): Promise<void> {
  const { rows } = await sql.query('select 1 from matches union all select 1 from people limit 1');
  if (rows.length > 0)
    throw new StoreError('There are data in this database already; a backup is restored into an empty one.');
  const { rows: servers } = await sql.query(
    `select 1 from nodes where ${isAlive('extract(epoch from clock_timestamp()) * 1000')} limit 1`,
  );
  // It has keys of its own in memory, by which nobody of the backup would be known.
  if (servers.length > 0)
    throw new StoreError(
      'A server runs on this database, or did so a moment ago: stop it before you restore.',
    );
  for await (const item of items) await take(sql, item);
}

async function take(sql: ClientBase, item: BackupItem): Promise<void> {
  switch (item.kind) {
    case 'kept':
      if (item.key === ALIVE) await sql.query(GO_ON, [Number(item.value)]);
      else await sql.query(KEEP, [item.key, item.value]);
      return;
    case 'person': {
      const { person, recovery, createdAt, shows } = item;
      await sql.query('insert into people values ($1, $2, $3, $4, $5)', [
        ...[person.id, person.name, recovery, createdAt, shows],
      ]);
      return;
    }
    case 'subscription':
      return writeSubscription(sql, item.subscription);
    case 'rating':
      return writeRating(sql, item.step);
    case 'notice':
      return writeNotices(sql, item.match, [item.notice]);
    case 'match':
      return takeMatch(sql, item);
    case 'line': {
      const { match, room, id, person, line } = item;
      await sql.query('insert into chat values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
        ...[match, room, line.n, id, person, line.seat, line.from, encoded(line.text), line.at],
      ]);
      return;
    }
    case 'notebook':
    case 'drafts':
      await sql.query(`insert into ${PAPERS[item.kind]} values ($1, $2, $3)`, [
        item.match,
        item.seat,
        encoded(item.text),
      ]);
  }
}

/** A server that was started on the empty database has left keys, which nobody knows. */
const KEEP = 'insert into kept values ($1, $2) on conflict (key) do update set value = excluded.value';

/** The time of the house goes on from where a server was last alive. */
const GO_ON = `update house_time set alive_at = db.wall, shift = db.wall - $1
  from (select (extract(epoch from clock_timestamp()) * 1000)::bigint as wall) db`;

async function takeMatch(
  sql: ClientBase,
  { row: { changedAt, ...row }, isRated, begun }: MatchItem,
): Promise<void> {
  const { id } = row;
  await sql.query('insert into matches values ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    ...[id, row.game, row.host, row.createdAt, JSON.stringify(row)],
    ...[begun?.seed ?? null, begun?.told ?? null, row.opener ?? null],
    row.gathering?.code ?? null,
  ]);
  const clock = begun?.clock ?? { deadline: null, shift: 0, data: 'null' };
  await sql.query(
    `insert into heads (match, status, public, length, turns, deadline, wake_at, clock, clock_shift, changed_at, listed_at,
       rated)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11)`,
    [
      ...[id, row.status, row.public, begun?.logged.length ?? 0, begun?.turns ?? '[]', clock.deadline],
      ...[clock.data, clock.shift, changedAt, Math.floor(changedAt / MINUTE), isRated],
    ],
  );
  await sql.query(
    'insert into seats select $1, seat - 1, person from unnest($2::text[]) with ordinality i(person, seat)',
    [id, row.seats.map((holder) => (holder.kind === 'person' ? holder.person : null))],
  );
  await writeInvitations(sql, id, row.gathering?.asked ?? []);
  if (!begun) return;
  await sql.query('insert into snapshots values ($1, $2)', [id, begun.snapshot]);
  // There are never more names than entries, and which entry had which does not matter any more.
  await sql.query(
    `insert into steps select $1, seq - 1, name, logged
     from unnest($2::text[], $3::text[]) with ordinality i(logged, name, seq)`,
    [id, begun.logged, begun.logged.map((_line, n) => begun.names[n] ?? null)],
  );
}
