/** Without a network: cached pages open, and other links say why they do not. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameEntries } from '@conclave/games/entries';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { launch, type Visit, visit } from './browser.ts';
import { Door } from './door.ts';
import { type Pages, servePages } from './pages.ts';

const BUILT = fileURLToPath(new URL('../dist', import.meta.url));
const [first, second] = gameEntries.map(({ game }) => game.id);
const ALL = gameEntries.length;
/** What the other games need; their pictures are not among it. */
const OTHERS = new RegExp(
  `/assets/(${gameEntries
    .slice(1)
    .map(({ game }) => game.id)
    .join('|')})-`,
);

/** The same pages as if something had changed in every script: under other names. */
function nextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-build-'));
  cpSync(BUILT, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const renamed = scripts.map((old) => ({ old, fresh: old.replace(/(?<=-)[\w-](?=[\w-]{7}\.js$)/, '0') }));
  for (const file of [...readdirSync(folder), ...scripts.map((name) => `assets/${name}`)]) {
    if (!/\.(js|html)$/.test(file)) continue;
    const path = join(folder, file);
    let text = readFileSync(path, 'utf8').replace("'conclave ", "'conclave next ");
    for (const { old, fresh } of renamed) text = text.replaceAll(old, fresh);
    writeFileSync(path, text);
  }
  for (const { old, fresh } of renamed) renameSync(join(assets, old), join(assets, fresh));
  return folder;
}

import { together } from './together.ts';

let browser: Browser;
let folder: string;
let pages: Pages;
let next: Pages;
let door: Door;
let there: Visit;

beforeAll(async () => {
  folder = nextBuild();
  [browser, pages, next] = await together(launch(), servePages(), servePages(folder));
  door = await Door.open(pages.address);
  there = await visit(browser, { reducedMotion: 'reduce', serviceWorkers: 'allow' });
});

afterAll(async () => {
  await browser?.close();
  await door?.close();
  await pages?.close();
  await next?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function cutOff(isCut: boolean): Promise<void> {
  door.shut(isCut);
  await there.context.setOffline(isCut);
}

const marks = (page: Page) => page.locator('.kept[data-kept=true]').count();
const isMarked = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('.kept[data-kept=true]').length === wanted,
    count,
  );
const script = (page: Page) => page.locator('script[type=module]').getAttribute('src');

/** A match can be begun from the first page. */
async function plays(page: Page, game: string): Promise<void> {
  await page.goto(door.address);
  await page.locator(`[data-quick=${game}]`).click();
  await page.waitForSelector('[data-lit]');
}

async function isRefused(page: Page, words: string): Promise<void> {
  await page.locator('.toast').getByText(words).waitFor();
}

test('the shell and one game are kept first; it is said when it is true; what is not kept says so', async () => {
  const { page } = there;
  // The pages besides the first one are still on their way.
  door.hold(new RegExp(`/assets/(pages|worker)-|${OTHERS.source}`));
  await page.goto(door.address);
  await door.isAskedFor(/pages-/);
  await cutOff(true);
  await page.locator('header a[href="/settings"]:visible').click();
  await page.getByRole('heading', { name: en.errors.notKept }).waitFor();
  // The network is back, and the page comes by itself; nothing is missing now but what plays the first game.
  door.hold(new RegExp(`/assets/worker-|${OTHERS.source}`));
  await cutOff(false);
  await page.getByRole('heading', { name: en.nav.settings }).waitFor();
  await page.goto(door.address);
  await door.isAskedFor(/worker-/);
  expect(await marks(page)).toBe(0);
  await cutOff(true);
  const play = page.locator(`[data-quick=${first}]`);
  await play.click();
  await isRefused(page, en.errors.notKept);
  expect(await play.isEnabled()).toBe(true);

  await cutOff(false);
  door.hold(OTHERS);
  await page.reload();
  await isMarked(page, 1);
  expect(await page.locator(`article:has([data-quick=${first}]) .kept[data-kept=true]`).count()).toBe(1);

  await cutOff(true);
  await plays(page, first);
  await page.goto(door.address);
  await isMarked(page, 1);
  await page.locator(`[data-quick=${second}]`).click();
  await isRefused(page, en.errors.notKept);
  expect(await page.locator(`[data-quick=${second}]`).isEnabled()).toBe(true);
  for (const path of ['rules', 'learn']) {
    await page.goto(`${door.address}/${path}/${second}`);
    await page.getByRole('heading', { name: en.errors.notKept }).waitFor();
    expect(await page.locator('main a[href="/"]').count()).toBe(1);
  }
  await page.goto(`${door.address}/new/${second}`);
  await page.locator('button[type=submit]').click();
  await isRefused(page, en.errors.notKept);
  // There is a network again, but behind it nobody answers: such a page is opened again by hand.
  await there.context.setOffline(false);
  await page.goto(`${door.address}/rules/${second}`);
  await page.getByRole('heading', { name: en.errors.notKept }).waitFor();
  door.hold(null);
  door.shut(false);
  await page.getByRole('button', { name: en.tryAgain }).click();
  await page.locator('.rules-statements').first().waitFor();
  await page.goto(door.address);
  await isMarked(page, ALL);
  await cutOff(true);
  await plays(page, second);
  await cutOff(false);
});

test('after an update all that could be played before can be played at every moment', async () => {
  const { page } = there;
  await page.goto(door.address);
  await isMarked(page, ALL);
  const before = await script(page);
  door.leadsTo = next.address;
  door.hold(new RegExp(`/assets/${second}-`));
  await page.goto(door.address);
  expect(await script(page)).not.toBe(before);
  await door.isAskedFor(new RegExp(`/assets/${second}-`));
  // The new pages are not whole yet: nothing is said of them, and the old ones are still there.
  expect(await marks(page)).toBe(0);
  await cutOff(true);
  await page.goto(door.address);
  expect(await script(page)).toBe(before);
  await isMarked(page, ALL);
  await plays(page, second);

  door.hold(null);
  await cutOff(false);
  await page.goto(door.address);
  await isMarked(page, ALL);
  await cutOff(true);
  await page.goto(door.address);
  expect(await script(page)).not.toBe(before);
  await isMarked(page, ALL);
  await plays(page, second);
});
