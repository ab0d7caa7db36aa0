/** The table of Mystery of the Abbey: the builder holds still, and the plan and its rooms in words are whole. */

import type { AnyMatch, Ponder, Seat } from '@conclave/engine';
import { type Logic, ponder } from '@conclave/games/abbey/mind/ponder';
import { gameEntries } from '@conclave/games/entries';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { SIZES, visitPainted } from './browser.ts';
import type { Pages } from './pages.ts';
import { settled } from './table.ts';
import { moments, openPosition, playedMatch } from './tables/positions.ts';

let browser: Browser;
let pages: Pages;
let page: Page;
let complaints: readonly string[];
let played: AnyMatch;

atPages((here) => {
  ({ browser, pages } = here);
});

beforeAll(async () => {
  ({ page, complaints } = await visitPainted(browser, { reducedMotion: 'reduce' }));
  const game = gameEntries.find(({ game }) => game.id === 'abbey')?.game;
  if (!game) throw new Error('there is no abbey');
  played = await playedMatch(game, 5);
});

const pictures = process.env.CONCLAVE_PICTURES;

async function picture(name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: `${pictures}/abbey-${name}.png` });
}

type IsWanted = (match: AnyMatch, seat: Seat) => boolean;

/** Opens the first moment from an entry on at which somebody may make such a move. */
async function openAt(kind: string, from: number, isWanted: IsWanted = () => true): Promise<void> {
  for (const [entry, match] of moments(played, from)) {
    const seat = match.toAct().find((one) => match.perspective(one).moves.some((move) => move.kind === kind));
    if (seat === undefined || !isWanted(match, seat)) continue;
    await page.goto(await openPosition(page, pages.address, played, (entry + 0.5) / played.length, seat));
    await page.waitForSelector('.ab [data-lit]');
    await settled(page);
    return;
  }
  throw new Error(`nobody may ${kind}`);
}

/** Where everything of the builder stands, and what is longer than its place. */
const laidOut = () =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('.ab-builder :is(.ab-chip, .ab-tool, .ab-talk, .ab-gold, aside)');
    const boxes = [...parts].map((one) => {
      // A chip that is pointed at lifts a little.
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = one as HTMLElement;
      return [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(' ');
    });
    const over = ['.ab-builder', '.ab-filter > aside', '.ab-builder .ab-talk'].filter((selector) => {
      const part = document.querySelector(selector);
      return part !== null && part.scrollHeight > part.clientHeight + 1;
    });
    return { boxes, over };
  });

const chip = (name: string) => page.locator('.ab-value', { hasText: name });

test.each(['desk', 'phone'] as const)('the builder holds still and is whole on the %s', async (size) => {
  await page.setViewportSize(SIZES[size]);
  await openAt('ask', 100);
  const before = await laidOut();
  expect(before.over).toEqual([]);
  // With nothing chosen nothing is gold.
  expect(await page.locator('.ab .ab-gold[data-lit], .ab-builder:not(.blank) .ab-kind.on').count()).toBe(0);
  expect(await page.locator('.ab-once').innerText()).toBe('once: is, twice: is not');
  for (const name of ['Hooded', 'Novice', 'Novice', 'Shaven', 'Franciscan']) {
    await chip(name).click();
    expect(await laidOut(), name).toEqual(before);
  }
  expect(await page.locator('.ab-scroll b.ab-denied').innerText()).toBe('not novices');
  expect(await page.locator('.ab-builder.blank').count()).toBe(0);
  await picture(`builder-${size}`);
  if (size === 'phone') return;
  // Other kinds, and the names of all 24, move nothing that lies above them, and all of it is in sight.
  const kinds = () =>
    page.locator('.ab-kind').evaluateAll((chips) => chips.map((one) => (one as HTMLElement).offsetTop));
  const stand = await kinds();
  await page.locator('.ab-tool', { hasText: 'Names' }).click();
  expect(await kinds()).toEqual(stand);
  const [last, foot] = await Promise.all(
    ['.ab-face >> nth=-1', '.ab-builder-foot'].map((part) => page.locator(part).boundingBox()),
  );
  expect(last && foot && last.y + last.height <= foot.y + 1).toBe(true);
  await picture('builder-names');
  await page.locator('.ab-kind', { hasText: 'Most of' }).click();
  expect(await kinds()).toEqual(stand);
});

test('the builder is whole on low desks, in French too', async () => {
  const there = page;
  const french = await visitPainted(browser, { reducedMotion: 'reduce', locale: 'fr-FR' });
  page = french.page;
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [1366, 768],
  ]) {
    await page.setViewportSize({ width, height });
    await openAt('ask', 100);
    expect((await laidOut()).over, `${width}x${height}`).toEqual([]);
  }
  await french.context.close();
  page = there;
});

