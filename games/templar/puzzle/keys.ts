/** What a puzzle of this game may say. A missing sentence is a type error. */

import type { Points } from './count.ts';

export type PuzzleKind = 'count';

/** Why a room is not the answer. */
export type Bar = 'severus' | 'door' | 'vitus';

/** The reasons, and what fills each in. */
export type Reasons = {
  /** He cannot count there, or nothing is counted there. */
  readonly barred: { readonly room: number; readonly by: Bar };
  /** What a count there brings. */
  readonly brings: { readonly room: number; readonly points: readonly Points[]; readonly value: number };
  readonly best: { readonly room: number; readonly points: readonly Points[]; readonly value: number };
};

export type PuzzleReason = {
  readonly [Key in keyof Reasons]: { readonly key: Key; readonly params: Reasons[Key] };
}[keyof Reasons];
