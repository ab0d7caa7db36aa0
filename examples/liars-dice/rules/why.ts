/** The reasons that a player of this game may give for a move. */

export type WhyKey =
  /** The bid is so likely to be true, in percent. */
  | 'likely'
  /** It is so unlikely to be true. */
  | 'unlikely'
  /** No bid is likely any more, and this one is the best. */
  | 'bluff'
  | 'random';

/** What fills in the sentence. */
export type WhyParams = { readonly percent?: number };
