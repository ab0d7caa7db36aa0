/** Every address answers: with its page under its own name, or with what is wrong and where to go. */

import { fileURLToPath } from 'node:url';
import { gameEntries } from '@conclave/games/entries';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { findings } from './axe.ts';
import { launch, SIZES, visit } from './browser.ts';
import { TestServer } from './server.ts';
import { together } from './together.ts';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await together(launch(), TestServer.open());
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const calm = { reducedMotion: 'reduce' } as const;
const [{ game }] = gameEntries;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.address + path);
  await page.waitForSelector('h1');
  await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
}

/** Addresses of nothing, and what is said there. */
const nothing = ({ errors, lost }: typeof en): readonly (readonly [path: string, said: string])[] => [
  ['/nowhere', errors.notFound],
  ['/match/abcdef', errors.noSuchMatch],
  ['/match/abcdefgh0123', errors.noSuchMatch],
  ['/match/Not%20An%20Id', errors.noSuchMatch],
  ['/local/abcdefgh', errors.noSuchMatch],
  ['/replay/abcdefgh0123', errors.noSuchMatch],
  ['/replay/abcdef', errors.noSuchMatch],
  ['/replay/local-abcdefgh', errors.noSuchMatch],
  ...['rules', 'learn', 'new'].map((kind) => [`/${kind}/chess`, lost.game('chess')] as const),
  ['/rules/constructor', lost.game('constructor')],
];

test.each([
  ['en-GB', en],
  ['fr-FR', fr],
] as const)('%s: where nothing is, it is said what is wrong, and where to go', async (locale, words) => {
  const { page, context } = await visit(browser, { ...calm, locale, viewport: SIZES.phone });
  const said: string[][] = [];
  const serious: string[] = [];
  for (const [path] of nothing(words)) {
    await open(page, path);
    const links = page.locator('main a[href="/"]');
    const heading = await page.locator('main h1').innerText();
    said.push([path, heading, await page.title(), `${await links.count()} way home`]);
    if (path.endsWith('chess') || path === '/match/abcdef') serious.push(...(await findings(page)));
  }
  expect(said).toEqual(
    nothing(words).map(([path, what]) => [path, what, `${what} · Conclave`, '1 way home']),
  );
  expect(serious).toEqual([]);
  // What stands behind the question mark makes no file of a page.
  await open(page, '/rules/chess?from=example.org');
  // A game that is not there: the same page of those that are.
  await open(page, '/rules/chess');
  const others = await page.locator('main a[href^="/rules/"]').evaluateAll((links) => links.length);
  expect(others).toBe(gameEntries.length);
  await context.close();
});

test.each([
  ['en-GB', en, game.id],
  ['fr-FR', fr, game.id],
] as const)('%s: the title of every page names it', async (locale, words, id) => {
  const language = locale === 'fr-FR' ? 'fr' : 'en';
  const { name } = gameEntries[0].text[language];
  const { page, context, complaints } = await visit(browser, { ...calm, locale });
  const titles = new Map<string, string>();
  const see = async (path: string) => {
    await open(page, path);
    titles.set(path, await page.title());
  };
  for (const path of ['/', '/matches', '/profile', '/settings', '/replay']) await see(path);
  for (const path of [`/new/${id}`, `/rules/${id}`, `/learn/${id}`]) await see(path);
  expect(Object.fromEntries(titles)).toEqual({
    '/': 'Conclave',
    '/matches': `${words.matches.title} · Conclave`,
    '/profile': `${words.profile.title} · Conclave`,
    '/settings': `${words.nav.settings} · Conclave`,
    '/replay': `${words.replay.title} · Conclave`,
    [`/new/${id}`]: `${words.newMatch.title(name)} · Conclave`,
    [`/rules/${id}`]: `${words.titles.rules(name)} · Conclave`,
    [`/learn/${id}`]: `${words.titles.lesson(name)} · Conclave`,
  });
  // From page to page by links: no title stays behind.
  await open(page, '/');
  await page.locator('header nav a[href="/settings"]').click();
  await page.waitForFunction((title) => document.title === title, `${words.nav.settings} · Conclave`);
  await page.locator('header nav a[href="/"]').click();
  await page.waitForFunction(() => document.title === 'Conclave');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a table is called by its game, and by what is done there', async () => {
  const { name } = gameEntries[0].text.en;
  const { page, context, complaints } = await visit(browser, calm);
  const isCalled = (title: string) => page.waitForFunction((wanted) => document.title === wanted, title);
  await open(page, '/replay');
  const record = new URL(`../../games/${game.id}/test/fixtures/abandoned.json`, import.meta.url);
  await page.locator('input[type=file]').setInputFiles(fileURLToPath(record));
  await isCalled(`${en.titles.replay(name)} · Conclave`);
  await open(page, `/new/${game.id}?where=online`);
  await page.locator('button[type=submit]').click();
  await isCalled(`${en.titles.room(name)} · Conclave`);
  await open(page, '/');
  await page.locator(`[data-quick=${game.id}]`).click();
  await page.waitForFunction((wanted) => document.title.endsWith(wanted), `${name} · Conclave`);
  await page.locator('.table-bar a[href="/"]').click();
  await isCalled('Conclave');
  expect(complaints).toEqual([]);
  await context.close();
});
