/** `npm run tables [game ...]`: prepares the checkout, then checks every drawn table in every shape it has. */

import { command, prepare, runTool } from './prepare.js';

await command(async () => {
  await prepare();
  const games = process.argv.slice(2).filter((name) => !name.startsWith('-'));
  if (games.length > 0) process.env.CONCLAVE_TABLES = games.join(',');
  process.exitCode = await runTool('vitest/vitest.mjs', ['run', '--config', 'vitest.tables.config.ts']);
});
