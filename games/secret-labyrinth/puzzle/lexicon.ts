/** What a language brings to the puzzles. */

import type { Who } from '../../words.ts';
import type { Direction, Sector, Square, Zone } from '../rules/board.ts';
import type { Added } from './course.ts';
import type { PuzzleKind, Reasons } from './keys.ts';

/** A castle in words. */
export interface Namer {
  /** The wanted secret, with its article. */
  readonly secret: string;
  place(square: Square, sector: Sector): string;
  zone(zone: Zone): string;
  hour(sector: Sector): string;
  list(words: readonly string[]): string;
  part(part: number): string;
  changes(added: Added): string;
}

export interface PuzzleLexicon {
  readonly titles: Readonly<Record<PuzzleKind, string>>;
  ask(kind: PuzzleKind, secret: string): string;
  /** Where pawn and secret are. */
  where(pawn: string, secret: string, at: string): string;
  /** "turn the centre 3 notches clockwise" */
  turn(direction: Direction, notches: number): string;
  /** Corridors go clockwise only. */
  shift(corridor: string, notches: number): string;
  answer(turns: readonly string[], stops: readonly string[]): string;
  readonly you: Who;
  readonly reasons: {
    readonly [Key in keyof Reasons]: (params: Reasons[Key], name: Namer) => string;
  };
}
