// Loaded before a server under test: every signal lets five minutes pass for it.
const real = Date.now;
let ahead = 0;
Date.now = () => real() + ahead;
process.on('SIGUSR2', () => {
  ahead += 5 * 60_000;
});
