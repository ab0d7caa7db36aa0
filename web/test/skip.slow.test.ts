/** Skip in a real browser: it is there from the first moment, and leads to the player's own turn. */

import { gameEntries } from '@conclave/games/entries';
import { expect, onTestFinished, test } from 'vitest';
import { launch, visit } from './browser.ts';
import { servePages } from './pages.ts';
import { newMatch, takeCard } from './table.ts';
import { askedSeat, openPosition, playedMatch } from './tables/positions.ts';
import { together } from './together.ts';

test('whoever waits for bots skips to their own turn, and nothing more is played back on the way', async () => {
  const [browser, pages] = await together(launch(), servePages());
  onTestFinished(async () => {
    await browser.close();
    await pages.close();
  });
  const { page, complaints } = await visit(browser);
  await newMatch(page, pages.address, 'temple-code', ['easy', 'easy', 'easy']);
  const waiting = page.locator('main:not([data-asked]) [data-action=skip]');
  // Nothing happened since one's last turn before one has had a turn.
  let cards = 0;
  for (let look = 0; look < 40; look++) {
    await page.waitForSelector('.tc-front.lit, main:not([data-asked]) [data-action=skip]');
    if ((await waiting.count()) === 0) {
      await takeCard(page);
      cards++;
    } else if (cards > 0) break;
    else await page.waitForSelector('main[data-asked]');
  }
  const moved = await page.evaluate(async () => {
    const main = document.querySelector<HTMLElement>('main.table-page');
    const skip = document.querySelector<HTMLElement>('[data-action=skip]');
    if (!main || !skip) throw new Error('nothing to skip');
    const stood: string[] = [];
    Object.assign(window, { stood });
    const note = () => {
      const name = ['skip', 'since'].find((one) => document.querySelector(`[data-action=${one}]`)) ?? 'dim';
      if (stood.at(-1) !== name) stood.push(name);
    };
    note();
    new MutationObserver(note).observe(main, { attributes: true, childList: true, subtree: true });
    skip.click();
    await new Promise(requestAnimationFrame);
    let moved = 0;
    const observer = new MutationObserver(() => {
      // What comes once one is asked may be drawn together with that, and is no longer on the way.
      if (main.dataset.settled === 'false' && main.dataset.asked === undefined) moved++;
    });
    observer.observe(main, { attributes: true, attributeFilter: ['data-settled'] });
    const { dataset } = main;
    while (dataset.asked === undefined && dataset.ended === undefined)
      await new Promise((resolve) => setTimeout(resolve, 20));
    observer.disconnect();
    return moved;
  });
  expect(moved).toBe(0);
  await page.waitForSelector('[data-lit], main[data-ended]');
  expect(await page.locator('[data-action=skip]').count()).toBe(0);
  // A press that comes too late finds nothing in the place of Skip; what else stands there comes after that.
  await page.waitForSelector('[data-action=since]');
  const stood = await page.evaluate(() => (window as unknown as { stood: string[] }).stood);
  expect(stood.slice(-3)).toEqual(['skip', 'dim', 'since']);
  expect(complaints).toEqual([]);
});

test('a press of Skip counts in the very frame in which the button is drawn', async () => {
  const [browser, pages] = await together(launch(), servePages());
  onTestFinished(async () => {
    await browser.close();
    await pages.close();
  });
  for (const id of ['temple-code', 'abbey']) {
    const entry = gameEntries.find(({ game }) => game.id === id);
    if (!entry) throw new Error('no such game');
    const played = await playedMatch(entry.game, 3);
    const { page, context, complaints } = await visit(browser);
    const you = (askedSeat(played, 0.2) + 1) % 3;
    // Bots would think for a day.
    const address = await openPosition(page, pages.address, played, 0.2, you);
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        const skip = document.querySelector<HTMLElement>('[data-action=skip]');
        if (!skip) return;
        observer.disconnect();
        skip.click();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto(address);
    await page.waitForSelector('main[data-asked], main[data-ended]');
    expect(complaints).toEqual([]);
    await context.close();
  }
});
