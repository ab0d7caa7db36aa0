/** `conclave simulate`: one bot against itself, many games. */

import { simulate } from '@conclave/bots';
import { botNameOf } from '../arguments.ts';
import { withPool } from '../pool.ts';
import type { Command } from './command.ts';
import { printJson } from './print.ts';
import { progressBar } from './progress.ts';
import { SERIES_FLAGS, seriesOf } from './series.ts';

export const simulateCommand: Command = {
  flags: { ...SERIES_FLAGS, bot: { type: 'string' } },
  positionals: 1,
  async run(parsed, context) {
    const { io, words } = context;
    const bot = botNameOf(parsed.text('bot') ?? 'random', words.errors);
    const simulation = { ...seriesOf(parsed, context), bot };
    const bar = progressBar(io);
    const report = await withPool((runner) => simulate(simulation, runner, bar.show));
    bar.clear();
    if (parsed.given('json')) return printJson(io.output, report);
    io.output.write(`${words.tools.simulated(report)}\n`);
  },
};
