/** `npm run bench -- --server`: our server beside boardgame.io's, in one run, and then on its own under a crowd. */

import { spreadOf } from '../measure.ts';
import { boardgameFlatFile, boardgameInMemory } from './boardgame.ts';
import { conclave } from './conclave.ts';
import { type Contender, type Dialect, launch } from './contender.ts';
import { type CrowdSize, FULL_CROWD, PARTS, type Part, QUICK_CROWD } from './crowd.ts';
import { growth, latency, perConnection, perIdleMatch, saturatedInTurn } from './load.ts';

interface Figures {
  readonly name: string;
  readonly movesPerSecond: number;
  /** Our moves to its own, by round. */
  readonly ratios: readonly number[];
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerIdleMatch: number;
  readonly bytesPerConnection: number;
  readonly growth: number;
  readonly reconnectBytes: number;
}

interface Size {
  readonly saturation: number;
  readonly saturations: number;
  readonly latency: number;
  readonly rounds: number;
  readonly idle: number;
  readonly connections: number;
  readonly long: number;
  /** The peers' grows with every move; FlatFile writes the whole of it each time. */
  readonly longPeer: number;
  readonly longFile: number;
  /** Moves before a reconnect. */
  readonly reconnect: number;
}

const FULL: Size = {
  saturation: 2000,
  saturations: 9,
  latency: 6000,
  rounds: 3,
  idle: 200,
  connections: 200,
  long: 20_000,
  longPeer: 1000,
  longFile: 200,
  reconnect: 200,
};
const QUICK: Size = {
  saturation: 1500,
  saturations: 1,
  latency: 1000,
  rounds: 1,
  idle: 20,
  connections: 20,
  long: 400,
  longPeer: 60,
  longFile: 60,
  reconnect: 20,
};

/** One measurement on a server of its own; says on standard error what came of it, as a whole run takes minutes. */
async function stage<Result>(
  title: string,
  [dialect, storage]: Entrant,
  use: (one: Contender) => Promise<Result>,
): Promise<Result> {
  const contender = await launch(dialect, storage);
  try {
    const result = await use(contender);
    console.error(`${dialect.name}: ${title}: ${JSON.stringify(result)}`);
    return result;
  } finally {
    await contender.stop();
  }
}

const median = (samples: readonly number[]) => spreadOf(samples).median;

/** A server to measure, the arguments of its process, and how long its long match is. */
type Entrant = readonly [Dialect, readonly string[], 'long' | 'longPeer' | 'longFile'];

const IN_MEMORY: Entrant = [boardgameInMemory, [], 'longPeer'];
const FLAT_FILE: Entrant = [boardgameFlatFile, ['FlatFile'], 'longFile'];
const ENTRANTS: readonly Entrant[] = [[conclave, [], 'long'], IN_MEMORY, FLAT_FILE];

/** Ours beside a rival, each going on through all rounds: by round, the moves a second of both. */
async function contest([dialect, storage]: Entrant, size: Size, rounds: number): Promise<number[][]> {
  const contenders = [await launch(conclave), await launch(dialect, storage)];
  try {
    return await saturatedInTurn(contenders, 50, size.saturation, rounds, (round, rates) =>
      console.error(
        `Conclave and ${dialect.name}: moves/s: ${rates.map(Math.round).join(' and ')}${round === 0 ? ' (warming up)' : ''}`,
      ),
    );
  } finally {
    for (const contender of contenders) await contender.stop();
  }
}

async function measure(size: Size): Promise<Figures[]> {
  const inMemory = await contest(IN_MEMORY, size, size.saturations);
  // All its matches are one file's: in many rounds it would become slower and slower.
  const inFile = await contest(FLAT_FILE, size, size.rounds);
  const contests = [inMemory.map(([ours]) => [ours, ours]), inMemory, inFile];
  const delays: { p50: number; p99: number }[][] = ENTRANTS.map(() => []);
  for (let round = 0; round < size.rounds; round++) {
    for (const [index, entrant] of ENTRANTS.entries())
      delays[index].push(await stage('latency', entrant, (one) => latency(one, 200, 200, size.latency)));
  }
  const figures: Figures[] = [];
  for (const [index, entrant] of ENTRANTS.entries()) {
    const [dialect, , extent] = entrant;
    const long = size[extent];
    figures.push({
      name: dialect.name,
      movesPerSecond: median(contests[index].map(([, theirs]) => theirs)),
      ratios: contests[index].map(([ours, theirs]) => ours / theirs),
      p50: median(delays[index].map(({ p50 }) => p50)),
      p99: median(delays[index].map(({ p99 }) => p99)),
      bytesPerIdleMatch: await stage('bytes per idle match', entrant, (one) => perIdleMatch(one, size.idle)),
      bytesPerConnection: await stage('bytes per connection', entrant, (one) =>
        perConnection(one, size.connections),
      ),
      growth: await stage(`growth over ${long} moves`, entrant, (one) => growth(one, long)),
      reconnectBytes: await stage('bytes of a reconnect', entrant, (one) =>
        dialect.reconnectBytes(one.url, 0, size.reconnect),
      ),
    });
  }
  return figures;
}

