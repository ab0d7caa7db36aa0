/**
 * Runs in a process of its own, because a fault in the binding would end it: `node flips.js <data folder> <flips>
 * <seed>`. It flips one byte of a copy at a time, and names flips that change data without being reported.
 */

import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChaCha8, stretchSeed } from '@conclave/engine';
import { DATABASE } from '../config.ts';
import { verify } from '../maintenance.ts';
import { bytes, Sql } from '../store/sql.ts';
import { GAMES } from './games.ts';
import { quickFolder } from './quick-disk.ts';

const [folder, flips, seed] = process.argv.slice(2);
const source = join(folder, DATABASE);
const TABLES: Readonly<Record<string, readonly [texts: readonly string[], numbers: readonly string[]]>> = {
  kept: [['key', 'value'], []],
  people: [['id', 'name', 'recovery'], ['created_at']],
  matches: [
    ['id', 'game', 'status', 'host', 'row', 'seed', 'told', 'clock'],
    ['public', 'created_at', 'changed_at', 'length', 'deadline', 'clock_shift', 'claimed_until'],
  ],
  entries: [['match', 'logged'], ['seq']],
  snapshots: [['match', 'data'], []],
  seats: [['match', 'person'], ['seat']],
  chat: [
    ['match', 'room', 'id', 'sender', 'text', 'person'],
    ['n', 'at', 'seat'],
  ],
  notebooks: [['match', 'text'], ['seat']],
  drafts: [['match', 'text'], ['seat']],
  taken: [['name'], []],
  packs: [['match', 'data'], []],
  journal: [['steps'], ['n', 'deadline']],
};

/** All that the file says, or that it cannot be read. */
function dump(file: string): string {
  try {
    const sql = new Sql(file);
    try {
      const rows = Object.entries(TABLES).map(([table, [texts, numbers]]) =>
        sql
          .all(`select ${[bytes(...texts), ...numbers].join(', ')} from ${table}`)
          .map(({ _metadata, ...row }) => row),
      );
      return JSON.stringify(rows);
    } finally {
      sql.close();
    }
  } catch {
    return 'unreadable';
  }
}

const rng = new ChaCha8(stretchSeed(seed));
const sound = dump(source);
const unnoticed: string[] = [];
let damaged = 0;
for (let n = 0; n < Number(flips); n++) {
  const copy = quickFolder('conclave-flip-');
  const file = join(copy, DATABASE);
  copyFileSync(source, file);
  const content = readFileSync(file);
  const at = rng.int(content.length);
  content[at] ^= 1 << rng.int(8);
  writeFileSync(file, content);
  const changed = dump(file) !== sound;
  const { faults } = await verify(copy, GAMES);
  if (changed) damaged++;
  if (changed && faults.length === 0) unnoticed.push(`byte ${at}`);
  rmSync(copy, { recursive: true });
}
console.info(JSON.stringify({ damaged, unnoticed }));
