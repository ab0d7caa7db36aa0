import { type AnyMove, Match, type Refusal, type Seat, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { BotDriver, type BotHost } from '../driver.ts';
import type { BotMove, BotQuestion } from '../turns.ts';
import { nim, shout } from './toys.ts';

type Think = (question: BotQuestion) => Promise<{ move: AnyMove | null }>;

/** A table at which thoughts and moves take time, and everything is written down. */
class Host implements BotHost {
  readonly match;
  readonly diary: string[] = [];
  private readonly answer: Think;
  private readonly people: readonly Seat[];
  readonly driver: BotDriver;
  open = true;

  constructor(match: ReturnType<typeof openShout>, answer: Think, people: readonly Seat[] = []) {
    this.match = match;
    this.answer = answer;
    this.people = people;
    this.driver = new BotDriver(match, this);
  }

  isBot(seat: Seat): boolean {
    return !this.people.includes(seat);
  }
  isOpen(): boolean {
    return this.open && !this.match.outcome;
  }
  async think(question: BotQuestion) {
    this.diary.push(`ask ${question.seat}`);
    return this.answer(question);
  }
  now() {
    return 0;
  }
  async pause() {}
  async pauseAfterFailure() {
    this.diary.push('pause');
  }
  async play({ seat, move, decision }: BotMove): Promise<Refusal | null> {
    await Promise.resolve();
    const done = this.match.submit({ type: 'move', seat, move, decision, by: 'bot' });
    this.diary.push(`${move.kind} ${seat}`);
    return done.ok ? null : done.refusal;
  }
  async lapse(seat: Seat): Promise<Refusal | null> {
    this.diary.push(`lapse ${seat}`);
    const done = this.match.submit({ type: 'lapse', seat });
    return done.ok ? null : done.refusal;
  }
  failed() {}

  async idle(): Promise<string[]> {
    for (let turns = 0; turns < 1000 && this.driver.isBusy; turns++)
      await new Promise((resolve) => setImmediate(resolve));
    return this.diary;
  }
}

const openShout = () => Match.open(shout, 3, {}, stretchSeed(1));
const SAY = { kind: 'say' };
const SHOUT = { kind: 'shout' };
const onTurn: Think = async ({ perspective }) => ({ move: perspective.asked ? SAY : null });

test('everybody is asked once for each of their decisions, and the active seat moves', async () => {
  const host = new Host(openShout(), onTurn, [1]);
  host.driver.drive();
  host.driver.drive();
  expect(await host.idle()).toEqual(['ask 0', 'ask 2', 'say 0', 'ask 2', 'ask 0']);
  // It waits for a person.
  expect(host.match.toAct()).toEqual([1]);
  host.match.submit({ type: 'move', seat: 1, move: SAY, decision: host.match.decision(1) });
  host.driver.drive();
  await host.idle();
  expect(host.match.toAct()).toEqual([1]);
});

test('an interjection goes before the move of the active seat, though it was thought out later', async () => {
  let release = () => {};
  const late = new Promise<void>((go) => {
    release = go;
  });
  const host = new Host(openShout(), async ({ seat }) => {
    if (seat === 2) await late;
    return { move: seat === 2 ? SHOUT : SAY };
  });
  host.driver.drive();
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(host.diary).toEqual(['ask 0', 'ask 1', 'ask 2']);
  release();
  expect((await host.idle()).slice(3)).toEqual(['shout 2']);
  expect(host.match.outcome?.places[0]).toEqual([2]);
});

test('a thought about a decision that is gone holds nobody up and is not played', async () => {
  const match = openShout();
  let first = true;
  const host = new Host(
    match,
    async (question) => {
      if (question.seat === 0 && first) {
        first = false;
        await new Promise(() => {});
      }
      return onTurn(question);
    },
    [1],
  );
  host.driver.drive();
  match.submit({ type: 'move', seat: 0, move: SAY, decision: match.decision(0) });
  match.submit({ type: 'move', seat: 1, move: SAY, decision: match.decision(1) });
  host.driver.drive();
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(match.toAct()).toEqual([1]);
});

const BAD: readonly (readonly [string, Think])[] = [
  ['fails', () => Promise.reject(new Error('no idea'))],
  ['has no answer', async () => ({ move: null })],
  ['makes moves that are not legal', async () => ({ move: { kind: 'take', stones: 3 } })],
];

test.each(BAD)('a bot that %s is asked three times, then passed over', async (_what, think) => {
  const host = new Host(Match.open(nim(2), 2, {}, stretchSeed(1)) as never, think);
  host.driver.drive();
  const diary = await host.idle();
  expect(diary.filter((line) => line === 'ask 0')).toHaveLength(3);
  expect(diary).toContain('lapse 0');
});

test('where nothing is moved any more, nobody is asked', async () => {
  const host = new Host(openShout(), onTurn);
  host.open = false;
  host.driver.drive();
  expect(await host.idle()).toEqual([]);
});
