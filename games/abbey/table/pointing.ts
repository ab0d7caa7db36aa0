/** The values that board and sheet share: suspects that fit a question, ringed places, a lesson's goal. */

import type { Whereabouts } from '../mind/ponder.ts';
import type { Question } from '../rules/question.ts';
import type { Room } from '../rules/rooms.ts';
import type { Suspect } from '../rules/suspects.ts';

export interface Pointing {
  /** Whom the question on the board fits; `null`: there is none. */
  readonly fits: readonly Suspect[] | null;
  /** Whoever is chosen on the sheet is named in the question on the board. */
  readonly takesNames: boolean;
  /** Chosen so just now. */
  readonly named: Suspect | null;
  /** Where the suspect chosen on the sheet may lie: those places are ringed. */
  readonly ringed: readonly Whereabouts[];
  /** Where a page of the lesson leads to: no other room is lit; `null`: anywhere. */
  readonly goal: Room | null;
  /** What a page of the lesson has one ask: no other sign is lit; `null`: anything. */
  readonly question: Question | null;
}

const NOTHING: Pointing = {
  fits: null,
  takesNames: false,
  named: null,
  ringed: [],
  goal: null,
  question: null,
};

export function readPointing(shared: string): Pointing {
  if (shared === '') return NOTHING;
  try {
    return { ...NOTHING, ...(JSON.parse(shared) as Partial<Pointing>) };
  } catch {
    return NOTHING;
  }
}

export function withPointing(shared: string, change: Partial<Pointing>): string {
  return JSON.stringify({ ...readPointing(shared), ...change });
}
