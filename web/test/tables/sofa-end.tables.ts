/** The end of a match among people at one device, by page and by board: the winner's name, and nobody is "you". */

import { gameEntries } from '@conclave/games/entries';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visitPainted } from '../browser.ts';
import { type Pages, servePages } from '../pages.ts';
import { settled } from '../table.ts';
import { together } from '../together.ts';
import { chosenGames } from './chosen.ts';
import { openPosition, playedMatch } from './positions.ts';

let browser: Browser;
let pages: Pages;

beforeAll(async () => {
  [browser, pages] = await together(launch(), servePages());
});

afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

/** Who is spoken to alone; "each of you" is everybody. */
const LOOKS = [
  { locale: 'en-GB', you: /You(?!r)|\(you\)|yours/, bots: 'bots’ too' },
  { locale: 'fr-FR', you: /Vous|\(vous\)|à vous/, bots: 'robots compris' },
] as const;

const games = gameEntries.filter(({ game }) => chosenGames().includes(game.id));

test.each(games.flatMap(({ game }) => LOOKS.map((look) => ({ game, id: game.id, ...look }))))(
  '$id, $locale',
  async ({ game, locale, you, bots }) => {
    const { page, context, complaints } = await visitPainted(browser, { locale, reducedMotion: 'reduce' });
    const played = await playedMatch(game, Math.max(2, game.seats.min));
    await page.goto(await openPosition(page, pages.address, played, 1, 'sofa'));
    const endPage = page.locator('[data-end-page]');
    await endPage.waitFor();
    const told = await endPage.locator('.end-columns > div').innerText();
    expect(told).not.toMatch(you);
    expect(told).not.toContain(bots);
    await page.locator('[data-back-to-board]').click();
    await settled(page);
    const scene = await page.evaluate(() =>
      [...document.querySelectorAll('.board [data-scene], .board [data-part], .board .tc-ending')]
        .flatMap((one) => [one.textContent, one.getAttribute('aria-label')])
        .join('\n'),
    );
    expect(scene).not.toMatch(you);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
