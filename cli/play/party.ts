/** From an agreed table, or a saved match, through the match and its rematches. */

import type { GameBots } from '@conclave/bots';
import { type AnyMatch, ChaCha8, type Language, Match } from '@conclave/engine';
import { botsByGame } from '@conclave/games/bots';
import type { Shelved } from '@conclave/games/shelf';
import { freshSeed } from '../io.ts';
import type { Line } from '../terminal/page.ts';
import type { Stage } from '../terminal/stage.ts';
import { type Chair, seatBots } from './chairs.ts';
import { Sitting } from './sitting.ts';
import type { TableSetup } from './table-setup.ts';

export interface Party {
  readonly shelved: Shelved;
  readonly chairs: readonly Chair[];
  readonly match: AnyMatch;
  readonly language: Language;
}

export function openParty({ shelved, chairs, options, language, seed }: TableSetup): Party {
  const match: AnyMatch = Match.open(shelved.game, chairs.length, options, seed ?? freshSeed(), 'on call');
  seatBots(match, chairs);
  return { shelved, chairs, match, language };
}

/** Plays until nobody wants another match; what is worth reading afterwards. */
export async function playParty(stage: Stage, first: Party, beat: number): Promise<readonly Line[]> {
  const gameBots: GameBots = await botsByGame[first.shelved.game.id]();
  // Bots draw from a generator of their own, never from the match's.
  const rng = new ChaCha8(freshSeed());
  for (let party = first; ; ) {
    const { match, chairs, shelved, language } = party;
    const sitting = new Sitting(stage, { match, chairs, text: shelved.text, gameBots, language, beat, rng });
    const parting = await sitting.run();
    if (parting.how === 'left') return parting.farewell;
    const { options } = match;
    party = openParty({ shelved, chairs, options, language: parting.language, seed: null });
  }
}
