/** What a player composes: moves that may be unfinished, and the name of the question they answer. */

import type { Json } from '@conclave/engine';

export interface DraftSlot {
  readonly for: string;
  readonly drafts: readonly Json[];
}

export const NO_DRAFTS: DraftSlot = { for: '', drafts: [] };
