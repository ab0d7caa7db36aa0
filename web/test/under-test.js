// Loaded before a server under test: it ends with whoever tests it, who lets time pass for it: five minutes by a signal,
// or as many milliseconds as are written to it.
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
  process.stdin.on('data', (line) => {
    ahead += Number(line);
  });
  process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume();
  process.stdin.unref();
}
