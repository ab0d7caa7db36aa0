/**
 * A table at which nothing happens draws nothing: what moves comes to its end, and then neither style nor layout is
 * worked out and no frame is asked for. Otherwise a table that waits for somebody empties the battery of a phone.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { gameEntries } from '@conclave/games/entries';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { pageIn, SIZES, visitPainted } from './browser.ts';
import type { Pages } from './pages.ts';
import { settled } from './table.ts';
import { askedSeat, openPosition, playedMatch } from './tables/positions.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

/** Milliseconds after which everything stands still. */
const LONGEST = 60_000;
/** Milliseconds for which is counted. */
const LOOK = 1000;
/** What may be worked out meanwhile: a line of talk that goes, a clock that counts. An animation takes sixty. */
const FEW = 5;

/** What does not end, and what was worked out while everything stood still. */
async function unrest(
  page: Page,
): Promise<{ endless: string[]; styles: number; layouts: number; frames: number }> {
  const endless = await page.evaluate(async (longest) => {
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    const name = (animation: Animation) => {
      const what = animation instanceof CSSAnimation ? animation.animationName : 'transition';
      const { target } = animation.effect as KeyframeEffect;
      return `${what} of ${target?.getAttribute('class')}`;
    };
    const endless = new Set<string>();
    // What ends may begin something else.
    for (let rounds = 0; rounds < 10 && moving().length > 0; rounds++) {
      for (const animation of moving()) {
        if (Number(animation.effect?.getComputedTiming().endTime) <= longest) animation.finish();
        else endless.add(name(animation));
      }
      await new Promise(requestAnimationFrame);
    }
    return [...endless];
  }, LONGEST);
  await settled(page);
  const line = await page.context().newCDPSession(page);
  await line.send('Performance.enable');
  const counts = async () => {
    const { metrics } = await line.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { styles: of('RecalcStyleCount'), layouts: of('LayoutCount') };
  };
  const before = await counts();
  const frames = await page.evaluate(async (look) => {
    const { requestAnimationFrame: ask } = window;
    let frames = 0;
    window.requestAnimationFrame = (draw) => {
      frames++;
      return ask(draw);
    };
    await new Promise((resolve) => setTimeout(resolve, look));
    window.requestAnimationFrame = ask;
    return frames;
  }, LOOK);
  const after = await counts();
  return { endless, styles: after.styles - before.styles, layouts: after.layouts - before.layouts, frames };
}

test.each(gameEntries.map(({ game }) => game))('$id: an idle table draws nothing', async (game) => {
  const played = await playedMatch(game, Math.max(3, game.seats.min));
  const first = await visitPainted(browser);
  for (const [share, size, waits] of [
    [0.2, 'desk', 0],
    [0.6, 'phone', 1],
  ] as const) {
    const { page, complaints } = await pageIn(first.context);
    await page.setViewportSize(SIZES[size]);
    const seat = (askedSeat(played, share) + waits) % played.seats;
    await page.goto(await openPosition(page, pages.address, played, share, seat));
    await settled(page);
    const { endless, styles, layouts, frames } = await unrest(page);
    const where = `seat ${seat} after ${share}, ${size}`;
    expect(endless, where).toEqual([]);
    expect(styles, `styles: ${where}`).toBeLessThanOrEqual(FEW);
    expect(layouts, `layouts: ${where}`).toBeLessThanOrEqual(FEW);
    expect(frames, `frames: ${where}`).toBeLessThanOrEqual(FEW);
    expect(complaints).toEqual([]);
    await page.close();
  }
  await first.context.close();
});

test('no style sheet moves anything for ever', () => {
  const root = new URL('../../', import.meta.url);
  const sheets = ['kit', 'web', 'games', 'examples'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css') && !/(^|\/)(dist|node_modules)\//.test(path))
      .map((path) => `${folder}/${path}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const endless = sheets.filter((path) =>
    /animation[^;{}]*\binfinite\b/.test(readFileSync(new URL(path, root), 'utf8')),
  );
  expect(endless).toEqual([]);
});
