/**
 * Where steps are written first: one after the other, at the end of one table. Written at once to the tables in which
 * they are looked up, each step would change half a dozen pages, and the disk has to take every one of them before the
 * step is acknowledged; many steps folded into those tables together change hardly more pages than one.
 *
 * Nobody reads those tables before the journal is folded into them, so where a step stands shows nowhere.
 */

import type { Sql } from './sql.ts';
import type { Append, Appended } from './store.ts';

/** Entries until the journal is folded: more of them make each cheaper, and the fold longer. */
const MOST = 2000;

interface Head {
  readonly length: number;
  /** The last change that all could see, if it is in the journal. */
  readonly changedAt: number | null;
}

const COLUMNS = 'match, seq, logged, seat, step, turns, deadline, clock, changed_at';
const INSERT = `insert into journal (${COLUMNS}) select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9`;
const IS_NEW = 'not exists (select 1 from steps where match = ?1 and seat = ?4 and id = ?5)';
/** The first step of a match in the journal builds on what is in the tables; the others on the one before. */
const FIRST = `${INSERT} where ${IS_NEW} and (select length from matches where id = ?1) = ?2
  and not exists (select 1 from entries where match = ?1 and seq = ?2)`;
const NEXT = `${INSERT} where ${IS_NEW}`;

/** Of one match, or of all where there is `null`. */
const CHOSEN = '(?1 is null or match = ?1)';
const FOLD = [
  `insert into entries select match, seq, logged from journal where ${CHOSEN} order by match, seq`,
  `insert into steps select match, seat, step, seq from journal where step is not null and ${CHOSEN}
   order by match, seat, step`,
  // Beside a maximum stand the columns of its own row.
  `update matches set length = last.seq + 1, turns = last.turns, deadline = last.deadline, clock = last.clock,
   clock_shift = 0, changed_at = coalesce(last.changed_at, matches.changed_at)
   from (select match, max(seq) as seq, turns, deadline, clock, changed_at from journal where ${CHOSEN} group by match) last
   where matches.id = last.match`,
  `delete from journal where ${CHOSEN}`,
] as const;
const STRAND = [
  'insert into stranded select * from journal where match = ?1',
  'delete from journal where match = ?1',
] as const;
/** What is wrong with the rows, not with the disk. */
const DAMAGE = /^SQLITE_(CONSTRAINT|CORRUPT)/;

export class Journal {
  private readonly sql: Sql;
  /** What is in the journal, as long as nobody else has written to the file. */
  private readonly heads = new Map<string, Head>();
  private readonly steps = new Set<string>();
  private rows = 0;
  private version: number | null = null;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  /** Takes steps in, within one transaction: all or nothing. */
  take<Result>(work: () => Result): Result {
    try {
      return this.sql.inTransaction(() => {
        const version = Number(this.sql.get('pragma data_version')?.data_version);
        if (version !== this.version) this.fold();
        this.version = version;
        const result = work();
        if (this.rows >= MOST) this.fold();
        return result;
      });
    } catch (error) {
      this.version = null;
      throw error;
    }
  }

  /** Within `take`. */
  add({ match, at, logged, step, turns, clock, changedAt }: Append): Appended {
    const head = this.heads.get(match);
    const name = step && `${match} ${step.seat} ${step.id}`;
    if (name !== null && this.steps.has(name)) return 'known';
    const seen = changedAt ?? head?.changedAt ?? null;
    const rest = [JSON.stringify(turns), clock.deadline, clock.data, seen] as const;
    const isNext = head === undefined || head.length === at;
    const insert = (sql: string, seq: number, line: string, by: Append['step']) =>
      this.sql.run(sql, match, seq, line, by?.seat ?? null, by?.id ?? null, ...rest).changes === 1;
    if (!isNext || !insert(head ? NEXT : FIRST, at, logged[0], step)) return this.refusal(match, at, step);
    for (let index = 1; index < logged.length; index++) insert(NEXT, at + index, logged[index], null);
    this.heads.set(match, { length: at + logged.length, changedAt: seen });
    if (name !== null) this.steps.add(name);
    this.rows += logged.length;
    return 'stored';
  }

  /** Brings everything into the tables where it is looked up, whoever wrote it. */
  fold(): void {
    // Whatever becomes of the transaction around it, what is in the journal has to be asked again.
    this.version = null;
    this.heads.clear();
    this.steps.clear();
    this.rows = 0;
    if (!this.sql.get('select 1 from journal limit 1')) return;
    this.sql.inTransaction(() => {
      if (!this.isFolded(null)) this.foldOneByOne();
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

  /** One match whose rows are damaged takes none of the others with it, and its steps are kept for whoever mends it. */
  private foldOneByOne(): void {
    for (const { match } of this.sql.all('select distinct match from journal')) {
      if (!this.isFolded(String(match))) for (const sql of STRAND) this.sql.run(sql, match);
    }
  }

  private isFolded(match: string | null): boolean {
    try {
      this.sql.inTransaction(() => {
        for (const sql of FOLD) this.sql.run(sql, match);
      });
      return true;
    } catch (error) {
      if (DAMAGE.test((error as { code?: string }).code ?? '')) return false;
      throw error;
    }
  }

  private refusal(match: string, at: number, step: Append['step']): Appended {
    const sql = 'select 1 from steps where match = ? and seat = ? and id = ?';
    if (step && this.sql.get(sql, match, step.seat, step.id)) return 'known';
    if (
      !this.heads.has(match) &&
      this.sql.get('select 1 from matches where id = ? and length = ?', match, at)
    )
      throw new Error(`entry ${at} of match ${match} is in the way of a new one`);
    return 'conflict';
  }
}
