/** What the log of a match promises on any store, without a room around it. */

import { type AnyGame, Match, type Request, stretchSeed } from '@conclave/engine';
import { cloister } from '@conclave/engine/testing/toy';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newClock } from '../clock.ts';
import { type Attempt, MatchLog, type TableNow } from '../match-log.ts';
import { restore } from '../room-loader.ts';
import type { Store } from '../store/store.ts';
import { clockRow, tableTime } from '../table-time.ts';
import { type OpenStore, rowOf } from './store.contract.ts';
import { newFile } from './table.ts';

const NOW = 1000;
const GAME: AnyGame = cloister(null);

/** A match that has begun, and logs of it, each as another server has it. */
async function begunLog(store: Store) {
  const { seats } = rowOf(1);
  const row = rowOf(1, {
    options: {},
    seats: [...seats, { kind: 'person', person: 'c'.repeat(32), name: 'Cleo' }],
  });
  const match = Match.open(GAME, row.seats.length, {}, stretchSeed('log'));
  const clock = newClock(row.clock, row.seats.length, NOW);
  const opening = {
    seed: match.record().seed,
    told: JSON.stringify(match.openingTold),
    snapshot: JSON.stringify(match.snapshot()),
    logged: [],
  };
  const running = { ...row, status: 'running' } as const;
  const time = clockRow(row, clock, tableTime(row, [null, null, null], 1), clock.seen, Infinity);
  await store.addMatch(row);
  await store.begin(row, running, opening, match.toAct(), time);
  const now: TableNow = { row: running, seen: clock.seen };
  const failures: Error[] = [];
  const newLog = async () => {
    const stored = await store.load(row.id);
    if (!stored) throw new Error('it is not there');
    const restored = { match: restore(GAME, stored), clock, stored: stored.clock.data, snapshotAt: 0 };
    return new MatchLog(restored, {
      store,
      now: () => NOW,
      wall: () => NOW,
      windowPace: 1,
      snapshotEvery: 32,
      notStored: (error) => void failures.push(error),
      tellsHost: false,
    });
  };
  const lengthOf = async () => (await store.load(row.id))?.logged.length;
  const followIn = async (log: MatchLog) => {
    const tail = await store.tail(row.id, log.match.length);
    if (tail) log.follow(tail);
  };
  return { now, newLog, lengthOf, followIn, failures };
}

/** What the seat may do, as it would be sent. */
function stepOf({ match }: MatchLog, id: string) {
  const [seat] = match.toAct();
  const [move] = match.perspective(seat).moves;
  const request: Request = { type: 'move', seat, move, decision: match.decision(seat), by: 'player' };
  return { seat, request, step: { seat, id } };
}

const refusalOf = (attempt: Attempt | 'behind') => (attempt === 'behind' ? attempt : attempt.refusal);
const isMade = (attempt: Attempt | 'behind') => attempt !== 'behind' && attempt.made !== null;

export function logContract(name: string, open: OpenStore): void {
  const withLogs = async () => {
    const store = await open(newFile());
    onTestFinished(() => store.close());
    return begunLog(store);
  };

  describe(`the log of a match, ${name}`, () => {
    test('says what it has made, which is on disk by then', async () => {
      const { now, newLog, lengthOf } = await withLogs();
      const log = await newLog();
      const { request, step } = stepOf(log, 'first');
      const attempt = await log.attempt(request, step, now);
      expect([refusalOf(attempt), isMade(attempt)]).toEqual([null, true]);
      expect([log.match.length, await lengthOf()]).toEqual([1, 1]);
    });

    test('whoever was slower is behind, has changed nothing, and goes on from what the other made', async () => {
      const { now, newLog, lengthOf, followIn } = await withLogs();
      const [quick, slow] = [await newLog(), await newLog()];
      const first = stepOf(quick, 'first');
      const second = stepOf(slow, 'second');
      expect(isMade(await quick.attempt(first.request, first.step, now))).toBe(true);
      expect(await slow.attempt(second.request, second.step, now)).toBe('behind');
      expect([slow.match.length, await lengthOf()]).toEqual([0, 1]);
      await followIn(slow);
      expect(slow.match.hash()).toBe(quick.match.hash());
      const next = stepOf(slow, 'third');
      expect(isMade(await slow.attempt(next.request, next.step, now))).toBe(true);
    });

    test('what was made before under the same name is neither refused nor made again', async () => {
      const { now, newLog, lengthOf, followIn } = await withLogs();
      const [one, other] = [await newLog(), await newLog()];
      const { request, step } = stepOf(one, 'once');
      await one.attempt(request, step, now);
      expect(await one.attempt(request, step, now)).toEqual({ refusal: null, made: null });
      const again = await other.attempt(request, step, now);
      expect([again, other.match.length]).toEqual([{ refusal: null, made: null }, 0]);
      await followIn(other);
      expect(await other.attempt(request, step, now)).toEqual({ refusal: null, made: null });
      expect(await lengthOf()).toBe(1);
    });

    test('what is refused is in no log', async () => {
      const { now, newLog, lengthOf } = await withLogs();
      const log = await newLog();
      const { request, step } = stepOf(log, 'bad');
      const attempt = await log.attempt({ ...request, move: { kind: 'none' } } as Request, step, now);
      expect(refusalOf(attempt)).toMatchObject({ rule: 'house' });
      expect([isMade(attempt), log.match.length, await lengthOf()]).toEqual([false, 0, 0]);
    });
  });
}
