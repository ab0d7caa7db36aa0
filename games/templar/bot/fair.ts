/** Looks at every way to play its turn, and takes the one that looks best for what it holds, its rooms and the time left. */

import type { Bot } from '@conclave/engine';
import type { Templar } from '../rules/game.ts';
import { planner } from './planner.ts';
import { type Care, simpleTurn } from './simple-turn.ts';

const EVERYTHING: Care = { oneOf: 1, blur: 0.6 };

export function fair(): Bot<Templar> {
  return planner((state, seat, question) => simpleTurn(state, seat, question, EVERYTHING));
}
