/** The reasons that a player of this game may give for a move. */

export type WhyKey =
  /** The rules leave no choice. */
  | 'forced'
  | 'random'
  /** Nobody asks this seat. */
  | 'wait'
  /** Guard: a novice was seen, and the way comes upon her. */
  | 'catches'
  /** Guard: a novice was seen, and the way comes nearer to her. */
  | 'chases'
  /** Guard: a novice's noise lies beside her, and the first step goes where it comes from. */
  | 'follows'
  /** Guard: free to go anywhere, she goes where novices are likely. */
  | 'hunt'
  /** Guard: has gone far enough. */
  | 'stops'
  /** Guard: keeps to the path. */
  | 'patrol'
  /** Guards: which of them moves first. */
  | 'leads'
  /** Guard: looks for the path that leads where novices are likely. */
  | 'choosePath'
  /** Novice: on towards key, wish or cell; `left`: points still to go. */
  | 'onward'
  /** Novice: she ends her move on her key, on her wish, or at home with it. */
  | 'takesKey'
  | 'takesWish'
  | 'home'
  /** Novice: a guard is near, so rather quiet or out of the way. */
  | 'hide'
  /** Novice: stands still, for every way on is worse. */
  | 'waits'
  /** Novice: it is not far any more, and nobody seems to be in the way. */
  | 'dash'
  /** Novice: goes home as told, and cannot be caught meanwhile. */
  | 'obey'
  /** Novice: as the dice lie a guard hears her. */
  | 'quietens'
  /** Guard: her own die is changed, to hear farther. */
  | 'hearsMore'
  /** The card is kept. */
  | 'keep'
  /** Novice: a marker that leads a guard away from her. */
  | 'mislead'
  /** Guard: her own false noise frees her from her path. */
  | 'alarms';

export interface WhyParams {
  readonly left?: number;
}
