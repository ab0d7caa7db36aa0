/** What the tools that let bots play many games have in common. */

import {
  budgetOf,
  type FlagTable,
  gameOf,
  optionsOf,
  type Parsed,
  seatsOf,
  seedOf,
  wholeNumber,
} from '../arguments.ts';
import type { Context } from './command.ts';

export const SERIES_FLAGS = {
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  budget: { type: 'string' },
  option: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const satisfies FlagTable;

/** The game, its table, and how many games from which seed. */
export function seriesOf(parsed: Parsed, { words: { errors }, language }: Context) {
  const { game } = gameOf(parsed, errors);
  const seats = seatsOf(parsed, game, errors, language);
  const budget = budgetOf(parsed, errors);
  return {
    game: game.id,
    seats,
    options: optionsOf(parsed.all('option'), game, seats, errors, language),
    games: wholeNumber(parsed, 'games', 100, 1, errors),
    seed: seedOf(parsed, 1),
    ...(budget && { budget }),
  };
}
