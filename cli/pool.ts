/** Threads that play games for the tools, ended when the work is done. */

import type { SeriesRunner } from '@conclave/bots';
import { Pool, workerFile } from '@conclave/bots/pool';

export async function withPool<Result>(use: (runner: SeriesRunner) => Promise<Result>): Promise<Result> {
  const pool = new Pool(workerFile('@conclave/games/bot-worker'));
  try {
    return await use(pool);
  } finally {
    await pool.close();
  }
}
