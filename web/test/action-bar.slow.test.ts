/** Undo, Hint, Since my last turn: the same words in the same order at every table, and each keeps its place. */

import { gameEntries } from '@conclave/games/entries';
import { ACTION_WORDS } from '@conclave/kit';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { SIZES, visit } from './browser.ts';
import type { Pages } from './pages.ts';
import { settled } from './table.ts';
import { askedSeat, openPosition, playedMatch, undoMoment } from './tables/positions.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

/** Each by its name, and where it begins. */
const bar = (page: Page) =>
  page.locator('.action').evaluateAll((all) =>
    all.map((one) => ({
      name: one.getAttribute('aria-label') ?? '',
      left: Math.round(one.getBoundingClientRect().left),
      top: Math.round(one.getBoundingClientRect().top),
    })),
  );

describe.each(gameEntries.map(({ game }) => game))('$id', (game) => {
  const names = (language: 'en' | 'fr') => {
    const { undo, hint, since } = ACTION_WORDS[language];
    return game.id === 'temple-code' ? [hint, since] : [undo, hint, since];
  };

  test.each([
    ['desk', 'en'],
    ['phone', 'fr'],
  ] as const)('%s, %s: what is done moves no button', async (size, language) => {
    const { page, context, complaints } = await visit(browser, {
      viewport: SIZES[size],
      reducedMotion: 'reduce',
      hasTouch: size === 'phone',
      locale: language === 'en' ? 'en-GB' : 'fr-FR',
    });
    const played = await playedMatch(game, Math.max(3, game.seats.min));
    const moment = undoMoment(played) ?? { share: 0.35, seat: askedSeat(played, 0.35) };
    await page.goto(await openPosition(page, pages.address, played, moment.share, moment.seat));
    await page.waitForSelector('.board [data-lit]', { state: 'attached' });
    await settled(page);
    const before = await bar(page);
    expect(before.map(({ name }) => name)).toEqual(names(language));
    const undo = page.locator('[data-action=undo]');
    expect(await undo.count()).toBe(game.id === 'temple-code' ? 0 : 1);
    if ((await undo.count()) > 0) {
      const told = await page.locator('main').getAttribute('data-told');
      await undo.click();
      await expect.poll(() => page.locator('main').getAttribute('data-told')).not.toBe(told);
      await settled(page);
      expect(await bar(page)).toEqual(before);
    }
    // French has a space before its colons, in what is read aloud too.
    const labels = await page
      .locator('[aria-label]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    if (language === 'fr') expect(labels.filter((name) => /\p{L}[:;?!](\s|$)/u.test(name))).toEqual([]);
    await page.keyboard.press('v');
    await page.waitForSelector('.words-page');
    expect((await bar(page)).map(({ name }) => name)).toEqual([
      ACTION_WORDS[language].undo,
      ACTION_WORDS[language].hint,
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
