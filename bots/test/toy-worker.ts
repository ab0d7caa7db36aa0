/** A thread for the pool's test. Asked about `last words` it dies, once for every file of that name that is not there yet. */

import { existsSync, writeFileSync } from 'node:fs';
import { serveThread } from '../thread.ts';
import { BOTS_BY_GAME } from './toy-bots.ts';

function dieOnce(mark: string): void {
  if (existsSync(mark)) return;
  writeFileSync(mark, '');
  process.exit(1);
}

serveThread({
  ...BOTS_BY_GAME,
  fatal: () => process.exit(1),
  mortal: async () => {
    dieOnce(process.env.CONCLAVE_TEST_MARK ?? '');
    return BOTS_BY_GAME.nim();
  },
});
