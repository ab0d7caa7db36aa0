/** What a puzzle of this game may say. A missing sentence is a type error. */

import type { Sector, Square, Zone } from '../rules/board.ts';
import type { Added, Door } from './course.ts';

export type PuzzleKind = 'open' | 'asleep';

/** The reasons, and what fills each in. */
export type Reasons = {
  /** Of a wrong answer: so many squares are joined with the pawn, the wanted one is not among them. */
  readonly apart: { readonly squares: number };
  /** Of a wrong answer: the pawn could not wait there. */
  readonly notThere: { readonly stop: Square; readonly sector: Sector };
  /** `part`: a place in PARTS that is not to be touched. */
  readonly leave: { readonly part: number };
  readonly waitIn: { readonly zone: Zone };
  /** `nth`: of two turns; 0: there is only one. */
  readonly turn: { readonly added: Added; readonly nth: 0 | 1 | 2 };
  readonly stop: { readonly stop: Square; readonly sector: Sector };
  readonly way: { readonly doors: readonly Door[] };
  readonly twoShifts: Record<string, never>;
  /** With this corridor shifted no turn of the centre helps. */
  readonly notWith: { readonly part: number };
  readonly others: { readonly results: number };
};

export type PuzzleReason = {
  readonly [Key in keyof Reasons]: { readonly key: Key; readonly params: Reasons[Key] };
}[keyof Reasons];
