/** Statements on one database: prepared once, and transactions that may contain each other. */

import Database from 'libsql';

/** Pages in the log (32 MiB) before they are carried into the file: pages that change again and again go there once. */
const LOG_PAGES = 8192;
/** Kibibytes of pages kept in memory. */
const CACHE = 16_384;

export type Row = Record<string, string | number | null>;
type Value = string | number | null;
type Statement = ReturnType<Database.Database['prepare']>;

export class Sql {
  private readonly db: Database.Database;
  private readonly statements = new Map<string, Statement>();
  private depth = 0;

  /** In WAL, synchronous FULL: a commit is on the disk when it returns. */
  constructor(file: string) {
    this.db = new Database(file);
    try {
      this.db.exec('pragma journal_mode = WAL');
      this.db.exec('pragma synchronous = FULL');
      this.db.exec('pragma foreign_keys = ON');
      this.db.exec('pragma busy_timeout = 5000');
      this.db.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`);
      this.db.exec(`pragma cache_size = -${CACHE}`);
    } catch (error) {
      this.db.close();
      throw error;
    }
  }

  exec(sql: string): void {
    this.db.exec(sql);
  }

  run(sql: string, ...values: Value[]): { changes: number } {
    return this.statement(sql).run(values);
  }

  get(sql: string, ...values: Value[]): Row | undefined {
    return this.statement(sql).get(values) as Row | undefined;
  }

  all(sql: string, ...values: Value[]): Row[] {
    return this.statement(sql).all(values) as Row[];
  }

  /** All or nothing. */
  inTransaction<Result>(work: () => Result): Result {
    const [begin, end, undo] = this.depth === 0 ? TRANSACTION : SAVEPOINT;
    this.run(begin);
    this.depth++;
    try {
      const result = work();
      this.run(end);
      return result;
    } catch (error) {
      if (this.db.inTransaction) for (const sql of undo) this.run(sql);
      throw error;
    } finally {
      this.depth--;
    }
  }

  close(): void {
    this.db.close();
  }

  private statement(sql: string): Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }
}

const TRANSACTION = ['begin immediate', 'commit', ['rollback']] as const;
const SAVEPOINT = ['savepoint part', 'release part', ['rollback to part', 'release part']] as const;
