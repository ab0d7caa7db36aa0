/** Statements on the tables that steps change. They fold the journal first. */

import { isDiskFull } from './disk-full.ts';
import type { Journal } from './journal.ts';
import type { Row, Sql } from './sql.ts';

type Value = string | number | null;

export class FoldedSql {
  private readonly sql: Sql;
  private readonly journal: Journal;

  constructor(sql: Sql, journal: Journal) {
    this.sql = sql;
    this.journal = journal;
  }

  run(sql: string, ...values: Value[]): { changes: number } {
    this.journal.fold();
    return this.sql.run(sql, ...values);
  }

  get(sql: string, ...values: Value[]): Row | undefined {
    return this.folded(() => this.sql.get(sql, ...values));
  }

  all(sql: string, ...values: Value[]): Row[] {
    return this.folded(() => this.sql.all(sql, ...values));
  }

  inTransaction<Result>(work: () => Result): Result {
    return this.sql.inTransaction(work);
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

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
