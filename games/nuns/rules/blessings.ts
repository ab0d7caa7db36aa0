/** Who may play a blessing card in the window that is open. */

import { boonOf, FIRST_NOVICE, type Figure, noviceOf, type State } from './state.ts';

/** Reroll or +-1, unspent: to be played on any die of the roll (NR-R26). */
export function mayBless(state: State, figure: Figure): boolean {
  const { held, blessing } = boonOf(state, figure);
  return held && (blessing === 'reroll' || blessing === 'adjust');
}

export function hasFeint(state: State, figure: Figure): boolean {
  const { held, blessing, feigned } = boonOf(state, figure);
  return held && blessing === 'falseNoise' && feigned === 0;
}

/** NR-42, NR-R27 */
export function mayFeign(state: State, figure: Figure): boolean {
  if (state.phase !== 'listenMarks' || !hasFeint(state, figure)) return false;
  return figure < FIRST_NOVICE || noviceOf(state, figure).status === 'onTheRun';
}
