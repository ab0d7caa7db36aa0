/** How long people on a server wait for bots: one beat a window, however many strokes the bots' answers have. */

import type { BotRequest } from '@conclave/bots';
import { type AnyMatch, type AnyMove, Match, type Request, stretchSeed } from '@conclave/engine';
import { bids } from '@conclave/engine/testing/probes/bids';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type BotRoom, BotSeats } from '../bot-seats.ts';
import type { RoomServices } from '../room-services.ts';
import type { MatchRow } from '../store/store.ts';

const BEAT = 700;
const BOTS = 3;

/**
 * Milliseconds from the opening of a window to the last answer of the bots. Each has so many strokes and thinks so
 * long.
 */
async function answeredAfter(strokes: number, thinking: number): Promise<number> {
  const match: AnyMatch = Match.open(bids, BOTS + 1, {}, stretchSeed('beats'));
  const bot = { kind: 'bot', level: 'easy' } as const;
  const seats: MatchRow['seats'] = [
    { kind: 'person', person: 'ann', name: 'Ann' },
    ...Array.from({ length: BOTS }, () => bot),
  ];
  const row = { id: 'beats', game: 'bids', host: 'ann', seats } as unknown as MatchRow;
  const room: BotRoom = {
    row,
    isStale: false,
    sharedTime: { isPaused: false },
    async ask(request: () => Request | null) {
      const wanted = request();
      const done = wanted && match.submit(wanted);
      last = Date.now();
      queueMicrotask(() => bots.drive());
      return done && !done.ok ? done.refusal : null;
    },
  };
  const think = async ({ perspective, seat }: BotRequest): Promise<{ move: AnyMove | null }> => {
    await new Promise((resolve) => setTimeout(resolve, thinking));
    if (!perspective.asked) return { move: null };
    const { draft } = (perspective.view as { players: { draft: number }[] }).players[seat];
    return { move: { kind: draft < strokes ? 'add' : strokes === 0 ? 'pass' : 'bid' } };
  };
  const services = {
    store: { cluster: null },
    now: () => Date.now(),
    think,
    botDelay: BEAT,
    botRetry: 1,
    count() {},
    log() {},
  } as unknown as RoomServices;
  const bots = new BotSeats(match, room, services);
  const began = Date.now();
  let last = began;
  bots.drive();
  while (match.toAct().length > 1) await vi.advanceTimersToNextTimerAsync();
  return last - began;
}

test('bots answer one beat after a window opened, all together, whatever they draw up', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const strokes of [0, 1, 7]) expect(await answeredAfter(strokes, 0)).toBe(BEAT);
});

test('the time for thinking is part of the beat', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(await answeredAfter(0, 500)).toBe(BEAT);
});
