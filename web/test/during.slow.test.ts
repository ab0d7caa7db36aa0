/** What people at one table do besides playing, in two browsers: a desk in English, a phone in French. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
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

/** Asks the server in the name of whoever is signed in on the page. */
const ask = (page: Page, path: string, body: unknown) =>
  page.evaluate(
    async ([to, json]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api${to}`, { method: 'POST', headers, body: json });
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );

const shot = async (page: Page, name: string) => {
  if (!process.env.SHOTS) return;
  await page.evaluate(() => {
    document.documentElement.style.opacity = '';
  });
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

test('talk, reactions, a wish declined without a name, a step taken back, and a resignation', async () => {
  const desk = await visit(browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const phone = await visit(browser, {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
  });
  const [ann, ben] = [desk.page, phone.page];
  for (const [page, name] of [
    [ann, 'Anne'],
    [ben, 'Benoît'],
  ] as const) {
    await page.goto(server.address);
    await ask(page, '/me', { name });
  }
  const { table } = await ask(ann, '/matches', {
    game: 'secret-labyrinth',
    seats: [{ kind: 'me' }, { kind: 'invited' }],
    clock: { kind: 'live', turn: 600, bank: 600 },
  });
  await ask(ben, `/matches/${table.id}/join`, { invite: table.invite });
  // Before the match reactions are given too, each in the language of its reader.
  for (const page of [ann, ben]) await page.goto(`${server.address}/match/${table.id}`);
  await ben.getByRole('button', { name: 'Quel tour !' }).click();
  await ann.locator('.room-talk').getByText('What a trick!').first().waitFor();
  await ann.locator('.room-talk li .reaction').first().waitFor();
  await shot(ann, 'room-desk');
  await ask(ann, `/matches/${table.id}/start`, {});
  for (const page of [ann, ben]) {
    await page.goto(`${server.address}/match/${table.id}`);
    await page.waitForSelector('[data-settled=true]');
  }
  // Ben is at the board: what Anne says is at the edge and on the tab.
  await ann.getByRole('tab', { name: /People/ }).click();
  await ann.locator('#say').fill('Whoever rings that bell again pays the supper.');
  await ann.locator('.chat form button').click();
  await ben.locator('.talk-toasts .toast').waitFor();
  expect(await ben.locator('.foot-tabs .badge').innerText()).toContain('1');
  await shot(ben, 'toast-phone');
  await ben.getByRole('tab', { name: /Joueurs/ }).click();
  await ben.locator('.foot-tabs .badge').waitFor({ state: 'detached' });
  await ben.getByRole('button', { name: 'Quel tour !' }).click();
  await ann.locator('.chat > ul[aria-live] .reaction').first().waitFor();
  await ann.locator('.flies').waitFor();
  // The wish is in sight on every tab, and declined on this page alone.
  await ann.getByRole('button', { name: 'Menu' }).click();
  await shot(ann, 'menu-desk');
  expect(await ann.getByRole('button', { name: 'Ask', exact: true }).isDisabled()).toBe(true);
  await ann.getByRole('group', { name: 'Propose to end' }).getByRole('button').click();
  await ben.locator('.wish[data-wish=end]').waitFor();
  await shot(ben, 'wish-phone');
  await shot(ann, 'wish-desk');
  await ben.getByRole('tab', { name: 'Plateau' }).click();
  expect(await ben.locator('.wish').isVisible()).toBe(true);
  expect(await findings(ben)).toEqual([]);
  expect(await findings(ann)).toEqual([]);
  await ben.getByRole('button', { name: 'Plutôt non' }).click();
  await ben.locator('.wish').waitFor({ state: 'detached' });
  expect(await ann.locator('.wish').innerText()).not.toContain('Benoît');
  // A word for the host, and somebody who is blocked and told nothing.
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.locator('.host-word input').fill('Thank you for the tables.');
  await ann.locator('.host-word button').click();
  await ann.getByText('The host will read it.').waitFor();
  await ann.locator('[data-block="1"] button').click();
  await ann.getByText('Block Benoît?').waitFor();
  await shot(ann, 'block-desk');
  await ann.getByRole('button', { name: 'Block', exact: true }).click();
  await ann.getByText('Benoît is blocked.').waitFor();
  await ann.keyboard.press('Escape');
  // Anne resigns: it opens in place and says what follows.
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Resign' }).click();
  await ann.getByText('without your notes').waitFor();
  await shot(ann, 'resign-desk');
  await ann.locator('.resign .button.danger').click();
  await ann.getByText('You watch: you read what is said').waitFor();
  await shot(ann, 'resigned-desk');
  expect(await ann.locator('#say').count()).toBe(0);
  await ben.getByRole('tab', { name: /Joueurs/ }).click();
  await ben.getByText('A abandonné').waitFor();
  await ben.getByRole('button', { name: 'Menu' }).click();
  await shot(ben, 'menu-phone');
  await ben.getByRole('button', { name: 'Prendre la victoire' }).click();
  await ben.waitForSelector('[data-ended=true]');
  await shot(ben, 'end-phone');
  for (const { complaints, context } of [desk, phone]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('another table that waits is said in the bar, and its key leads there', async () => {
  const { page, context, complaints } = await visit(browser, {
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(server.address);
  await ask(page, '/me', { name: 'Anne' });
  const open = async (game: string) => {
    const { table } = await ask(page, '/matches', {
      game,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
      clock: { kind: 'days', days: 1 },
    });
    await ask(page, `/matches/${table.id}/start`, {});
    return `${server.address}/match/${table.id}`;
  };
  const here = await open('secret-labyrinth');
  const there = await open('temple-code');
  // The page learns who sits here.
  await page.goto(`${server.address}/matches`);
  await page
    .locator(`a[href="${new URL(there).pathname}"]`)
    .first()
    .waitFor();
  await page.goto(here);
  const line = page.locator('.other-table');
  await line.waitFor();
  expect(await line.innerText()).toMatch(/Temple Code waits for you, 2[34] hours left$/);
  await shot(page, 'other-desk');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    await page.waitForSelector(`[data-layout=${width < height ? 'phone' : 'across'}] .other-table`);
    const box = await line.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await findings(page)).toEqual([]);
    await shot(page, `other-${width}`);
  }
  await page.keyboard.press('o');
  await page.waitForURL(there);
  expect(complaints).toEqual([]);
  await context.close();
});
