/** What every part of the table needs to know, worked out once a rendering. */

import type { Seat } from '@conclave/engine';
import type { BoardProps, Targets } from '@conclave/kit';
import type { Colour, Square } from '../rules/board.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { Knowledge } from './known.ts';
import type { TableWords } from './words.ts';

export type Props = BoardProps<SecretLabyrinth>;

export interface Setting {
  readonly props: Props;
  readonly say: TableWords;
  readonly targets: Targets<Move>;
  /** Whose table it is drawn for: the watcher's, or for the gallery the active player's. */
  readonly own: Seat | null;
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
