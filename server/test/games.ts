/** The games that servers are tested with: a toy, every probe, and Temple Code, each with what its veil hides. */

import type { AnyGame, GameTypes } from '@conclave/engine';
import type { KitSpec } from '@conclave/engine/testing';
import { bidsKit } from '@conclave/engine/testing/probes/bids.kit';
import { canaryKit } from '@conclave/engine/testing/probes/canary.kit';
import { interruptKit } from '@conclave/engine/testing/probes/interrupt.kit';
import { lanternsKit } from '@conclave/engine/testing/probes/lanterns.kit';
import { passingKit } from '@conclave/engine/testing/probes/passing.kit';
import { shoutKit } from '@conclave/engine/testing/probes/shout.kit';
import { cloister, cloisterSpec } from '@conclave/engine/testing/toy';
import { templeCode } from '@conclave/games/temple-code/rules/game';
import { veil } from '@conclave/games/temple-code/test/disguise';

export type AnySpec = KitSpec<GameTypes>;

/** Whatever a game's own types are, here it is one of many. */
function one(spec: unknown): AnySpec {
  return spec as AnySpec;
}

export const SPECS: readonly AnySpec[] = [
  one(cloisterSpec(null)),
  one(bidsKit),
  one(interruptKit),
  one(passingKit),
  one(lanternsKit),
  one(shoutKit),
  one(canaryKit),
  one({ game: templeCode, tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }], longest: 2000, veil }),
];

export const GAMES: readonly AnyGame[] = SPECS.map(({ game }) => game);

export const CLOISTER: AnyGame = cloister(null);
