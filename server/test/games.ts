/** The games that servers are tested with, each with what its veil hides: a toy, every probe, Temple Code; the other games of the shelf where every secret counts. */

import type { AnyGame, GameTypes } from '@conclave/engine';
import type { GameSpec } from '@conclave/engine/testing';
import { bidsSpec } from '@conclave/engine/testing/probes/bids.spec';
import { canarySpec } from '@conclave/engine/testing/probes/canary.spec';
import { interruptSpec } from '@conclave/engine/testing/probes/interrupt.spec';
import { lanternsSpec } from '@conclave/engine/testing/probes/lanterns.spec';
import { passingSpec } from '@conclave/engine/testing/probes/passing.spec';
import { shoutSpec } from '@conclave/engine/testing/probes/shout.spec';
import { cloister, cloisterSpec } from '@conclave/engine/testing/toy';
import { spec as abbeySpec, QUICK } from '@conclave/games/abbey/test/spec';
import { spec as nunsSpec } from '@conclave/games/nuns/test/spec';
import { spec as labyrinthSpec } from '@conclave/games/secret-labyrinth/test/spec';
import { lateSpec as templarSpec } from '@conclave/games/templar/test/late';
import { spec as templeCodeSpec } from '@conclave/games/temple-code/test/spec';

export type AnySpec = GameSpec<GameTypes>;

/** Whatever a game's own types are, here it is one of many. */
function one(spec: unknown): AnySpec {
  return spec as AnySpec;
}

export const SPECS: readonly AnySpec[] = [
  one(cloisterSpec(null)),
  one(bidsSpec),
  one(interruptSpec),
  one(passingSpec),
  one(lanternsSpec),
  one(shoutSpec),
  one(canarySpec),
  one(templeCodeSpec),
];

/** The other games of the shelf: what they have to hide takes longer to compare. */
export const MORE_SPECS: readonly AnySpec[] = [
  one(abbeySpec(QUICK, 2)),
  one(nunsSpec),
  one(labyrinthSpec),
  one(templarSpec),
];

export const GAMES: readonly AnyGame[] = SPECS.map(({ game }) => game);

export const CLOISTER: AnyGame = cloister(null);
