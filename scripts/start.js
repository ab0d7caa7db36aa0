#!/usr/bin/env node
/** `npm start`: sets up what is missing, then opens Conclave with the arguments given. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, prepare, ROOT } from './prepare.js';

const ENTRY = join(ROOT, 'cli/dist/main.js');

await command(async () => {
  await prepare();
  process.argv[1] = ENTRY;
  await import(pathToFileURL(ENTRY).href);
});
