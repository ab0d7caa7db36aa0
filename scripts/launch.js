/** Prepares the checkout, then runs Conclave's command line in this process. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, prepare, ROOT } from './prepare.js';

const ENTRY = join(ROOT, 'cli/dist/main.js');

/** @param {readonly string[]} args */
export async function launch(args) {
  await command(async () => {
    await prepare();
    process.argv.splice(1, process.argv.length, ENTRY, ...args);
    await import(pathToFileURL(ENTRY).href);
  });
}
