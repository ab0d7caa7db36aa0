/** A match that was abandoned: nothing on its table looks as if it could still be played. */

import { type AnyMatch, Match, type Seat } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { SIZES, visit } from './browser.ts';
import type { Pages } from './pages.ts';
import { resized } from './readable.ts';
import { openPosition, playedMatch } from './tables/positions.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

/**
 * Whatever is lit, and buttons with words that are dim or do nothing. Buttons of the page keep their places, dim or not.
 * Places of the board say why not, in a help card. Links away from the table and the record as a file are tried elsewhere.
 */
const dead = (page: Page) =>
  page.evaluate(async () => {
    const lit = [...document.querySelectorAll('.board [data-lit]')].map(
      (one) => `lit ${one.getAttribute('data-place')}`,
    );
    const passed =
      '.action, .sheet [data-place], [aria-selected=true], [data-again], a[href^="/replay"] ~ button';
    const buttons = [...document.querySelectorAll<HTMLElement>('.board button[class*=button]')].filter(
      (one) => one.checkVisibility() && one.innerText.trim() !== '' && !one.matches(passed),
    );
    const deaf: string[] = [];
    for (const button of buttons) {
      if (!button.isConnected) continue;
      const before = document.body.innerHTML;
      if (!button.ariaDisabled) button.click();
      for (let frame = 0; frame < 20 && document.body.innerHTML === before; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      if (document.body.innerHTML === before) deaf.push(button.innerText.trim());
    }
    return [...lit, ...deaf];
  });

test.each(gameEntries.map(({ game }) => game))('$id: nothing dead after the end', async (game) => {
  const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
  const played = await playedMatch(game, Math.max(3, game.seats.min));
  // Where chairs differ, the first and the last do.
  for (const seat of [0, played.seats - 1]) {
    await page.goto(await openPosition(page, pages.address, abandonedAt(played, seat), 1, seat));
    // At first the page of the end lies over the board.
    const back = page.locator('[data-back-to-board]');
    await back.waitFor();
    for (const size of [SIZES.desk, SIZES.phone]) {
      await resized(page, size);
      expect(await dead(page), `${seat} at ${size.width}, below the page`).toEqual([]);
      await back.click();
      expect(await dead(page), `${seat} at ${size.width}`).toEqual([]);
      // The way to the page may have been tried already, and then it is open.
      if ((await back.count()) === 0) await page.locator('[data-open-end]').click();
      await back.waitFor();
    }
  }
  expect(complaints).toEqual([]);
  await context.close();
});

/** The match as it was when this seat was to act, some way into it; then it was abandoned. */
function abandonedAt(played: AnyMatch, seat: Seat): AnyMatch {
  const record = played.record();
  for (let count = Math.floor(record.entries.length / 10); count < record.entries.length; count++) {
    const match: AnyMatch = Match.replay(played.game, { ...record, end: null }, count);
    if (!match.toAct().includes(seat)) continue;
    match.submit({ type: 'end', how: 'abandoned' });
    return match;
  }
  throw new Error('this seat is never asked');
}
