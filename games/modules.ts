/** The type of a game's manifest, `games/<game>/index.ts`: its parts, and how each is loaded. */

import type { GameBots } from '@conclave/bots';
import type { LadderRow } from '@conclave/bots/ladder';
import type {
  AnyGame,
  AnyText,
  GamePuzzles,
  GameReview,
  Language,
  Manner,
  OptionValue,
  Outcome,
  Ponder,
  Seat,
} from '@conclave/engine';
import type { AnyTable, Arcade, Drawing, GameSign, PrimerPictures } from '@conclave/kit';

/** The match that serves best as a first one: the pages propose it until somebody chooses otherwise. */
export interface FirstMatch {
  /** @example 3 */
  readonly seats: number;
  /** The newcomer's own seat. @example 1 */
  readonly chair: Seat;
  /** @example { firstGame: true } */
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** A side of a game, by the seat that plays it. */
export interface Side {
  /** @example 'guards' */
  readonly name: string;
  /** Its seats are one team. */
  readonly isTeam: boolean;
}

/** Titles that matches alone earn, the lowest first. */
export interface SoloTitles {
  readonly names: Readonly<Record<Language, readonly string[]>>;
  /** Which of them an outcome earns; `null`: none. */
  of(outcome: Outcome): number | null;
}

/** Every part is loaded by `import(...)`, so that a page, a server or a bot's thread loads only what it uses. */
export interface GameModules {
  /** The id of the rules and the name of the folder. @example 'nuns' */
  readonly id: string;
  /** Its illuminated initial, in lists, on cards and as the icon of a match. */
  readonly sign: GameSign;
  /** How long a match takes. @example 45 */
  readonly minutes: number;
  /** How much there is to learn: 1 little, 3 much. */
  readonly learning: 1 | 2 | 3;
  readonly firstMatch: FirstMatch;
  /** True: a player keeps the mark of their seat. False: the match deals or asks for colours (`GameTable.mark`). */
  readonly marksOfChairs: boolean;
  /** In games whose sides differ: the side of each seat, rated apart; seats of a `team` win together. @default one side */
  readonly sides?: (seats: number) => readonly Side[];
  /** How its easy and fair bots may play: `mannerOf` says which seat has which. @default none */
  readonly manners?: readonly Manner[];
  /** By number of seats, fewest first: how strong its bots are, and how long a match is (`conclave arena --ladder`). */
  ladder(): Promise<readonly LadderRow[]>;
  rules(): Promise<AnyGame>;
  text(): Promise<AnyText>;
  bots(): Promise<GameBots>;
  /** Answers what a page may ask the game's mind. */
  ponder(): Promise<Ponder>;
  table(): Promise<AnyTable>;
  /** What a seat could have known, after a match. */
  review?(): Promise<GameReview>;
  /** The puzzles of the day. */
  puzzles?(): Promise<GamePuzzles>;
  /** What is earned by playing alone. @default nothing */
  titles?(): Promise<SoloTitles>;
  /** The picture on the game's card. */
  cover(): Promise<Drawing>;
  /** The house before a match, a window a chair. */
  arcade(): Promise<Arcade>;
  /** Six panels and the things of the box, for the rules page and for whoever waits. */
  primer(): Promise<PrimerPictures>;
}
