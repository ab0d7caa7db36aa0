/** The bundle that all parts of the table share, computed once for each rendering. */

import type { Seat } from '@conclave/engine';
import type { BoardProps, NotebookProps, TableSetting, Targets } from '@conclave/kit';
import type { Abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { Gift } from './gift.ts';
import type { TableWords } from './words.ts';

export type Props = BoardProps<Abbey>;
export type NoteProps = NotebookProps<Abbey>;

export interface Setting extends TableSetting<Abbey, TableWords> {
  readonly targets: Targets<Move>;
  /** What is put together for the window that is open. */
  readonly gift: Gift | null;
  /** How wide the leaf is drawn, in pixels. */
  readonly width: number;
  nameOf(seat: Seat): string;
}
