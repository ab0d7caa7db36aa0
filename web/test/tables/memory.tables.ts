/** The memory that a table keeps when it is drawn again and again. */

import { type AnyMatch, Match } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atPages } from '../at-pages.ts';
import { visitPainted } from '../browser.ts';
import type { Pages } from '../pages.ts';
import { settled } from '../table.ts';
import { chosenGames } from './chosen.ts';
import { openPosition, playedMatch } from './positions.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

describe.runIf(chosenGames().includes('nuns'))('nuns', () => {
  test('a way drawn two hundred times leaves no more behind than one drawn forty times', {
    timeout: 300_000,
  }, async () => {
    const found = gameEntries.find(({ game }) => game.id === 'nuns');
    if (!found) throw new Error('no such game');
    const played = await playedMatch(found.game, 2);
    const { entries } = played.record();
    const drawn = entries.findIndex((_entry, i) => {
      const match: AnyMatch = Match.replay(played.game, { ...played.record(), end: null }, i);
      return match.toAct().includes(1) && match.perspective(1).moves.some(({ kind }) => kind === 'plan');
    });
    const { page, context, complaints } = await visitPainted(browser, { reducedMotion: 'reduce' });
    await page.goto(await openPosition(page, pages.address, played, (drawn + 0.5) / entries.length, 1));
    await page.waitForSelector('[data-place^="point "][data-lit]');
    await settled(page);
    const line = await context.newCDPSession(page);
    const bytesAfter = async (ways: number) => {
      await page.evaluate(async (ways) => {
        let state = ways;
        for (let i = 0; i < ways; i++) {
          const ends = document.querySelectorAll('[data-place^="point "][data-lit][aria-label*="end here"]');
          state = (state * 1103515245 + 12345) % 2147483648;
          ends[state % ends.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      }, ways);
      await settled(page);
      await line.send('HeapProfiler.collectGarbage');
      return (await line.send('Runtime.getHeapUsage')).usedSize;
    };
    const few = await bytesAfter(40);
    expect(await bytesAfter(160)).toBeLessThan(few * 1.5);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
