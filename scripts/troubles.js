/** `npm run troubles -- --minutes 10`: prepares the checkout, then tests several nodes under many failures. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, prepare, ROOT } from './prepare.js';

await command(async () => {
  await prepare();
  await import(pathToFileURL(join(ROOT, 'server/dist/test/troubles/main.js')).href);
});
