/** The drawn table of Templar in a real browser: faults that were found by playing. */

import type { AnyMatch, Seat } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import { ROOM_BONUS } from '@conclave/games/templar/rules/box';
import type { Move } from '@conclave/games/templar/rules/moves';
import type { View } from '@conclave/games/templar/rules/view';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { SIZES, visit } from './browser.ts';
import type { Pages } from './pages.ts';
import { settled } from './table.ts';
import { moments, openPosition, playedMatch } from './tables/positions.ts';

const game = gameEntries.find(({ game }) => game.id === 'templar')!.game;

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

/** The table of whoever is to act where that holds first. */
async function open(played: AnyMatch, holds: (match: AnyMatch) => boolean) {
  const there = await visit(browser, { viewport: SIZES.desk, reducedMotion: 'reduce' });
  const [entry, seat] = firstWhere(played, holds);
  const share = (entry + 0.5) / played.record().entries.length;
  await there.page.goto(await openPosition(there.page, pages.address, played, share, seat));
  await there.page.waitForSelector('.board [data-lit]');
  await settled(there.page);
  return there;
}

/** The first entry before which that holds, and who is to act there. */
function firstWhere(played: AnyMatch, holds: (match: AnyMatch) => boolean): readonly [number, Seat] {
  for (const [entry, match] of moments(played)) if (holds(match)) return [entry, match.toAct()[0]];
  throw new Error('that never comes');
}

const isBells = (move: Move): boolean => move.kind === 'card' && move.card === 'bells';

test('Bells that would bring nothing ask first, and what rooms pay stands in the notebook', async () => {
  const played = await playedMatch(game, 3);
  const isBare = (match: AnyMatch): boolean => {
    const [seat] = match.toAct();
    const { moves, view } = match.perspective(seat);
    const { played: pile } = (view as View).players[seat];
    return pile.length === 0 && moves.some((move) => isBells(move as Move));
  };
  const { page, context, complaints } = await open(played, isBare);
  const told = () => page.locator('main').getAttribute('data-told');
  const before = await told();
  await page.locator('[data-place="card-bells"][data-lit]').click();
  await page.locator('.sure-words', { hasText: 'Bells now bring nothing back' }).waitFor();
  expect(await told()).toBe(before);
  await page.keyboard.press('Escape');
  await page.locator('.sure-words').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Rooms' }).click();
  const pay = page.locator('.notebook .tp-room-points .pay td');
  expect((await pay.allInnerTexts()).map(Number)).toEqual(ROOM_BONUS.slice(1));
  expect(complaints).toEqual([]);
  await context.close();
});

test('where several objects may be hidden at one place, the small choice shows a picture of each', async () => {
  const played = await playedMatch(game, 3);
  const isChoice = (match: AnyMatch): boolean => {
    const [seat] = match.toAct();
    const rings = new Set<string>();
    for (const move of match.perspective(seat).moves as readonly Move[])
      if (move.kind === 'hide' && move.zone === 0 && move.object.startsWith('ring')) rings.add(move.object);
    return rings.size > 1;
  };
  const { page, context, complaints } = await open(played, isChoice);
  await page.locator('[data-place*="-ring-0-"][data-lit]').first().dispatchEvent('click', { detail: 1 });
  const lines = page.locator('.chooser .chooser-line');
  await lines.first().waitFor();
  const drawn = await lines.evaluateAll((all) =>
    all.map((line) => {
      const box = line.querySelector('svg')?.getBoundingClientRect();
      return { words: line.textContent?.trim() !== '', size: Math.min(box?.width ?? 0, box?.height ?? 0) };
    }),
  );
  expect(drawn.length).toBeGreaterThan(1);
  for (const { words, size } of drawn) {
    expect(words).toBe(true);
    expect(size).toBeGreaterThanOrEqual(24);
  }
  const pictures = await lines.locator('svg').evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(pictures).size).toBe(drawn.length);
  expect(complaints).toEqual([]);
  await context.close();
});
