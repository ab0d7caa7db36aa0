/** One server on a data folder: SQLite would let two write, and their rooms would not know of each other. */

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from './store/store.ts';

const LOCK = 'conclave.lock';

/** Returns what gives the folder free again. A lock whose process is gone is taken over. */
export function lockData(folder: string): () => void {
  const file = join(folder, LOCK);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StoreError(
      `The data folder ${folder} cannot be opened for writing: ${(error as Error).message}`,
    );
  }
  for (let tries = 0; ; tries++) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || tries > 3) throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (isAlive(owner)) {
        throw new StoreError(
          `Another Conclave (process ${owner}) already serves the data in ${folder}. Stop it, or choose another folder with --data.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
}

/** In a container every server has the same number: its own says nothing. */
function isAlive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
