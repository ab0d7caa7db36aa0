/** The store in PostgreSQL: several servers on one database, each of which may move any match. */

import { existsSync, rmSync } from 'node:fs';
import type { Seat } from '@conclave/engine';
import { HOUR, MINUTE } from '@conclave/engine/time-units';
import type pg from 'pg';
import { placeOf } from '../config.ts';
import type { BackupItem } from './backup-item.ts';
import { apart, joined, ownName } from './entry-line.ts';
import { unpack } from './packing.ts';
import { Appends } from './postgres/appends.ts';
import { backupItems, fill, packOne } from './postgres/backup.ts';
import { linesAfter, say } from './postgres/chat.ts';
import { clusterOf, headColumns } from './postgres/cluster.ts';
import { idOf, inTransaction, newClient, newPool, POOL, Queries } from './postgres/connections.ts';
import { decoded, encoded } from './postgres/letters.ts';
import { Node } from './postgres/node.ts';
import { hasTables, migrate } from './postgres/schema.ts';
import { SqliteStore } from './sqlite.ts';
import {
  type Append,
  type Appended,
  type Bounds,
  type ChatLine,
  type ChatRoom,
  type ClockRow,
  type Cluster,
  checkBounds,
  type Damage,
  type Head,
  type Listed,
  type ListName,
  type MatchRow,
  NoDataError,
  type Opening,
  type Person,
  type Said,
  type Standing,
  type Store,
  type StoredMatch,
  StoreError,
  type TableCounts,
  type Tail,
} from './store.ts';

/** A node that is gone is forgotten, with those who were there; so are allowances that are full again. */
const FORGOTTEN_AFTER = HOUR;
/** Matches looked at in one go for what is due: of most of them the deadline has moved on. */
const LOOKED_AT = 1000;
const ID = /^[0-9a-f]{32}$/;

interface Row {
  readonly row: string;
  readonly changed_at: number;
}

interface Later extends Row {
  readonly deadline: number | null;
  readonly clock: string;
  readonly clock_shift: number;
  readonly logged: readonly string[] | null;
  readonly pack: Buffer | null;
}

interface Begun extends Later {
  readonly told: string | null;
  readonly snapshot: string | null;
}

/** In one statement, so that all of it is of the same moment. */
const LOAD = `
select m.row, m.told, h.changed_at, h.deadline, h.clock, h.clock_shift,
  (select data from snapshots s where s.match = m.id) as snapshot,
  (select data from packs p where p.match = m.id) as pack,
  (select array_agg(s.logged order by s.seq) from steps s where s.match = m.id and s.seq >= $2) as logged
from matches m join heads h on h.match = m.id where m.id = $1`;

/** The same for what came from a number on, without what whoever asks has had; `$3`: the server that asks. */
const TAIL = `
select m.row, h.changed_at, h.deadline, h.clock, h.clock_shift, ${headColumns('$3')},
  (select data from packs p where p.match = m.id and h.length > $2) as pack,
  (select array_agg(s.logged order by s.seq) from steps s where s.match = m.id and s.seq >= $2) as logged
from matches m join heads h on h.match = m.id where m.id = $1`;

/** Those whose deadline has moved on wait for it; of the others as many as are wanted are claimed. */
const CLAIM = `
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

/** By minutes first, which are in an index; whoever is there keeps their match. */
const expired = (status: string, moment: string) => `
  (select h.match from heads h where h.status = '${status}' and h.listed_at <= ${moment}::bigint / ${MINUTE}
    and h.changed_at < ${moment}::bigint and not exists (select 1 from presence p where p.match = h.match)
  order by h.listed_at limit $3)`;
const EXPIRED = `${expired('open', '$1')} union all ${expired('finished', '$2')} limit $3`;

const TABLES_OF = `
select count(*) filter (where h.status = 'open')::int as open, count(*) filter (where h.status = 'running'
    and not exists (select 1 from seats s where s.match = m.id and s.person is not null))::int as "botsAlone",
  (select count(distinct h.match)::int from seats s join heads h on h.match = s.match
    join matches m on m.id = s.match where s.person = $1 and h.status = 'open' and m.host <> $1) as joined,
  (select count(*)::int from matches m join heads h on h.match = m.id
    where m.opener = $2 and h.status = 'open') as opened,
  (select count(*)::int from matches m join heads h on h.match = m.id
    where m.opener = $2 and h.status = 'open' and h.public) as listed
