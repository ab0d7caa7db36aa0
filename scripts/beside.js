/**
 * `node scripts/beside.js GAME ...`: the tests in the browser that follow the list of games, on games of `examples`:
 * sizes, curtain, what is lit, the walk by Tab, stages. `npm run long examples` runs it after the tables.
 */

import { command, prepare, putBeside, runTool } from './prepare.js';

const FOLLOW_THE_LIST = ['sizes.slow', 'curtain.slow', 'lit.slow', 'tab.slow', 'stage.test', 'twins.test'];

await command(async () => {
  putBeside('examples');
  await prepare();
  process.exitCode = await runTool('vitest/vitest.mjs', [
    'run',
    '--reporter=verbose',
    ...FOLLOW_THE_LIST.map((name) => `web/test/${name}`),
    '-t',
    process.argv.slice(2).join('|'),
  ]);
});
