/** Prepares the checkout, then runs Conclave's command line in this process. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, prepare, putBeside, ROOT } from './prepare.js';

const ENTRY = join(ROOT, 'cli/dist/main.js');

/** @param {readonly string[]} args */
export async function launch(args) {
  await command(async () => {
    const { folder, rest } = besideAmong(args);
    if (folder !== null) putBeside(folder);
    await prepare();
    process.argv.splice(1, process.argv.length, ENTRY, ...rest);
    await import(pathToFileURL(ENTRY).href);
  });
}

/**
 * `--games FOLDER`, a folder of games beside the shelf. After it the tools' own `--games 100` is a number of games.
 *
 * @param {readonly string[]} args
 * @returns {{ folder: string | null, rest: readonly string[] }}
 */
export function besideAmong(args) {
  for (const [at, arg] of args.entries()) {
    const [folder, length] = arg.startsWith('--games=')
      ? [arg.slice(8), 1]
      : arg === '--games'
        ? [args[at + 1], 2]
        : [];
    if (folder && length && !/^\d+$/.test(folder)) return { folder, rest: args.toSpliced(at, length) };
  }
  return { folder: null, rest: args };
}
