/** The store in PostgreSQL: several servers share one database, and each may move any match. */

import { existsSync, rmSync } from 'node:fs';
import type { Seat } from '@conclave/engine';
import { HOUR } from '@conclave/engine/time-units';
import type pg from 'pg';
import { placeOf } from '../config.ts';
import type { BackupItem } from './backup-item.ts';
import type { Bounds } from './bounds.ts';
import type { Cluster, Head } from './cluster.ts';
import { ownName } from './entry-line.ts';
import { unpack } from './packing.ts';
import { Appends } from './postgres/appends.ts';
import { backupItems, fill, packOne } from './postgres/backup.ts';
import { linesAfter, say } from './postgres/chat.ts';
import { clusterOf } from './postgres/cluster.ts';
import { idOf, inTransaction, newClient, newPool, POOL, Queries } from './postgres/connections.ts';
import { glance, ownRows, setGlances } from './postgres/glances.ts';
import { keep, keepFirst, kept, replaceKept } from './postgres/kept-values.ts';
import { list } from './postgres/lists.ts';
import { Node } from './postgres/node.ts';
import { clearDrafts, seatText, setDrafts, setNotebook } from './postgres/notebooks.ts';
import { addPerson, person, personByRecovery, rename, setRecovery, takeRecovery } from './postgres/people.ts';
import { PostgresPersonal, writeNotices } from './postgres/personal.ts';
import {
  type Begun,
  insertRow,
  type Later,
  laterOf,
  minuteOf,
  type Row,
  removeMatch,
  rowOf,
  swapRow,
  within,
  writeOpening,
} from './postgres/rows.ts';
import { hasTables, migrate } from './postgres/schema.ts';
import { CLAIM, EXPIRED, LOAD, TAIL } from './postgres/statements.ts';
import { SqliteStore } from './sqlite.ts';
import {
  type Append,
  type Appended,
  type ChatLine,
  type ChatRoom,
  type ClockRow,
  type Damage,
  type Glance,
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
  type Tail,
} from './store.ts';

/** A node that is gone is forgotten, with those who were there; so are allowances that are full again. */
const FORGOTTEN_AFTER = HOUR;
const ID = /^[0-9a-f]{32}$/;

export class PostgresStore extends PostgresPersonal implements Store {
  readonly cluster: Cluster | null;
  private readonly url: string;
  private readonly node: Node | null;
  protected readonly sql: Queries;
  private readonly appendPool: pg.Pool;
  private readonly appends: Appends;

  private constructor(url: string, node: Node | null) {
    super();
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

  keep(key: string, value: string): Promise<void> {
    return keep(this.sql, key, value);
  }

  kept(key: string): Promise<string | null> {
    return kept(this.sql, key);
  }

  keepFirst(key: string, value: string): Promise<string> {
    return keepFirst(this.sql, key, value);
  }

  replaceKept(key: string, before: string | null, after: string | null): Promise<boolean> {
    return replaceKept(this.sql, key, before, after);
  }

  addPerson(who: Person, at: number): Promise<void> {
    return addPerson(this.sql, who, at);
  }

  person(id: string): Promise<Person | null> {
    return person(this.sql, id);
  }

  rename(id: string, name: string): Promise<void> {
    return rename(this.sql, id, name);
  }

  setRecovery(id: string, hash: string): Promise<void> {
    return setRecovery(this.sql, id, hash);
  }

  takeRecovery(id: string, hash: string): Promise<boolean> {
    return takeRecovery(this.sql, id, hash);
  }

  personByRecovery(hash: string): Promise<Person | null> {
    return personByRecovery(this.sql, hash);
  }

  async addMatch(row: MatchRow, bounds?: Bounds): Promise<void> {
    await within(this.sql, bounds, (sql) => insertRow(sql, row));
  }

  async row(id: string): Promise<MatchRow | null> {
    if (!ID.test(id)) return null;
    const sql = 'select m.row, h.changed_at from matches m join heads h on h.match = m.id where m.id = $1';
    const rows = await this.sql.read<Row>(sql, id);
    return rows.length > 0 ? rowOf(rows[0]) : null;
  }

  async changeRow(before: MatchRow, after: MatchRow, bounds?: Bounds): Promise<boolean> {
    const changed = await within(this.sql, bounds, (sql) => swapRow(sql, before, after));
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
    const begun = await within(this.sql, bounds, async (sql) => {
      if (!(await swapRow(sql, before, after))) return false;
      await writeOpening(sql, after, opening, turns, clock);
      await writeNotices(sql, after.id, opening.notices ?? []);
      return true;
    });
    if (begun) this.changed(after.id);
    return begun;
  }

  list(name: ListName, person: string | null, limit: number): Promise<readonly Listed[]> {
    return list(this.sql, name, person, limit);
  }

  async matchByCode(code: string): Promise<string | null> {
    const rows = await this.sql.read<{ id: string }>('select id from matches where code = $1', code);
    return rows.length > 0 ? idOf(rows[0].id) : null;
  }

  async expired(open: number, finished: number | null, limit: number): Promise<readonly string[]> {
    const wall = this.node?.wall() ?? 0;
    await this.sql.write('delete from nodes where alive_at < $1', wall - FORGOTTEN_AFTER);
    await this.sql.write('delete from allowances where filled_at < $1', wall - FORGOTTEN_AFTER);
    const rows = await this.sql.read<{ match: string }>(EXPIRED, open, finished ?? 0, limit);
    return rows.map(({ match }) => idOf(match));
  }

  async remove(match: string): Promise<boolean> {
    const removed = await removeMatch(this.sql, match);
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

  async say(match: string, room: ChatRoom, said: Said): Promise<ChatLine | null> {
    const line = await inTransaction(this.sql.transactions, (sql) => say(sql, match, room, said));
    this.changed(match);
    return line;
  }

  async chat(match: string, room: ChatRoom, after: number): Promise<readonly ChatLine[]> {
    return linesAfter(this.sql, match, room, after);
  }

  notebook(match: string, seat: Seat): Promise<string> {
    return seatText(this.sql, 'notebooks', match, seat);
  }

  setNotebook(match: string, seat: Seat, text: string): Promise<void> {
    return setNotebook(this.sql, match, seat, text);
  }

  drafts(match: string, seat: Seat): Promise<string> {
    return seatText(this.sql, 'drafts', match, seat);
  }

  setDrafts(match: string, seat: Seat, text: string): Promise<void> {
    return setDrafts(this.sql, match, seat, text);
  }

  clearDrafts(match: string): Promise<void> {
    return clearDrafts(this.sql, match);
  }

  setGlances(glances: readonly Glance[]): Promise<void> {
    return setGlances(this.sql, glances);
  }

  ownRows(people: readonly string[], matches: readonly string[] | null, limit: number) {
    return ownRows(this.sql, people, matches, limit);
  }

  glance(match: string, seat: Seat): Promise<string | null> {
    return glance(this.sql, match, seat);
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

  private changed(match: string): void {
    this.node?.tell(match);
  }
}
