/** `conclave simulate`: one bot against itself, many games. */

import { simulate } from '@conclave/bots';
import { botNameOf, budgetOf, gameOf, optionsOf, seatsOf, seedOf, wholeNumber } from '../arguments.ts';
import { withPool } from '../pool.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';
import { progressBar } from './progress.ts';

export const simulateCommand: Command = {
  flags: {
    seats: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    bot: { type: 'string' },
    budget: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  },
  positionals: 1,
  async run(parsed, { io, words, language }) {
    const { errors } = words;
    const { game } = gameOf(parsed, errors);
    const seats = seatsOf(parsed, game, defaultSeats(game.seats), errors, language);
    const budget = budgetOf(parsed, errors);
    const simulation = {
      game: game.id,
      seats,
      options: optionsOf(parsed.all('option'), game, seats, errors, language),
      games: wholeNumber(parsed, 'games', 100, 1, errors),
      seed: seedOf(parsed, 1),
      bot: botNameOf(parsed.text('bot') ?? 'random', errors),
      ...(budget && { budget }),
    };
    const bar = progressBar(io);
    const report = await withPool((runner) => simulate(simulation, runner, bar.show));
    bar.clear();
    if (parsed.given('json')) return printJson(io.output, report);
    io.output.write(`${words.tools.simulated(report)}\n`);
  },
};

/** Two players, where the game allows it. */
export function defaultSeats({ min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, 2));
}
