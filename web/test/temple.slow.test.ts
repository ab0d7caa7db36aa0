/** The drawn table of Temple Code in a real browser: what was mended by playing it. */

import type { AnyMatch, Seat } from '@conclave/engine';
import { shelf } from '@conclave/games/shelf';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, SIZES, visit } from './browser.ts';
import { type Pages, servePages } from './pages.ts';
import { settled } from './table.ts';
import { askedSeat, openPosition, playedMatch } from './tables/positions.ts';

const game = shelf.find(({ game }) => game.id === 'temple-code')!.game;

let browser: Browser;
let pages: Pages;
/** One page for each size, kept: opening them is the dearest part. */
const kept = new Map<string, Awaited<ReturnType<typeof visit>>>();

beforeAll(async () => {
  [browser, pages] = await Promise.all([launch(), servePages()]);
});

afterAll(async () => {
  for (const { complaints } of kept.values()) expect(complaints).toEqual([]);
  await browser?.close();
  await pages?.close();
});

type Shape = keyof typeof SIZES;

async function open(
  shape: Shape,
  match: AnyMatch,
  share: number,
  you?: Seat,
  locale = 'en-GB',
): Promise<Page> {
  const touch = shape === 'phone' || shape === 'across';
  const name = `${shape} ${locale}`;
  const known =
    kept.get(name) ??
    (await visit(browser, { viewport: SIZES[shape], reducedMotion: 'reduce', hasTouch: touch, locale }));
  kept.set(name, known);
  const { page } = known;
  await page.goto(await openPosition(page, pages.address, match, share, you ?? askedSeat(match, share)));
  await page.waitForSelector('.tc-board');
  await settled(page);
  return page;
}

describe('what the other would read', () => {
  test('stands on every card that can be taken from the level “what I saw” on, without pointing', async () => {
    const page = await open('desk', await playedMatch(game, 3), 0.5);
    const lit = await page.locator('.tc-front[data-lit]').count();
    expect(lit).toBeGreaterThan(1);
    for (const [help, flags] of [
      ['off', 0],
      ['seen', lit],
      ['follows', lit],
    ] as const) {
      await page.locator('.notebook select').selectOption(help);
      await expect.poll(() => page.locator('.tc-flag-signs').count()).toBe(flags);
    }
    await page.locator('.notebook select').selectOption('off');
  });
});

describe('the chalk', () => {
  test('is said with one click on the doors, once it says a combination', async () => {
    const page = await open('desk', await playedMatch(game, 2), 0.3);
    const sheet = page.locator('.notebook table button');
    const doors = page.locator('[data-place=chalk]');
    const ring = async (statuette: number, position: number) => {
      const box = sheet.nth(statuette * 3 + position);
      await box.click();
      await box.click();
    };
    await ring(0, 0);
    await ring(1, 1);
    expect(await doors.count()).toBe(0);
    await ring(2, 2);
    await doors.waitFor();
    expect(await doors.getAttribute('aria-label')).toContain('Wave, Tiki, Cthulhu');
    await doors.click();
    await page.waitForFunction(() =>
      document.querySelector('[role=log]')?.textContent?.includes('You declare Wave · Tiki · Cthulhu'),
    );
    expect(await doors.count()).toBe(0);
  });
});
