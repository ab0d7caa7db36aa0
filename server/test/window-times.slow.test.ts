/**
 * What the time of a secret window tells: no more than a blind guess. Players and bots think longer when they have a
 * choice. An onlooker knows when each window opened and closed, and guesses who had a choice.
 */

import { interrupt, type View } from '@conclave/engine/testing/probes/interrupt';
import type { ClockRule } from '@conclave/wire';
import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import type { Line } from './client.ts';
import { newFile, type Running, seat, serve, Time, watchAll } from './table.ts';

const CLOCKS: readonly ClockRule[] = [
  { kind: 'none' },
  { kind: 'live', turn: 30, bank: 60 },
  { kind: 'days', days: 2 },
];
/** Seconds after a window opened at which the test looks, and at which people with and without a choice answer. */
const LOOKS = [0, 1, 2, 3, 5, 7, 7.9, 8, 20];
const THINKS = { withChoice: 5, without: 1 } as const;
/** Seconds for which a bot with a choice thinks. */
const BOT_THINKS = 1.5;
/** Windows watched of a match: cards are never spent here, so all of them are alike but for the die. */
const ROUNDS = 2;
const LEAST_WINDOWS = 6;
const MAX_MATCHES = 60;
const NEVER = 1e8;
const BEAT = 2;
const LENGTH = 8;

/** One window as it went. */
interface Seen {
  /** Seconds it was open. */
  readonly took: number;
  /** Seconds after which the last person answered; `null`: it closed before. */
  readonly answered: number | null;
  /** By person: whether they had a choice. */
  readonly choices: readonly boolean[];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const hasChoice = ({ players }: View, seat: number) =>
  players[seat].own?.hand.some((card) => card !== 'blank') ?? false;

/** A table with people at real lines, bots that take their time, and a clock that the test moves. */
class Table {
  readonly time = new Time();
  private running: Running | null = null;
  private id = '';
  private lines: readonly Line[] = [];
  private gallery: Line | null = null;
  /** Of this match. */
  private rounds = 0;

  async open(people: number, bots: number, clock: ClockRule): Promise<void> {
    this.running ??= await this.serve();
    const seated = await seat(this.running, 'interrupt', people, { bots, clock });
    this.id = seated.id;
    this.rounds = 0;
    this.lines = await watchAll(seated.people, this.id);
    [this.gallery] = await watchAll([this.running.client()], this.id);
  }

  private serve(): Promise<Running> {
    const { time } = this;
    return serve([interrupt], {
      now: time.now,
      store: SqliteStore.open(newFile()),
      windowPace: 1,
      sweepEvery: NEVER,
      think: async ({ seat: own, perspective: { view, moves } }) => {
        const isInWindow = (view as View).asked.length > 0;
        const until = time.at + (isInWindow && hasChoice(view as View, own) ? BOT_THINKS * 1000 : 0);
        while (time.at < until) await pause(2);
        return { move: moves.find(({ kind }) => kind === 'roll' || kind === 'answer') ?? null };
      },
    });
  }

  /** How often everybody was told so. */
  private told(event: string): number {
    return this.gallery?.of(this.id).told.filter(({ type }) => type === event).length ?? 0;
  }

  /** Lets the server do what is due, and everybody hear of it. */
  private async settle(): Promise<void> {
    await this.running?.server.services.rooms.sweep(60_000);
    await pause(10);
    for (const line of [...this.lines, ...(this.gallery ? [this.gallery] : [])]) await line.settle();
  }

  /** One roll, and the window after it. */
  async round(): Promise<Seen> {
    const before = this.rounds++;
    const roller = this.lines.find((line) => line.of(this.id).moves.some(({ kind }) => kind === 'roll'));
    if (roller) await roller.move(this.id, { kind: 'roll' });
    await this.gallery?.until(() => this.told('rolled') > before);
    const opened = this.time.at;
    // Everybody holds cards, and nobody has passed before all: everybody is asked.
    const choices = this.lines.map((line, index) => hasChoice(line.of(this.id).view as View, index));
    let answered: number | null = null;
    for (const look of LOOKS) {
      this.time.at = opened + look * 1000;
      for (const [index, line] of this.lines.entries()) {
        if (look !== (choices[index] ? THINKS.withChoice : THINKS.without)) continue;
        if (!line.of(this.id).asked) continue;
        await line.move(this.id, { kind: 'answer', card: 'pass' });
        answered = look;
      }
      await this.settle();
      if (this.told('scored') > before) return { took: look, answered, choices };
    }
    throw new Error('a window did not close');
  }
}

async function watch(people: number, bots: number, clock: ClockRule): Promise<Seen[]> {
  const seen: Seen[] = [];
  const table = new Table();
  const isEnough = () =>
    seen.length >= LEAST_WINDOWS && new Set(seen.flatMap(({ choices }) => choices)).size === 2;
  for (let match = 0; match < MAX_MATCHES && !isEnough(); match++) {
    await table.open(people, bots, clock);
    for (let round = 0; round < ROUNDS; round++) seen.push(await table.round());
  }
  return seen;
}

/** How many right answers to "did this seat have a choice?" the best rule finds, knowing only so much. */
function bestGuesses(seen: readonly Seen[], known: (window: Seen) => string): number {
  const counts = new Map<string, [number, number]>();
  for (const window of seen) {
    for (const choice of window.choices) {
      const count = counts.get(known(window)) ?? [0, 0];
      count[choice ? 1 : 0]++;
      counts.set(known(window), count);
    }
  }
  return [...counts.values()].reduce((sum, count) => sum + Math.max(...count), 0);
}

describe.each(CLOCKS)('with the clock $kind', (clock) => {
  test.each([
    [3, 0],
    [2, 1],
  ])('%i people and %i bots: closing times say no more than a blind guess', async (people, bots) => {
    const seen = await watch(people, bots, clock);
    expect(new Set(seen.flatMap(({ choices }) => choices))).toEqual(new Set([true, false]));
    const byTime = bestGuesses(seen, ({ took }) => String(took));
    expect(byTime).toBe(bestGuesses(seen, () => ''));
    expect(new Set(seen.map(({ took }) => took))).toEqual(new Set([clock.kind === 'days' ? 0 : LENGTH]));
  });

  test('one person among bots learns nothing of theirs: a beat after the own answer', async () => {
    const seen = await watch(1, 2, clock);
    const after = seen.map(({ took, answered }) => took - (answered ?? 0));
    expect(new Set(after)).toEqual(new Set([clock.kind === 'days' ? 0 : BEAT]));
  });
});
