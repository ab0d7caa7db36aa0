/**
 * Hints at the drawn tables: the whole move in words, and a halo round its target and not on it. A second hint says the
 * same.
 */

import type { AnyMatch } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { visitPainted } from './browser.ts';
import type { Pages } from './pages.ts';
import { hintInFull, settled } from './table.ts';
import { moments, openPosition, playedMatch } from './tables/positions.ts';

let browser: Browser;
let pages: Pages;
let page: Page;

atPages((here) => {
  ({ browser, pages } = here);
});

beforeAll(async () => {
  ({ page } = await visitPainted(browser, { reducedMotion: 'reduce' }));
  await page.addInitScript(() => localStorage.setItem('conclave.forced-moves', 'off'));
});

/** Moments at which somebody may make a move of this kind. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  'temple-code': ['take'],
  nuns: ['plan', 'go'],
  templar: ['step', 'card', 'warehouse'],
  'secret-labyrinth': ['run'],
  abbey: ['step'],
};

/** The first moment after a third of the match. */
function momentOf(played: AnyMatch, kind: string): { readonly share: number; readonly seat: number } {
  const { length } = played;
  for (const [entry, match] of moments(played, Math.floor(length / 3))) {
    const seat = match.toAct().find((one) => match.perspective(one).moves.some((move) => move.kind === kind));
    if (seat !== undefined && !match.outcome) return { share: (entry + 0.5) / length, seat };
  }
  throw new Error(`nobody may ${kind}`);
}

async function advice(): Promise<string> {
  await hintInFull(page);
  return page.locator('.toast').first().innerText();
}

/** The part of the page that shows a thing: its middle, or it with what lies round it. */
async function partOf(thing: Locator, part: 'middle' | 'round') {
  const shape = thing.locator('.spot-shape');
  const box = await ((await shape.count()) > 0 ? shape : thing).boundingBox();
  if (!box) throw new Error('it cannot be seen');
  const by = part === 'middle' ? -0.3 : 0.4;
  const [dx, dy] = [box.width * by, box.height * by];
  return { x: box.x - dx, y: box.y - dy, width: box.width + 2 * dx, height: box.height + 2 * dy };
}

type Clip = Awaited<ReturnType<typeof partOf>>;

async function picture(clip: Clip): Promise<string> {
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
}

/** How much two pictures differ on average, of 255. */
function difference(one: string, other: string): Promise<number> {
  return page.evaluate(
    async ([one, other]) => {
      const read = async (text: string) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas?.drawImage(image, 0, 0);
        return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      };
      const [a, b] = [await read(one), await read(other)];
      return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;
    },
    [one, other],
  );
}

/** Pixels from a thing that is meant to the far side of its rays. */
function farthestRay(): Promise<number> {
  return page.locator('.advised:not([data-outline])').evaluateAll((all) =>
    all.reduce((most, one) => {
      const [rays, shape] = [one.querySelector('.spot-edge'), one.querySelector('.spot-shape')];
      if (!rays || !shape) return most;
      const [outer, inner] = [rays.getBoundingClientRect(), shape.getBoundingClientRect()];
      return Math.max(most, inner.left - outer.left, inner.top - outer.top);
    }, 0),
  );
}

/** The halo comes off. */
async function unmark(): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('.advised')) {
      one.classList.remove('advised');
      one.classList.add('was-advised');
    }
    // Drawn on the board's own layer.
    for (const halo of document.querySelectorAll('[data-halo]')) halo.remove();
  });
}

test.each(gameEntries.map(({ game }) => game))('$id: a hint is drawn round what it means', async (game) => {
  const played = await playedMatch(game, Math.max(2, game.seats.min));
  for (const kind of MOMENTS[game.id]) {
    const { share, seat } = momentOf(played, kind);
    await page.goto(await openPosition(page, pages.address, played, share, seat));
    await page.waitForSelector('.board [data-lit]');
    await settled(page);
    const said = await advice();
    expect(said, kind).toMatch(/\. .+\.$/s);
    await page.waitForSelector('.advised');
    const marked = await page.locator('.advised').evaluateAll((all) => all.map((one) => one.outerHTML));
    expect(await advice(), kind).toBe(said);
    expect(await page.locator('.advised').evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual(
      marked,
    );
    expect(await farthestRay(), `${kind}: its rays cover the neighbours`).toBeLessThan(25);
    const there = page.locator('.advised, .was-advised').first();
    // An outline is edged where it runs: its box says nothing of its middle.
    const isOutline = (await there.getAttribute('data-outline')) !== null;
    const [middle, round] = [await partOf(there, 'middle'), await partOf(there, 'round')];
    const before = [await picture(middle), await picture(round)];
    await unmark();
    const after = [await picture(middle), await picture(round)];
    if (!isOutline)
      expect(await difference(before[0], after[0]), `${kind}: it covers its thing`).toBeLessThan(4);
    expect(await difference(before[1], after[1]), `${kind}: no halo`).toBeGreaterThan(0.4);
  }
});

test('what a hint means is ringed where a choice has to be opened first', async () => {
  const game = gameEntries.find(({ game }) => game.id === 'abbey')?.game;
  if (!game) throw new Error('there is no abbey');
  const played = await playedMatch(game, 3);
  for (const kind of ['reveal', 'request']) {
    const { share, seat } = momentOf(played, kind);
    await page.goto(await openPosition(page, pages.address, played, share, seat));
    await page.waitForSelector('.board [data-lit]');
    await settled(page);
    // Fails where nothing is ringed.
    expect(await advice(), kind).toMatch(/\.$/);
  }
});
