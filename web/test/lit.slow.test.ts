/**
 * What is lit answers: a click changes what was told, composed or chosen. `npm run tables` clicks every thing of many
 * positions.
 */

import type { AnyGame } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { SIZES, visit } from './browser.ts';
import { deadThings } from './lit-state.ts';
import type { Pages } from './pages.ts';
import { settled } from './table.ts';
import { askedSeat, openPosition, playedMatch } from './tables/positions.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

const THINGS = 4;

/** A page at that share of a match, and how to open it anew. */
async function position(game: AnyGame, share: number, size: keyof typeof SIZES) {
  const played = await playedMatch(game, Math.max(3, game.seats.min));
  const { page, context, complaints } = await visit(browser, {
    viewport: SIZES[size],
    reducedMotion: 'reduce',
  });
  const open = async () => {
    await page.goto(await openPosition(page, pages.address, played, share, askedSeat(played, share)));
    await page.waitForSelector('[data-lit]', { state: 'attached' });
    await settled(page);
  };
  return { page, open, context, complaints };
}

test.each(gameEntries.map(({ game }) => game))(
  '$id: no click on a lit thing is for nothing',
  async (game) => {
    for (const [share, size] of [
      [0.2, 'desk'],
      [0.6, 'phone'],
    ] as const) {
      const { page, open, context, complaints } = await position(game, share, size);
      expect(await deadThings(page, open, THINGS), `${size}, after ${share}`).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);

test('a thing that is lit and only speaks is found', async () => {
  const { page, open, context } = await position(gameEntries[0].game, 0.2, 'desk');
  const withDead = async () => {
    await open();
    await page.evaluate(() => {
      const dead = Object.assign(document.createElement('button'), { innerText: 'dead' });
      dead.dataset.lit = '';
      dead.addEventListener('click', () => {
        const toast = Object.assign(document.createElement('p'), {
          className: 'toast',
          innerText: 'Not now.',
        });
        document.body.append(toast);
      });
      document.body.prepend(dead);
    });
  };
  expect(await deadThings(page, withDead, 2, 1000)).toEqual([' dead']);
  await context.close();
});
