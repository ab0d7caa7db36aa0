/** What can be done with a blessing card in a secret window (NR-30, NR-42, NR-R25, NR-R26). */

import {
  blessingOf,
  FIRST_NOVICE,
  type Figure,
  isBlessingWindow,
  isListening,
  noviceOf,
  type State,
} from './state.ts';

/** Reroll or +-1, unspent. */
export function hasDieCard(state: State, figure: Figure): boolean {
  const { held, kind } = blessingOf(state, figure);
  return held && (kind === 'reroll' || kind === 'adjust');
}

/** False Noise, not played yet. */
export function hasFeint(state: State, figure: Figure): boolean {
  const { held, kind, feigned } = blessingOf(state, figure);
  return held && kind === 'falseNoise' && feigned === null;
}

/** NR-R26: any die, but in P6 a guard's card goes on her own. */
export function mayBless(state: State, figure: Figure, die: number): boolean {
  if (!isBlessingWindow(state) || !hasDieCard(state, figure) || die >= state.dice.length) return false;
  return !(isListening(state) && figure < FIRST_NOVICE) || state.diceOf[die] === figure;
}

/** NR-42: in P6; a novice only while she is on the run. */
export function mayFeign(state: State, figure: Figure): boolean {
  if (!isListening(state) || !hasFeint(state, figure)) return false;
  return figure < FIRST_NOVICE || noviceOf(state, figure).status === 'onTheRun';
}
