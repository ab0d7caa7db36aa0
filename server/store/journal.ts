/**
 * Where steps are written first: those of one commit together, in one row at the end of one table. Written at once to
 * the tables in which they are looked up, each step would change half a dozen pages, and the disk has to take every one
 * of them before the step is acknowledged; many steps folded into those tables together change hardly more pages than
 * one.
 *
 * Nobody reads those tables before the journal is folded into them, so where a step stands shows nowhere.
 */

import { apart, joined, Step } from './line.ts';
import type { Sql } from './sql.ts';
import type { Appended } from './store.ts';

/** Entries until the journal is folded: more of them make each cheaper, and the fold longer. */
const MOST = 2000;

const ADD = 'insert into journal (deadline, steps) values (?, ?)';
const KNOWN = 'select value from json_each(?) where exists (select 1 from taken where name = value)';
const LENGTH = `select length, exists (select 1 from entries where match = id and seq >= length) as blocked
  from matches where id = ?`;
const FOLD_NAMES = 'insert into taken select value from json_each(?)';
const FOLD_LAST = `update matches set length = ?, turns = ?, deadline = ?, clock = ?, clock_shift = 0,
  changed_at = coalesce(?, changed_at) where id = ?`;
export const WRITE_SNAPSHOT =
  'insert into snapshots values (?, ?) on conflict (match) do update set data = excluded.data';
/** What is wrong with the rows, not with the disk. */
const DAMAGE = /^SQLITE_(CONSTRAINT|CORRUPT)/;

export class Journal {
  private readonly sql: Sql;
  /** What is in the journal, as long as nobody else has written to the file: by match, the number of its entries. */
  private readonly lengths = new Map<string, number>();
  private readonly names = new Set<string>();
  private rows = 0;
  private version: number | null = null;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  /** Takes steps in, within one transaction: all or nothing. `more` is done in it with those that are new. */
  take(lines: readonly string[], more: (step: Step) => void): Appended[] {
    try {
      return this.sql.inTransaction(() => {
        const version = Number(this.sql.get('pragma data_version')?.data_version);
        if (version !== this.version) this.fold();
        this.version = version;
        const results = this.add(lines, more);
        if (this.rows >= MOST) this.fold();
        return results;
      });
    } catch (error) {
      this.version = null;
      throw error;
    }
  }

  private add(lines: readonly string[], more: (step: Step) => void): Appended[] {
    const steps = lines.map((line) => new Step(line));
    const names = steps.map(({ name }) => name);
    const known = this.known(names);
    const added: string[] = [];
    let deadline = Number.POSITIVE_INFINITY;
    const results = steps.map((step, index): Appended => {
      const { match, at, length } = step;
      const name = names[index];
      if (name !== null && (known.has(name) || this.names.has(name))) return 'known';
      if (!this.isNext(match, at)) return 'conflict';
      this.lengths.set(match, at + length);
      if (name !== null) this.names.add(name);
      this.rows += length;
      deadline = Math.min(deadline, step.deadline ?? deadline);
      added.push(lines[index]);
      more(step);
      return 'stored';
    });
    if (added.length > 0) this.sql.run(ADD, Number.isFinite(deadline) ? deadline : null, joined(added));
    return results;
  }

  /** Brings everything into the tables where it is looked up, whoever wrote it. */
  fold(): void {
    // Whatever becomes of the transaction around it, what is in the journal has to be asked again.
    this.version = null;
    this.lengths.clear();
    this.names.clear();
    this.rows = 0;
    if (!this.sql.get('select 1 from journal limit 1')) return;
    this.sql.inTransaction(() => {
      for (const [match, steps] of this.byMatch()) {
        // One match whose rows are damaged takes none of the others with it, and its steps are kept for whoever mends it.
        if (!this.isFolded(match, steps))
          for (const { line } of steps) this.sql.run('insert into stranded values (?, ?)', match, line);
      }
      this.sql.run('delete from journal');
    });
  }

  /** Without folding: is anything due, by what stands in the tables or in the journal? */
  mayBeDue(before: number): boolean {
    const sql = `select 1 from matches where deadline <= ?1 and status = 'running'
      union all select 1 from journal where deadline <= ?1 limit 1`;
    return this.sql.get(sql, before) !== undefined;
  }

  /** The tables of this match are damaged: its steps had to be put aside. */
  isStranded(match: string): boolean {
    return this.sql.get('select 1 from stranded where match = ? limit 1', match) !== undefined;
  }

  private byMatch(): Map<string, Step[]> {
    const byMatch = new Map<string, Step[]>();
    for (const { steps } of this.sql.all('select steps from journal order by n')) {
      for (const line of apart(String(steps))) {
        const step = new Step(line);
        const others = byMatch.get(step.match);
        if (others) others.push(step);
        else byMatch.set(step.match, [step]);
      }
    }
    return byMatch;
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
    const names = steps.flatMap(({ name }) => name ?? []);
    const changedAt = steps.findLast((step) => step.changedAt !== null)?.changedAt ?? null;
    const snapshot = steps.findLast((step) => step.snapshot !== null)?.snapshot ?? null;
    const entries = joined(steps.flatMap(({ logged }) => logged));
    this.sql.run('insert into entries values (?, ?, ?)', match, first.at, entries);
    this.sql.run(FOLD_NAMES, JSON.stringify(names));
    this.sql.run(
      FOLD_LAST,
      ...[last.at + last.length, last.turns, last.deadline, last.clock, changedAt, match],
    );
    if (snapshot !== null) this.sql.run(WRITE_SNAPSHOT, match, snapshot);
  }

  /** Which of these were taken before, by the tables. */
  private known(names: readonly (string | null)[]): ReadonlySet<string> {
    return new Set(this.sql.all(KNOWN, JSON.stringify(names)).map(({ value }) => String(value)));
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
