/** The games there are: rules and text, loaded at once. A new game is one folder and one line here. */

import type { AnyGame, AnyText } from '@conclave/engine';
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

export interface Shelved {
  readonly game: AnyGame;
  readonly text: AnyText;
}

export const shelf: readonly Shelved[] = [
  { game: templeCode, text: templeCodeText },
  { game: nuns, text: nunsText },
  { game: templar, text: templarText },
  { game: secretLabyrinth, text: secretLabyrinthText },
  { game: abbey, text: abbeyText },
];
