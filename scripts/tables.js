/**
 * `npm run tables [game ...]`: prepares the checkout, then checks every drawn table in every shape it has. With
 * `-- --games FOLDER` also those of a folder beside the shelf.
 */

import { besideAmong } from './launch.js';
import { command, prepare, putBeside, runTool } from './prepare.js';

await command(async () => {
  const { folder, rest } = besideAmong(process.argv.slice(2));
  if (folder !== null) putBeside(folder);
  await prepare();
  const games = rest.filter((name) => !name.startsWith('-'));
  if (games.length > 0) process.env.CONCLAVE_TABLES = games.join(',');
  process.exitCode = await runTool('vitest/vitest.mjs', [
    'run',
    '--reporter=verbose',
    '--config',
    'vitest.tables.config.ts',
  ]);
});
