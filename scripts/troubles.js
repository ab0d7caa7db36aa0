/** `npm run troubles -- --minutes 10`: sets up what is missing, then lets everything happen to several nodes that can. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, prepare, ROOT } from './prepare.js';

await command(async () => {
  await prepare();
  await import(pathToFileURL(join(ROOT, 'server/dist/test/troubles/main.js')).href);
});
