// Loaded before a server under test: it ends with whoever tests it, and every signal lets five minutes pass for it.
import { isMainThread } from 'node:worker_threads';

let ahead = 0;
for (const clock of [Date, performance]) {
  const real = clock.now.bind(clock);
  clock.now = () => real() + ahead;
}
process.on('SIGUSR2', () => {
  ahead += 5 * 60_000;
});
// The other end of this line is the test's process. To listen to it must not keep a server that is done.
if (isMainThread) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume();
  process.stdin.unref();
}
