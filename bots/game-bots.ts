/** The bots of one game, together with its rules and its mind. */

import type {
  AnyBot,
  AnyGame,
  AnyPlayers,
  GameTypes,
  Level,
  Mind,
  OptionValue,
  Seat,
} from '@conclave/engine';
import { randomBot } from './random.ts';

export interface GameBots {
  readonly game: AnyGame;
  readonly players: AnyPlayers;
  /** What tools let a bot think for: about a tenth of its 200 ms a turn at the table. */
  readonly iterations: number;
  mind(
    seat: Seat,
    seats: number,
    options: Readonly<Record<string, OptionValue>>,
    view: unknown,
  ): Mind<GameTypes>;
}

/** By game: loaded when it is first needed. */
export type BotsByGame = Readonly<Record<string, () => Promise<GameBots>>>;

export type BotName = Level | 'random';

export function botOf(gameBots: GameBots, name: BotName): AnyBot {
  return name === 'random' ? randomBot() : gameBots.players[name]();
}
