/** From an agreed table, or a saved match, through the match and its rematches. */

import type { GameBots } from '@conclave/bots';
import { type AnyMatch, ChaCha8, type Language, Match } from '@conclave/engine';
import { botsByGame } from '@conclave/games/bots';
import type { GameEntry } from '@conclave/games/entries';
import { freshSeed } from '../io.ts';
import type { Line } from '../terminal/page.ts';
import type { Screen } from '../terminal/screen.ts';
import { type Chair, seatBots } from './chairs.ts';
import { LocalTable } from './local-table.ts';
import type { TableSetup } from './table-setup.ts';

export interface OpenMatch {
  readonly entry: GameEntry;
  readonly chairs: readonly Chair[];
  readonly match: AnyMatch;
  readonly aids: boolean;
  readonly language: Language;
}

export function openMatch({ entry, chairs, options, aids, language, seed }: TableSetup): OpenMatch {
  const match: AnyMatch = Match.open(entry.game, chairs.length, options, seed ?? freshSeed());
  seatBots(match, chairs);
  return { entry, chairs, match, aids, language };
}

/** Plays until nobody wants another match; what is worth reading afterwards. */
export async function playMatches(screen: Screen, first: OpenMatch, beat: number): Promise<readonly Line[]> {
  const gameBots: GameBots = await botsByGame[first.entry.game.id]();
  // Bots draw from a generator of their own, never from the match's.
  const rng = new ChaCha8(freshSeed());
  for (let opened = first; ; ) {
    const { match, chairs, entry, aids, language } = opened;
    const table = new LocalTable(screen, {
      match,
      chairs,
      text: entry.text,
      gameBots,
      language,
      beat,
      rng,
      now: () => performance.now(),
      aids,
    });
    const parting = await table.run();
    if (parting.how === 'left') return parting.farewell;
    const { options } = match;
    opened = openMatch({ entry, chairs, options, aids, language: parting.language, seed: null });
  }
}
