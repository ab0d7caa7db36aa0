/** `npm run bench`: sets up what is missing, then measures. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, prepare, ROOT } from './prepare.js';

await command(async () => {
  await prepare();
  await import(pathToFileURL(join(ROOT, 'bench/dist/main.js')).href);
});
