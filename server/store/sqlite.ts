/** The store in one SQLite file. A commit holds the steps of several matches, and is on disk when it returns. */

import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Seat } from '@conclave/engine';
import type { BackupItem } from './backup-item.ts';
import type { Bounds } from './bounds.ts';
import { checksum } from './checksum.ts';
import { damages } from './damages.ts';
import { EntryCount } from './entry-count.ts';
import { lineOf, ownName, stepName } from './entry-line.ts';
import { Journal, WRITE_SNAPSHOT } from './journal.ts';
import { MIGRATIONS } from './schema.ts';
import { bytes, Sql } from './sql.ts';
import { backupItems, take } from './sqlite-backup.ts';
import { linesAfter, say } from './sqlite-chat.ts';
import { Commits } from './sqlite-commits.ts';
import { FoldedSql, textOf } from './sqlite-folded.ts';
import { glance, ownRows, setGlances } from './sqlite-glances.ts';
import { keep, keepFirst, kept, replaceKept } from './sqlite-kept-values.ts';
import { addMatch, list, matchByCode, rowOf, swapRow, writeOpening } from './sqlite-matches.ts';
import { clearDrafts, seatText, setDrafts, setNotebook } from './sqlite-notebooks.ts';
import { forgetLooseSteps, packedSteps, packFinished } from './sqlite-packs.ts';
import { addPerson, person, personByRecovery, rename, setRecovery, takeRecovery } from './sqlite-people.ts';
import { SqlitePersonal, writeNotices } from './sqlite-personal.ts';
import { laterOf } from './sqlite-tail.ts';
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
  type Opening,
  type Person,
  type Said,
  type Standing,
  type Store,
  type StoredMatch,
  StoreError,
  type Tail,
} from './store.ts';

const FULL_SYNC = 2;

export class SqliteStore extends SqlitePersonal implements Store {
  readonly cluster = null;
  protected readonly sql: Sql;
  protected readonly tables: FoldedSql;
  private readonly journal: Journal;
  private readonly commits: Commits;
  private readonly count: EntryCount;
  private entries = 0;
  private readonly lost: string | null;

  private constructor(file: string, sql: Sql, count: EntryCount) {
    super();
    this.sql = sql;
    this.journal = new Journal(sql);
    this.tables = new FoldedSql(sql, this.journal);
    this.commits = new Commits(sql, this.journal, (entries) => this.stored(entries));
    this.count = count;
    this.migrate(file);
    this.entries = Number(this.tables.get('select sum(length) as entries from matches')?.entries ?? 0);
    const lost = count.found - this.entries;
    this.lost =
      lost > 0
        ? `The data file ${file} has lost ${lost} of ${count.found} entries: it was cut short, or replaced by an older copy. Every match goes on from the last of its entries that is there.`
        : null;
  }

  /** Opens or makes the file, and brings its tables up to date. */
  static open(file: string): SqliteStore {
    let sql: Sql | null = null;
    let count: EntryCount | null = null;
    try {
      mkdirSync(dirname(file), { recursive: true });
      // Made for its owner alone; SQLite gives its side files the same rights.
      closeSync(openSync(file, 'a', 0o600));
      count = new EntryCount(`${file}-mark`);
      sql = new Sql(file);
      return new SqliteStore(file, sql, count);
    } catch (error) {
      sql?.close();
      count?.close();
      if (error instanceof StoreError) throw error;
      throw new StoreError(`The data file ${file} cannot be opened for writing: ${reason(error)}`);
    }
  }

  private migrate(file: string): void {
    const version = Number(this.sql.get('pragma user_version')?.user_version ?? 0);
    if (version > MIGRATIONS.length) {
      throw new StoreError(
        `The data file ${file} was written by a newer Conclave (format ${version}; this one knows ${MIGRATIONS.length}). Start that version, or choose another folder with --data.`,
      );
    }
    for (let next = version; next < MIGRATIONS.length; next++) {
      this.sql.inTransaction(() => {
        this.sql.exec(MIGRATIONS[next]);
        this.sql.exec(`pragma user_version = ${next + 1}`);
      });
    }
  }

  async keep(key: string, value: string): Promise<void> {
    keep(this.tables, key, value);
  }

  async kept(key: string): Promise<string | null> {
    return kept(this.tables, key);
  }

  async keepFirst(key: string, value: string): Promise<string> {
    return keepFirst(this.tables, key, value);
  }

