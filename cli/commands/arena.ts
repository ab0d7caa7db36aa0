/** `conclave arena`: bots against each other, with rotated seats, paired seeds and Wilson intervals. */

import { type ArenaReport, arena } from '@conclave/bots';
import { botNameOf, listOf } from '../arguments.ts';
import { UsageError } from '../failure.ts';
import { withPool } from '../pool.ts';
import { displayWidth } from '../terminal/width.ts';
import type { ToolWords } from '../words/words.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';
import { progressBar } from './progress.ts';
import { SERIES_FLAGS, seriesOf } from './series.ts';

export const arenaCommand: Command = {
  flags: { ...SERIES_FLAGS, bots: { type: 'string' } },
  positionals: 1,
  async run(parsed, context) {
    const { io, words } = context;
    const { errors } = words;
    const series = seriesOf(parsed, context);
    const bots = listOf(parsed.text('bots') ?? '').map((name) => botNameOf(name, errors));
    if (bots.length === 0) throw new UsageError(errors.missing(errors.bots));
    const contest = { ...series, bots };
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
