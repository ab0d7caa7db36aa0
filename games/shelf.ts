/** The games there are: rules and text, loaded at once. A new game is one folder and one line here. */

import type { AnyGame, AnyText, OptionValue, Seat } from '@conclave/engine';
import { abbey } from './abbey/rules/game.ts';
import { abbeyText } from './abbey/text/index.ts';
import { nuns } from './nuns/rules/game.ts';
import { nunsText } from './nuns/text/index.ts';
import { secretLabyrinth } from './secret-labyrinth/rules/game.ts';
import { secretLabyrinthText } from './secret-labyrinth/text/index.ts';
import { templar } from './templar/rules/game.ts';
import { templarText } from './templar/text/index.ts';
import { templeCode } from './temple-code/rules/game.ts';
import { templeCodeText } from './temple-code/text/index.ts';

/** The match that serves best as a first one: what the pages propose until somebody chooses otherwise. */
export interface FirstMatch {
  readonly seats: number;
  readonly chair: Seat;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export interface GameEntry {
  readonly game: AnyGame;
  readonly text: AnyText;
  readonly firstMatch: FirstMatch;
}

export const shelf: readonly GameEntry[] = [
  { game: templeCode, text: templeCodeText, firstMatch: { seats: 2, chair: 0, options: {} } },
  // A newcomer is a novice: the guards lead two figures and wait for everybody else.
  { game: nuns, text: nunsText, firstMatch: { seats: 3, chair: 1, options: {} } },
  // Three: with two there is Raphael, which is one thing more to learn.
  { game: templar, text: templarText, firstMatch: { seats: 3, chair: 0, options: { firstGame: true } } },
  { game: secretLabyrinth, text: secretLabyrinthText, firstMatch: { seats: 2, chair: 0, options: {} } },
  { game: abbey, text: abbeyText, firstMatch: { seats: 3, chair: 0, options: {} } },
];