  async replaceKept(key: string, before: string | null, after: string | null): Promise<boolean> {
    return replaceKept(this.tables, key, before, after);
  }

  async addPerson(who: Person, at: number): Promise<void> {
    addPerson(this.tables, who, at);
  }

  async person(id: string): Promise<Person | null> {
    return person(this.tables, id);
  }

  async rename(id: string, name: string): Promise<void> {
    rename(this.tables, id, name);
  }

  async setRecovery(id: string, hash: string): Promise<void> {
    setRecovery(this.tables, id, hash);
  }

  async takeRecovery(id: string, hash: string): Promise<boolean> {
    return takeRecovery(this.tables, id, hash);
  }

  async personByRecovery(hash: string): Promise<Person | null> {
    return personByRecovery(this.tables, hash);
  }

  async addMatch(row: MatchRow, bounds?: Bounds): Promise<void> {
    addMatch(this.tables, row, bounds);
  }

  async row(id: string): Promise<MatchRow | null> {
    return rowOf(this.tables.get(`select ${bytes('row')}, changed_at from matches where id = ?`, id));
  }

  async changeRow(before: MatchRow, after: MatchRow, bounds?: Bounds): Promise<boolean> {
    return this.sql.inTransaction(() => swapRow(this.tables, before, after, bounds));
  }

  async begin(
    before: MatchRow,
    after: MatchRow,
    opening: Opening,
    turns: readonly Seat[],
    clock: ClockRow,
    bounds?: Bounds,
  ): Promise<boolean> {
    const begun = this.sql.inTransaction(() => {
      if (!swapRow(this.tables, before, after, bounds)) return false;
      writeOpening(this.tables, after.id, opening, turns, clock);
      writeNotices(this.sql, after.id, opening.notices ?? []);
      return true;
    });
    if (begun) this.stored(opening.logged.length);
    return begun;
  }

  async list(name: ListName, person: string | null, limit: number): Promise<readonly Listed[]> {
    return list(this.tables, name, person, limit);
  }

  async matchByCode(code: string): Promise<string | null> {
    return matchByCode(this.tables, code);
  }

  async expired(open: number, finished: number | null, limit: number): Promise<readonly string[]> {
    const sql = `select ${bytes('id')} from matches where (status = 'open' and changed_at < ?1)
      or (status = 'finished' and changed_at < ?2) order by changed_at limit ?3`;
    return this.tables.all(sql, open, finished ?? 0, limit).map((row) => String(row.id));
  }

  async remove(match: string): Promise<boolean> {
    return this.sql.inTransaction(() => {
      const found = this.tables.get("select length from matches where id = ? and status <> 'running'", match);
      if (!found) return false;
      for (const table of [
        'snapshots',
        'packs',
        'seats',
        'chat',
        'notebooks',
        'drafts',
        'notices',
        'invitations',
        'glances',
        'stranded',
      ])
        this.tables.run(`delete from ${table} where match = ?`, match);
      forgetLooseSteps(this.sql, match);
      this.tables.run('delete from matches where id = ?', match);
      this.stored(-Number(found.length));
      return true;
    });
  }

  append(append: Append): Promise<Appended> {
    return new Promise((settle, fail) => this.appendLine(lineOf(append), settle, fail));
  }

  appendLine(line: string, settle: (result: Appended) => void, fail: (error: unknown) => void): void {
    this.commits.add(line, settle, fail);
  }

  private stored(entries: number): void {
    if (entries === 0) return;
    this.entries += entries;
    this.count.write(this.entries);
  }

  async load(id: string): Promise<StoredMatch | null> {
    const later = laterOf(this.sql, this.tables, id, 0);
    const snapshot = textOf(
      this.tables.get(`select ${bytes('data')} from snapshots where match = ?`, id)?.data,
    );
    return later?.told == null || snapshot === null || this.journal.isStranded(id)
      ? null
      : { ...later, told: later.told, snapshot };
  }

  async tail(id: string, from: number): Promise<Tail | null> {
    const later = laterOf(this.sql, this.tables, id, from);
    return later && { ...later, head: null };
  }

  async hasStep(match: string, seat: Seat, step: string): Promise<boolean> {
    if (this.tables.get('select 1 from taken where name = ?', stepName(match, seat, step))) return true;
    return packedSteps(this.sql, match).names.includes(ownName(seat, step));
  }