test('whoever is clicked on the sheet is named in the question', async () => {
  await page.setViewportSize(SIZES.desk);
  await openAt('ask', 100);
  await page.locator('.ab-suspect', { hasText: 'Sergio' }).click();
  await page.locator('.ab-suspect', { hasText: 'Odo' }).click();
  await expect.poll(() => page.locator('.ab-scroll').innerText()).toMatch(/Sergio.*Odo/s);
  await page.locator('.ab-suspect', { hasText: 'Odo' }).click();
  await expect.poll(() => page.locator('.ab-scroll').innerText()).not.toMatch(/Odo/);
});

test('gold light does not wash out whoever stands in a lit room', async () => {
  await page.setViewportSize(SIZES.desk);
  let pawn = page.locator('.ab-pawns .on-lit .ab-pawn');
  for (let from = 40; (await pawn.count()) === 0; from += 15) await openAt('step', from);
  pawn = pawn.first();
  // Its middle, which no halo touches.
  const middle = async () => {
    const box = await pawn.boundingBox();
    if (!box) throw new Error('there is no pawn');
    const clip = { x: box.x + box.width / 2 - 5, y: box.y + box.height * 0.6, width: 10, height: 10 };
    return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
  };
  const lit = await middle();
  await page.addStyleTag({ content: '.ab-room > svg { visibility: hidden; }' });
  expect(await middle()).toBe(lit);
});

/** Logic says of a suspect that somebody else holds him. */
const provesAHolder: IsWanted = (match, seat) => {
  const ask: Ponder = ponder;
  const { places } = ask(match.perspective(seat), seat, match.seats, match.options, {
    about: 'logic',
  }) as Logic;
  return places.some(([place, another]) => another === undefined && place !== seat && place !== 'culprit');
};

test('a page for each player tells what they said; behind what follows stands from what', async () => {
  await page.setViewportSize(SIZES.desk);
  await openAt('step', 300, provesAHolder);
  const pagesOfPlayers = page.locator('.ab-heard-tab[aria-label]');
  expect(await pagesOfPlayers.count()).toBe(4);
  await pagesOfPlayers.nth(0).click();
  expect(await page.locator('.ab-heard-page').innerText()).toMatch(/^Heard of .+ \d cards?/i);
  expect(await page.locator('.ab-utterance').count()).toBeGreaterThan(0);
  expect(await page.locator('.ab-suspect').count()).toBe(0);
  await picture('heard');
  await page.locator('.ab-heard-tab').first().click();
  await page.locator('.notebook select, select').first().selectOption('follows');
  await page.waitForSelector('.ab-suspect .ab-holder:not(.unsure)');
  await page.locator('.ab-suspect:has(.ab-holder:not(.unsure))').first().click();
  await page.locator('.ab-from-what-ask').click();
  await expect
    .poll(() => page.locator('.ab-from-what').innerText(), { timeout: 60_000 })
    .toMatch(/From what\?\s+(?!Working).{20,}/s);
  await picture('from-what');
});

test('on a phone the rooms in words are whole, numbers are no blackletter, and I is upright', async () => {
  await page.setViewportSize(SIZES.phone);
  await openAt('step', 0);
  const rows = await page.locator('.ab-way').evaluateAll((all) =>
    all.map((row) => ({
      cut: [...row.children].some(
        (part) => part.getBoundingClientRect().bottom > row.getBoundingClientRect().bottom + 1,
      ),
      numeral: getComputedStyle(row.querySelector('i') ?? row).fontFamily,
    })),
  );
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.filter(({ cut }) => cut)).toEqual([]);
  for (const { numeral } of rows) expect(numeral).not.toMatch(/Gotisch/);
  const versal = await page
    .locator('.ab-versal')
    .evaluate((letter) => getComputedStyle(letter).fontFamily.split(',')[0]);
  expect(versal).toBe('"Upright I"');
  await page.evaluate(() => document.fonts.load('20px "Upright I"', 'I'));
  expect(await page.evaluate(() => document.fonts.check('20px "Upright I"', 'I'))).toBe(true);
  await picture('rooms-phone');
  expect(complaints).toEqual([]);
});

test.each(['desk', 'phone'] as const)(
  'on the %s what asks for a second click hides no picture',
  async (size) => {
    await page.setViewportSize(SIZES[size]);
    await openAt('reveal', 40);
    await page.locator('.ab-buttons > *', { hasText: /^Reveal/ }).click();
    const sign = page.locator('.ab-scene [data-lit]:has(svg)').first();
    await sign.click();
    const words = page.locator('.sure-words');
    await words.waitFor();
    const [over, under] = await Promise.all(
      [words, sign.locator('svg').first()].map((one) => one.boundingBox()),
    );
    if (!over || !under) throw new Error('nothing is asked');
    expect(over.y >= under.y + under.height || over.y + over.height <= under.y).toBe(true);
    await picture(`sure-${size}`);
    await page.keyboard.press('Escape');
  },
);
