/** The bundle that all parts of the table share, computed once for each rendering. */

import type { Seat } from '@conclave/engine';
import type { BoardProps, TableSetting, Targets } from '@conclave/kit';
import type { Colour, Square } from '../rules/board.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { Knowledge } from './knowledge.ts';
import type { TableWords } from './words.ts';

export type Props = BoardProps<SecretLabyrinth>;

/** `own`: the watcher; for the gallery, the active player. */
export interface Setting extends TableSetting<SecretLabyrinth, TableWords> {
  readonly targets: Targets<Move>;
  readonly colours: readonly (Colour | null)[];
  nameOf(seat: Seat): string;
  readonly pointedSquare: Square | null;
  /** The rival whose cards are asked about. */
  readonly pointedRival: Seat | null;
  onPointRival(seat: Seat | null): void;
  readonly known: Knowledge;
  /** An animal is dropped onto a rival: two cards will be drawn from them. */
  onDrawFrom(seat: Seat): void;
}