  async saveIdle(match: string, from: Standing, snapshot: string | null, clock: ClockRow): Promise<boolean> {
    return this.sql.inTransaction(() => {
      const sql = 'select 1 from matches where id = ? and length = ? and clock = ?';
      if (!this.tables.get(sql, match, from.at, from.clock)) return false;
      if (snapshot !== null) this.tables.run(WRITE_SNAPSHOT, match, snapshot, checksum(match, snapshot));
      this.tables.run(
        'update matches set deadline = ?, clock = ?, clock_shift = 0, claimed_until = 0, clock_sum = ? where id = ?',
        ...[clock.deadline, clock.data, checksum(match, clock.data), match],
      );
      return true;
    });
  }

  async claimDue(now: number, until: number, limit: number): Promise<readonly string[]> {
    // Asked all the time: not each time a reason to fold.
    if (limit <= 0 || !this.journal.mayBeDue(now)) return [];
    return this.sql.inTransaction(() => {
      const sql = `select ${bytes('id')} from matches where deadline <= ?1 and status = 'running' and claimed_until <= ?1
        order by deadline limit ?2`;
      const ids = this.tables.all(sql, now, limit).map((row) => String(row.id));
      for (const id of ids) this.tables.run('update matches set claimed_until = ? where id = ?', until, id);
      return ids;
    });
  }

  async startedMatchIds(): Promise<readonly string[]> {
    return this.tables
      .all(`select ${bytes('id')} from matches where told is not null order by id`)
      .map((row) => String(row.id));
  }

  async say(match: string, room: ChatRoom, said: Said): Promise<ChatLine | null> {
    return say(this.sql, match, room, said);
  }

  async chat(match: string, room: ChatRoom, after: number): Promise<readonly ChatLine[]> {
    return linesAfter(this.sql, match, room, after);
  }

  async notebook(match: string, seat: Seat): Promise<string> {
    return seatText(this.tables, 'notebooks', match, seat);
  }

  async setNotebook(match: string, seat: Seat, text: string): Promise<void> {
    setNotebook(this.tables, match, seat, text);
  }

  async drafts(match: string, seat: Seat): Promise<string> {
    return seatText(this.tables, 'drafts', match, seat);
  }

  async setDrafts(match: string, seat: Seat, text: string): Promise<void> {
    setDrafts(this.tables, match, seat, text);
  }

  async clearDrafts(match: string): Promise<void> {
    clearDrafts(this.tables, match);
  }

  async setGlances(glances: readonly Glance[]): Promise<void> {
    setGlances(this.sql, glances);
  }

  async ownRows(people: readonly string[], matches: readonly string[] | null, limit: number) {
    return ownRows(this.tables, people, matches, limit);
  }

  async glance(match: string, seat: Seat): Promise<string | null> {
    return glance(this.tables, match, seat);
  }

  async pack(before: number, limit: number): Promise<number> {
    this.journal.fold();
    return packFinished(this.sql, before, limit);
  }

  async *backupItems(): AsyncIterable<BackupItem> {
    this.journal.fold();
    yield* backupItems(this.sql);
  }

  /** All of them, or none. */
  async fill(items: AsyncIterable<BackupItem>): Promise<void> {
    this.tables.run('begin immediate');
    try {
      for await (const item of items) take(this.sql, item);
      this.sql.run('commit');
    } catch (error) {
      this.sql.run('rollback');
      throw error;
    }
    this.stored(Number(this.tables.get('select sum(length) as entries from matches')?.entries ?? 0));
  }

  async backup(file: string): Promise<void> {
    if (existsSync(file)) throw new StoreError(`${file} is already there; a backup never overwrites.`);
    this.tables.run('vacuum into ?', file);
    chmodSync(file, 0o600);
  }

  async damages(): Promise<readonly Damage[]> {
    this.journal.fold();
    return damages(this.sql);
  }

  async warning(): Promise<string | null> {
    return this.lost;
  }

  async isDurable(): Promise<boolean> {
    const mode = this.tables.get(`select ${bytes('journal_mode')} from pragma_journal_mode`)?.journal_mode;
    return mode === 'wal' && this.tables.get('pragma synchronous')?.synchronous === FULL_SYNC;
  }

  async close(): Promise<void> {
    this.commits.finish();
    this.journal.fold();
    this.sql.exec('pragma wal_checkpoint(truncate)');
    this.sql.close();
    this.count.close();
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
