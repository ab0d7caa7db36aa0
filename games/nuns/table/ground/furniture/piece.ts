import type { Random } from '@conclave/kit/random';
import type { Shapes } from '../draw.ts';

/** A piece of furniture: its room on the floor, and what only some kinds have. */
export interface Piece {
  readonly w: number;
  readonly h: number;
  /** Whose it is. */
  readonly cell?: number;
  readonly crop?: string;
  readonly goods?: string;
  readonly rows?: number;
  readonly candle?: boolean;
  /** A bed that lies across. */
  readonly wide?: boolean;
  /** A tree with fruit; one of the meadow. */
  readonly small?: boolean;
  readonly wild?: boolean;
}

/** Draws a piece round the origin. */
export type Maker = (piece: Piece, random: Random) => Shapes;