const ROWS: readonly (readonly [string, (figures: Figures) => string])[] = [
  ['moves/s, 50 matches saturated', (f) => f.movesPerSecond.toFixed(0)],
  ['p50 to the other player, ms (200 moves/s)', (f) => f.p50.toFixed(2)],
  ['p99 to the other player, ms (200 moves/s)', (f) => f.p99.toFixed(2)],
  ['heap per idle match, bytes', (f) => f.bytesPerIdleMatch.toFixed(0)],
  ['heap per connection, bytes', (f) => f.bytesPerConnection.toFixed(0)],
  ['cost of a move, last tenth / first, of a long match', (f) => f.growth.toFixed(2)],
  ['bytes of a reconnect', (f) => f.reconnectBytes.toFixed(0)],
];

function ratioGoal(peer: string, { ratios }: Figures, goal: number): readonly [string, boolean] {
  const rounds = ratios.map((ratio) => ratio.toFixed(1)).join(' ');
  return [
    `moves/s at least ${goal} times ${peer}: ${median(ratios).toFixed(1)} (by round: ${rounds})`,
    Number.isFinite(median(ratios)) && median(ratios) >= goal,
  ];
}

/** Measures our server part by part, and prints each result at once: the parts take minutes. */
async function benchCrowd(size: CrowdSize, parts: readonly Part[]): Promise<Record<string, unknown>> {
  const results: Record<string, unknown> = {};
  for (const part of parts) {
    const figures = await PARTS[part](size);
    results[part] = figures;
    console.log(`\n${part}`);
    for (const [title, value] of Object.entries(figures)) console.log(`  ${title.padEnd(44)}${value}`);
  }
  return results;
}

const PLAIN_PARTS = Object.keys(PARTS) as Part[];
/** `saturated` is the first goal of the peers alone. */
const ALL_PARTS = ['peers', 'saturated', ...PLAIN_PARTS] as const;

/** `--part NAME` for one of them; otherwise all. */
function partsOf(args: readonly string[]): readonly (typeof ALL_PARTS)[number][] {
  const at = args.indexOf('--part');
  if (at < 0) return ALL_PARTS.filter((part) => part !== 'saturated');
  const chosen = ALL_PARTS.filter((part) => part === args[at + 1]);
  if (chosen.length === 0)
    throw Object.assign(new TypeError(`--part: ${ALL_PARTS.join(', ')}`), { code: 'part' });
  return chosen;
}

async function benchSaturated(size: Size): Promise<Record<string, unknown>> {
  const rounds = await contest(IN_MEMORY, size, size.saturations);
  const [ours, theirs] = [0, 1].map((which) => median(rounds.map((rates) => rates[which])));
  const ratio = median(rounds.map(([our, their]) => our / their));
  console.log(`saturated: ${ours.toFixed(0)} to ${theirs.toFixed(0)} moves/s, ${ratio.toFixed(2)} times`);
  return { saturated: { ours, theirs, ratio } };
}

export async function benchServers(args: readonly string[]): Promise<void> {
  const quick = args.includes('--quick');
  const parts = partsOf(args);
  const peers = parts.includes('peers') ? await benchPeers(quick ? QUICK : FULL) : {};
  const saturated = parts.includes('saturated') ? await benchSaturated(quick ? QUICK : FULL) : {};
  const crowd = await benchCrowd(
    quick ? QUICK_CROWD : FULL_CROWD,
    PLAIN_PARTS.filter((part) => parts.includes(part)),
  );
  if (args.includes('--json'))
    console.log(JSON.stringify({ node: process.version, ...peers, ...saturated, house: crowd }));
}

async function benchPeers(size: Size): Promise<Record<string, unknown>> {
  const figures = await measure(size);
  const [ours, memory, flat] = figures;
  console.log(`${''.padEnd(54)}${figures.map(({ name }) => name.padStart(26)).join('')}`);
  for (const [title, value] of ROWS) {
    console.log(`${title.padEnd(54)}${figures.map((one) => value(one).padStart(26)).join('')}`);
  }
  const goals: readonly (readonly [string, boolean])[] = [
    ratioGoal('in memory', memory, 3),
    ratioGoal('FlatFile', flat, 10),
    ['p99 no worse than FlatFile', ours.p99 <= flat.p99],
    ['reconnect under 20 KB', ours.reconnectBytes < 20_000],
    ['flat cost in a long match (at most 1.5)', ours.growth <= 1.5],
  ];
  console.log('');
  for (const [goal, met] of goals) console.log(`${met ? 'met    ' : 'NOT MET'} ${goal}`);
  return { figures, met: goals.every(([, met]) => met) };
}
