/** Matches among bots of the tests' choice. */

import { playMatch } from '@conclave/bots';
import { type Bot, ChaCha8, Match, type Question, stretchSeed } from '@conclave/engine';
import { type TempleCode, templeCode } from '../../rules/game.ts';
import type { TempleCodeMatch } from './cheat.ts';

export type TempleCodeBot = Bot<TempleCode>;

export function openMatch(seats: number, seed: string | number): TempleCodeMatch {
  return Match.open(templeCode, seats, {}, stretchSeed(seed));
}

export function playBots(match: TempleCodeMatch, bots: readonly TempleCodeBot[], seed: string | number) {
  const seated = bots.map((bot, seat) => ({
    bot,
    rng: new ChaCha8(stretchSeed(`bot ${seed} ${seat}`)),
    budget: { iterations: 1 },
  }));
  return playMatch(match, seated);
}

export function question(
  match: TempleCodeMatch,
  seat: number,
  over: Partial<Question<TempleCode>> = {},
): Question<TempleCode> {
  return {
    perspective: match.perspective(seat),
    seat,
    seats: match.seats,
    options: match.options,
    budget: { iterations: 1 },
    rng: new ChaCha8(stretchSeed('question')),
    ...over,
  };
}

/** Calls `visit` with every question that comes up in a match among such bots. */
export function questionsOf(
  match: TempleCodeMatch,
  make: () => TempleCodeBot,
  visit: (question: Question<TempleCode>, thought: ReturnType<TempleCodeBot['think']>) => void,
): void {
  const bots = Array.from({ length: match.seats }, (): TempleCodeBot => {
    const bot = make();
    return {
      think(asked) {
        const thought = bot.think(asked);
        visit(asked, thought);
        return thought;
      },
    };
  });
  playBots(match, bots, 'visited');
}
