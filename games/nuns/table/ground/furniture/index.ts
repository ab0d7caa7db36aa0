/** Every kind of furniture there is. */

import { seeded, seedOf } from '@conclave/kit/random';
import { tenth } from '@conclave/kit/svg-text';
import { group } from '../draw.ts';
import { CHAPEL } from './chapel.ts';
import { GARDEN } from './garden.ts';
import { HOUSEHOLD } from './household.ts';
import type { Maker, Piece } from './piece.ts';

export const FURNITURE: Readonly<Record<string, Maker>> = { ...HOUSEHOLD, ...CHAPEL, ...GARDEN };

export interface Standing extends Piece {
  readonly kind: string;
  readonly room: string;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  /** Lies under ways and points. */
  readonly flat?: boolean;
  /** Stands above its point. */
  readonly over?: boolean;
  /** Stands in a wall. */
  readonly wall?: boolean;
  /** May stand on a piece of that kind. */
  readonly on?: string;
}

export function furniture(piece: Standing) {
  const { kind, x, y, turn } = piece;
  const place = `translate(${tenth(x)} ${tenth(y)})`;
  return group(
    { transform: turn ? `${place} rotate(${turn})` : place },
    FURNITURE[kind](piece, seeded(seedOf(`${kind} ${x} ${y}`))),
  );
}
