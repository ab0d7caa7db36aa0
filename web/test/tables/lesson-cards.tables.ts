/**
 * Every lesson on a phone, page by page, by what is lit: its card never lies on the thing it speaks of, nor on the hand,
 * nor on the line that says what to do.
 */

import { gameEntries } from '@conclave/games/entries';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from '../at-pages.ts';
import { SIZES, visit } from '../browser.ts';
import type { Pages } from '../pages.ts';
import { settled } from '../table.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

const LESSONS = [...gameEntries.map(({ game }) => game.id), 'nuns/guards'];

/** What fills more of the page than this cannot be stood beside; of the hand so much may be hidden. */
const WHOLE = 0.45;
const LITTLE = 0.3;

/** Parts that the card hides, from 0 to 1: of its topic, and of whatever else is to be read. */
function hidden(page: Page) {
  return page.evaluate(
    ({ whole }) => {
      const inSight = (thing: Element) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        return new DOMRect(
          Math.max(0, left),
          Math.max(0, top),
          Math.max(0, Math.min(innerWidth, right) - Math.max(0, left)),
          Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top)),
        );
      };
      const card = document.querySelector('.lesson')?.getBoundingClientRect();
      const parts = (selector: string, most: number) =>
        [...document.querySelectorAll(selector)].map(inSight).flatMap((box) => {
          const size = box.width * box.height;
          if (!card || size === 0 || size > most * innerWidth * innerHeight) return [];
          const across = Math.min(card.right, box.right) - Math.max(card.left, box.left);
          const down = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top);
          return [across > 0 && down > 0 ? (across * down) / size : 0];
        });
      return {
        topic: Math.max(0, ...parts('[data-lesson-focus]', whole)),
        kept: Math.max(0, ...parts('[data-kept]', 1)),
      };
    },
    { whole: WHOLE },
  );
}

/** One click towards the next page: its button, or something that is lit. */
async function goOn(page: Page): Promise<void> {
  const next = page.locator('.lesson .button.go');
  const handIn = page.locator('.board [data-place="hand in"][data-lit]');
  const lit = page.locator('.board [data-lit]').first();
  if ((await next.count()) > 0) await next.click();
  else if ((await handIn.count()) > 0) await handIn.dispatchEvent('click', { detail: 1 });
  else if ((await lit.count()) > 0) await lit.dispatchEvent('click', { detail: 1 });
}

test.each(LESSONS)('%s: the card is in nobody’s way', { timeout: 400_000 }, async (lesson) => {
  const { page, context, complaints } = await visit(browser, {
    viewport: SIZES.phone,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
  });
  await page.goto(`${pages.address}/learn/${lesson}`);
  const faults: string[] = [];
  const seen = new Set<string>();
  let last = '';
  for (let clicks = 0; clicks < 400; clicks++) {
    await page.waitForSelector('.lesson');
    await settled(page);
    const progress = await page.locator('.lesson .progress').innerText();
    if (!seen.has(progress)) {
      seen.add(progress);
      const isFree = async () => {
        const { topic, kept } = await hidden(page);
        last = `${progress}: topic ${topic.toFixed(2)}, kept ${kept.toFixed(2)}`;
        return topic === 0 && kept <= LITTLE;
      };
      // It finds its place a moment after what it speaks of.
      await expect
        .poll(isFree, { timeout: 3000 })
        .toBe(true)
        .catch(() => faults.push(last));
    }
    const [at, of] = progress.match(/\d+/g) ?? [];
    if (at === of) break;
    await goOn(page);
  }
  expect(seen.size).toBeGreaterThan(5);
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
