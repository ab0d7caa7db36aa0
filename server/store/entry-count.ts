/**
 * Keeps the number of entries ever stored in a small file beside the data. It is written after the commit and not
 * flushed, so it is never ahead of sound data. If it is ahead, the data have lost something.
 */

import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';

const WIDTH = 16;

export class EntryCount {
  private readonly file: number;
  /** As it was found. */
  readonly found: number;

  constructor(path: string) {
    this.file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
    this.found = Number.parseInt(readFileSync(path, 'utf8'), 10) || 0;
  }

  write(entries: number): void {
    writeSync(this.file, String(entries).padStart(WIDTH), 0);
  }

  close(): void {
    closeSync(this.file);
  }
}
