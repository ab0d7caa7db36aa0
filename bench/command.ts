/** The command line of the bench. */

import { parseArgs } from 'node:util';
import type { GameBots } from '@conclave/bots';
import { FULL, QUICK } from './measure.ts';
import { tableOf } from './print.ts';
import { measureAll } from './report.ts';
import { type Peer, subjects } from './subjects.ts';

const HELP = `npm run bench -- [--server [--part NAME] | --wire] [--quick] [--json] [--seed TEXT]

Measures Conclave and boardgame.io in turn, round after round, and prints medians and ratios.

  --server     the servers instead of the rules (minutes)
  --part NAME  of the servers only: peers, stores, crowd, restart or bots
  --wire       bytes and time of what is sent for a move
  --quick      a few seconds instead of a minute; rough figures
  --json       the whole report as one object in the last line
  --seed TEXT  other random games (default: bench)
  --help       this text`;

export interface Output {
  line(text: string): void;
  progress(text: string): void;
}

function readArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      seed: { type: 'string', default: 'bench' },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

/** Throws a TypeError that can be shown for arguments it does not know. */
export function bench(
  botsByGame: readonly GameBots[],
  peer: Peer,
  args: readonly string[],
  output: Output,
): void {
  const { quick, json, seed, help } = readArguments(args);
  if (help) {
    output.line(HELP);
    return;
  }
  const pace = quick ? QUICK : FULL;
  output.progress('warming up');
  const report = measureAll(subjects(botsByGame, peer, seed), pace, (round) =>
    output.progress(`round ${round + 1} of ${pace.rounds}`),
  );
  output.progress('');
  output.line(tableOf(report));
  output.line('');
  output.line(`Node ${report.node}, ${pace.rounds} rounds of ${pace.slice} ms for each line.`);
  output.line(report.met ? 'All goals met.' : 'Not all goals met.');
  if (json) output.line(JSON.stringify(report));
}
