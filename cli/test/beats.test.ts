/** How long somebody at a terminal waits for bots: one beat a window, however many strokes their answers have. */

import type { GameBots } from '@conclave/bots';
import { type AnyBot, type AnyMatch, ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { bids } from '@conclave/engine/testing/probes/bids';
import { bidsText } from '@conclave/engine/testing/probes/bids.text';
import { expect, test } from 'vitest';
import type { Chair } from '../play/chairs.ts';
import { LocalTable } from '../play/local-table.ts';
import type { Patience } from '../terminal/keyboard.ts';
import type { Answer } from '../terminal/page.ts';
import { Interrupted, type Screen } from '../terminal/screen.ts';

const BEAT = 700;
const bot: Chair = { kind: 'bot', name: 'Odon', level: 'easy' };
const CHAIRS: readonly Chair[] = [{ kind: 'person', name: 'Alix' }, bot, bot];

/** Draws up a bid coin by coin, and has no second thoughts. */
const bidding = (coins: number): AnyBot => ({
  think({ perspective, seat }) {
    const { draft } = (perspective.view as { players: { draft: number }[] }).players[seat];
    const kind = draft < coins ? 'add' : coins === 0 ? 'pass' : 'bid';
    return { move: perspective.asked ? { kind } : null, why: { key: 'none', params: {} } };
  },
});

/** The waits before Alix is asked, in a window that two bots answer with so many strokes; `answer`: what she does meanwhile. */
async function waitsFor(coins: number, answer: Answer): Promise<number[]> {
  const match: AnyMatch = Match.open(bids, CHAIRS.length, {}, stretchSeed('beats'));
  const waits: number[] = [];
  let now = 0;
  const screen: Screen = {
    async ask(_page, patience?: Patience) {
      if (typeof patience !== 'number') throw new Interrupted();
      waits.push(patience);
      if (answer.type === 'waited') now += patience;
      return answer;
    },
    async erase() {},
    open() {},
    close() {},
  };
  const own = () => bidding(coins);
  const gameBots: GameBots = {
    game: bids,
    players: { easy: own, fair: own, strong: own },
    iterations: 1,
    mind() {
      throw new Error('nobody here has a mind');
    },
  };
  const table = new LocalTable(screen, {
    match,
    text: bidsText,
    chairs: CHAIRS,
    gameBots,
    language: 'en',
    beat: BEAT,
    rng: new ChaCha8(stretchSeed('bots')),
    now: () => now,
    aids: false,
  });
  await expect(table.run()).rejects.toThrow(Interrupted);
  expect(match.toAct()).toEqual([0]);
  return waits;
}

test('bots answer one beat after a window opened, all together, whatever they draw up', async () => {
  for (const coins of [0, 1, 7]) expect(await waitsFor(coins, { type: 'waited' })).toEqual([BEAT]);
});

test('whoever presses Enter waits no longer for any of them', async () => {
  for (const coins of [0, 7])
    expect(await waitsFor(coins, { type: 'line', text: '', selected: null })).toEqual([BEAT]);
});
