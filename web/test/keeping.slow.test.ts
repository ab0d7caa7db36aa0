/** Matches and records that are kept, in a real browser. */

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { findings } from './axe.ts';
import { visit, visitPainted } from './browser.ts';
import type { Pages } from './pages.ts';
import { CARD_TO_TAKE, hurry, newMatch, playInWords, settled, takeCard, useWords } from './table.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

/** More than a plan without its pictures has. */
const MANY_COLOURS = 2000;

const calm = { reducedMotion: 'reduce' } as const;

const isThere = (button: Locator) =>
  button.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );

describe('keeping a match', () => {
  test('a reload in the middle goes on where it was, and can play back what was missed', async () => {
    const { page, context, complaints } = await visit(browser, calm);
    await newMatch(page, pages.address, 'temple-code', ['easy']);
    await hurry(page);
    const missed = page.getByRole('button', { name: 'Since my last turn', disabled: false });
    // Not after every card is there something that was missed; and where one could skip, it rests for a moment.
    for (let i = 0; i < 8; i++) {
      await page.waitForSelector('.tc-front.lit');
      if (await isThere(missed)) break;
      await takeCard(page);
    }
    await page.waitForSelector('.tc-front.lit');
    await settled(page);
    const before = await page.locator('.tc-board').innerText();
    await page.reload();
    await page.waitForSelector('.tc-board');
    await settled(page);
    expect(await page.locator('.tc-board').innerText()).toBe(before);
    await missed.click();
    await settled(page);
    expect(await page.locator('.tc-board').innerText()).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a second tab looks on, and plays once the first one is closed', async () => {
    const { page, context } = await visit(browser, calm);
    await newMatch(page, pages.address, 'temple-code', ['easy']);
    await hurry(page);
    await page.waitForSelector('.tc-front.lit');
    const second = await context.newPage();
    await second.goto(page.url());
    await second.waitForSelector('.tc-board');
    await settled(second);
    expect(await second.locator('.status').innerText()).toContain('Another tab');
    expect(await second.locator('.target.lit').count()).toBe(0);
    const decoded = await second.locator('.tc-own .tc-decoded').count();
    await page.locator(CARD_TO_TAKE).first().click();
    await second.waitForFunction((n) => document.querySelectorAll('.tc-own .tc-decoded').length > n, decoded);
    await page.close();
    await second.waitForSelector('.target.lit');
    expect(await second.locator('.target.lit').count()).toBeGreaterThan(0);
    await context.close();
  });

  test('with the network cut after the first visit a whole match is played', async () => {
    const { page, context, complaints } = await visit(browser, { ...calm, serviceWorkers: 'allow' });
    await page.goto(pages.address);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!(await caches.match('/kept'))) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('[data-quick]');
    await useWords(page, pages.address);
    await page.goto(pages.address);
    await page.locator('[data-quick]').first().click();
    await page.waitForURL('**/local/*');
    await hurry(page);
    await playInWords(page, 11);
    expect(await page.locator('.ending').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a record goes out as a file and comes in again, seen from any chair', async () => {
    const { page, context, complaints } = await visit(browser, { ...calm, acceptDownloads: true });
    await useWords(page, pages.address);
    await newMatch(page, pages.address, 'temple-code', ['easy']);
    await hurry(page);
    // A mark in the own notebook, to be read again when all is over.
    await page.locator('#tab-notebook').click();
    const cell = page.locator('.notebook table button').first();
    const empty = await cell.getAttribute('aria-label');
    await cell.click();
    await page.waitForFunction(
      (before) => document.querySelector('.notebook table button')?.getAttribute('aria-label') !== before,
      empty,
    );
    const marked = await cell.getAttribute('aria-label');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await playInWords(page, 2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the record' }).click(),
    ]);
    const file = join(mkdtempSync(join(tmpdir(), 'conclave-record-')), 'record.json');
    await download.saveAs(file);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    expect(record.game).toBe('temple-code');
    await page.goto(`${pages.address}/settings`);
    await page.locator('input[name=view][value=drawn]').check({ force: true });
    await page.goto(`${pages.address}/replay`);
    await page.locator('input[type=file]').setInputFiles(file);
    await page.waitForSelector('.tc-board');
    const scrubber = page.locator('.scrubber input');
    expect(await scrubber.getAttribute('max')).toBe(String(record.entries.length));
    await settled(page);
    expect(await page.locator('.tc-door').count()).toBe(3);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.waitForSelector('main[data-ended]');
    await page.locator('[data-viewpoint="1"]').click();
    await page.waitForSelector('.tc-own[data-seat="1"]', { state: 'attached' });
    expect(await page.locator('.tc-door').count()).toBe(0);
    await page.locator('input[type=range]').fill('1');
    await page.waitForFunction(() => !document.querySelector('main[data-ended]'));
    // Opened as a match of this device, whoever played it reads their own notebook, and nobody else's.
    await page.goto(`${pages.address}/replay/local-${id}?seat=0`);
    await page.waitForSelector('.tc-board');
    await page.locator('#tab-notebook').click();
    await cell.waitFor();
    expect(await cell.getAttribute('aria-label')).toBe(marked);
    await page.locator('[data-viewpoint="1"]').click();
    await page.waitForSelector('.tc-own[data-seat="1"]', { state: 'attached' });
    await cell.waitFor();
    expect(await cell.getAttribute('aria-label')).not.toBe(marked);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a moment of a match of older rules goes out as a picture, with the board’s own pictures in it', async () => {
    const { page, context, complaints } = await visitPainted(browser, calm);
    const folder = new URL('../../games/nuns/test/fixtures/', import.meta.url);
    await page.goto(`${pages.address}/replay`);
    await page.locator('input[type=file]').setInputFiles(fileURLToPath(new URL('novice-wins.json', folder)));
    await page.waitForSelector('.scrubber input');
    await page.locator('[data-share]').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'As a picture' }).click(),
    ]);
    const saved = join(mkdtempSync(join(tmpdir(), 'conclave-picture-')), 'moment.png');
    await download.saveAs(saved);
    const file = readFileSync(saved).toString('base64');
    const drawn = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = picture;
      const pen = new OffscreenCanvas(width, height).getContext('2d');
      pen?.drawImage(picture, 0, 0);
      const board = pen?.getImageData(80, 68, 416, 416).data ?? new Uint8ClampedArray();
      return { width, height, colours: new Set(new Uint32Array(board.buffer)).size };
    }, file);
    expect(drawn).toMatchObject({ width: 1200, height: 630 });
    expect(drawn.colours).toBeGreaterThan(MANY_COLOURS);
    // A file on this device has no link.
    expect(await page.locator('dialog input').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('records of the game’s own tests', () => {
  const folder = new URL('../../games/temple-code/test/fixtures/', import.meta.url);
  test('replay in the browser to the hash that Node found', async () => {
    const { page, context, complaints } = await visit(browser, calm);
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      await page.goto(`${pages.address}/replay`);
      await page.locator('input[type=file]').setInputFiles(fileURLToPath(new URL(file, folder)));
      await page.waitForSelector('.tc-board, .toast.why');
      await page.getByRole('button', { name: 'To the end' }).click();
      await page.waitForSelector('main[data-ended]');
    }
    await page.locator('#tab-chronicle').click();
    const max = Number(await page.locator('.scrubber input').inputValue());
    await page.locator('.film-told li button').nth(8).click();
    await page.waitForFunction(
      (end) => Number(document.querySelector<HTMLInputElement>('.scrubber input')?.value) < end,
      max,
    );
    // What comes later stands there, paler; all eyes together name the owner of each secret.
    expect(await page.locator('.film-told .later').count()).toBeGreaterThan(0);
    expect(await page.locator('.film-told .secret b').count()).toBe(0);
    await page.locator('[data-viewpoint=all]').click();
    await page.locator('.film-told .secret b').first().waitFor();
    await page.locator('[data-viewpoint=gallery]').click();
    await page.locator('.film-told .secret').first().waitFor({ state: 'detached' });
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
