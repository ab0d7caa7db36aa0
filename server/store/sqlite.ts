/** The store in one SQLite file: WAL, synchronous FULL, steps of several matches in one commit. */

import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Seat } from '@conclave/engine';
import type { BackupItem } from './backup-item.ts';
import { checksum } from './checksum.ts';
import { damages } from './damages.ts';
import { isDiskFull } from './disk-full.ts';
import { EntryCount } from './entry-count.ts';
import { apart, joined, lineOf, ownName, stepName } from './entry-line.ts';
import { Journal, WRITE_SNAPSHOT } from './journal.ts';
import { MIGRATIONS } from './schema.ts';
import { bytes, type Row, Sql } from './sql.ts';
import { backupItems, take } from './sqlite-backup.ts';
import { linesAfter, say } from './sqlite-chat.ts';
import { forgetLooseSteps, packedSteps, packFinished } from './sqlite-packs.ts';
import {
  type Append,
  type Appended,
  type Bounds,
  type ChatLine,
  type ChatRoom,
  type ClockRow,
  checkBounds,
  type Damage,
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
  type TableCounts,
  type Tail,
} from './store.ts';

const FULL_SYNC = 2;

interface PersonRow {
  readonly name: string;
  readonly recovery: string | null;
}

interface Pending {
  readonly line: string;
  readonly settle: (result: Appended) => void;
  readonly fail: (error: unknown) => void;
}

export class SqliteStore implements Store {
  readonly cluster = null;
  private readonly sql: Sql;
  private readonly journal: Journal;
  private readonly count: EntryCount;
  private pending: Pending[] = [];
  private entries = 0;
  private readonly lost: string | null;

  private constructor(file: string, sql: Sql, count: EntryCount) {
    this.sql = sql;
    this.journal = new Journal(sql);
    this.count = count;
    this.migrate(file);
    this.entries = Number(this.get('select sum(length) as entries from matches')?.entries ?? 0);
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
    this.run(
      'insert into kept values (?, ?, ?) on conflict (key) do update set value = excluded.value, sum = excluded.sum',
      ...[key, value, checksum(key, value)],
    );
  }

  async kept(key: string): Promise<string | null> {
    return textOf(this.get(`select ${bytes('value')} from kept where key = ?`, key)?.value);
  }

  async keepFirst(key: string, value: string): Promise<string> {
    return this.sql.inTransaction(() => {
      this.run(
        'insert into kept values (?, ?, ?) on conflict (key) do nothing',
        ...[key, value, checksum(key, value)],
      );
      return textOf(this.get(`select ${bytes('value')} from kept where key = ?`, key)?.value) ?? value;
    });
  }

  async addPerson({ id, name }: Person, at: number): Promise<void> {
    const sum = checksum(id, name, null, at);
    this.run('insert into people (id, name, created_at, sum) values (?, ?, ?, ?)', id, name, at, sum);
  }

  async person(id: string): Promise<Person | null> {
    return personOf(this.get(`select ${bytes('id', 'name')} from people where id = ?`, id));
  }

  async rename(id: string, name: string): Promise<void> {
    this.changePerson(id, (person) => ({ ...person, name }));
  }

  async setRecovery(id: string, hash: string): Promise<void> {
    this.changePerson(id, (person) => ({ ...person, recovery: hash }));
  }

  private changePerson(id: string, change: (person: PersonRow) => PersonRow): void {
    this.sql.inTransaction(() => {
      const row = this.get(`select ${bytes('name', 'recovery')}, created_at from people where id = ?`, id);
      if (!row) return;
      const before = { name: String(row.name), recovery: textOf(row.recovery) };
      const { name, recovery } = change(before);
      const sum = checksum(id, name, recovery, row.created_at);
      this.run('update people set name = ?, recovery = ?, sum = ? where id = ?', name, recovery, sum, id);
    });
  }

  async takeRecovery(id: string, hash: string): Promise<boolean> {
    let isTaken = false;
    this.changePerson(id, (person) => {
      isTaken = person.recovery === hash;
      return isTaken ? { ...person, recovery: null } : person;
    });
    return isTaken;
  }

  async personByRecovery(hash: string): Promise<Person | null> {
    return personOf(this.get(`select ${bytes('id', 'name')} from people where recovery = ?`, hash));
  }

