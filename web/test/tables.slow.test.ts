/** For every drawn table one game at the desk and one on the phone by clicking what is lit, and a stretch by keys; the rest is `npm run tables`. */

import { shelf } from '@conclave/games/shelf';
import { tables } from '@conclave/games/tables';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, SIZES, visit } from './browser.ts';
import { type Pages, servePages } from './pages.ts';
import { hurry, newMatch, playByKeys, playLit } from './table.ts';

let browser: Browser;
let pages: Pages;

beforeAll(async () => {
  [browser, pages] = await Promise.all([launch(), servePages()]);
});

afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

/** Options without which random play may go on for ever. */
const SHORT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'secret-labyrinth': { roundLimit: 2 },
};

describe.each(shelf.filter(({ game }) => tables[game.id].table !== null).map(({ game }) => game))(
  '$id',
  (game) => {
    test.each(['desk', 'phone'] as const)(
      'a whole game on the %s, by clicking what is lit',
      { timeout: 600_000 },
      async (size) => {
        const { page, context, complaints } = await visit(browser, {
          viewport: SIZES[size],
          reducedMotion: 'reduce',
        });
        const others = Array.from({ length: Math.max(2, game.seats.min) - 1 }, () => 'easy' as const);
        await newMatch(page, pages.address, game.id, others, false, SHORT[game.id]);
        await hurry(page);
        expect(await playLit(page, 3)).toBeGreaterThan(0);
        expect(complaints).toEqual([]);
        await context.close();
      },
    );

    test('a stretch by keys alone, without losing the focus', { timeout: 600_000 }, async () => {
      const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
      const others = Array.from({ length: Math.max(2, game.seats.min) - 1 }, () => 'easy' as const);
      await newMatch(page, pages.address, game.id, others);
      await hurry(page);
      await playByKeys(page, 60);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);
