#!/usr/bin/env node
/** The process around an invocation: streams, signals, exit codes. */

import { HOLD, type Io } from './io.ts';
import { EXIT_INTERRUPTED, run } from './run.ts';

const EXIT_TERMINATED = 143;

const io: Io = {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
  hold: HOLD,
  suspend: () =>
    new Promise((resolve) => {
      process.once('SIGCONT', () => resolve());
      process.kill(process.pid, 'SIGTSTP');
    }),
};

// Whoever reads our output may stop reading.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
// A screen that is open gives the terminal back at the exit.
process.on('SIGINT', () => process.exit(EXIT_INTERRUPTED));
process.on('SIGTERM', () => process.exit(EXIT_TERMINATED));

process.exitCode = await run(process.argv.slice(2), io);
