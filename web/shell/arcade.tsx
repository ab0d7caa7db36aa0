/** The house of a game before a match. Until it is loaded its place is kept. */

import { gamesById } from '@conclave/games';
import type { ArcadeProps } from '@conclave/kit';
import { useFetched } from './use-fetched.ts';

export function HouseRow({ game, ...row }: ArcadeProps & { readonly game: string }) {
  const { part: Drawn } = useFetched(game, async () => ({ Arcade: await gamesById[game].arcade() }));
  return <div class="arcade-place">{Drawn && <Drawn.Arcade {...row} />}</div>;
}
