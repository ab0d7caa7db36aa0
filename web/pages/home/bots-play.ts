/** Fair bots at one table of this browser, in a worker of their own. Nothing of it is kept. */

import { namesAt } from '@conclave/wire/names';
import { gameOf } from '../../catalogue.ts';
import { tableOf, textOf } from '../../library.ts';
import { WorkerClient } from '../../sources/worker-client.ts';
import { latestOf, type Shown } from './live-shown.ts';

/** Milliseconds from move to move. */
const PACE = 3000;
/** In turn; not Temple Code, of which the gallery sees no combination. */
const GAMES = [
  { game: 'secret-labyrinth', seats: 3 },
  { game: 'templar', seats: 4 },
  { game: 'abbey', seats: 4 },
] as const;

let turn = Math.floor(Math.random() * GAMES.length);

/** Returns what ends it. */
export function playBots(show: (shown: Shown) => void): () => void {
  const { game, seats } = GAMES[turn++ % GAMES.length];
  const worker = new WorkerClient();
  const names = namesAt(Array.from({ length: seats }, () => null));
  void Promise.all([tableOf(game), textOf(game)])
    .then(([table, text]) => {
      const Draw = table.Miniature;
      if (!Draw) return;
      const voice = { reader: 'gallery', name: (seat: number) => names[seat] } as const;
      worker.onState = ({ perspective }) => {
        if (!perspective) return;
        const { told, view } = perspective;
        const say = latestOf(told, text, voice);
        show({ game, Draw, view, say, people: null, bots: seats });
        void worker.ask({ type: 'settled', watcher: 'gallery', cursor: told.length });
      };
      return worker.ask({
        type: 'exhibit',
        match: {
          ...{ id: 'exhibit', game, aids: true, options: gameOf(game)?.firstMatch.options ?? {} },
          seats: names.map((name) => ({ kind: 'bot', name, level: 'fair' })),
        },
        pace: PACE,
      });
    })
    .catch(() => worker.close());
  return () => worker.close();
}
