/** What the built page works out, in its worker and by its puzzles, is to the byte what Node works out. */

import { readFileSync } from 'node:fs';
import type { Review } from '@conclave/engine';
import { recordIn } from '@conclave/engine/testing/fixtures';
import { gamesById } from '@conclave/games';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import type { Pages } from './pages.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

/** Short matches, and few iterations. */
const RECORDS = {
  'temple-code': 'two-players',
  templar: 'two-players',
  'secret-labyrinth': 'two-players',
  abbey: 'abandoned',
  nuns: 'captures',
} as const;
const BUDGET = { iterations: 20 };
const SEAT = 1;
const DATE = '2026-06-20';

const BUILT: readonly string[] = JSON.parse(
  readFileSync(new URL('../dist/built.json', import.meta.url), 'utf8'),
);

function built(name: string): readonly string[] {
  return BUILT.filter((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(file)).map(
    (file) => `/${file}`,
  );
}

/** The review as the page's worker sends it at last. */
function reviewInPage(page: Page, record: unknown): Promise<string> {
  const ask = { type: 'review', record, seat: SEAT, budget: BUDGET };
  const [worker] = built('review-worker');
  return page.evaluate(
    ([address, message]) =>
      new Promise<string>((resolve, reject) => {
        const working = new Worker(address, { type: 'module' });
        working.onerror = () => reject(new Error('the worker does not run'));
        working.onmessage = ({ data }) => {
          if (data.type === 'failed') reject(new Error(data.error));
          if (!data.isDone) return;
          working.terminate();
          resolve(JSON.stringify(data.review));
        };
        working.postMessage(message);
      }),
    [worker, ask] as const,
  );
}

/** The puzzle of a day, its answers and its reasons, by the file that the page loads. A text: Vitest changes imports. */
function puzzleInPage(page: Page, game: string): Promise<string> {
  return page.evaluate(`(async () => {
    for (const address of ${JSON.stringify(built(`${game}-puzzle`))}) {
      const modules = Object.values(await import(address)).filter((part) => typeof part === 'object');
      const puzzles = modules.flatMap(Object.values).find((part) => part.ofDay);
      if (!puzzles) continue;
      const puzzle = await puzzles.ofDay('${DATE}');
      return JSON.stringify([puzzle, puzzles.solve(puzzle), puzzles.why(puzzle)]);
    }
    throw new Error('no puzzles');
  })()`);
}

test('reviews and puzzles of every game are the same in the browser and in Node', async () => {
  const page = await browser.newPage();
  await page.goto(`${pages.address}/manifest.webmanifest`);
  expect(Object.keys(RECORDS).sort()).toEqual(Object.keys(gamesById).sort());
  for (const [game, name] of Object.entries(RECORDS)) {
    const record = recordIn(new URL(`../../games/${game}/test/fixtures/`, import.meta.url), name);
    const [review, puzzles] = await Promise.all([gamesById[game].review?.(), gamesById[game].puzzles?.()]);
    if (!review || !puzzles) throw new Error(`nothing of ${game}`);
    const here: Review = review.review(record, SEAT, BUDGET);
    expect(here.turns.length, game).toBeGreaterThan(0);
    expect(await reviewInPage(page, record), game).toBe(JSON.stringify(here));
    const puzzle = await puzzles.ofDay(DATE);
    if (!puzzle) throw new Error(`no puzzle of ${game}`);
    const solved = JSON.stringify([puzzle, puzzles.solve(puzzle), puzzles.why(puzzle)]);
    expect(await puzzleInPage(page, game), game).toBe(solved);
  }
  await page.close();
});
