/** `conclave arena GAME --ladder`: the levels of a game at a count on one scale, kept in the game's own folder. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LadderReport, type LadderRow, ladder } from '@conclave/bots/ladder';
import { houseWords, LEVELS } from '@conclave/engine';
import { gameOf, type Parsed } from '../arguments.ts';
import { UsageError } from '../failure.ts';
import { withPool } from '../pool.ts';
import type { ToolWords } from '../words/words.ts';
import { inColumns } from './columns.ts';
import type { Context } from './command.ts';
import { printJson } from './print.ts';
import { progressBar } from './progress.ts';
import { seriesOf } from './series.ts';

const FEWEST = 2;

export async function runLadder(parsed: Parsed, context: Context): Promise<void> {
  const { io, words, language } = context;
  const series = seriesOf(parsed, context);
  if (series.seats < FEWEST) throw new UsageError(words.errors.ladderAlone);
  const shelves = ['games', process.env.CONCLAVE_GAMES_BESIDE ?? 'games'];
  const folder = shelves.map((shelf) => join(shelf, series.game)).find((path) => existsSync(path));
  if (folder === undefined) throw new UsageError(words.errors.noSources(join('games', series.game)));
  const { version } = gameOf(parsed, words.errors).game.records;
  const bar = progressBar(io);
  const report = await withPool((runner) => ladder({ ...series, version }, runner, bar.show));
  bar.clear();
  keep(join(folder, 'ladder.json'), report);
  if (parsed.given('json')) return printJson(io.output, report);
  io.output.write(`${inWords(report, words.tools, houseWords[language].levels)}\n`);
}

/** One row for each count: the new one takes the place of the old one. */
function keep(file: string, { version, seats, levels, rounds, minutes }: LadderReport): void {
  const old: readonly LadderRow[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const rows = [...old.filter((row) => row.seats !== seats), { version, seats, levels, rounds, minutes }];
  writeFileSync(
    file,
    `${JSON.stringify(
      rows.sort((a, b) => a.seats - b.seats),
      null,
      2,
    )}\n`,
  );
}

function inWords(
  { levels, lengths }: LadderReport,
  words: ToolWords,
  names: Readonly<Record<(typeof LEVELS)[number], string>>,
): string {
  const number = (value: number) => words.decimal(value, 1);
  return inColumns([
    [words.bot, words.skill, words.interval, words.rounds, words.minutes],
    ...LEVELS.map((level) => {
      const { mu, sigma } = levels[level];
      return [
        names[level],
        number(mu),
        `${number(mu - 2 * sigma)} – ${number(mu + 2 * sigma)}`,
        String(lengths[level].rounds),
        String(lengths[level].minutes),
      ];
    }),
  ]).join('\n');
}
