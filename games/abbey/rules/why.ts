/** Why a player of this game may say that it made its move. */

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
  /** Going to, or acting in, a room that is worth it. */
  | 'room'
  /** The question that tells most. */
  | 'asking'
  /** The answer gives little away, or silence keeps much. */
  | 'answering'
  | 'silence'
  /** Cards already seen by the neighbour, or known to most. */
  | 'passing'
  | 'book'
  | 'nothingToDo';

export interface WhyParams {
  readonly percent?: number;
  readonly room?: number;
}
