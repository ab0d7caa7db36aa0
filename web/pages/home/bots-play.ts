/** Fair bots at one table of this browser, in a worker of their own. Nothing of it is kept. */

import { houseWords, isHouseEvent, type Language } from '@conclave/engine';
import type { AnyTable } from '@conclave/kit';
import { namesAt } from '@conclave/wire/names';
import { gameOf } from '../../catalogue.ts';
import { tableOf, textOf } from '../../library.ts';
import { WorkerClient } from '../../sources/worker-client.ts';

export interface Shown {
  readonly game: string;
  readonly seats: number;
  readonly Draw: NonNullable<AnyTable['Miniature']>;
  readonly view: unknown;
  /** The latest sentence that the gallery was told. */
  say(language: Language): string;
}

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
        show({
          game,
          seats,
          Draw,
          view,
          say: (language) => {
            for (const event of told.toReversed()) {
              const line = isHouseEvent(event)
                ? houseWords[language].sentence(event, voice)
                : text[language].sentence(event, voice);
              if (line) return line;
            }
            return '';
          },
        });
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
