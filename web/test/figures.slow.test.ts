/** Figures swallow no clicks: at positions of every drawn table lit things answer, also below a figure. */

import { gameEntries } from '@conclave/games/entries';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { atPages } from './at-pages.ts';
import { SIZES, visit } from './browser.ts';
import { deafThings, figuresOnLit } from './lit-shapes.ts';
import type { Pages } from './pages.ts';
import { settled } from './table.ts';
import { askedSeat, openPosition, playedMatch } from './tables/positions.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

/** `npm run long` looks at twice as many. */
const MOMENTS: readonly number[] =
  process.env.CONCLAVE_FIGURES === 'all' ? [0.02, 0.3, 0.5, 0.8] : [0.02, 0.5];
/** Looked at until a figure stands on a lit place. */
const MORE_MOMENTS: readonly number[] = Array.from({ length: 49 }, (_none, i) => (i + 1) / 50);

/** At Temple Code nobody walks, and in Secret Labyrinth a pointer meets the square itself. */
const WITHOUT_FIGURES: readonly string[] = ['temple-code', 'secret-labyrinth'];

/** All that a click could change. */
const fingerprint = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelector<HTMLElement>('main')?.dataset.told,
      ...[...document.querySelectorAll('[data-lit]')].map((thing) => thing.getAttribute('aria-label')),
    ].join('\n'),
  );

const helpCard = (page: Page): Promise<string> => page.locator('.help-card').innerText();

describe.each(gameEntries.map(({ game }) => game))('$id', (game) => {
  test('nine tenths of everything lit answer; a figure on a lit place glows, says and does the same', {
    timeout: 300_000,
  }, async () => {
    const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
    // What is clicked stands still: no only step is made for whoever sits there.
    await page.addInitScript(() => localStorage.setItem('conclave.forced-moves', 'off'));
    const played = await playedMatch(game, Math.max(3, game.seats.min));
    const open = async (share: number) => {
      await page.goto(await openPosition(page, pages.address, played, share, askedSeat(played, share)));
      await page.waitForSelector('.board');
      await settled(page);
    };
    const hasFigures = !WITHOUT_FIGURES.includes(game.id);
    let clicked = 0;
    for (const share of hasFigures ? [...MOMENTS, ...MORE_MOMENTS] : MOMENTS) {
      if (clicked > 0 && !MOMENTS.includes(share)) break;
      await open(share);
      expect(await deafThings(page), `${share}`).toEqual([]);
      const figures = await figuresOnLit(page);
      expect(
        figures.filter(({ glows, says, placeSays }) => !glows || says !== placeSays),
        `${share}`,
      ).toEqual([]);
      const [figure] = figures;
      if (!figure || clicked > 0) continue;
      const before = await fingerprint(page);
      await page.mouse.move(figure.at.x, figure.at.y);
      await page.waitForSelector('.help-card:popover-open');
      const words = await helpCard(page);
      await page.mouse.click(figure.at.x, figure.at.y);
      await vi.waitUntil(async () => (await fingerprint(page)) !== before, { timeout: 30_000 });
      await settled(page);
      const after = await fingerprint(page);
      expect(after).not.toBe(before);
      await open(share);
      const place = page.locator(`[data-place="${figure.place}"]`);
      await place.dispatchEvent('pointerover', { pointerType: 'mouse', clientX: 1, clientY: 1 });
      await page.waitForSelector('.help-card:popover-open');
      expect(await helpCard(page)).toBe(words);
      await place.dispatchEvent('click', { detail: 1 });
      await settled(page);
      expect(await fingerprint(page)).toBe(after);
      clicked++;
    }
    if (hasFigures) expect(clicked).toBe(1);
    await page.setViewportSize(SIZES.phone);
    await open(0.3);
    expect(await deafThings(page), 'on a phone').toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('abbey: the thief in one’s cell is caught by clicking him, as the lesson asks', {
  timeout: 300_000,
}, async () => {
  const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
  await page.goto(`${pages.address}/learn/abbey`);
  const lesson = page.locator('.lesson');
  await lesson.waitFor();
  const inCell = page.locator('[data-piece="pawn-2"].on-lit');
  for (let i = 0; i < 100; i++) {
    await page.waitForSelector('.lesson .button.go, .board [data-lit]');
    await settled(page);
    if ((await inCell.count()) > 0) break;
    const [said, before] = [await lesson.innerText(), await fingerprint(page)];
    const next = page.locator('.lesson .button.go');
    if ((await next.count()) > 0) await next.click();
    else await page.locator('.board [data-lit]').first().dispatchEvent('click', { detail: 1 });
    await vi.waitUntil(
      async () => (await lesson.innerText()) !== said || (await fingerprint(page)) !== before,
      { timeout: 60_000 },
    );
  }
  const thief = (await figuresOnLit(page)).find(({ piece }) => piece === 'pawn-2');
  expect(thief?.glows).toBe(true);
  await page.mouse.click(thief?.at.x ?? 0, thief?.at.y ?? 0);
  const own = `[data-piece="pawn-0"][data-stands="${thief?.place}"]`;
  await page.waitForSelector(own, { state: 'attached' });
  expect(complaints).toEqual([]);
  await context.close();
});
