/** Every lit thing of many positions answers a click: it changes what was told, composed or chosen. */

import { gameEntries } from '@conclave/games/entries';
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atPages } from '../at-pages.ts';
import { SIZES, visit } from '../browser.ts';
import { deadThings } from '../lit-state.ts';
import type { Pages } from '../pages.ts';
import { settled } from '../table.ts';
import { chosenGames } from './chosen.ts';
import { askedSeat, openPosition, playedMatch } from './positions.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

const patient = { timeout: 1_200_000 };
const SHARES = Array.from({ length: 8 }, (_none, i) => (i + 0.5) / 8);

for (const { game } of gameEntries.filter(({ game }) => chosenGames().includes(game.id))) {
  describe(game.id, () => {
    test.each(['desk', 'phone'] as const)(
      '%s: no click on a lit thing is for nothing',
      patient,
      async (size) => {
        const played = await playedMatch(game, Math.max(3, game.seats.min), {}, ` lit ${size}`);
        const { page, context, complaints } = await visit(browser, {
          viewport: SIZES[size],
          reducedMotion: 'reduce',
        });
        const dead: string[] = [];
        for (const share of SHARES) {
          const open = async () => {
            await page.goto(await openPosition(page, pages.address, played, share, askedSeat(played, share)));
            await page.waitForSelector('[data-lit]', { state: 'attached' });
            await settled(page);
          };
          dead.push(
            ...(await deadThings(page, open, Number.POSITIVE_INFINITY)).map(
              (name) => `${share.toFixed(2)} ${name}`,
            ),
          );
        }
        expect(dead).toEqual([]);
        expect(complaints).toEqual([]);
        await context.close();
      },
    );
  });
}
