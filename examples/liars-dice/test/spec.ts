/** Liar's Dice as the conformance tests examine it. */

import type { GameSpec } from '@conclave/engine/testing';
import { liarsDiceMind } from '../mind/mind.ts';
import { type LiarsDice, liarsDice } from '../rules/game.ts';
import { diceLeft } from '../rules/state.ts';
import { veil } from './disguise.ts';

export const spec: GameSpec<LiarsDice> = {
  game: liarsDice,
  tables: [{ seats: 2 }, { seats: 3 }, { seats: 6 }, { seats: 4, options: { wild: false, dice: 2 } }],
  longest: 2000,
  // Every step passes the turn, so none can be taken back.
  everyStepSeals: true,
  noLimit: true,
  // Every round costs exactly one die.
  conserved: ({ cups, round, out }) => diceLeft(cups) + round - (out.length >= cups.length - 1 ? 0 : 1),
  veil,
  mind: liarsDiceMind,
  stride: 4,
};
