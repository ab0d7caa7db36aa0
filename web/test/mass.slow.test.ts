/** Mass at the drawn table: a choice is a draft until it is handed in, and then one move. */

import type { AnyMatch } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { SIZES, visitPainted } from './browser.ts';
import type { Pages } from './pages.ts';
import { hintInFull, settled } from './table.ts';
import { moments, openPosition, playedMatch } from './tables/positions.ts';

let browser: Browser;
let pages: Pages;
let page: Page;
let complaints: readonly string[];

atPages((here) => {
  ({ browser, pages } = here);
});

beforeAll(async () => {
  ({ page, complaints } = await visitPainted(browser, { reducedMotion: 'reduce' }));
});

const pictures = process.env.CONCLAVE_PICTURES;

async function picture(name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: `${pictures}/mass-${name}.png` });
}

/** The first mass at which two cards go and more are held, before anybody has handed in. */
async function massMoment(): Promise<{ played: AnyMatch; share: number; seat: number }> {
  const game = gameEntries.find(({ game }) => game.id === 'abbey')?.game;
  if (!game) throw new Error('there is no abbey');
  const played = await playedMatch(game, 4, { startAtLauds: true });
  for (const [entry, match] of moments(played)) {
    const [seat] = match.toAct();
    const listed = JSON.stringify(match.perspective(seat).moves);
    if (match.window()?.asked.length === match.toAct().length && /"cards":\[\d+,\d+\]/.test(listed))
      return { played, share: (entry + 0.5) / played.length, seat };
  }
  throw new Error('no mass');
}

/** How many entries the log of this device holds. */
const entries = () =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('conclave-matches');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('matches').objectStore('matches').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result[0].record.entries.length);
          };
        };
      }),
  );

const hand = () => page.locator('.ab-hand .ab-card[data-lit]');
const slots = () => page.locator('.ab-slots .ab-card[data-lit]');
const handIn = () => page.locator('[data-place="hand in"]');
const names = (of: ReturnType<typeof hand>) => of.allInnerTexts();

test('cards go into their slots and back without a move; they survive a reload; handed in they are one', async () => {
  const { played, share, seat } = await massMoment();
  await page.goto(await openPosition(page, pages.address, played, share, seat));
  await page.waitForSelector('.ab-mass');
  await settled(page);
  const before = await entries();
  expect(await handIn().count()).toBe(0);
  await hand().nth(0).click();
  await hand().nth(2).click();
  await slots().nth(0).click();
  expect([await slots().count(), await handIn().count()]).toEqual([1, 0]);
  await hand().nth(1).click();
  const chosen = await names(slots());
  expect(chosen).toHaveLength(2);
  expect(await hand().count()).toBe(0);
  await picture('desk');
  await page.reload();
  await page.waitForSelector('.ab-slots .ab-card');
  expect(await names(slots())).toEqual(chosen);
  expect(await entries()).toBe(before);
  await handIn().click();
  await page.waitForSelector('.ab-rubric [data-lit]:has-text("Take it back")');
  expect(await entries()).toBe(before + 1);
  expect(await names(slots())).toEqual(chosen);
  expect(await handIn().count()).toBe(0);
  await picture('handed-in');
});

test('what was handed in may be changed, and taken back to be changed', async () => {
  const before = await entries();
  const given = await names(slots());
  await slots().nth(0).click();
  await hand().nth(0).click();
  const other = await names(slots());
  expect(other).not.toEqual(given);
  await handIn().click();
  await expect.poll(entries).toBe(before + 1);
  await page.setViewportSize(SIZES.phone);
  await settled(page);
  await picture('phone');
  await page.locator('.ab-rubric [data-lit]:has-text("Take it back")').click();
  await page.waitForSelector('[data-place="hand in"]');
  expect(await entries()).toBe(before + 2);
  expect(await names(slots())).toEqual(other);
  await picture('phone-back');
  await page.setViewportSize(SIZES.desk);
});

test('a hint rings the cards it means, and then the button', async () => {
  for (let left = await slots().count(); left > 0; left--) await slots().first().click();
  await hintInFull(page);
  await page.waitForSelector('.ab-hand .advised');
  expect(await page.locator('.advised').count()).toBe(2);
  await picture('hint');
  for (let card = 0; card < 2; card++) await page.locator('.ab-hand .advised').first().click();
  await page.waitForSelector('[data-place="hand in"].advised');
  expect(complaints).toEqual([]);
});
