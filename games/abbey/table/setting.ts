/** What every part of the table needs to know, worked out once a rendering. */

import type { Seat } from '@conclave/engine';
import type { BoardProps, NotebookProps, Targets } from '@conclave/kit';
import type { Abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { Gift } from './gift.ts';
import type { TableWords } from './words.ts';

export type Props = BoardProps<Abbey>;
export type NoteProps = NotebookProps<Abbey>;

export interface Setting {
  readonly props: Props;
  readonly say: TableWords;
  readonly targets: Targets<Move>;
  readonly own: Seat | null;
  /** What is put together for the window that is open. */
  readonly gift: Gift | null;
  /** How wide the leaf is drawn, in pixels. */
  readonly width: number;
  nameOf(seat: Seat): string;
}
