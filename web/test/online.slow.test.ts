/** Tables on a real server, in real browsers. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, SIZES, visit } from './browser.ts';
import { TestServer } from './server.ts';
import { playTogether, settled } from './table.ts';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), TestServer.open()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const calm = { reducedMotion: 'reduce' } as const;

/** Opens an online match for two and gives the link of its invitation. */
async function openTable(page: Page, name: string): Promise<string> {
  await page.goto(`${server.address}/new/temple-code?where=online`);
  await page.locator('.seat-row input').first().fill(name);
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('[data-invite]');
  return (await page.locator('[data-invite]').innerText()).trim();
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('form input[type=text]').fill(name);
  await page.locator('form button[type=submit]').click();
  await page.waitForSelector('.people:has-text("(you)")');
}

async function begin(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Begin the match' }).click();
  await host.waitForSelector('.temple');
}

describe('a match online', () => {
  test('is opened, joined by a link in a second browser, and played to the end', async () => {
    const host = await visit(browser, calm);
    const guest = await visit(browser, { ...calm, viewport: SIZES.phone });
    const link = await openTable(host.page, 'Héloïse');
    expect(await host.page.locator('svg.qr path').count()).toBe(1);
    await join(guest.page, link, 'Abélard');
    await begin(host.page);
    await guest.page.waitForSelector('.temple');
    expect(await host.page.locator('.tc-others').innerText()).toContain('Abélard');
    expect(await guest.page.locator('.tc-others').innerText()).toContain('Héloïse');

    await host.page.locator('#tab-people').click();
    await guest.page.locator('#tab-people').click();
    await host.page.locator('.chat input').fill('Good evening');
    await host.page.locator('.chat button').click();
    await guest.page.waitForSelector('.chat li:has-text("Good evening")');
    await host.page.locator('#tab-notebook').click();
    await guest.page.locator('#tab-notebook').click();

    const watcher = await visit(browser, calm);
    await watcher.page.goto(link.split('?')[0]);
    await watcher.page.waitForSelector('.temple');
    expect(await watcher.page.locator('.tc-own-stand').count()).toBe(0);
    for (const stand of await watcher.page.locator('.tc-stand-box').all()) {
      expect(await stand.getAttribute('aria-label')).toContain('hidden');
    }

    await playTogether([host.page, guest.page]);
    await watcher.page.waitForSelector('.ending');
    expect(await host.page.locator('.scores tbody tr').count()).toBe(2);
    await host.page.getByRole('link', { name: 'See it again' }).click();
    await host.page.waitForSelector('.scrubber');
    await settled(host.page);
    expect(await host.page.locator('.temple').innerText()).toContain('Abélard');
    for (const { complaints, context } of [host, guest, watcher]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('goes on after the server was killed and started again, the notes too', async () => {
    const host = await visit(browser, calm);
    const guest = await visit(browser, calm);
    await join(guest.page, await openTable(host.page, 'Anne'), 'Benoît');
    await begin(host.page);
    await guest.page.waitForSelector('.temple');
    await host.page.locator('.tc-box').first().click();
    await host.page.waitForSelector('.tc-box.crossed');
    const active = (await host.page.locator('.tc-front .target.lit').count()) > 0 ? host.page : guest.page;
    await server.stop('SIGKILL');
    await host.page.waitForSelector('.toast:has-text("line is broken")');
    await active.locator('.tc-front .target.lit').first().click();
    await server.start();
    for (const { page } of [host, guest]) {
      await page.waitForFunction(() => document.querySelectorAll('.tc-decoded').length === 2, null, {
        timeout: 30_000,
      });
    }
    await host.page.reload();
    await host.page.waitForSelector('.tc-box.crossed');
    expect(await host.page.locator('.tc-box.crossed').count()).toBe(1);
    await host.page.goto(`${server.address}/matches`);
    await host.page.waitForSelector('.match-line');
    expect(await host.page.locator('.match-line').first().innerText()).toContain('Benoît');
    await host.context.close();
    await guest.context.close();
  });

  test('a recovery code carries a person to another device', async () => {
    const first = await visit(browser, calm);
    await first.page.goto(`${server.address}/profile`);
    await first.page.locator('form input').first().fill('Clotilde');
    await first.page.locator('form button').first().click();
    await first.page.getByRole('button', { name: 'Get a code' }).click();
    const code = await first.page.locator('.code').innerText();
    const second = await visit(browser, calm);
    await second.page.goto(`${server.address}/profile`);
    await second.page.locator('form').nth(1).locator('input').fill(code);
    await second.page.locator('form').nth(1).locator('button').click();
    await second.page.waitForSelector('.toast:has-text("Clotilde")');
    expect(await second.page.locator('form input').first().inputValue()).toBe('Clotilde');
    await first.context.close();
    await second.context.close();
  });

  test('a bot may take an empty chair, and plays', async () => {
    const { page, context, complaints } = await visit(browser, calm);
    await openTable(page, 'Denise');
    await page.getByRole('button', { name: 'Let a bot play' }).click();
    await begin(page);
    await page.waitForSelector('.tc-front .target.lit');
    await page.locator('.tc-front .target.lit').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.tc-decoded').length >= 2);
    await page.waitForSelector('.tc-front .target.lit, .ending');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
