/** `npm run bench`: Conclave and boardgame.io side by side. */

import { shelf } from '@conclave/games/shelf';
import { bench } from './command.ts';

try {
  const games = shelf.map(({ game }) => game);
  bench(games, process.argv.slice(2), {
    line: (text) => console.log(text),
    progress: (text) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
    },
  });
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  console.error(`${error.message}\nTry --help.`);
  process.exitCode = 2;
}
