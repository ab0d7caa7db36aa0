/** What follows from a view: table and bots ask it. */

import type { View } from '../rules/view.ts';

/** The highest card on the table; 0: there is none. */
export const bestPlayed = ({ players }: View): number =>
  Math.max(0, ...players.map(({ played }) => played ?? 0));
