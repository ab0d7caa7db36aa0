/**
 * A story of three days. A desk in English and a phone in French find each other by a code said aloud and play by
 * correspondence, with notices; a third watches. One step is taken back by consent, one resigns, both see their pages,
 * a moment is shared, and the table is set again. On a sofa a family hands one device round.
 */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOUR } from '@conclave/engine/time-units';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { launch, SIZES, type Visit, visit } from './browser.ts';
import { TestServer } from './server.ts';
import { newMatch } from './table.ts';
import { together } from './together.ts';

interface Notice {
  readonly table: string;
  readonly game: string;
  readonly waiting?: readonly string[];
}

let browser: Browser;
let server: TestServer;
let host: Server;
/** What the host's address heard. */
const heard: Notice[] = [];

beforeAll(async () => {
  host = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += String(part);
    });
    request.on('end', () => {
      heard.push(JSON.parse(text) as Notice);
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
  [browser, server] = await together(launch(), TestServer.open({ CONCLAVE_NOTICE_URL: url }));
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  host?.close();
});

const words = (there: Visit) =>
  there.context.addInitScript(() => localStorage.setItem('conclave.view', 'words'));

/** The first choice that is offered, until it is somebody else's turn; chance rolls by itself. */
async function playTurn(page: Page, most = 12): Promise<void> {
  for (let choices = 0; choices < most; choices++) {
    if ((await page.locator('main[data-asked]').count()) === 0) return;
    const button = page.locator('[data-confirm], .form-steps [data-choice], .moves .button').first();
    if ((await button.count()) === 0) return;
    await button.click();
    await page.waitForTimeout(150);
  }
}

const isAsked = (page: Page) => page.locator('main[data-asked]').count();

