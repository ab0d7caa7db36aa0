/** Keeps the files of the last build for one more build, because pages of it may still be open. */

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the newest build has written, by name. */
const LIST = 'built.json';
const COMPRESSED = /\.(br|gz)$/;

/** Takes out of a folder what neither this build nor the one before it has written into `assets`. */
export function clearOldAssets(folder: string, built: readonly string[]): void {
  const list = join(folder, LIST);
  const last: readonly string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const wanted = new Set([...built, ...last]);
  for (const file of readdirSync(join(folder, 'assets'))) {
    const name = `assets/${file.replace(COMPRESSED, '')}`;
    if (!wanted.has(name)) rmSync(join(folder, 'assets', file));
  }
  writeFileSync(list, JSON.stringify(built));
}
