/** The reasons that a player of this game may give for a move. */

export type WhyKey = 'wins' | 'saves' | 'random';
