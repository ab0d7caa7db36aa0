/**
 * The journal of the SQLite store: all steps of one commit are written as one row, so a commit changes few pages. Later
 * they are folded into the tables. Nobody reads those tables before that, so the journal never shows.
 *
 * A full journal is folded in slices, one with each commit, so that no step waits for all of it. A step whose match is
 * folded already stands in both until the last slice; the length of the match tells which those are.
 */

import { checksum } from './checksum.ts';
import { apart, joined, Step } from './entry-line.ts';
import { bytes, type Sql } from './sql.ts';
import type { Appended } from './store.ts';

/** Entries until the journal is folded: more of them make each cheaper. */
const MAX_ROWS = 2000;
/** Entries that one commit folds, and so many for each of its own: a fold is over before the next one is due. */
const SLICE = 60;
const SLICE_EACH = 3;

/** Nothing is added where one of the names was taken before. */
const ADD = `insert into journal (deadline, steps, sum) select ?1, ?2, ?4
  where not exists (select 1 from json_each(?3) where exists (select 1 from taken where name = value))`;
const KNOWN = 'select value from json_each(?) where exists (select 1 from taken where name = value)';
const LENGTH = `select length, exists (select 1 from entries where match = id and seq >= length) as blocked
  from matches where id = ?`;
const FOLD_NAMES = `insert into taken select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(?)`;
const FOLD_LAST = `update matches set length = ?, turns = ?, deadline = ?, clock = ?, clock_shift = 0,
  claimed_until = 0, changed_at = coalesce(?, changed_at), clock_sum = ? where id = ?`;
export const WRITE_SNAPSHOT =
  'insert into snapshots values (?, ?, ?) on conflict (match) do update set data = excluded.data, sum = excluded.sum';
const STRAND = `insert into stranded select ?1, ?2
  where not exists (select 1 from stranded where match = ?1 and line = ?2)`;
/** What is wrong with the rows, not with the disk. */
const DAMAGE = /^SQLITE_(CONSTRAINT|CORRUPT)/;

export class Journal {
  private readonly sql: Sql;
  /** What is in the journal, as long as nobody else has written to the file. */
  private steps: Step[] = [];
  private readonly names = new Set<string>();
  /** By match, the number of its entries. */
  private readonly lengths = new Map<string, number>();
  private rows = 0;
  /** What is still to be folded of a full journal, and its last row. */
  private folding: { readonly matches: [string, Step[]][]; readonly last: number } | null = null;
  /** The file as this store left it; `null`: nothing is known of the journal. */
  private version: number | null = null;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  /** Takes steps in, within one transaction: all or nothing. `more` is done in it with those that are new. */
  take(lines: readonly string[], more: (step: Step) => void): Appended[] {
    try {
      return this.sql.inTransaction(() => {
        const version = this.versionNow();
        if (version !== this.version) this.fold();
        this.version = version;
        const results = this.add(lines, more);
        if (this.folding) this.foldSlice(Math.max(SLICE, SLICE_EACH * lines.length));
        else if (this.rows >= MAX_ROWS) this.beginFolding();
        return results;
      });
    } catch (error) {
      this.version = null;
      throw error;
    }
  }

  private add(lines: readonly string[], more: (step: Step) => void): Appended[] {
    const steps = lines.map((line) => new Step(line));
    let results = this.results(steps, NONE);
    let added = steps.filter((_step, index) => results[index] === 'stored');
    // Most are new; where one may not be, the tables are asked which.
    if (results.includes('conflict') || !this.write(added)) {
      results = this.results(steps, this.known(steps));
      added = steps.filter((_step, index) => results[index] === 'stored');
      this.write(added);
    }
    for (const step of added) {
      this.steps.push(step);
      this.note(step);
      this.rows += step.length;
      more(step);
    }
    return results;
  }

  /** What is to become of steps, where these names were taken before. */
  private results(steps: readonly Step[], known: ReadonlySet<string>): Appended[] {
    const names = new Set<string>();
    const lengths = new Map<string, number>();
    return steps.map(({ match, at, length, name }) => {
      if (name !== null && (known.has(name) || this.names.has(name) || names.has(name))) return 'known';
      const next = lengths.get(match);
      if (next === undefined ? !this.isNext(match, at) : next !== at) return 'conflict';
      lengths.set(match, at + length);
      if (name !== null) names.add(name);
      return 'stored';
    });
  }

  /** One row for all of them, unless the tables know one by its name. */
  private write(steps: readonly Step[]): boolean {
    if (steps.length === 0) return true;
    const deadlines = steps.flatMap(({ deadline }) => deadline ?? []);
    const deadline = deadlines.length > 0 ? Math.min(...deadlines) : null;
    const lines = joined(steps.map(({ line }) => line));
    return this.sql.run(ADD, deadline, lines, namesOf(steps), checksum(lines)).changes === 1;
  }

  /** Brings everything into the tables where it is looked up, whoever wrote it. */
  fold(): void {
    if (!this.sql.get('select 1 from journal limit 1')) this.forget();
    else this.sql.inTransaction(() => this.foldAll());
  }

  /** Within a transaction: only while nobody else can write is it sure what the journal holds. */
  private foldAll(): void {
    const left = this.folding?.matches.flatMap(([, steps]) => steps) ?? [];
    const all = this.version === this.versionNow() ? [...left, ...this.steps] : this.stored();
    this.forget();
    for (const [match, steps] of byMatch(all)) this.foldOrStrand(match, steps);
    this.sql.run('delete from journal');
  }

