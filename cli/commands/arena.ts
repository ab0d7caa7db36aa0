/** `conclave arena`: bots against each other, with rotated seats, paired seeds and Wilson intervals. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ArenaReport, arena, type Share } from '@conclave/bots';
import { type HouseWords, houseWords } from '@conclave/engine';
import { botNameOf, listOf } from '../arguments.ts';
import { UsageError } from '../failure.ts';
import { withPool } from '../pool.ts';
import type { ToolWords } from '../words/words.ts';
import { inColumns } from './columns.ts';
import type { Command } from './command.ts';
import { runLadder } from './ladder.ts';
import { printJson } from './print.ts';
import { progressBar } from './progress.ts';
import { SERIES_FLAGS, seriesOf } from './series.ts';

export const arenaCommand: Command = {
  flags: {
    ...SERIES_FLAGS,
    bots: { type: 'string' },
    against: { type: 'string' },
    ladder: { type: 'boolean' },
  },
  positionals: 1,
  async run(parsed, context) {
    const { io, words, language } = context;
    const { errors } = words;
    if (parsed.given('ladder')) return runLadder(parsed, context);
    const series = seriesOf(parsed, context);
    const bots = listOf(parsed.text('bots') ?? '').map((name) => botNameOf(name, errors));
    if (bots.length === 0) throw new UsageError(errors.missing(errors.bots));
    const against = parsed.text('against');
    if (against !== undefined && !existsSync(join(against, 'games', 'dist', 'bots.js')))
      throw new UsageError(errors.noBuild(against));
    const contest = { ...series, bots, ...(against !== undefined && { against }) };
    const bar = progressBar(io);
    const report = await withPool((runner) => arena(contest, runner, bar.show));
    bar.clear();
    if (parsed.given('json')) return printJson(io.output, asPromised(report));
    io.output.write(`${standings(report, words.tools, houseWords[language])}\n`);
  },
};

/** The object that scripts rely on, and nothing else. */
function asPromised({ game, seats, games, equalShare, bots }: ArenaReport) {
  return {
    game,
    seats,
    games,
    equalShare,
    bots: bots.map(({ name, build, games, share, low, high }) => ({
      name,
      ...(build !== undefined && { build }),
      games,
      share,
      low,
      high,
    })),
  };
}

function standings(report: ArenaReport, words: ToolWords, house: HouseWords): string {
  const { bots, equalShare, manners, rounds, moves } = report;
  const percent = (share: number) => `${words.decimal(100 * share, 1)} %`;
  const scored = bots.some(({ meanScore }) => meanScore !== undefined);
  const cells = (name: string, { games, share, low, high }: Share) => [
    name,
    String(games),
    percent(share),
    `${percent(low)} – ${percent(high)}`,
  ];
  const rows = [
    [
      words.bot,
      words.seatsPlayed,
      words.share,
      words.interval,
      words.milliseconds,
      ...(scored ? [words.meanScore] : []),
    ],
    ...bots.map(({ name, build, meanScore, milliseconds, ...share }) => [
      ...cells(build === undefined ? name : words.ofBuild(name, build), share),
      words.decimal(milliseconds, 1),
      ...(scored ? [meanScore === undefined ? '' : words.decimal(meanScore, 2)] : []),
    ]),
    ...manners.map(({ manner, ...share }) => [
      ...cells(house.manners[manner], share),
      '',
      ...(scored ? [''] : []),
    ]),
  ];
  const whole = (value: number) => words.decimal(value, 0);
  return [
    ...inColumns(rows),
    words.equalShare(percent(equalShare)),
    words.lengths(words.decimal(rounds.mean, 1), whole(rounds.longest), whole(moves.mean)),
  ].join('\n');
}
