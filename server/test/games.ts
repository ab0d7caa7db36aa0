/**
 * The games that servers are tested with, each with what its veil hides: a toy, every probe and Temple Code. Another
 * list has the other games.
 */

import { existsSync, readdirSync } from 'node:fs';
import type { AnyGame, GameTypes } from '@conclave/engine';
import type { GameSpec } from '@conclave/engine/testing';
import { bidsSpec } from '@conclave/engine/testing/probes/bids.spec';
import { canarySpec } from '@conclave/engine/testing/probes/canary.spec';
import { interruptSpec } from '@conclave/engine/testing/probes/interrupt.spec';
import { lanternsSpec } from '@conclave/engine/testing/probes/lanterns.spec';
import { passingSpec } from '@conclave/engine/testing/probes/passing.spec';
import { shoutSpec } from '@conclave/engine/testing/probes/shout.spec';
import { cloister, cloisterSpec } from '@conclave/engine/testing/toy';
import { gameEntries } from '@conclave/games/entries';

export type AnySpec = GameSpec<GameTypes>;

/** Whatever a game's own types are, here it is one of many. */
function one(spec: unknown): AnySpec {
  return spec as AnySpec;
}

/** Every game has a `test/quick-spec.ts`. */
const quickSpecs: readonly AnySpec[] = await Promise.all(
  gameEntries.map(async ({ game }) => {
    const { quickSpec }: { quickSpec: unknown } = await import(`@conclave/games/${game.id}/test/quick-spec`);
    return one(quickSpec);
  }),
);
const isQuick = ({ game }: AnySpec) => game.id === 'temple-code';

export const SPECS: readonly AnySpec[] = [
  one(cloisterSpec(null)),
  one(bidsSpec),
  one(interruptSpec),
  one(passingSpec),
  one(lanternsSpec),
  one(shoutSpec),
  one(canarySpec),
  ...quickSpecs.filter(isQuick),
];

/** The other games: what they have to hide takes longer to compare. */
export const MORE_SPECS: readonly AnySpec[] = quickSpecs.filter((spec) => !isQuick(spec));

const EXAMPLES = new URL('../../examples/', import.meta.url);

/** The examples are no packages: they are found by their place. One without a veil fails here. */
export async function exampleSpecs(): Promise<AnySpec[]> {
  const games = readdirSync(EXAMPLES).filter((name) =>
    existsSync(new URL(`${name}/rules/game.ts`, EXAMPLES)),
  );
  return Promise.all(
    games.map(async (game) => {
      const { quickSpec }: { quickSpec: unknown } = await import(`../../examples/${game}/test/quick-spec.ts`);
      return one(quickSpec);
    }),
  );
}

export const GAMES: readonly AnyGame[] = SPECS.map(({ game }) => game);

export const CLOISTER: AnyGame = cloister(null);
