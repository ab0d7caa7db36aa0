/** The reasons that a player of this game may give for a move. */

export type WhyKey =
  /** The rules leave no choice. */
  | 'forced'
  | 'random'
  /** Only one suspect is not crossed off. */
  | 'certain'
  /** From what was said it can be nobody else. */
  | 'follows'
  /** A suspect with a chance of `percent`. */
  | 'likely'
  /** A value with a chance of `percent`. */
  | 'revealing'
  /** Going to a room for what is done there. */
  | 'room'
  /** Going where somebody can be asked. */
  | 'meets'
  /** From there it is `doors` doors to `room`. */
  | 'towards'
  /** A book leads to `room`, `doors` doors away. */
  | 'further'
  /** Acting in a room. */
  | 'here'
  /** Of so many `cards` so many are `known`. */
  | 'richest'
  /** A question about cards, or about what is crossed off: of all `left` so many fit. */
  | 'asking'
  | 'asksOfList'
  /** A question by a card that others do not know. */
  | 'asksOfShared'
  /** An answer lets one ask back. */
  | 'answering'
  /** A no leaves all other rooms open. */
  | 'bindsLeast'
  /** So many `listeners` would hear it. */
  | 'silence'
  /** Of the `cards` given so many are `known` to whoever gets them. */
  | 'passing'
  /** A book that spares one giving so many `cards`. */
  | 'keepsCards'
  | 'holdsBell'
  | 'secondTurn'
  | 'book'
  /** It is not the moment for a book. */
  | 'keepsBook'
  /** The book that is missed least. */
  | 'leastOfUse'
  | 'nothingToDo';

export const WHY_NUMBERS = [
  'percent',
  'room',
  'doors',
  'cards',
  'known',
  'fits',
  'left',
  'listeners',
] as const;
export type WhyParams = { readonly [Key in (typeof WHY_NUMBERS)[number]]?: number };
