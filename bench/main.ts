/** `npm run bench`: Conclave and boardgame.io side by side. */

import { parseArgs } from 'node:util';
import type { Pace } from './measure.ts';
import { measureAll } from './report.ts';
import { subjects } from './subjects.ts';
import { tableOf } from './table.ts';

export const FULL: Pace = { warmUp: 400, slice: 200, rounds: 11 };
export const QUICK: Pace = { warmUp: 60, slice: 20, rounds: 3 };

const HELP = `npm run bench -- [--quick] [--json] [--seed TEXT]

Measures Conclave and boardgame.io in turn, round after round, and prints medians and ratios.

  --quick      a few seconds instead of a minute; rough figures
  --json       the whole report as one object in the last line
  --seed TEXT  other random games (default: bench)
  --help       this text
`;

function readArguments() {
  return parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      seed: { type: 'string', default: 'bench' },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

function main(): void {
  const { quick, json, seed, help } = readArguments();
  if (help) {
    process.stdout.write(HELP);
    return;
  }
  const pace = quick ? QUICK : FULL;
  const report = measureAll(subjects([], seed), pace, (round) => {
    if (process.stderr.isTTY) process.stderr.write(`\rround ${round + 1} of ${pace.rounds} `);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.log(tableOf(report));
  console.log(
    `\nNode ${report.node}, ${pace.rounds} rounds of ${pace.slice} ms each; goals ${report.met ? 'met' : 'NOT MET'}.`,
  );
  if (json) console.log(JSON.stringify(report));
}

main();