  async addMatch(row: MatchRow, bounds?: Bounds): Promise<void> {
    this.sql.inTransaction(() => {
      this.run(
        `insert into matches (id, game, status, public, host, opener, created_at, changed_at, row, row_sum)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[row.id, row.game, row.status, row.public ? 1 : 0, row.host, row.opener ?? null],
        ...[row.createdAt, row.changedAt, rowText(row), checksum(rowText(row))],
      );
      this.writeSeats(row);
      this.checkBounds(bounds);
    });
  }

  async row(id: string): Promise<MatchRow | null> {
    return rowOf(this.get(`select ${bytes('row')}, changed_at from matches where id = ?`, id));
  }

  async changeRow(before: MatchRow, after: MatchRow, bounds?: Bounds): Promise<boolean> {
    return this.sql.inTransaction(() => this.swapRow(before, after, bounds));
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
      if (!this.swapRow(before, after, bounds)) return false;
      this.run(
        `update matches set seed = ?, told = ?, length = ?, turns = ?, deadline = ?, clock = ?, clock_shift = 0,
         opening_sum = ?, clock_sum = ? where id = ?`,
        ...[
          opening.seed,
          opening.told,
          opening.logged.length,
          JSON.stringify(turns),
          clock.deadline,
          clock.data,
        ],
        ...[checksum(after.id, opening.seed, opening.told), checksum(after.id, clock.data), after.id],
      );
      if (opening.logged.length > 0)
        this.run(
          'insert into entries values (?, 0, ?, ?)',
          ...[after.id, joined(opening.logged), checksum(after.id, 0, joined(opening.logged))],
        );
      this.run(WRITE_SNAPSHOT, after.id, opening.snapshot, checksum(after.id, opening.snapshot));
      return true;
    });
    if (begun) this.stored(opening.logged.length);
    return begun;
  }

  async list(list: ListName, person: string | null, limit: number): Promise<readonly Listed[]> {
    const rows =
      list === 'mine'
        ? this.all(
            `select ${bytes('m.row', 'm.turns')}, m.changed_at from matches m join (select distinct match from seats where person = ?) s on s.match = m.id
             order by m.status = 'finished', m.changed_at desc limit ?`,
            ...[person, limit],
          )
        : this.all(
            `select ${bytes('row', 'turns')}, changed_at from matches where status = ? and public = 1
             order by changed_at desc limit ?`,
            ...[list, limit],
          );
    return rows.flatMap((found) => {
      const row = rowOf(found);
      return row ? [{ row, turns: parsed<Seat[]>(found.turns) ?? [] }] : [];
    });
  }

  private tablesOf({ person, opener }: Bounds): TableCounts {
    const found = this.get(
      `select count(*) filter (where status = 'open') as open, count(*) filter (where status = 'running' and not exists
         (select 1 from seats where seats.match = matches.id and seats.person is not null)) as alone
       from matches where host = ?`,
      person,
    );
    const joined = this.get(
      `select count(distinct m.id) as joined from seats s join matches m on m.id = s.match
       where s.person = ?1 and m.status = 'open' and m.host <> ?1`,
      person,
    );
    const there = this.get(
      "select count(*) as opened, count(*) filter (where public = 1) as listed from matches where opener = ? and status = 'open'",
      opener ?? null,
    );
    return {
      open: Number(found?.open),
      botsAlone: Number(found?.alone),
      joined: Number(joined?.joined),
      opened: Number(there?.opened),
      listed: Number(there?.listed),
    };
  }

  async expired(open: number, finished: number | null, limit: number): Promise<readonly string[]> {
    const sql = `select ${bytes('id')} from matches where (status = 'open' and changed_at < ?1)
      or (status = 'finished' and changed_at < ?2) order by changed_at limit ?3`;
    return this.all(sql, open, finished ?? 0, limit).map((row) => String(row.id));
  }

  async remove(match: string): Promise<boolean> {
    return this.sql.inTransaction(() => {
      const found = this.get("select length from matches where id = ? and status <> 'running'", match);
      if (!found) return false;
      for (const table of ['snapshots', 'packs', 'seats', 'chat', 'notebooks', 'drafts', 'stranded'])
        this.run(`delete from ${table} where match = ?`, match);
      forgetLooseSteps(this.sql, match);
      this.run('delete from matches where id = ?', match);
      this.stored(-Number(found.length));
      return true;
    });
  }

  append(append: Append): Promise<Appended> {
    return new Promise((settle, fail) => this.appendLine(lineOf(append), settle, fail));
  }

  /** Waits for the rest of this turn of the event loop, so that all steps that came in it share one commit. */
  appendLine(line: string, settle: (result: Appended) => void, fail: (error: unknown) => void): void {
    if (this.pending.push({ line, settle, fail }) === 1) setImmediate(() => this.commitPending());
  }

  private commitPending(): void {
    const batch = this.pending;
    this.pending = [];
    try {
      this.commit(batch);
    } catch (error) {
      // One match whose rows are damaged takes none of the others with it.
      if (batch.length > 1) for (const one of batch) this.commitAlone(one);
      else for (const { fail } of batch) fail(error);
    }
  }

  private commitAlone(one: Pending): void {
    try {
      this.commit([one]);
    } catch (error) {
      one.fail(error);
    }
  }

  private commit(batch: readonly Pending[]): void {
    let entries = 0;
    const results = this.journal.take(
      batch.map(({ line }) => line),
      (step) => {
        entries += step.length;
        if (step.outcome !== null) this.finish(step.match, step.outcome);
      },
    );
    this.stored(entries);
    batch.forEach(({ settle }, index) => {
      settle(results[index]);
    });
  }

  private stored(entries: number): void {
    if (entries === 0) return;
    this.entries += entries;
    this.count.write(this.entries);
  }

  /** With its last step, a match is listed among the finished ones. What a fold writes is not looked at here. */
  private finish(match: string, outcome: string): void {
    const row = rowOf(this.sql.get(`select ${bytes('row')}, changed_at from matches where id = ?`, match));
    if (!row) throw new Error(`the row of match ${match} cannot be read`);
    const after: MatchRow = { ...row, outcome: JSON.parse(outcome), status: 'finished' };
    const text = rowText(after);
    this.sql.run(
      'update matches set row = ?, status = ?, row_sum = ? where id = ?',
      ...[text, after.status, checksum(text), match],
    );
  }

  async load(id: string): Promise<StoredMatch | null> {
    const later = this.laterOf(id, 0);
    const snapshot = textOf(this.get(`select ${bytes('data')} from snapshots where match = ?`, id)?.data);
    return later?.told == null || snapshot === null || this.journal.isStranded(id)
      ? null
      : { ...later, told: later.told, snapshot };
  }

  async tail(id: string, from: number): Promise<Tail | null> {
    const later = this.laterOf(id, from);
    return later && { ...later, head: null };
  }

  private laterOf(id: string, from: number): (Omit<Tail, 'head'> & { readonly told: string | null }) | null {
    const found = this.get(
      `select ${bytes('row', 'told', 'clock')}, changed_at, deadline, clock_shift, packed from matches where id = ?`,
      id,
    );
    const row = rowOf(found);
    if (!found || !row) return null;
    // A row holds one entry or more, from its number on.
    const rows = this.all(
      `select seq, ${bytes('logged')} from entries where match = ?1
         and seq >= coalesce((select max(seq) from entries where match = ?1 and seq <= ?2), 0) order by seq`,
      ...[id, from],
    );
    const loose = rows.flatMap(({ seq, logged }) =>
      apart(String(logged)).filter((_line, index) => Number(seq) + index >= from),
    );
    const logged = found.packed ? packedSteps(this.sql, id).logged.slice(from) : loose;
    return {
      row,
      told: textOf(found.told),
      logged,
      clock: {
        deadline: numberOf(found.deadline),
        shift: Number(found.clock_shift),
        data: String(found.clock),
      },
    };
  }

  async hasStep(match: string, seat: Seat, step: string): Promise<boolean> {
    if (this.get('select 1 from taken where name = ?', stepName(match, seat, step))) return true;
    return packedSteps(this.sql, match).names.includes(ownName(seat, step));
  }

  async saveIdle(match: string, from: Standing, snapshot: string | null, clock: ClockRow): Promise<boolean> {
    return this.sql.inTransaction(() => {
      const sql = 'select 1 from matches where id = ? and length = ? and clock = ?';
      if (!this.get(sql, match, from.at, from.clock)) return false;
      if (snapshot !== null) this.run(WRITE_SNAPSHOT, match, snapshot, checksum(match, snapshot));
      this.run(
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
      const ids = this.all(sql, now, limit).map((row) => String(row.id));
      for (const id of ids) this.run('update matches set claimed_until = ? where id = ?', until, id);
      return ids;
    });
  }

  async startedMatchIds(): Promise<readonly string[]> {
    return this.all(`select ${bytes('id')} from matches where told is not null order by id`).map((row) =>
      String(row.id),
    );
  }

  async say(match: string, room: ChatRoom, said: Said): Promise<ChatLine> {
    return say(this.sql, match, room, said);
  }

  async chat(match: string, room: ChatRoom, after: number): Promise<readonly ChatLine[]> {
    return linesAfter(this.sql, match, room, after);
  }

  async notebook(match: string, seat: Seat): Promise<string> {
    return (
      textOf(
        this.get(`select ${bytes('text')} from notebooks where match = ? and seat = ?`, match, seat)?.text,
      ) ?? ''
    );
  }

  async setNotebook(match: string, seat: Seat, text: string): Promise<void> {
    const sql = `insert into notebooks values (?, ?, ?, ?) on conflict (match, seat)
      do update set text = excluded.text, sum = excluded.sum`;
    this.run(sql, match, seat, text, checksum(match, seat, text));
  }

  async drafts(match: string, seat: Seat): Promise<string> {
    const sql = `select ${bytes('text')} from drafts where match = ? and seat = ?`;
    return textOf(this.get(sql, match, seat)?.text) ?? '';
  }

  async setDrafts(match: string, seat: Seat, text: string): Promise<void> {
    const sql = `insert into drafts values (?, ?, ?, ?) on conflict (match, seat)
      do update set text = excluded.text, sum = excluded.sum`;
    if (text === '') this.run('delete from drafts where match = ? and seat = ?', match, seat);
    else this.run(sql, match, seat, text, checksum(match, seat, text));
  }

  async clearDrafts(match: string): Promise<void> {
    this.run('delete from drafts where match = ?', match);
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
    this.run('begin immediate');
    try {
      for await (const item of items) take(this.sql, item);
      this.sql.run('commit');
    } catch (error) {
      this.sql.run('rollback');
      throw error;
    }
    this.stored(Number(this.get('select sum(length) as entries from matches')?.entries ?? 0));
  }

  async backup(file: string): Promise<void> {
    if (existsSync(file)) throw new StoreError(`${file} is already there; a backup never overwrites.`);
    this.run('vacuum into ?', file);
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
    const mode = this.get(`select ${bytes('journal_mode')} from pragma_journal_mode`)?.journal_mode;
    return mode === 'wal' && this.get('pragma synchronous')?.synchronous === FULL_SYNC;
  }

  async close(): Promise<void> {
    if (this.pending.length > 0) this.commitPending();
    this.journal.fold();
    this.sql.exec('pragma wal_checkpoint(truncate)');
    this.sql.close();
    this.count.close();
  }

  private swapRow(before: MatchRow, after: MatchRow, bounds?: Bounds): boolean {
    const { changes } = this.run(
      'update matches set row = ?, status = ?, public = ?, opener = ?, changed_at = ?, row_sum = ? where id = ? and row = ?',
      ...[rowText(after), after.status, after.public ? 1 : 0, after.opener ?? null, after.changedAt],
      ...[checksum(rowText(after)), after.id, rowText(before)],
    );
    if (changes !== 1) return false;
    this.writeSeats(after);
    this.checkBounds(bounds);
    return true;
  }

  /** Within the transaction of the change, and after it. */
  private checkBounds(bounds: Bounds | undefined): void {
    if (bounds) checkBounds(bounds, this.tablesOf(bounds));
  }

  private writeSeats(row: MatchRow): void {
    this.run('delete from seats where match = ?', row.id);
    row.seats.forEach((holder, seat) => {
      this.run(
        'insert into seats values (?, ?, ?)',
        row.id,
        seat,
        holder.kind === 'person' ? holder.person : null,
      );
    });
  }

  /** Everything that steps touch, but for the taking of steps, goes through these three, and finds the journal folded. */
  private run(sql: string, ...values: (string | number | null)[]): { changes: number } {
    this.journal.fold();
    return this.sql.run(sql, ...values);
  }

  private get(sql: string, ...values: (string | number | null)[]): Row | undefined {
    return this.folded(() => this.sql.get(sql, ...values));
  }

  private all(sql: string, ...values: (string | number | null)[]): Row[] {
    return this.folded(() => this.sql.all(sql, ...values));
  }

  /** With a full disk the journal is folded in memory only: reads go on. */
  private folded<Result>(read: () => Result): Result {
    try {
      this.journal.fold();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      return this.sql.inPassing(() => {
        this.journal.fold();
        return read();
      });
    }
    return read();
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const personOf = (row: Row | undefined): Person | null =>
  row ? { id: String(row.id), name: String(row.name) } : null;

/** The time of the last public change stands in a column of its own: it is written with every step. */
function rowText({ changedAt: _column, ...row }: MatchRow): string {
  return JSON.stringify(row);
}

/** `null` also where the text cannot be read: one damaged row must not take a list with it. */
function rowOf(row: Row | undefined): MatchRow | null {
  const found = row && parsed<MatchRow>(row.row);
  return found ? { ...found, changedAt: Number(row.changed_at) } : null;
}

function parsed<Value>(text: unknown): Value | null {
  try {
    return JSON.parse(String(text)) as Value;
  } catch {
    return null;
  }
}