  private beginFolding(): void {
    const last = Number(this.sql.get('select max(n) as last from journal')?.last);
    this.folding = { matches: [...byMatch(this.steps)], last };
    this.steps = [];
    this.rows = 0;
  }

  /** Within a transaction: matches of at least so many entries, or what is left. */
  private foldSlice(least: number): void {
    if (!this.folding) return;
    const { matches, last } = this.folding;
    for (let entries = 0; entries < least && matches.length > 0; ) {
      const [[match, steps]] = matches.splice(-1);
      this.foldOrStrand(match, steps);
      for (const { length } of steps) entries += length;
    }
    if (matches.length > 0) return;
    this.sql.run('delete from journal where n <= ?', last);
    this.folding = null;
    this.names.clear();
    this.lengths.clear();
    for (const step of this.steps) this.note(step);
  }

  private note({ match, at, length, name }: Step): void {
    this.lengths.set(match, at + length);
    if (name !== null) this.names.add(name);
  }

  /** One match whose rows are damaged takes none of the others with it, and its steps are kept for whoever mends it. */
  private foldOrStrand(match: string, steps: readonly Step[]): void {
    if (!this.isFolded(match, steps)) for (const { line } of steps) this.sql.run(STRAND, match, line);
  }

  /** Whatever becomes of the transaction around a fold, what is in the journal has to be asked again. */
  private forget(): void {
    this.version = null;
    this.steps = [];
    this.folding = null;
    this.names.clear();
    this.lengths.clear();
    this.rows = 0;
  }

  /** Without folding: is anything due, by what stands in the tables or in the journal? */
  mayBeDue(before: number): boolean {
    const sql = `select 1 from matches where deadline <= ?1 and status = 'running' and claimed_until <= ?1
      union all select 1 from journal where deadline <= ?1 limit 1`;
    return this.sql.get(sql, before) !== undefined;
  }

  /** The tables of this match are damaged: its steps had to be put aside. */
  isStranded(match: string): boolean {
    return this.sql.get('select 1 from stranded where match = ? limit 1', match) !== undefined;
  }

  private versionNow(): number {
    return Number(this.sql.get('pragma data_version')?.data_version);
  }

  /** Without the steps that an unfinished fold has brought into the tables. */
  private stored(): Step[] {
    const rows = this.sql.all(`select ${bytes('steps')} from journal order by n`);
    const all = rows.flatMap(({ steps }) => apart(String(steps)).map((line) => new Step(line)));
    return [...byMatch(all)].flatMap(([match, steps]) => {
      const length = Number(this.sql.get('select length from matches where id = ?', match)?.length ?? 0);
      return steps.filter(({ at }) => at >= length);
    });
  }

  private isFolded(match: string, steps: readonly Step[]): boolean {
    try {
      this.sql.inTransaction(() => this.foldMatch(match, steps));
      return true;
    } catch (error) {
      if (DAMAGE.test((error as { code?: string }).code ?? '')) return false;
      throw error;
    }
  }

  private foldMatch(match: string, steps: readonly Step[]): void {
    const [first] = steps;
    const last = steps[steps.length - 1];
    const changedAt = steps.findLast((step) => step.changedAt !== null)?.changedAt ?? null;
    const snapshot = steps.findLast((step) => step.snapshot !== null)?.snapshot ?? null;
    const entries = joined(steps.flatMap(({ logged }) => logged));
    const sum = checksum(match, first.at, entries);
    this.sql.run('insert into entries values (?, ?, ?, ?)', match, first.at, entries, sum);
    const names = steps.flatMap(({ name }) => (name === null ? [] : [[name, checksum(name)]]));
    this.sql.run(FOLD_NAMES, JSON.stringify(names));
    this.sql.run(
      FOLD_LAST,
      ...[last.at + last.length, last.turns, last.deadline, last.clock, changedAt],
      ...[checksum(match, last.clock), match],
    );
    if (snapshot !== null) this.sql.run(WRITE_SNAPSHOT, match, snapshot, checksum(match, snapshot));
  }

  /** Which of their names were taken before, by the tables. */
  private known(steps: readonly Step[]): ReadonlySet<string> {
    return new Set(this.sql.all(KNOWN, namesOf(steps)).map(({ value }) => String(value)));
  }

  /** Does a step with this number build on the last one, be it in the journal or in the tables? */
  private isNext(match: string, at: number): boolean {
    const length = this.lengths.get(match);
    if (length !== undefined) return length === at;
    const row = this.sql.get(LENGTH, match);
    if (row?.length !== at) return false;
    if (row.blocked) throw new Error(`entry ${at} of match ${match} is in the way of a new one`);
    return true;
  }
}

const NONE: ReadonlySet<string> = new Set();

const namesOf = (steps: readonly Step[]) => JSON.stringify(steps.flatMap(({ name }) => name ?? []));

function byMatch(steps: readonly Step[]): Map<string, Step[]> {
  const byMatch = new Map<string, Step[]>();
  for (const step of steps) {
    const others = byMatch.get(step.match);
    if (others) others.push(step);
    else byMatch.set(step.match, [step]);
  }
  return byMatch;
}
