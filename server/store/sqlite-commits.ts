/** Gathers the steps that come in one turn of the event loop, and commits them together. */

import type { Step } from './entry-line.ts';
import type { Journal } from './journal.ts';
import type { Sql } from './sql.ts';
import { finishRow } from './sqlite-matches.ts';
import { writeNotices } from './sqlite-personal.ts';
import type { Appended } from './store.ts';

interface Pending {
  readonly line: string;
  readonly settle: (result: Appended) => void;
  readonly fail: (error: unknown) => void;
}

export class Commits {
  private readonly sql: Sql;
  private readonly journal: Journal;
  /** So many entries are stored. */
  private readonly stored: (entries: number) => void;
  private pending: Pending[] = [];

  constructor(sql: Sql, journal: Journal, stored: (entries: number) => void) {
    this.sql = sql;
    this.journal = journal;
    this.stored = stored;
  }

  /** Waits for the rest of this turn of the event loop, so that all steps that came in it share one commit. */
  add(line: string, settle: (result: Appended) => void, fail: (error: unknown) => void): void {
    if (this.pending.push({ line, settle, fail }) === 1) setImmediate(() => this.finish());
  }

  /** Commits what has come so far. */
  finish(): void {
    const batch = this.pending;
    if (batch.length === 0) return;
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
      (step: Step) => {
        entries += step.length;
        writeNotices(this.sql, step.match, step.notices);
        if (step.outcome !== null) finishRow(this.sql, step.match, step.outcome);
      },
    );
    this.stored(entries);
    batch.forEach(({ settle }, index) => {
      settle(results[index]);
    });
  }
}
