/** The command line of the bench. */

import { parseArgs } from 'node:util';
import type { GameBots } from '@conclave/bots';
import { FULL, QUICK } from './measure.ts';
import { tableOf } from './print.ts';
import { measureAll } from './report.ts';
import { MEASURES, type Peer, subjects } from './subjects.ts';

const HELP = `npm run bench -- [--server [--part NAME] | --wire] [--measure NAME] [--quick] [--json] [--seed TEXT]

Measures Conclave and boardgame.io in turn, round after round, and prints medians and ratios.

  --server     the servers instead of the rules (minutes)
  --part NAME  of the servers only: peers, saturated, colyseus-2, colyseus-5, stores, crowd, restart or bots
  --wire       bytes and time of what is sent for a move
  --quick      a few seconds instead of a minute; rough figures
  --json       the whole report as one object in the last line
  --measure NAME  of the rules only: bare rules, through the match, clone, view and moves, or replay
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
      measure: { type: 'string' },
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
  const { quick, json, seed, measure, help } = readArguments(args);
  if (help) {
    output.line(HELP);
    return;
  }
  const pace = quick ? QUICK : FULL;
  output.progress('warming up');
  const all = subjects(botsByGame, peer, seed);
  const chosen = measure === undefined ? all : all.filter((one) => one.measure === measure);
  if (chosen.length === 0)
    throw Object.assign(new TypeError(`--measure: ${MEASURES.join(', ')}`), { code: 'measure' });
  const report = measureAll(chosen, pace, (round) => output.progress(`round ${round + 1} of ${pace.rounds}`));
  output.progress('');
  output.line(tableOf(report));
  output.line('');
  output.line(
    `Node ${report.node}, ${pace.rounds} rounds of ${pace.slice} ms of processor time for each line.`,
  );
  output.line(report.met ? 'All goals met.' : 'Not all goals met.');
  if (json) output.line(JSON.stringify(report));
}
