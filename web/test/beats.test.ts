/** How long a person waits for the bots on their own device, by a clock that the test controls. */

import type { BotRequest } from '@conclave/bots';
import { type AnyGame, type AnyMove, stretchSeed } from '@conclave/engine';
import { bids } from '@conclave/engine/testing/probes/bids';
import { cloister } from '@conclave/engine/testing/toy';
import { describe, expect, test } from 'vitest';
import { type HostServices, LocalHost } from '../sources/local-host.ts';
import type { LocalMatch, LocalSeat } from '../sources/local-store.ts';
import type { LocalState } from '../sources/protocol.ts';
import type { MatchSeat } from '../sources/source.ts';
import { awaitsOnlyBots } from '../table/control/awaited-bots.ts';
import { FakeClock } from './fake-clock.ts';

const BEAT = 700;
const PERSON: LocalSeat = { kind: 'person', name: 'Ann', level: null };
const BOT: LocalSeat = { kind: 'bot', name: 'Bot', level: 'easy' };

/** Ann and two bots, at the first moment at which she is waited for. */
async function tableOf(game: AnyGame, mind: (request: BotRequest) => AnyMove | null) {
  const clock = new FakeClock();
  const kept: LocalMatch[] = [];
  let last: LocalState | null = null;
  /** When something was last stored. */
  let at = 0;
  const services: HostServices = {
    push(state) {
      last = state;
    },
    async save(match) {
      kept.push(match);
      at = clock.now;
    },
    think: async (request) => ({ move: mind(request), why: { key: 'none', params: {} } }),
    pause: (milliseconds) => clock.pause(milliseconds),
    now: () => clock.now,
  };
  const wanted = { id: 'beats', game: game.id, options: {}, seats: [PERSON, BOT, BOT], aids: false };
  await LocalHost.create(game, wanted, stretchSeed('beats'), services);
  const host = LocalHost.open(game, kept[0], services);
  host.show();
  void host.drive();
  await clock.pass(60_000);
  return {
    host,
    clock,
    entries: () => kept.at(-1)?.record.entries.length ?? 0,
    /** Ann moves; the page shows at once whatever happens. */
    async play(move: AnyMove) {
      expect(await host.move(move, last?.perspective?.decision ?? -1)).toBeNull();
    },
    settle() {
      host.settled(0, last?.perspective?.told.length ?? 0);
    },
    /** Milliseconds until nothing more is stored. */
    async quietAfter() {
      const from = clock.now;
      for (let step = 0; step < 300; step++) {
        host.settled(0, last?.perspective?.told.length ?? 0);
        await clock.pass(10);
      }
      return at - from;
    },
  };
}

describe('one beat, for all bots together', () => {
  /** Draws up a bid coin by coin. */
  const bidding =
    (coins: number) =>
    ({ perspective, seat }: BotRequest): AnyMove | null => {
      const { draft } = (perspective.view as { players: { draft: number }[] }).players[seat];
      const kind = draft < coins ? 'add' : coins === 0 ? 'pass' : 'bid';
      return perspective.asked ? { kind } : null;
    };

  test.each([0, 1, 2])('a window is answered with %s strokes one beat after it opened', async (coins) => {
    const table = await tableOf(bids, bidding(coins));
    const before = table.entries();
    await table.play({ kind: 'pass' });
    expect(await table.quietAfter()).toBe(BEAT);
    expect(table.entries() - before).toBe(1 + 2 * Math.max(1, coins + 1));
  });

  test('a note of a bot’s own, on its turn, is nothing to wait for', async () => {
    const table = await tableOf(cloister(null), ({ perspective: { moves }, seat }) => {
      const note = moves.find((move) => 'mark' in move && move.mark === 2);
      return (seat === 1 && note) || (moves.find(({ kind }) => kind === 'show') ?? null);
    });
    await table.play({ kind: 'show' });
    // Two bots, two beats; the first of them takes a note before it shows its card.
    expect(await table.quietAfter()).toBe(2 * BEAT);
    expect(table.entries()).toBe(4);
  });
});

test('a bot that goes on with its turn needs no whole beat', async () => {
  const table = await tableOf(cloister(null), ({ perspective: { moves }, seat }) => {
    const peek = moves.find(({ kind }) => kind === 'peek');
    return (seat === 1 && peek) || (moves.find(({ kind }) => kind === 'show') ?? null);
  });
  await table.play({ kind: 'show' });
  expect(await table.quietAfter()).toBe(BEAT + BEAT / 2 + BEAT);
  expect(table.entries()).toBe(4);
});

describe('whoever does not want to wait', () => {
  const showing = ({ perspective: { moves } }: BotRequest) =>
    moves.find(({ kind }) => kind === 'show') ?? null;

  test('is asked as soon as the bots know what to do, though nothing was shown yet', async () => {
    const table = await tableOf(cloister(null), showing);
    await table.play({ kind: 'show' });
    await table.clock.pass(BEAT / 2);
    table.host.hastenBots();
    // Not even the beat that had begun is waited for.
    await table.clock.pass(1);
    expect(table.entries()).toBe(3);
  });

  test('waits again after their next move', async () => {
    const table = await tableOf(cloister(null), showing);
    table.host.hastenBots();
    await table.play({ kind: 'show' });
    table.settle();
    await table.clock.pass(BEAT - 1);
    expect(table.entries()).toBe(1);
    await table.clock.pass(1);
    expect(table.entries()).toBe(2);
  });
});

describe('Skip leads to the next thing one may do where bots alone are waited for', () => {
  const seatOf = (bot: MatchSeat['bot']): MatchSeat => ({
    kind: bot ? 'bot' : 'person',
    name: '',
    bot,
    present: true,
    replaceable: false,
  });
  const ALONE = { seats: [seatOf(null), seatOf('easy'), seatOf('fair')] };
  const TWO = { seats: [seatOf(null), seatOf('easy'), seatOf(null)] };
  const waiting = { watcher: 0, asked: false, waiting: [1], outcome: null } as const;
  const over = { places: [[0]], how: 'won' };

  test.each([
    ['a bot’s turn', waiting, ALONE, true],
    ['a bot’s turn among people', waiting, TWO, true],
    ['two bots', { ...waiting, waiting: [1, 2] }, ALONE, true],
    ['a bot and a person', { ...waiting, waiting: [1, 2] }, TWO, false],
    ['a window among bots', { ...waiting, waiting: 'someone' }, ALONE, true],
    ['a window in which one has answered', { ...waiting, waiting: [0, 1, 2] }, ALONE, true],
    ['a window among people', { ...waiting, waiting: 'someone' }, TWO, false],
    ['one’s own turn', { ...waiting, asked: true, waiting: [0] }, ALONE, false],
    ['nobody, among bots', { ...waiting, waiting: [] }, ALONE, true],
    ['nobody, among people', { ...waiting, waiting: [] }, TWO, false],
    ['the end', { ...waiting, outcome: over }, ALONE, false],
    ['looking on', { ...waiting, watcher: 'gallery' }, ALONE, false],
  ] as const)('%s', (_what, perspective, info, skips) => {
    expect(awaitsOnlyBots(perspective, info)).toBe(skips);
  });
});
