/** The review of a match that is kept on this device, and the puzzle of a day, in a browser. */

import { Match } from '@conclave/engine';
import { recordIn } from '@conclave/engine/testing/fixtures';
import { templeCodePuzzles } from '@conclave/games/temple-code/puzzle/index';
import { templeCodeReview } from '@conclave/games/temple-code/review/index';
import { STATUETTES } from '@conclave/games/temple-code/rules/deck';
import { templeCode } from '@conclave/games/temple-code/rules/game';
import { english } from '@conclave/games/temple-code/text/en';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { findings } from './axe.ts';
import { SIZES, visit } from './browser.ts';
import type { Pages } from './pages.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

const FIXTURES = new URL('../../games/temple-code/test/fixtures/', import.meta.url);
const RECORD = recordIn(FIXTURES, 'four-players');
const NAMES = ['Alix', 'Basile', 'Celeste', 'Damien'];
const SEAT = 2;
const REVIEW = templeCodeReview.review(RECORD, SEAT, { iterations: 30 });
const VOICE = { reader: SEAT, seat: SEAT, name: (seat: number) => NAMES[seat] };
const SENTENCES = REVIEW.moments.map(({ key, params }) =>
  templeCodeReview.words.en.moment(key, params, VOICE),
);

/** As a page of this device would have stored it. */
async function keep(page: Page, record = RECORD, own = SEAT): Promise<void> {
  const seats = NAMES.slice(0, record.seats).map((name, seat) => ({
    ...{ kind: seat === own ? 'person' : 'bot', name, level: null },
  }));
  const outcome = { places: [[own]], how: record.end?.how };
  const times = { createdAt: 1, changedAt: 2 };
  const table = {
    id: 'kept',
    game: record.game,
    options: record.options,
    seats,
    ...times,
    waiting: [],
    outcome,
  };
  await page.goto(`${pages.address}/matches`);
  await page.evaluate(
    (match) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('conclave-matches');
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put(match, 'kept');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { table, record },
  );
}

async function open(page: Page): Promise<void> {
  await page.goto(`${pages.address}/review/local-kept?seat=${SEAT}`);
  await page.waitForSelector('.review-moments, .review-band');
}

