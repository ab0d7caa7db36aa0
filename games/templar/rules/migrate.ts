/** Matches and records of older versions. */

import { type MatchRecord, withoutUndone } from '@conclave/engine';
import { HIDES, MARIA, PORTICUS } from './box.ts';
import type { State } from './state.ts';

/** Version 1 kept one number for how often the card had acted, whatever it did. */
type Version1 = Omit<State, 'hides' | 'hasPicked' | 'hasChosen'> & { readonly used: number };

export function migrate(state: unknown, from: number): State {
  if (from > 1) return state as State;
  const { used, ...kept } = state as Version1;
  const { card } = kept;
  const isChoice = card === MARIA || card === PORTICUS;
  const hides = HIDES[card] > 0 ? used : 0;
  return { ...kept, hides, hasChosen: isChoice && used > 0, hasPicked: !isChoice && hides === 0 && used > 0 };
}

/** In version 2 answers to a window could be taken back, not only withdrawn. Older records cannot be read. */
export function upgrade(record: MatchRecord<unknown>): MatchRecord<unknown> | null {
  return record.version === 2 ? { ...record, version: 3, entries: withoutUndone(record.entries) } : null;
}
