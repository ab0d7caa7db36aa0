/** Running matches of older versions. */

import { HIDES, MARIA, PORTICUS } from './box.ts';
import type { State } from './state.ts';

/** Version 1 kept one number for how often the card had acted, whatever it did. */
type Version1 = Omit<State, 'hides' | 'hasPicked' | 'hasChosen'> & { readonly used: number };

export function migrate(state: unknown, _from: number): State {
  const { used, ...kept } = state as Version1;
  const { card } = kept;
  const isChoice = card === MARIA || card === PORTICUS;
  const hides = HIDES[card] > 0 ? used : 0;
  return { ...kept, hides, hasChosen: isChoice && used > 0, hasPicked: !isChoice && hides === 0 && used > 0 };
}
