/** Every page in both themes and three sizes: nothing overflows, nothing complains, axe finds nothing serious. */

import { gzipSync } from 'node:zlib';
import { gameEntries } from '@conclave/games/entries';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { CONTRAST, findings } from './axe.ts';
import { SIZES, visit } from './browser.ts';
import type { Pages } from './pages.ts';
import { hurry, newMatch, playInWords, settled, takeCard } from './table.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

const PLAIN = [
  '/',
  '/new/temple-code',
  '/matches',
  '/profile',
  '/settings',
  '/rules/temple-code',
  '/replay',
  '/daily',
  '/daily/2026-06-20',
  '/nowhere',
] as const;

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main') && !document.querySelector('[aria-busy]'));
}

/** What axe has to say of a page in either theme: the second differs in its colours alone. */
async function findingsInBoth(page: Page) {
  const found = [];
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', CONTRAST],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
    found.push(...(await findings(page, rules)).map((finding) => [colorScheme, finding]));
  }
  return found;
}

describe('light and dark', () => {
  test('axe has nothing serious to say of any page', async () => {
    const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
    for (const path of PLAIN) {
      await page.goto(pages.address + path);
      await drawn(page);
      expect(await findingsInBoth(page), path).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('axe has nothing serious to say of a table, a declaration being composed, its dialogs, its end and the page in words', async () => {
    const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
    await newMatch(page, pages.address, 'temple-code', ['easy', 'easy']);
    await hurry(page);
    await page.waitForSelector('.target.lit');
    await settled(page);
    expect(await findingsInBoth(page)).toEqual([]);
    for (let i = 0; i < 20 && (await page.locator('.tc-seal.lit').count()) === 0; i++) {
      await takeCard(page);
      await settled(page);
    }
    await page.locator('.tc-seal.lit').click();
    await page.waitForSelector('[data-statuette]');
    expect(await findingsInBoth(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    expect(await findingsInBoth(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const tab of ['chronicle', 'people']) {
      await page.locator(`#tab-${tab}`).click();
      expect(await findingsInBoth(page)).toEqual([]);
    }
    await page.keyboard.press('v');
    await page.waitForSelector('.words-page');
    expect(await findingsInBoth(page)).toEqual([]);
    await playInWords(page, 4);
    await page.keyboard.press('v');
    await page.waitForSelector('.tc-board');
    expect(await findingsInBoth(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('no page is wider than the screen, whatever its size', async () => {
  const { page, context, complaints } = await visit(browser, { locale: 'fr-FR', reducedMotion: 'reduce' });
  const wide: string[] = [];
  const look = async (what: string) => {
    for (const [name, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const pixels = await overflow(page);
      if (pixels !== 0) wide.push(`${what}, ${name}: ${pixels}`);
    }
  };
  for (const path of PLAIN) {
    await page.goto(pages.address + path);
    await drawn(page);
    await look(path);
  }
  for (const others of [[], ['easy'], ['easy', 'easy'], ['easy', 'easy', 'easy']] as const) {
    await newMatch(page, pages.address, 'temple-code', others);
    await page.waitForSelector('.tc-board');
    await settled(page);
    await look(`${others.length + 1} seats`);
  }
  expect(wide).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a new match on a phone has room for the words of every choice, in every game', async () => {
  const { page, context, complaints } = await visit(browser, { viewport: SIZES.phone, locale: 'fr-FR' });
  for (const { game } of gameEntries) {
    await page.goto(`${pages.address}/new/${game.id}`);
    await page.waitForSelector('.seat-row select');
    const widths = await page
      .locator('.seat-row select')
      .evaluateAll((selects) => selects.map((select) => select.clientWidth));
    expect(Math.min(...widths), game.id).toBeGreaterThan(200);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

describe('nothing shifts', () => {
  const MAX_SHIFT = 0.02;

  async function watched() {
    const there = await visit(browser, { reducedMotion: 'reduce' });
    await there.page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry &
            Record<'value', number> & {
              hadRecentInput: boolean;
            };
          if (!hadRecentInput) shifts.push(value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    return there;
  }

  const shifted = (page: Page): Promise<number> =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );

  test.each(['/', '/new/temple-code', '/rules/temple-code'])('on %s', async (path) => {
    const { page, context } = await watched();
    await page.goto(pages.address + path);
    await drawn(page);
    await page.waitForLoadState('networkidle');
    expect(await shifted(page)).toBeLessThan(MAX_SHIFT);
    await context.close();
  });

  test('on a table, while the others move', async () => {
    const { page, context } = await watched();
    await newMatch(page, pages.address, 'temple-code', ['easy', 'easy']);
    await hurry(page);
    await page.waitForSelector('.target.lit');
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(await shifted(page)).toBeLessThan(MAX_SHIFT);
    await context.close();
  });
});

describe('weight', () => {
  test('the first page loads at most 60 KB of JavaScript', async () => {
    const { page, context } = await visit(browser);
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.body());
    });
    // Nobody reads here, however long the page takes: who does is given the first game too.
    await page.addInitScript(() => {
      const begin = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (work: () => void, ms = 0) => begin(work, ms < 3000 ? ms : 1e9) });
      // A browser moves its pointer by itself when something is drawn under it.
      addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
    });
    await page.goto(pages.address);
    await page.waitForSelector('.cover svg');
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(60 * 1024);
    await context.close();
  });
});