from matches m join heads h on h.match = m.id where m.host = $1 and m.host <> ''`;

/** What is bounded changes one after the other, at all servers: whoever counts has seen what was before. */
const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

export class PostgresStore implements Store {
  readonly cluster: Cluster | null;
  private readonly url: string;
  private readonly node: Node | null;
  private readonly sql: Queries;
  private readonly appendPool: pg.Pool;
  private readonly appends: Appends;

  private constructor(url: string, node: Node | null) {
    this.url = url;
    this.node = node;
    this.sql = new Queries(url);
    this.appendPool = newPool(url, POOL.appends);
    this.appends = new Appends(this.appendPool, (match) => this.changed(match));
    this.cluster = node && clusterOf(node, this.sql);
  }

  /**
   * `serves`: as one of the servers on it, of which the others shall know. `exists`: there must be data in it, or it is
   * left as it is.
   */
  static async open(
    url: string,
    { serves, exists = false }: { readonly serves: boolean; readonly exists?: boolean },
  ): Promise<PostgresStore> {
    const place = placeOf({ database: url, data: '' });
    const client = newClient(url);
    client.on('error', () => {});
    try {
      await client.connect();
      if (exists && !(await hasTables(client))) throw new NoDataError(place);
      await migrate(client);
      const node = serves ? new Node(url) : null;
      await node?.start();
      return new PostgresStore(url, node);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      throw new StoreError(`The database ${place} cannot be used: ${(error as Error).message}`);
    } finally {
      await client.end().catch(() => {});
    }
  }

  async keep(key: string, value: string): Promise<void> {
    await this.sql.write(
      'insert into kept values ($1, $2) on conflict (key) do update set value = excluded.value',
      key,
      value,
    );
  }

  async kept(key: string): Promise<string | null> {
    const rows = await this.sql.read<{ value: string }>('select value from kept where key = $1', key);
    return rows.at(0)?.value ?? null;
  }

  async keepFirst(key: string, value: string): Promise<string> {
    await this.sql.write('insert into kept values ($1, $2) on conflict (key) do nothing', key, value);
    return (await this.kept(key)) ?? value;
  }

  async addPerson({ id, name }: Person, at: number): Promise<void> {
    await this.sql.write('insert into people (id, name, created_at) values ($1, $2, $3)', id, name, at);
  }

  async person(id: string): Promise<Person | null> {
    const rows = await this.sql.read<Person>('select id, name from people where id = $1', id);
    return rows.at(0) ?? null;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.sql.write('update people set name = $2 where id = $1', id, name);
  }

  async setRecovery(id: string, hash: string): Promise<void> {
    await this.sql.write('update people set recovery = $2 where id = $1', id, hash);
  }

  async takeRecovery(id: string, hash: string): Promise<boolean> {
    const sql = 'update people set recovery = null where id = $1 and recovery = $2 returning id';
    return (await this.sql.write(sql, id, hash)).length > 0;
  }

  async personByRecovery(hash: string): Promise<Person | null> {
    const rows = await this.sql.read<Person>('select id, name from people where recovery = $1', hash);
    return rows.at(0) ?? null;
  }

  async addMatch(row: MatchRow, bounds?: Bounds): Promise<void> {
    await this.within(bounds, async (sql) => {
      await sql.query(
        'insert into matches (id, game, host, created_at, row, opener) values ($1, $2, $3, $4, $5, $6)',
        [row.id, row.game, row.host, row.createdAt, rowText(row), row.opener ?? null],
      );
      await sql.query(
        'insert into heads (match, status, public, changed_at, listed_at) values ($1, $2, $3, $4, $5)',
        [row.id, row.status, row.public, row.changedAt, minuteOf(row.changedAt)],
      );
      await writeSeats(sql, row);
    });
  }

  async row(id: string): Promise<MatchRow | null> {
    if (!ID.test(id)) return null;
    const sql = 'select m.row, h.changed_at from matches m join heads h on h.match = m.id where m.id = $1';
    const rows = await this.sql.read<Row>(sql, id);
    return rows.length > 0 ? rowOf(rows[0]) : null;
  }

  async changeRow(before: MatchRow, after: MatchRow, bounds?: Bounds): Promise<boolean> {
    const changed = await this.within(bounds, (sql) => swapRow(sql, before, after));
    if (changed) this.changed(after.id);
    return changed;
  }

  async begin(
    before: MatchRow,
    after: MatchRow,
    opening: Opening,
    turns: readonly Seat[],
    clock: ClockRow,
    bounds?: Bounds,
  ): Promise<boolean> {
    const begun = await this.within(bounds, async (sql) => {
      if (!(await swapRow(sql, before, after))) return false;
      const { id } = after;
      await sql.query('update matches set seed = $2, told = $3 where id = $1', [
        id,
        opening.seed,
        opening.told,
      ]);
      await sql.query(
        `update heads set length = $2, rules = $3, turns = $4, deadline = $5, wake_at = $5, clock = $6, clock_shift = 0
         where match = $1`,
        [
          ...[id, opening.logged.length, after.version, JSON.stringify(turns)],
          ...[clock.deadline, clock.data],
        ],
      );
      if (opening.logged.length > 0)
        await sql.query('insert into steps values ($1, 0, null, $2)', [id, joined(opening.logged)]);
      await sql.query('insert into snapshots values ($1, $2)', [id, opening.snapshot]);
      return true;
    });
    if (begun) this.changed(after.id);
    return begun;
  }

  async list(list: ListName, person: string | null, limit: number): Promise<readonly Listed[]> {
    const columns = 'select m.row, h.turns, h.changed_at from heads h join matches m on m.id = h.match';
    const rows =
      list === 'mine'
        ? await this.sql.read<Row & { turns: string }>(
            `${columns} where h.match in (select match from seats where person = $1)
             order by h.status = 'finished', h.changed_at desc limit $2`,
            ...[person, limit],
          )
        : await this.sql.read<Row & { turns: string }>(
            `${columns} where h.status = $1 and h.public order by h.listed_at desc, h.changed_at desc limit $2`,
            ...[list, limit],
          );
    return rows.map((found) => ({ row: rowOf(found), turns: JSON.parse(found.turns) as Seat[] }));
  }

  async expired(open: number, finished: number | null, limit: number): Promise<readonly string[]> {
    const wall = this.node?.wall() ?? 0;
    await this.sql.write('delete from nodes where alive_at < $1', wall - FORGOTTEN_AFTER);
    await this.sql.write('delete from allowances where filled_at < $1', wall - FORGOTTEN_AFTER);
    const rows = await this.sql.read<{ match: string }>(EXPIRED, open, finished ?? 0, limit);
    return rows.map(({ match }) => idOf(match));
  }

  async remove(match: string): Promise<boolean> {
    const removed = await inTransaction(this.sql.transactions, async (sql) => {
      // Whoever begins it holds its row: looked at after that, it is being played.
      await sql.query('select 1 from matches where id = $1 for update', [match]);
      const { rowCount } = await sql.query(
        "delete from matches where id = $1 and exists (select 1 from heads where match = $1 and status <> 'running')",
        [match],
      );
      if (rowCount === 0) return false;
      await sql.query('delete from steps where match = $1', [match]);
      return true;
    });
    if (removed) this.changed(match);
    return removed;
  }

  append(append: Append): Promise<Appended> {
    return this.appends.append(append);
  }

  async load(id: string): Promise<StoredMatch | null> {
    if (!ID.test(id)) return null;
    const found = (await this.sql.read<Begun>(LOAD, id, 0)).at(0);
    if (!found || found.told === null || found.snapshot === null) return null;
    const { told, snapshot } = found;
    return { ...laterOf(found, 0), told, snapshot };
  }

  async tail(id: string, from: number): Promise<Tail | null> {
    if (!ID.test(id)) return null;
    const { node } = this;
    const found = (await this.sql.read<Later & Head>(TAIL, id, from, node?.id ?? null)).at(0);
    if (!found) return null;
    const { match, length, rev, present } = found;
    return { ...laterOf(found, from), head: node && { match: idOf(match), length, rev, present } };
  }

  async hasStep(match: string, seat: Seat, step: string): Promise<boolean> {
    const sql = 'select 1 from steps where match = $1 and name = $2';
    const name = ownName(seat, step);
    if ((await this.sql.read(sql, match, name)).length > 0) return true;
    const [packed] = await this.sql.read<{ data: Buffer }>('select data from packs where match = $1', match);
    return packed !== undefined && unpack(packed.data).names.includes(name);
  }

  async saveIdle(match: string, from: Standing, snapshot: string | null, clock: ClockRow): Promise<boolean> {
    const saved = await inTransaction(this.sql.transactions, async (sql) => {
      const { rowCount } = await sql.query(
        `update heads set deadline = $3, wake_at = $3, clock = $4, clock_shift = 0, claimed_until = 0, rev = rev + 1,
           rules = case when $7 then coalesce($6, rules) else rules end
         where match = $1 and length = $2 and clock = $5 and rules <= coalesce($6, rules)`,
        [match, from.at, clock.deadline, clock.data, from.clock, from.rules ?? null, snapshot !== null],
      );
      if (rowCount === 0) return false;
      const keep =
        'insert into snapshots values ($1, $2) on conflict (match) do update set data = excluded.data';
      if (snapshot !== null) await sql.query(keep, [match, snapshot]);
      return true;
    });
    if (saved) this.changed(match);
    return saved;
  }

  async claimDue(now: number, until: number, limit: number): Promise<readonly string[]> {
    if (limit <= 0) return [];
    const rows = await this.sql.write<{ match: string }>(CLAIM, now, until, limit);
    return rows.map(({ match }) => idOf(match));
  }

  async startedMatchIds(): Promise<readonly string[]> {
    const rows = await this.sql.read<{ id: string }>(
      'select id from matches where told is not null order by id',
    );
    return rows.map(({ id }) => idOf(id));
  }

  async say(match: string, room: ChatRoom, said: Said): Promise<ChatLine> {
    const line = await inTransaction(this.sql.transactions, (sql) => say(sql, match, room, said));
    this.changed(match);
    return line;
  }

  async chat(match: string, room: ChatRoom, after: number): Promise<readonly ChatLine[]> {
    return linesAfter(this.sql, match, room, after);
  }

  async notebook(match: string, seat: Seat): Promise<string> {
    const sql = 'select text from notebooks where match = $1 and seat = $2';
    return decoded((await this.sql.read<{ text: string }>(sql, match, seat)).at(0)?.text ?? '');
  }

  async setNotebook(match: string, seat: Seat, text: string): Promise<void> {
    const sql =
      'insert into notebooks values ($1, $2, $3) on conflict (match, seat) do update set text = excluded.text';
    await this.sql.write(sql, match, seat, encoded(text));
  }

  async drafts(match: string, seat: Seat): Promise<string> {
    const sql = 'select text from drafts where match = $1 and seat = $2';
    return decoded((await this.sql.read<{ text: string }>(sql, match, seat)).at(0)?.text ?? '');
  }

  async setDrafts(match: string, seat: Seat, text: string): Promise<void> {
    const sql =
      'insert into drafts values ($1, $2, $3) on conflict (match, seat) do update set text = excluded.text';
    if (text === '') await this.sql.write('delete from drafts where match = $1 and seat = $2', match, seat);
    else await this.sql.write(sql, match, seat, encoded(text));
  }

  async clearDrafts(match: string): Promise<void> {
    await this.sql.write('delete from drafts where match = $1', match);
  }

  async pack(before: number, limit: number): Promise<number> {
    return inTransaction(this.sql.transactions, async (sql) => {
      const { rows } = await sql.query<{ match: string }>(
        `select match from heads where status = 'finished' and not packed and listed_at <= $2 and changed_at < $1
         order by listed_at limit $3 for update skip locked`,
        [before, minuteOf(before), limit],
      );
      for (const { match } of rows) await packOne(sql, match);
      return rows.length;
    });
  }

  /** As SQLite has it: that restores into either. */
  async backup(file: string): Promise<void> {
    if (existsSync(file)) throw new StoreError(`${file} is already there; a backup never overwrites.`);
    const copy = SqliteStore.open(file);
    try {
      await copy.fill(this.backupItems());
      await copy.close();
    } catch (error) {
      await copy.close();
      for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
      throw error;
    } finally {
      rmSync(`${file}-mark`, { force: true });
    }
  }

  /** All of one moment. */
  async *backupItems(): AsyncIterable<BackupItem> {
    const client = newClient(this.url);
    await client.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      yield* backupItems(client);
      await client.query('commit');
    } finally {
      await client.end();
    }
  }

  /** All of them, or none, and only where nothing is. */
  async fill(items: AsyncIterable<BackupItem>): Promise<void> {
    const client = newClient(this.url);
    await client.connect();
    try {
      await client.query('begin');
      await fill(client, items);
      await client.query('commit');
    } finally {
      await client.end();
    }
  }

  /** Pages have checksums of their own, and PostgreSQL refuses what is damaged. */
  async damages(): Promise<readonly Damage[]> {
    return [];
  }

  async warning(): Promise<string | null> {
    return (await this.isDurable())
      ? null
      : 'The database answers before a commit is on its disk (fsync or synchronous_commit is off): a crash may take moves back that players have seen.';
  }

  async isDurable(): Promise<boolean> {
    const [settings] = await this.sql.read<{ fsync: string; commit: string }>(
      "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
    );
    return settings.fsync === 'on' && settings.commit !== 'off' && settings.commit !== 'local';
  }

  async close(): Promise<void> {
    await this.appends.finish();
    await this.node?.end();
    await Promise.all([this.sql.end(), this.appendPool.end()]);
  }

  /** One transaction; where something is bounded, what it takes up is counted after the work, and before the commit. */
  private within<Result>(
    bounds: Bounds | undefined,
    work: (sql: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> {
    return inTransaction(this.sql.transactions, async (sql) => {
      if (!bounds) return work(sql);
      const { person, opener = null } = bounds;
      // In the same order everywhere, so that nobody waits for each other.
      await sql.query(LOCK, [person]);
      if (opener !== null) await sql.query(LOCK, [opener]);
      const result = await work(sql);
      const { rows } = await sql.query<TableCounts>(TABLES_OF, [person, opener]);
      checkBounds(bounds, rows[0]);
      return result;
    });
  }

  private changed(match: string): void {
    this.node?.tell(match);
  }
}

const minuteOf = (at: number) => Math.floor(at / MINUTE);

async function swapRow(sql: pg.PoolClient, before: MatchRow, after: MatchRow): Promise<boolean> {
  const { rowCount } = await sql.query(
    'update matches set row = $2, opener = $4 where id = $1 and row = $3',
    [after.id, rowText(after), rowText(before), after.opener ?? null],
  );
  if (rowCount !== 1) return false;
  await sql.query(
    `update heads set status = $2, public = $3, changed_at = $4, listed_at = greatest(listed_at, $5), rev = rev + 1
     where match = $1`,
    [after.id, after.status, after.public, after.changedAt, minuteOf(after.changedAt)],
  );
  await writeSeats(sql, after);
  return true;
}

async function writeSeats(sql: pg.PoolClient, { id, seats }: MatchRow): Promise<void> {
  await sql.query(
    `insert into seats select $1, seat - 1, person from unnest($2::text[]) with ordinality i(person, seat)
     on conflict (match, seat) do update set person = excluded.person`,
    [id, seats.map((holder) => (holder.kind === 'person' ? holder.person : null))],
  );
}

/** The time of the last public change stands in a column of its own: it is written with every step. */
function rowText({ changedAt: _column, ...row }: MatchRow): string {
  return JSON.stringify(row);
}

function rowOf({ row, changed_at }: Row): MatchRow {
  return { ...(JSON.parse(row) as MatchRow), changedAt: changed_at };
}

function laterOf(found: Later, from: number): Omit<Tail, 'head'> {
  const { deadline, clock, clock_shift, logged, pack: packed } = found;
  return {
    row: rowOf(found),
    clock: { deadline, shift: clock_shift, data: clock },
    logged: packed ? unpack(packed).logged.slice(from) : (logged ?? []).flatMap(apart),
  };
}
