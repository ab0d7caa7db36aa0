/** The lessons of the games without a chair to choose: clicked through to the match that they end in. */

import { gamesById } from '@conclave/games';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { SIZES, visit } from './browser.ts';
import type { Pages } from './pages.ts';
import { settled } from './table.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

const DESK = { viewport: SIZES.desk, locale: 'en-GB' } as const;
const PHONE = { viewport: SIZES.phone, locale: 'fr-FR', hasTouch: true } as const;

/** By its button, or by what is lit, until nothing of the lesson is left. */
async function toItsLastPage(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 400; clicks++) {
    await settled(page);
    const card = page.locator('.lesson');
    if ((await card.count()) === 0) {
      await page.waitForTimeout(20);
      continue;
    }
    const [at, of] = (await card.locator('.progress').innerText()).match(/\d+/g) ?? [];
    if (at === of) return;
    const next = card.locator('.button.go');
    // Meanwhile the lesson may have gone on: then it is looked at once more.
    if ((await next.count()) > 0) await next.click({ timeout: 3000 }).catch(() => {});
    else
      await page
        .locator('.board [data-lit]')
        .first()
        .dispatchEvent('click', { detail: 1 }, { timeout: 3000 })
        .catch(() => {});
  }
  throw new Error('the lesson does not end');
}

/** The match that was begun on this device, as it is stored. */
function stored(page: Page) {
  return page.evaluate(
    (id) =>
      new Promise<{ game: string; options: object; levels: readonly (string | null)[] }>((resolve) => {
        indexedDB.open('conclave-matches').onsuccess = function () {
          this.result.transaction('matches').objectStore('matches').get(id).onsuccess = function () {
            const { game, options, seats } = this.result.table;
            resolve({
              game,
              options,
              levels: seats.map(({ level }: { level: string | null }) => level),
            });
          };
        };
      }),
    new URL(page.url()).pathname.split('/').at(-1) ?? '',
  );
}

test.each([
  ['templar', DESK, 'Play a real match'],
  ['secret-labyrinth', PHONE, 'Jouer une vraie partie'],
  ['temple-code', DESK, 'Play a real match'],
] as const)(
  'the lesson of %s ends with a button that opens the first match its game proposes',
  async (game, shape, words) => {
    const { page, context, complaints } = await visit(browser, { ...shape, reducedMotion: 'reduce' });
    await page.goto(`${pages.address}/learn/${game}`);
    await toItsLastPage(page);
    const button = page.locator('.lesson .button.go');
    expect(await button.innerText()).toBe(words);
    await button.click();
    await page.waitForURL('**/local/*');
    await page.waitForSelector('.board [data-lit]');
    expect(await page.locator('.lesson').count()).toBe(0);
    const { seats, chair, options } = gamesById[game].firstMatch;
    const match = await stored(page);
    expect(match.game).toBe(game);
    expect(match.options).toMatchObject(options);
    expect(match.levels).toEqual(
      Array.from({ length: seats }, (_none, seat) => (seat === chair ? null : 'easy')),
    );
    expect(complaints).toEqual([]);
    await context.close();
  },
);
