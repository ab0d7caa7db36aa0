/** Measuring several things side by side: in turn, round after round, so that a slow moment slows them all. */

/** Does some operations and says how many. */
export type Batch = () => number;

/** In milliseconds of processor time; a round gives every contender one slice. */
export interface Pace {
  readonly warmUp: number;
  readonly slice: number;
  readonly rounds: number;
}

export const FULL: Pace = { warmUp: 400, slice: 200, rounds: 11 };
export const QUICK: Pace = { warmUp: 60, slice: 20, rounds: 3 };

export interface Spread {
  readonly median: number;
  /** The quartiles: half of all samples lie between them. */
  readonly low: number;
  readonly high: number;
}

/** The least time between two looks, so that looking costs nothing. */
const CHUNK = 0.5;

/** Of the processor, and not by the clock: what else runs on the machine takes time from both sides, and not alike. */
export function milliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Timed {
  readonly operations: number;
  readonly milliseconds: number;
}

function timed(batch: Batch, times: number): Timed {
  let operations = 0;
  const start = milliseconds();
  for (let i = 0; i < times; i++) operations += batch();
  return { operations, milliseconds: milliseconds() - start };
}

/** Runs a batch until it is compiled, and returns how often it fits into a chunk. */
function warmUp(batch: Batch, time: number): number {
  let times = 1;
  for (let spent = 0; spent < time; ) {
    const chunk = timed(batch, times);
    spent += chunk.milliseconds;
    if (chunk.milliseconds < CHUNK) times *= 2;
  }
  return times;
}

function rate(batch: Batch, times: number, slice: number): number {
  let operations = 0;
  let spent = 0;
  while (spent < slice) {
    const chunk = timed(batch, times);
    operations += chunk.operations;
    spent += chunk.milliseconds;
  }
  return (operations / spent) * 1000;
}

/** By contender, by round: operations a second. */
export function measureInTurn(
  contenders: readonly Batch[],
  pace: Pace,
  onRound: (round: number) => void = () => {},
): number[][] {
  const times = contenders.map((batch) => warmUp(batch, pace.warmUp));
  const rates: number[][] = contenders.map(() => []);
  for (let round = 0; round < pace.rounds; round++) {
    onRound(round);
    for (const [index, batch] of contenders.entries()) {
      rates[index].push(rate(batch, times[index], pace.slice));
    }
  }
  return rates;
}

function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const below = Math.floor(at);
  const above = Math.ceil(at);
  return sorted[below] + (sorted[above] - sorted[below]) * (at - below);
}

export function spreadOf(samples: readonly number[]): Spread {
  const sorted = samples.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}
