/** `npm run bench`: Conclave and boardgame.io side by side. */

import { botsByGame } from '@conclave/games/bots';
import { bench } from './command.ts';
import { clientPlayer, reducerPlayer } from './peers/boardgame.ts';
import { benchServers } from './server/main.ts';
import { benchWire } from './wire.ts';

const args = process.argv.slice(2);
try {
  if (args.includes('--server')) await benchServers(args);
  else if (args.includes('--wire')) benchWire(args);
  else await benchRules();
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  console.error(`${error.message}\nTry --help.`);
  process.exitCode = 2;
}

async function benchRules(): Promise<void> {
  const games = await Promise.all(Object.values(botsByGame).map((load) => load()));
  const peer = { reducer: reducerPlayer(), client: clientPlayer() };
  bench(games, peer, args, {
    line: (text) => console.log(text),
    progress: (text) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
    },
  });
}
