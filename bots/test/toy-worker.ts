/** A thread for the pool's test. Asked about `last words` it dies, once for every file of that name that is not there yet. */

import { existsSync, writeFileSync } from 'node:fs';
import { serveThread } from '../thread.ts';
import { COMPANIES } from './companies.ts';

function dieOnce(mark: string): void {
  if (existsSync(mark)) return;
  writeFileSync(mark, '');
  process.exit(1);
}

serveThread({
  ...COMPANIES,
  fatal: () => process.exit(1),
  mortal: async () => {
    dieOnce(process.env.CONCLAVE_TEST_MARK ?? '');
    return COMPANIES.nim();
  },
});
