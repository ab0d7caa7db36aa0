/** What a game brings to its conformance tests: `test/quick-spec.ts` of its folder, on the shelf or in `examples`. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameTypes } from '@conclave/engine';
import type { GameSpec } from '@conclave/engine/testing';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const isExample = (id: string) => existsSync(at(`examples/${id}`));

/** The folder in which a game lies. */
export function folderOf(id: string): string {
  return at(isExample(id) ? `examples/${id}` : `games/${id}`);
}

/** Whatever a game's own types are, here it is one of many. */
export async function specOf(id: string): Promise<GameSpec<GameTypes>> {
  const { quickSpec }: { quickSpec: GameSpec<GameTypes> } = isExample(id)
    ? await import(`../../examples/${id}/test/quick-spec.ts`)
    : await import(`@conclave/games/${id}/test/quick-spec`);
  return quickSpec;
}
