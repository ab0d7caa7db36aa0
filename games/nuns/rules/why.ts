/** The reasons that a player of this game may give for a move. */

export type WhyKey =
  /** The rules leave no choice. */
  | 'forced'
  | 'random'
  /** Nobody asks this seat. */
  | 'wait'
  /** Guard: the way goes after the novices it believes in. */
  | 'hunt'
  /** Guard: keeps to the path and listens. */
  | 'patrol'
  /** Guards: which of them moves first. */
  | 'leads'
  /** Guard: looks for the path that leads where novices must pass. */
  | 'choosePath'
  /** Novice: on towards key, wish or cell; `left`: points still to go. */
  | 'onward'
  /** Novice: a guard is near, so rather quiet or out of the way. */
  | 'hide'
  /** Novice: her wish is in reach and time is short. */
  | 'dash'
  /** Novice: goes home as told, and cannot be caught meanwhile. */
  | 'obey'
  /** A die is changed because it matters. */
  | 'bless'
  /** Nothing to gain by a blessing here. */
  | 'keep'
  /** A false trail. */
  | 'mislead';

export interface WhyParams {
  readonly left?: number;
}
