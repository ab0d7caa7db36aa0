/** The reasons that a player of this game may give for a move. */

export type WhyKey =
  /** The rules leave no choice. */
  | 'forced'
  | 'random'
  /** Only one suspect is left. */
  | 'certain'
  /** A suspect with a chance of `percent`. */
  | 'likely'
  /** A value with a chance of `percent`. */
  | 'revealing'
  /** Going to a room that is worth it. */
  | 'room'
  /** From there `room` is near. */
  | 'towards'
  /** Acting in a room. */
  | 'here'
  /** The player whose cards may tell most. */
  | 'richest'
  /** The question that tells most. */
  | 'asking'
  /** The answer gives little away, or silence keeps much. */
  | 'answering'
  | 'harmless'
  /** The answer that binds least. */
  | 'bindsLeast'
  | 'silence'
  /** Cards already seen by whoever gets them, or known to most. */
  | 'passing'
  | 'book'
  /** It is not the moment for a book. */
  | 'keepsBook'
  | 'nothingToDo';

export type WhyParams = {
  readonly percent?: number;
  readonly room?: number;
};
