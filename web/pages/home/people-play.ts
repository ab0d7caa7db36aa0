/** A public match of people on the server, as its gallery sees it. */

import type { MatchSummary } from '@conclave/wire';
import { MatchClient } from '@conclave/wire/client';
import { shownNames } from '@conclave/wire/names';
import { list } from '../../api.ts';
import { isGame, tableOf, textOf } from '../../library.ts';
import { say } from '../../say.ts';
import { browserPlatform } from '../../sources/server-socket.ts';
import { latestOf, type Shown } from './live-shown.ts';

/** The one that moved last, where others than the reader play it; `null`: there is none. */
async function publicMatch(): Promise<MatchSummary | null> {
  const running = await list('running').catch(() => []);
  const isOthers = ({ you, seats, game }: MatchSummary) =>
    you === null && isGame(game) && seats.some(({ kind }) => kind === 'person');
  return running.filter(isOthers).sort((one, other) => other.changedAt - one.changedAt)[0] ?? null;
}

/** Returns what ends it; `null`: nobody plays in public. */
export async function watchPeople(show: (shown: Shown) => void): Promise<(() => void) | null> {
  const found = await publicMatch();
  if (!found) return null;
  const [table, text] = await Promise.all([tableOf(found.game), textOf(found.game)]);
  const Draw = table.Miniature;
  if (!Draw) return null;
  const client = new MatchClient(found.id, browserPlatform(found.id));
  client.onChange = () => {
    const { perspective, table: now } = client;
    if (!perspective || !now) return;
    const names = shownNames(now.seats, say.peek().table.somebody);
    const voice = { reader: 'gallery', name: (seat: number) => names[seat] } as const;
    show({
      game: found.game,
      Draw,
      view: perspective.view,
      say: latestOf(perspective.told, text, voice),
      people: { match: found.id, names },
      bots: 0,
    });
  };
  return () => client.close();
}
