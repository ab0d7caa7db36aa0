/** Statements on one database: prepared once, with transactions that can be nested. */

import Database from 'libsql';

/** Pages in the log (32 MiB) before they are carried into the file: pages that change again and again go there once. */
const LOG_PAGES = 8192;
/** Kibibytes of pages kept in memory. */
const CACHE = 16_384;

export type Row = Record<string, string | number | null>;
type Value = string | number | null;
type Statement = ReturnType<Database.Database['prepare']>;

/** A blob of one row comes as a buffer, blobs of several rows as what is under one. */
type Blob = Uint8Array | ArrayBuffer;
type RawRow = Record<string, string | number | null | Blob>;

/** Stands for a text that cannot be read; it is no JSON, and no name. */
export const DAMAGED = 'damaged: not UTF-8';

/** A column of text as the list of a select names it. */
export const bytes = (...columns: readonly string[]) =>
  columns.map((column) => `cast(${column} as blob) as ${column.replace(/^\w+\./, '')}`).join(', ');

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decoded(row: RawRow): Row {
  for (const [name, value] of Object.entries(row)) if (isBlob(value)) row[name] = textIn(value);
  return row as Row;
}

function isBlob(value: unknown): value is Blob {
  return ArrayBuffer.isView(value) || Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

function textIn(value: Blob): string {
  try {
    return utf8.decode(value);
  } catch {
    return DAMAGED;
  }
}

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

  /** Texts are asked for as blobs, by `bytes`: the binding ends the process over one byte that is not UTF-8. */
  get(sql: string, ...values: Value[]): Row | undefined {
    const row = this.statement(sql).get(values) as RawRow | undefined;
    return row && decoded(row);
  }

  all(sql: string, ...values: Value[]): Row[] {
    return (this.statement(sql).all(values) as RawRow[]).map(decoded);
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

  /** What is written meanwhile never reaches the disk: for looking at what a full disk does not let in. */
  inPassing<Result>(work: () => Result): Result {
    if (this.depth > 0) return work();
    this.run('begin immediate');
    this.depth++;
    try {
      return work();
    } finally {
      if (this.db.inTransaction) this.run('rollback');
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
