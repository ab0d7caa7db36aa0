/** First Trick as the conformance tests examine it. */

import { sorted } from '@conclave/engine/author';
import type { GameSpec } from '@conclave/engine/testing';
import { firstTrickMind } from '../mind/mind.ts';
import { type FirstTrick, firstTrick } from '../rules/game.ts';
import { veil } from './disguise.ts';

export const spec: GameSpec<FirstTrick> = {
  game: firstTrick,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 6 }],
  longest: 60,
  everyStepSeals: true,
  noLimit: true,
  conserved: ({ rest }) => sorted(rest),
  veil,
  mind: firstTrickMind,
};
