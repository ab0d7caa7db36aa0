/** The bots of one game, together with its rules and its mind. */

import type {
  AnyBot,
  AnyGame,
  AnyPlayers,
  GameTypes,
  Level,
  Manner,
  Mind,
  OptionValue,
  Seat,
} from '@conclave/engine';
import { randomBot } from './random.ts';
import { SearchBot } from './search-bot.ts';

export interface GameBots {
  readonly game: AnyGame;
  readonly players: AnyPlayers;
  /** What tools let a bot think for: about a tenth of its 200 ms a turn at the table. */
  readonly iterations: number;
  /** @default what its players count as a round is not known: each seat's turns */
  rounds?(view: unknown, seats: number): number;
  /** What a person takes for a turn of their own, in seconds. @default 20 */
  readonly secondsATurn?: number;
  /** The manners of easy and fair. @default none */
  readonly manners?: readonly Manner[];
  mind(
    seat: Seat,
    seats: number,
    options: Readonly<Record<string, OptionValue>>,
    view: unknown,
  ): Mind<GameTypes>;
}

/** By game: loaded when it is first needed. */
export type BotsByGame = Readonly<Record<string, () => Promise<GameBots>>>;

/** `search`: nothing but search on the game's mind, to hold its own bots against. */
export type BotName = Level | 'random' | 'search';

/** Who plays: a bot of this build, or of another build of Conclave in a folder. */
export interface Entrant {
  readonly name: BotName;
  readonly build?: string;
}

export function botOf(gameBots: GameBots, name: BotName): AnyBot {
  switch (name) {
    case 'random':
      return randomBot();
    case 'search':
      return new SearchBot(gameBots.game, gameBots.mind);
    default:
      return gameBots.players[name]();
  }
}
