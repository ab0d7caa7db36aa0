/** The reasons that a player of this game may give for a move. */

export type WhyKey =
  | 'onlyMove'
  /** Nobody asks this seat. */
  | 'wait'
  /** The first card of all: the one for the best turn if it were one's own. */
  | 'opening'
  /** Made at once, without weighing. */
  | 'atOnce'
  /** The turn that brings most points now: `points`. */
  | 'pointsNow'
  /** So many objects are hidden: `objects`. */
  | 'hides'
  /** So many objects come into stock: `objects`. */
  | 'fetches'
  /** So many cards come back into the hand: `cards`. */
  | 'cardsBack'
  /** No points now, but the best way to get some later. */
  | 'prepares'
  /** `turns` ways to play were compared with the answers of the others. */
  | 'searched'
  /** The next step of a turn decided on before. */
  | 'planned';

export interface WhyParams {
  readonly points?: number;
  readonly turns?: number;
  readonly objects?: number;
  readonly cards?: number;
}
