/** `npm run bench`: prepares the checkout, then measures the rules; `--server` measures servers, `--frames` frames. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command, prepare, prepareBench, ROOT } from './prepare.js';

await command(async () => {
  const frames = process.argv.includes('--frames');
  await (frames ? prepare() : prepareBench());
  const measure = frames ? 'web/measure-frames.js' : 'bench/dist/main.js';
  await import(pathToFileURL(join(ROOT, measure)).href);
});
