/** The bundle that the parts of a table share, computed once for each rendering. Every game's `Setting` extends it. */

import type { GameTypes, Seat } from '@conclave/engine';
import type { BoardProps } from './table.ts';

export interface TableSetting<G extends GameTypes, Words> {
  readonly props: BoardProps<G>;
  /** The table's words in the player's language. */
  readonly say: Words;
  /** The seat that the table is drawn for; `null` for the gallery. */
  readonly own: Seat | null;
}