test('three days between a desk and a phone, a watcher, and a family on a sofa', async () => {
  const calm = { reducedMotion: 'reduce' } as const;
  const desk = await visit(browser, { ...calm, viewport: SIZES.desk });
  const phone = await visit(browser, { ...calm, viewport: SIZES.phone, locale: 'fr-FR' });
  const third = await visit(browser, { ...calm, viewport: SIZES.desk });
  for (const one of [desk, phone]) await words(one);
  const [anne, benoit, cleo] = [desk.page, phone.page, third.page];

  // A table of Anne's, by correspondence; its code is said aloud.
  await anne.goto(server.address);
  const id = await anne.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await post('/me', { name: 'Anne' });
    localStorage.setItem('conclave.name', 'Anne');
    const { table } = await post('/matches', {
      game: 'secret-labyrinth',
      seats: [{ kind: 'me' }, { kind: 'invited' }],
      clock: { kind: 'days', days: 3 },
    });
    return table.id as string;
  });
  await anne.goto(`${server.address}/match/${id}`);
  const code = (await anne.locator('[data-code]').innerText()).toLowerCase();
  await benoit.goto(`${server.address}/matches`);
  await benoit.locator('input[name=code]').fill(code);
  await benoit.locator('.code-field button[type=submit]').click();
  await benoit.waitForURL(`**/match/${id}?invite=*`);
  await benoit.locator('.room-sit input[type=text]').fill('Benoît');
  await benoit.getByRole('button', { name: 'Prendre place' }).click();

  // They choose their chairs, and say that they are ready.
  await benoit.getByRole('button', { name: 'Proposer un échange' }).click();
  await anne.getByRole('button', { name: 'Agree' }).click();
  await benoit.getByRole('button', { name: 'C’est bon pour moi' }).click();
  await anne.locator('.is-ready').nth(1).waitFor();
  const invite = await anne.locator('[data-invite]').count();
  expect(invite).toBe(0);
  const link = new URL(benoit.url()).search;
  await anne.locator('[data-begin]').click();
  for (const page of [anne, benoit]) await page.waitForSelector('main.table-page[data-settled=true]');
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]).toMatchObject({ table: id, game: 'secret-labyrinth', waiting: [expect.any(String)] });

  // A third one follows the link and only watches.
  await cleo.goto(`${server.address}/match/${id}${link}`);
  await cleo.getByRole('tab', { name: 'People' }).click();
  await cleo.getByText('You watch').first().waitFor();

  // Three days: whoever is asked plays; hours pass; the other is told.
  let isTakenBack = false;
  for (let turn = 0; turn < 6; turn++) {
    await expect
      .poll(async () => (await isAsked(anne)) + (await isAsked(benoit)), { timeout: 60_000 })
      .toBe(1);
    const [own, other] = (await isAsked(anne)) > 0 ? [anne, benoit] : [benoit, anne];
    const before = heard.length;
    await playTurn(own);
    await expect.poll(() => isAsked(other), { timeout: 60_000 }).toBe(1);
    await expect.poll(() => heard.length, { timeout: 60_000 }).toBeGreaterThan(before);
    if (!isTakenBack) isTakenBack = await takeBack(own, other);
    server.letTimePass(11 * HOUR);
    await other.reload();
    await own.reload();
    for (const page of [own, other]) await page.waitForSelector('main.table-page[data-settled=true]');
  }
  expect(isTakenBack).toBe(true);
  const waited = new Set(heard.flatMap(({ waiting }) => waiting ?? []));
  expect(waited).toEqual(new Set(['Anne', 'Benoît']));

  // Benoît resigns; Anne takes the win.
  await benoit.getByRole('button', { name: 'Menu' }).click();
  await benoit.getByRole('button', { name: 'Abandonner' }).click();
  await benoit.locator('.resign .button.danger').click();
  await anne.getByRole('button', { name: 'Menu' }).click();
  await anne.getByRole('button', { name: 'Take the win' }).click();
  for (const page of [anne, benoit]) await page.waitForSelector('[data-ended=true]');

  // Both see their pages.
  await expect
    .poll(
      async () => {
        await anne.goto(`${server.address}/profile`);
        await anne.locator('.you-head').waitFor();
        return anne.locator('.you-history li').count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await benoit.goto(`${server.address}/profile`);
  await benoit.getByText('Vous avez abandonné').waitFor();
  expect(await findings(anne)).toEqual([]);
  expect(await findings(benoit)).toEqual([]);

  // A moment is shared by a link of its own, which Cléo opens; of the names it has Anne's alone.
  await anne.goto(`${server.address}/replay/${id}?at=4&seat=0`);
  await anne.locator('[data-share]').click();
  await anne.getByRole('button', { name: 'Make a link for others' }).click();
  const field = anne.locator('dialog[open] input.code');
  await expect.poll(() => field.inputValue(), { timeout: 60_000 }).toMatch(/share=/);
  const address = await field.inputValue();
  await cleo.goto(address);
  await cleo.locator('.film-told li').first().waitFor();
  expect(await cleo.locator('.eyes').innerText()).not.toContain('Benoît');

  // The table is set again, and Benoît finds his chair.
  await anne.goto(`${server.address}/match/${id}`);
  await anne.waitForSelector('main[data-ended=true]');
  await anne.keyboard.press('v');
  await anne.getByRole('button', { name: 'Play again' }).first().click();
  await anne.waitForURL((url) => url.pathname.startsWith('/match/') && !url.pathname.endsWith(id));
  await anne.locator('.room').waitFor();

  // A family on a sofa: the device goes round behind a curtain.
  await newMatch(cleo, server.address, 'temple-code', ['person', 'person']);
  await cleo.locator('[data-lift]').first().click();
  await cleo.waitForSelector('main[data-settled=true]');
  for (const { complaints, context } of [desk, phone, third]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
}, 900_000);

/** Asks the table to take the last step back, where that can be asked; the other agrees. */
async function takeBack(own: Page, other: Page): Promise<boolean> {
  await own.getByRole('button', { name: 'Menu' }).click();
  const ask = own
    .getByRole('group', { name: /^(Ask to take back|Demander à reprendre)$/ })
    .getByRole('button');
  const mayAsk = await ask.isEnabled();
  if (!mayAsk) {
    await own.keyboard.press('Escape');
    return false;
  }
  await ask.click();
  await other.locator('.wish[data-wish=back]').waitFor();
  await other.getByRole('button', { name: /^(Agree|D’accord)$/ }).click();
  await own.waitForSelector('main[data-asked]');
  await playTurn(own);
  return true;
}
