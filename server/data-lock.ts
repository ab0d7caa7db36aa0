/**
 * Lets one server at a time use a data folder. SQLite would let two write, and their rooms would not know of each
 * other.
 *
 * SQLite takes the system's lock on an empty file. The lock ends with the process in every case, and holds between
 * containers that share a folder. A file with a process number would do neither, because such numbers are used again.
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
