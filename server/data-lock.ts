/**
 * One server on a data folder: SQLite would let two write, and their rooms would not know of each other.
 *
 * The lock is the system's, taken by SQLite on an empty file: it ends with the process, however that ends, and holds
 * between containers that share a folder. A number in a file would do neither: numbers of processes come again.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StoreError } from './store/store.ts';

const LOCK = 'serving.db';

/** Returns what gives the folder free again. */
export function lockData(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    const lock = new Database(join(folder, LOCK));
    try {
      lock.exec('begin immediate');
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => void lock.close();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw new StoreError(
      code === 'SQLITE_BUSY'
        ? `Another Conclave already serves the data in ${folder}. Stop it, or choose another folder with --data.`
        : `The data folder ${folder} cannot be opened for writing: ${message}`,
    );
  }
}