test('a review shows its moments, board and curve; by keys and in words too; axe has nothing serious to say', async () => {
  const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
  await keep(page);
  await open(page);
  await page.waitForFunction(
    (count) => document.querySelectorAll('.review-moments li').length === count,
    SENTENCES.length,
  );
  const told = await page.locator('.review-moments li').allTextContents();
  SENTENCES.forEach((sentence, at) => {
    expect(told[at]).toContain(sentence);
  });
  await page.waitForSelector('.review-table .tc-board');
  await page.locator('.review-moments button').first().click();
  await page.waitForSelector('.review-moment .statements');
  expect(await findings(page)).toEqual([]);
  const curve = page.getByRole('slider');
  const before = Number(await curve.getAttribute('aria-valuenow'));
  await curve.press('ArrowRight');
  await expect.poll(async () => Number(await curve.getAttribute('aria-valuenow'))).toBe(before + 1);
  await page.getByRole('button', { name: 'In words' }).click();
  const words = (await page.locator('.review-words').textContent()) ?? '';
  for (const sentence of SENTENCES) expect(words).toContain(sentence);
  expect(await page.locator('.review-words tbody tr').count()).toBe(REVIEW.turns.length);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a moment is tried again: a match on this device goes on from there', async () => {
  const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
  await keep(page);
  await open(page);
  const { at } = REVIEW.moments[0];
  await page.locator('.review-moments button').first().click();
  await page.getByRole('button', { name: 'Try it from here' }).click();
  await page.waitForSelector('.table-page .tc-board');
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('main')?.dataset.told) > 0);
  const told = Number(await page.locator('main').getAttribute('data-told'));
  const before = Match.replay(templeCode, RECORD, at).cursor(SEAT);
  expect(told).toBeGreaterThanOrEqual(before);
  const back = page.getByRole('link', { name: 'Back to the moment' }).first();
  expect(await back.getAttribute('href')).toMatch(new RegExp(`^/review/local-kept\\?seat=${SEAT}&event=`));
  // It is practice, and no match of one's own.
  await page.goto(`${pages.address}/matches`);
  await page.waitForSelector('.matches [data-row]');
  expect(await page.locator('[data-row]').count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a moment that could have been known is a loose end: asked again until it was answered', async () => {
  const record = recordIn(FIXTURES, 'free-guess');
  const seat = 1;
  const { moments } = templeCodeReview.review(record, seat, { iterations: 30 });
  const missed = moments.find(({ key, ask }) => ask !== null && templeCodeReview.missed.has(key));
  if (!missed) throw new Error('nothing was missed');
  const { at, key } = missed;
  const sentence = templeCodeReview.words.en.moment(key, missed.params, { ...VOICE, reader: seat, seat });
  const end = { match: 'local-kept', game: record.game, seat, at, key };
  const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
  await keep(page, record, seat);
  await page.goto(`${pages.address}/review/local-kept?seat=${seat}`);
  const ends = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('conclave.loose-ends') ?? '[]') as object[]);
  await expect.poll(ends).toContainEqual(expect.objectContaining({ ...end, asked: 0 }));
  const due = JSON.stringify([{ ...end, due: '2026-01-01', right: 0, asked: 0 }]);
  await page.evaluate((text) => localStorage.setItem('conclave.loose-ends', text), due);
  await page.goto(`${pages.address}/review/local-kept?seat=${seat}&again=${at}-${key}`);
  await page.waitForSelector('.tc-finding button');
  expect(await page.content()).not.toContain(sentence);
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByText('No more loose ends for today.').waitFor();
  expect(await ends()).toEqual([expect.objectContaining({ ...end, right: 0, asked: 1 })]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('guess first: until the guess nothing of the moment is told, nor of what comes after it', async () => {
  const { page, context, complaints } = await visit(browser, { reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('conclave.guess-first', 'on'));
  await keep(page);
  await open(page);
  const index = REVIEW.moments.findIndex(({ ask }) => ask !== null);
  expect(index).toBeGreaterThanOrEqual(0);
  await page.locator('.review-moments button').nth(index).click();
  await page.waitForSelector('.tc-finding button');
  const html = await page.content();
  const title = templeCodeReview.words.en.title(REVIEW.moments[index].key);
  const summary = templeCodeReview.words.en.summary(REVIEW.summary, VOICE);
  expect(summary).toMatch(/\w/);
  expect([...SENTENCES.slice(index), title, summary].filter((text) => html.includes(text))).toEqual([]);
  expect(await page.locator('.tc-finding [data-out], .tc-finding i').count()).toBe(0);
  // In words neither, and the table of the curve ends there too.
  await page.getByRole('button', { name: 'In words' }).click();
  const inWords = (await page.locator('.review-words').textContent()) ?? '';
  const luck = REVIEW.luck.map((one) => templeCodeReview.words.en.luck(one, VOICE));
  expect([...SENTENCES.slice(index), ...luck].filter((text) => inWords.includes(text))).toEqual([]);
  for (const sentence of SENTENCES.slice(0, index).filter((one) => !SENTENCES.slice(index).includes(one)))
    expect(inWords).toContain(sentence);
  const rows = await page.locator('.review-words tbody tr').allTextContents();
  REVIEW.turns.forEach(({ at }, row) => {
    expect(/\d–+$/.test(rows[row]), `row ${row}`).toBe(at > REVIEW.moments[index].at);
  });
  await page.getByRole('button', { name: 'Drawn' }).click();
  await page.locator('.tc-finding button').first().click();
  await page.waitForSelector('.tc-finding [data-out]');
  expect(await page.locator('.review-moment .sentence').textContent()).toBe(SENTENCES[index]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the puzzle of a day: a wrong try, a hint, the answer, its reasons; it is kept', async () => {
  const { page, context, complaints } = await visit(browser, {
    reducedMotion: 'reduce',
    viewport: SIZES.phone,
  });
  const date = '2026-06-20';
  const puzzle = await templeCodePuzzles.ofDay(date);
  if (!puzzle) throw new Error('no puzzle');
  const [answer] = templeCodePuzzles.solve(puzzle) as readonly (readonly string[])[];
  const place = async (statuettes: readonly string[]) => {
    for (const name of statuettes) {
      const called = english.statuettes[name as keyof typeof english.statuettes];
      await page.locator('.tc-puzzle-statuettes').getByRole('button', { name: called, exact: true }).click();
    }
  };
  await page.goto(`${pages.address}/daily/${date}`);
  await page.waitForSelector('.tc-puzzle');
  const handIn = page.getByRole('button', { name: 'Hand in' });
  expect(await handIn.isDisabled()).toBe(true);
  await place(STATUETTES.filter((name) => !answer.includes(name)).slice(0, 3));
  await handIn.click();
  await expect.poll(() => page.locator('.daily-said').textContent()).toContain('Not this one.');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Rub out' }).click();
  await place(answer);
  await handIn.click();
  await page.waitForSelector('.daily-why li');
  expect(await page.locator('.daily-why li').count()).toBe(templeCodePuzzles.why(puzzle).length);
  await page.reload();
  // The page goes on to the next puzzle.
  await page.locator('.daily-list button').first().click();
  await page.waitForSelector('.daily-why li');
  expect(await page.locator('.daily-list .level').first().textContent()).toContain('◇○◆');
  expect(complaints).toEqual([]);
  await context.close();
});
