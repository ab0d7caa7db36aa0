/** Plays quickly, as people do who are new: overlooks most ways to play its turn, and judges the others roughly. */

import type { Bot } from '@conclave/engine';
import type { Templar } from '../rules/game.ts';
import { planner } from './planner.ts';
import { type Care, simpleTurn } from './simple-turn.ts';

const SOME: Care = { oneOf: 4, blur: 3 };

export function easy(): Bot<Templar> {
  return planner((state, seat, question) => simpleTurn(state, seat, question, SOME));
}
