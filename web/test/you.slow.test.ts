/** A player's own page: strength, history, everything in one file, and being forgotten. */

import type { OwnPage } from '@conclave/wire';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { findings } from './axe.ts';
import { SIZES, visitPainted } from './browser.ts';

let address = '';
let browser: Parameters<typeof visitPainted>[0];
atPages((here) => {
  address = here.pages.address;
  browser = here.browser;
});

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 16, 12);
const idOf = (n: number) => n.toString(16).padStart(32, '0');
const skill = (mu: number) => ({ mu, sigma: 2 });
const PLACES = ['nuns', 'temple-code', 'abbey', 'secret-labyrinth', 'templar'];

/** Sixteen matches of the first game, fewer of the others; every second one won. */
function samplePage(): OwnPage {
  const results: OwnPage['results'] = [];
  const ratings: OwnPage['ratings'] = [];
  const people = ['Bertrand', 'Clotilde', 'Éloïse'];
  PLACES.forEach((game, index) => {
    const role = game === 'nuns' ? 'novice' : '';
    for (let n = 0; n < 16 - 3 * index; n++) {
      const at = NOW - (16 - n) * 14 * DAY + index * DAY;
      const match = idOf(100 * index + n);
      const places = n % 2 === 0 ? [[0], [1, 2]] : [[1], [0, 2]];
      results.unshift({
        ...{ match, game, at, you: 0, clock: { kind: 'none' } },
        seats: [
          { name: 'Alix', who: 0, level: null, resigned: false },
          { name: people[n % 3], who: 1 + (n % 3), level: null, resigned: false },
          { name: null, who: null, level: (['easy', 'fair', 'strong'] as const)[n % 3], resigned: false },
        ],
        sides: role ? ['novice', 'guards', 'novice'] : null,
        outcome: { places, how: 'won', scores: [{ seat: 0, parts: { points: 7 } }] },
      });
      const mu = 24 + n / 4 - index / 2 + (n % 2 === 0 ? 0.8 : 0);
      ratings.push({ game, role, match, at, mu, sigma: Math.max(1.8, 8.3 * 0.9 ** n) });
    }
  });
  results.sort((a, b) => b.at - a.at);
  const bots = { easy: skill(22), fair: skill(26), strong: skill(30) };
  return {
    ...{ name: 'Alix', since: NOW - 300 * DAY, results, ratings },
    shows: { strength: false, matches: false },
    bots: { nuns: bots, 'temple-code': bots, abbey: bots },
  };
}

/** Pages whose server knows the reader. */
async function at(size: keyof typeof SIZES, answer: OwnPage, options: object = {}) {
  const there = await visitPainted(browser, { viewport: SIZES[size], ...options });
  onTestFinished(() => there.context.close());
  const { page } = there;
  const asked: string[] = [];
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(`${route.request().method()} ${pathname} ${route.request().postData() ?? ''}`.trim());
    const me = { id: idOf(1), name: answer.name };
    const json =
      pathname === '/api/me'
        ? { me }
        : pathname === '/api/me/blocked'
          ? { people: [{ mark: 'm1', name: 'Gaston' }] }
          : pathname === '/api/me/page'
            ? answer
            : pathname === '/api/me/everything'
              ? { format: 'conclave person', person: me }
              : {};
    await route.fulfill({ json });
  });
  await page.goto(`${address}/profile`);
  await page.getByRole('heading', { name: answer.name, exact: true }).waitFor();
  return { page, asked, complaints: there.complaints };
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.CONCLAVE_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test('strength of each game with its band and its bots, the chosen one large, and what its matches add up to', async () => {
  const { page, complaints } = await at('desk', samplePage());
  expect(await page.locator('.strength-card').count()).toBe(PLACES.length);
  const large = page.locator('.large-strength');
  const shown = await large.getAttribute('data-strength');
  expect(await page.locator('.strength-card[aria-pressed=true]').count()).toBe(1);
  await picture(page, 'you-desk');
  await page.keyboard.press('2');
  await expect.poll(() => large.getAttribute('data-strength')).not.toBe(shown);
  expect(await large.locator('.bot').count()).toBe(3);
  expect(await page.locator('.you-history li').count()).toBe(6);
  await page.getByRole('button', { name: /^All / }).click();
  expect(await page.locator('.you-history li').count()).toBe(samplePage().results.length);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('two switches say what others see, both off at first; whom one blocked is let in again', async () => {
  const { page, asked } = await at('desk', samplePage());
  const strength = page.getByLabel('Show my strength beside my name at tables');
  expect(await page.locator('.switch input:checked').count()).toBe(0);
  await strength.check();
  await page.getByLabel('Let those I have played with see our matches').check();
  await strength.uncheck();
  await page.getByRole('button', { name: 'Let in again: Gaston' }).click();
  await page.getByRole('button', { name: 'Let in again: Gaston' }).waitFor({ state: 'detached' });
  expect(asked.filter((one) => /shows|unblock/.test(one))).toEqual([
    'PUT /api/me/shows {"strength":true,"matches":false}',
    'PUT /api/me/shows {"strength":true,"matches":true}',
    'PUT /api/me/shows {"strength":false,"matches":true}',
    'POST /api/me/unblock {"mark":"m1"}',
  ]);
});

test('titles of solo play: what was earned alone, the highest with its day, the next ones pale', async () => {
  const page = samplePage();
  const solo = {
    ...{ match: idOf(900), game: 'temple-code', at: NOW, you: 0, clock: { kind: 'none' as const } },
    seats: [{ name: 'Alix', who: 0, level: null, resigned: false }],
    sides: null,
    outcome: { places: [[0]], how: 'cardsUsed', scores: [{ seat: 0, parts: { combinations: 5 } }] },
  };
  const there = await at('phone', { ...page, results: [solo, ...page.results] });
  const titles = there.page.locator('.solo-titles');
  await titles.waitFor();
  expect(await titles.locator('li').count()).toBe(7);
  expect(await titles.locator('.highest').innerText()).toMatch(/^Master of the Mechanisms\s+16 Nov$/);
  expect(await titles.locator('.pale').count()).toBe(3);
  expect(await findings(there.page)).toEqual([]);
});

test('on a phone, in French and by candle-light, it fits', async () => {
  const { page } = await at('phone', samplePage(), { locale: 'fr-FR', colorScheme: 'dark' });
  expect(await fits(page)).toBe(true);
  expect(await findings(page)).toEqual([]);
  await picture(page, 'you-phone');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await fits(page)).toBe(true);
});

test('somebody new sees no empty curves; all of it is deleted by typing one’s name, and by nothing else', async () => {
  const empty = { ...samplePage(), results: [], ratings: [], bots: {} };
  const { page, asked } = await at('phone', empty);
  expect(await page.locator('.strength-card, .strength-chart, .you-history').count()).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('conclave.json');
  await page.locator('[data-forget]').click();
  const sure = page.locator('.forget button[type=submit]');
  await page.locator('.forget input').fill('Alex');
  expect(await sure.isDisabled()).toBe(true);
  await page.locator('.forget input').fill('Alix');
  await sure.click();
  await expect
    .poll(() => asked.filter((one) => one.includes('forget')))
    .toEqual(['POST /api/me/forget {"name":"Alix"}']);
});
