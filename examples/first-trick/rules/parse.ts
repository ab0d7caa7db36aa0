import { parseBy } from '@conclave/engine/author';
import { MOVES, type Move } from './moves.ts';

export function parse(json: unknown): Move | null {
  return parseBy(MOVES, json);
}
