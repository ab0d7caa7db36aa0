/** What is measured: saturation, latency, memory, flatness, reconnects. */

import { playMoves } from './conclave.ts';
import type { Contender, Player } from './contender.ts';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function tables(
  contender: Contender,
  count: number,
  from: number,
): Promise<(readonly [Player, Player])[]> {
  const all: (readonly [Player, Player])[] = [];
  for (let number = 0; number < count; number++)
    all.push(await contender.dialect.table(contender.url, from + number));
  return all;
}

function closeAll(all: readonly (readonly [Player, Player])[]): void {
  for (const pair of all) for (const player of pair) player.close();
}

/** Every table moves as soon as it can: moves seen by the other player, a second. Tables are numbered from `from` on. */
export async function saturated(
  contender: Contender,
  matches: number,
  from: number,
  milliseconds: number,
): Promise<number> {
  const all = await tables(contender, matches, from);
  let moves = 0;
  let running = true;
  for (const pair of all) {
    for (const player of pair) {
      player.onSeen((mine) => {
        if (!mine || !running) return;
        moves++;
        player.move();
      });
    }
  }
  for (const [first] of all) first.move();
  await sleep(milliseconds / 4);
  const before = moves;
  const start = performance.now();
  await sleep(milliseconds);
  const perSecond = ((moves - before) / (performance.now() - start)) * 1000;
  running = false;
  await sleep(200);
  closeAll(all);
  return perSecond;
}

/**
 * In turn, round after round, on servers that go on: a machine that is slow for a while is slow for all of them, and
 * the first round, in which they warm up, does not count. By round, the moves a second of each.
 */
export async function saturatedInTurn(
  contenders: readonly Contender[],
  matches: number,
  milliseconds: number,
  rounds: number,
  progress: (round: number, rates: readonly number[]) => void,
): Promise<number[][]> {
  const all: number[][] = [];
  for (let round = 0; round <= rounds; round++) {
    const rates: number[] = [];
    for (const contender of contenders)
      rates.push(await saturated(contender, matches, round * matches, milliseconds));
    progress(round, rates);
    if (round > 0) all.push(rates);
  }
  return all;
}

export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly moves: number;
}

/** At a steady pace over many clients: milliseconds from sending a move to the other player's seeing it. */
export async function latency(
  contender: Contender,
  clients: number,
  perSecond: number,
  milliseconds: number,
): Promise<Latency> {
  const all = await tables(contender, clients / 2, 10_000);
  const turn = all.map(() => 0);
  const sentAt = all.map(() => 0);
  const times: number[] = [];
  all.forEach((pair, table) => {
    pair.forEach((player, seat) => {
      player.onSeen((mine) => {
        if (!mine || sentAt[table] === 0 || turn[table] === seat) return;
        times.push(performance.now() - sentAt[table]);
        sentAt[table] = 0;
        turn[table] = seat;
      });
    });
  });
  const start = performance.now();
  for (let sent = 0; performance.now() - start < milliseconds; sent++) {
    const due = start + (sent * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    const table = sent % all.length;
    if (sentAt[table] !== 0) continue;
    sentAt[table] = performance.now();
    all[table][turn[table]].move();
  }
  await sleep(300);
  closeAll(all);
  times.sort((a, b) => a - b);
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), moves: times.length };
}

/** Matches made before the first reading: what a server sets up once is not counted to any match. */
const WARM_UP = 60;
/** Milliseconds until what nobody watches has left memory. */
const REST = 6000;

/** Bytes of heap for a match that nobody watches. */
export async function perIdleMatch(contender: Contender, count: number): Promise<number> {
  const make = async (from: number, upTo: number) => {
    for (let number = from; number < upTo; number++)
      await contender.dialect.idleMatch(contender.url, 50_000 + number);
    await sleep(REST);
    return (await contender.usage()).heap;
  };
  const before = await make(0, WARM_UP);
  return ((await make(WARM_UP, WARM_UP + count)) - before) / count;
}

export async function perConnection(contender: Contender, count: number): Promise<number> {
  const { heap: before } = await contender.usage();
  const open: { close(): void }[] = [];
  for (let number = 0; number < count; number++) open.push(await contender.dialect.connect(contender.url));
  const { heap: after } = await contender.usage();
  for (const connection of open) connection.close();
  return (after - before) / count;
}

/** The cost of a move at the end of a long match, as a multiple of that at its beginning. */
export async function growth(contender: Contender, moves: number): Promise<number> {
  const part = Math.floor(moves / 10);
  const [pair] = await tables(contender, 1, 70_000);
  await playMoves(pair, part);
  const timed = async (count: number) => {
    const start = performance.now();
    await playMovesOn(pair, count);
    return performance.now() - start;
  };
  const first = await timed(part);
  await playMovesOn(pair, moves - 3 * part);
  const last = await timed(part);
  closeAll([pair]);
  return last / first;
}

/** Goes on where the last move left off: whoever is to move does. */
async function playMovesOn(pair: readonly [Player, Player], moves: number): Promise<void> {
  const even = moves - (moves % 2);
  await playMoves(pair, even);
}
