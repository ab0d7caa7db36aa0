// Loaded before a server under test: every signal lets five minutes pass for it.
let ahead = 0;
for (const clock of [Date, performance]) {
  const real = clock.now.bind(clock);
  clock.now = () => real() + ahead;
}
process.on('SIGUSR2', () => {
  ahead += 5 * 60_000;
});
