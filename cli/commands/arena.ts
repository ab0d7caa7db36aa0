/** `conclave arena`: bots against each other, with rotated seats, paired seeds and Wilson intervals. */

import { type ArenaReport, arena } from '@conclave/bots';
import {
  botNameOf,
  budgetOf,
  gameOf,
  listOf,
  optionsOf,
  seatsOf,
  seedOf,
  wholeNumber,
} from '../arguments.ts';
import { UsageError } from '../failure.ts';
import { withPool } from '../pool.ts';
import { displayWidth } from '../terminal/width.ts';
import type { ToolWords } from '../words/words.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';
import { progressBar } from './progress.ts';
import { defaultSeats } from './simulate.ts';

export const arenaCommand: Command = {
  flags: {
    seats: { type: 'string' },
    bots: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    budget: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  },
  positionals: 1,
  async run(parsed, { io, words, language }) {
    const { errors } = words;
    const { game } = gameOf(parsed, errors);
    const bots = listOf(parsed.text('bots') ?? '').map((name) => botNameOf(name, errors));
    if (bots.length === 0) throw new UsageError(errors.missing(errors.bots));
    const seats = seatsOf(parsed, game, defaultSeats(game.seats), errors, language);
    const budget = budgetOf(parsed, errors);
    const contest = {
      game: game.id,
      seats,
      options: optionsOf(parsed.all('option'), game, seats, errors, language),
      bots,
      games: wholeNumber(parsed, 'games', 100, 1, errors),
      seed: seedOf(parsed, 1),
      ...(budget && { budget }),
    };
    const bar = progressBar(io);
    const report = await withPool((runner) => arena(contest, runner, bar.show));
    bar.clear();
    if (parsed.given('json')) return printJson(io.output, asPromised(report));
    io.output.write(`${standings(report, words.tools)}\n`);
  },
};

/** The object that scripts rely on, and nothing else. */
function asPromised({ game, seats, games, equalShare, bots }: ArenaReport) {
  return {
    game,
    seats,
    games,
    equalShare,
    bots: bots.map(({ name, games, share, low, high }) => ({ name, games, share, low, high })),
  };
}

function standings({ bots, equalShare }: ArenaReport, words: ToolWords): string {
  const percent = (share: number) => `${words.decimal(100 * share, 1)} %`;
  const scored = bots.some(({ meanScore }) => meanScore !== undefined);
  const rows = [
    [words.bot, words.seatsPlayed, words.share, words.interval, ...(scored ? [words.meanScore] : [])],
    ...bots.map(({ name, games, share, low, high, meanScore }) => [
      name,
      String(games),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      ...(scored ? [meanScore === undefined ? '' : words.decimal(meanScore, 2)] : []),
    ]),
  ];
  const widths = rows[0].map((_cell, column) => Math.max(...rows.map((row) => displayWidth(row[column]))));
  const lines = rows.map(([name, ...cells]) => {
    const blank = (cell: string, column: number) => ' '.repeat(widths[column] - displayWidth(cell));
    const numbers = cells.map((cell, index) => blank(cell, index + 1) + cell);
    return [name + blank(name, 0), ...numbers].join('  ');
  });
  return [...lines, words.equalShare(percent(equalShare))].join('\n');
}
