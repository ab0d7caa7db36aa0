/** Temple Code as the conformance tests examine it. */

import type { GameSpec } from '@conclave/engine/testing';
import { templeCodeMind } from '../mind/mind.ts';
import { type TempleCode, templeCode } from '../rules/game.ts';
import { NONE } from '../rules/state.ts';
import { veil } from './disguise.ts';

export const spec: GameSpec<TempleCode> = {
  game: templeCode,
  tables: [
    { seats: 1 },
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 2, options: { freeGuess: true } },
    { seats: 4, options: { freeGuess: true } },
  ],
  longest: 2000,
  conserved: ({ combination, front, aside, pile, discard }) =>
    [combination, front, aside, pile, discard]
      .flat()
      .filter((card) => card !== NONE)
      .sort((a, b) => a - b),
  veil,
  mind: templeCodeMind,
  everyStepSeals: true,
  noLimit: true,
  stride: 4,
};
