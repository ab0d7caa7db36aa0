/** Time in a match on a server: every clock of the page agrees, and a player hears that their time is up. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from './browser.ts';
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

/** A live match of two people, as the page's own requests open it. */
async function openMatch(host: Page, guest: Page): Promise<void> {
  const ask = (page: Page, path: string, body: object) =>
    page.evaluate(
      async ({ path, body }) => {
        const answer = await fetch(`/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return answer.json();
      },
      { path, body },
    );
  for (const [page, name] of [
    [host, 'Anne'],
    [guest, 'Benoît'],
  ] as const) {
    await page.goto(`${server.address}/settings`);
    await ask(page, '/me', { name });
  }
  const { table } = await ask(host, '/matches', {
    game: 'temple-code',
    seats: [{ kind: 'me' }, { kind: 'invited' }],
    clock: { kind: 'live', turn: 60, bank: 60 },
  });
  await ask(guest, `/matches/${table.id}/join`, { invite: table.invite });
  await ask(host, `/matches/${table.id}/start`, {});
  for (const page of [host, guest]) {
    await page.goto(`${server.address}/match/${table.id}`);
    await page.waitForSelector('.tc-board');
  }
}

const YOURS = {
  en: 'Your time was up: the least binding move was made for you.',
  fr: 'Votre temps est écoulé\u00a0: le coup le moins engageant a été joué pour vous.',
};

/** Seconds on a clock of the page. */
async function secondsOn(page: Page, place: string): Promise<number> {
  const shown = await page.locator(`${place} [role=timer]`).first().innerText();
  return shown.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}

test('all clocks of a page go alike, and a time-out is said where it may be said', async () => {
  const host = await visit(browser, calm);
  const guest = await visit(browser, { ...calm, locale: 'fr-FR' });
  await openMatch(host.page, guest.page);
  // Beside a clock that has been running for a while another one is shown.
  const started = await secondsOn(host.page, '.table-bar');
  await host.page.waitForFunction((started) => {
    const shown = document.querySelector('.table-bar [role=timer]')?.textContent ?? '';
    return shown.split(':').reduce((sum, part) => 60 * sum + Number(part), 0) <= started - 2;
  }, started);
  await host.page.locator('#tab-people').click();
  const [bar, panel] = [await secondsOn(host.page, '.table-bar'), await secondsOn(host.page, '.people')];
  expect(Math.abs(bar - panel)).toBeLessThanOrEqual(1);

  const hostIsLate = (await host.page.locator('main[data-asked]').count()) === 1;
  const [late, other] = hostIsLate ? [host.page, guest.page] : [guest.page, host.page];
  server.letTimePass();
  await late
    .locator('.toast')
    .getByText(hostIsLate ? YOURS.en : YOURS.fr)
    .waitFor();
  await other.locator('#tab-chronicle').click();
  const theirs = hostIsLate ? 'Temps écoulé pour Anne.' : 'Time was up for Benoît.';
  await other.locator('.chronicle').getByText(theirs).first().waitFor();
  expect(await other.locator('.toast').count()).toBe(0);
  for (const { complaints, context } of [host, guest]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
