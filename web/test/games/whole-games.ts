/**
 * Plays a game from the middle of a match to its end by clicking what is lit, its beginning by keys, and a whole match
 * in words. `npm run tables` plays whole matches by clicks and by keys, at every size and table.
 */

import { gameEntries } from '@conclave/games/entries';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from '../at-pages.ts';
import { SIZES, visit } from '../browser.ts';
import type { Pages } from '../pages.ts';
import { hurry, newMatch, playByKeys, playInWords, playLit, useWords } from '../table.ts';
import { askedSeat, openPosition, playedMatch } from '../tables/positions.ts';

/** Options without which random play may go on for ever. */
const SHORT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'secret-labyrinth': { roundLimit: 2 },
};
/** The share of a match after which it is opened. */
const MIDDLE = 0.4;
/** Clicks at the desk before some on the phone, and so on. */
const STRETCH = 12;
const patient = { timeout: 600_000 };
const calm = { reducedMotion: 'reduce' } as const;

export function wholeGames(id: string): void {
  let browser: Browser;
  let pages: Pages;
  atPages((here) => {
    ({ browser, pages } = here);
  });

  const { game } = gameEntries.find(({ game }) => game.id === id) ?? { game: null };
  if (!game) throw new Error(`there is no ${id}`);
  const seats = Math.max(2, game.seats.min);
  const others = Array.from({ length: seats - 1 }, () => 'easy' as const);

  test(`${id} to its end by clicking what is lit, now at the desk, now on the phone`, patient, async () => {
    const { page, context, complaints } = await visit(browser, calm);
    const played = await playedMatch(game, seats, SHORT[id]);
    const position = await openPosition(page, pages.address, played, MIDDLE, askedSeat(played, MIDDLE));
    await page.goto(position);
    await hurry(page);
    let stretches = 0;
    const clicks = await playLit(page, 3, {
      every: STRETCH,
      look: () => page.setViewportSize(++stretches % 2 === 0 ? SIZES.desk : SIZES.phone),
    });
    expect(clicks).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`the beginning of ${id} by keys alone, without losing the focus`, patient, async () => {
    const { page, context, complaints } = await visit(browser, calm);
    await newMatch(page, pages.address, id, others);
    await hurry(page);
    await playByKeys(page, 30);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`the page in words plays a whole game of ${id} by labels alone`, patient, async () => {
    const { page, context, complaints } = await visit(browser, calm);
    await useWords(page, pages.address);
    await newMatch(page, pages.address, id, others, false, SHORT[id]);
    await hurry(page);
    expect(await page.locator('.tc-board, .board').count()).toBe(0);
    const steps = await playInWords(page, 7);
    expect(steps).toBeGreaterThan(0);
    expect(await page.locator('.ending').innerText()).not.toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });
}
