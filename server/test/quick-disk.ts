/**
 * Chooses where data of tests lie: in memory, where there is room. A disk takes milliseconds for each of a thousand
 * commits, and no test cuts the power. What a killed process has written is there, in memory as on a disk.
 */

import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes: a PostgreSQL takes some 60 MB, and several tests run at once. */
const ROOM = 2 ** 30;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/** A new folder, whoever asked for it puts away. */
export function quickFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), prefix));
}
