/** Tables on a real server, in real browsers. */

import { type Patch, PROTOCOL, patched } from '@conclave/wire';
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, pageIn, SIZES, visit } from './browser.ts';
import { TestServer } from './server.ts';
import { CARD_TO_TAKE, playTogether, settled } from './table.ts';
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

/** On a busy machine a page may take long to draw. */
const soon = <Seen>(look: () => Promise<Seen>) => expect.poll(look, { timeout: 60_000 });

/** Opens an online match for two and gives the link of its invitation. */
async function openTable(page: Page, name: string): Promise<string> {
  await page.goto(`${server.address}/new/temple-code?where=online`);
  await page.locator('input[name=clock][value=none]').check({ force: true });
  await page.locator('.seat-row input').first().fill(name);
  await page.locator('input[name=aids]').check();
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('[data-invite]');
  return (await page.locator('[data-invite]').innerText()).trim();
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByText('Hints and “all that follows” are allowed in this match.').waitFor();
  await page.locator('form input[type=text]').fill(name);
  await page.locator('form button[type=submit]').click();
  await page.waitForSelector('.places:has-text("(you)")');
}

async function begin(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Begin the match' }).click();
  await host.waitForSelector('.tc-board');
}

type Visit = Awaited<ReturnType<typeof visit>>;

/** The same devices for all tests, each with its person. */
const devices = new Map<string, Promise<Visit>>();

/** A new page on the device of somebody who is known to the server. */
async function pageOf(name: string): Promise<Visit> {
  const known =
    devices.get(name) ??
    visit(browser, calm).then(async (first) => {
      await post(first, '/me', { name });
      await first.page.close();
      return first;
    });
  devices.set(name, known);
  return pageIn((await known).context);
}

async function post(
  { context }: Visit,
  path: string,
  data: object,
): Promise<{ table: { id: string; invite: string } }> {
  const answer = await context.request.post(`${server.address}/api${path}`, { data });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

/** Without the pages that lead there: the first test goes through them. */
async function openByPost(host: Visit, clock: 'none' | 'live' = 'none') {
  const { table } = await post(host, '/matches', {
    game: 'temple-code',
    seats: [{ kind: 'me' }, { kind: 'invited' }],
    clock: clock === 'live' ? { kind: 'live', turn: 600, bank: 600 } : { kind: 'none' },
  });
  return table;
}

async function seatBoth(host: Visit, guest: Visit, clock: 'none' | 'live'): Promise<string> {
  const { id, invite } = await openByPost(host, clock);
  await post(guest, `/matches/${id}/join`, { invite });
  await post(host, `/matches/${id}/start`, {});
  const link = `${server.address}/match/${id}?invite=${invite}`;
  for (const { page } of [host, guest]) {
    await page.goto(link);
    await page.waitForSelector('.tc-board');
  }
  return link;
}

async function twoAtATable(clock: 'none' | 'live' = 'none') {
  const [host, guest] = [await pageOf('Anne'), await pageOf('Benoît')];
  return { host, guest, link: await seatBoth(host, guest, clock) };
}

async function leave(...visits: readonly Visit[]): Promise<void> {
  for (const { complaints, page } of visits) {
    expect(complaints).toEqual([]);
    await page.close();
  }
}

async function talk(page: Page, text: string): Promise<void> {
  await page.locator('.chat input').fill(text);
  await page.locator('.chat form button').click();
}

interface Told {
  readonly type: string;
  readonly seat?: number;
  readonly card?: number | null;
}

interface Frame {
  readonly type: string;
  readonly watcher: number;
  readonly cursor: number;
  readonly told: readonly Told[];
  readonly outcome: unknown;
  readonly situation?: readonly unknown[];
  readonly patch?: { readonly change: Patch };
}

/** What comes through the page's socket. */
function framesOf(page: Page): Frame[] {
  const frames: Frame[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(...JSON.parse(String(payload)))),
  );
  return frames;
}

function wholeStory(frames: readonly Frame[]): Told[] {
  const story: Told[] = [];
  for (const { told, cursor } of frames) story.splice(cursor - told.length, told.length, ...told);
  return story;
}

const CARD_KEYS = /^(card|cards|combination|combinations|front|aside|discard|pile)$/;

/** Every number that stands for a card. */
function cardsIn(value: unknown, inCards = false): number[] {
  if (typeof value === 'number') return inCards ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    cardsIn(inner, Array.isArray(value) ? inCards : CARD_KEYS.test(key)),
  );
}

/** Of a match that two browsers have followed to its end: none is told which combination is its own. */
function expectNoOwnCombination(received: readonly (readonly Frame[])[]): void {
  const [hosts, guests] = received.map((frames) => frames.filter(({ type }) => type === 'frame'));
  const seats = [hosts[0].watcher, guests[0].watcher];
  expect([...seats].sort()).toEqual([0, 1]);
  const told = [hosts, guests].map((frames) => wholeStory(frames));
  expect(told[0].map(({ type }) => type)).toEqual(told[1].map(({ type }) => type));
  let looked = 0;
  for (const [me, frames] of [hosts, guests].entries()) {
    const knows = told[1 - me];
    let seen: readonly unknown[] = [];
    for (const frame of frames) {
      if (frame.outcome !== null) break;
      const own = knows
        .slice(0, frame.cursor)
        .findLast(({ type, seat }) => type === 'combinationDrawn' && seat === seats[me]);
      expect(own?.card).toEqual(expect.any(Number));
      const since = knows.indexOf(own as Told);
      const fresh = frame.told.filter((_event, i) => frame.cursor - frame.told.length + i >= since);
      seen = frame.situation ?? (patched(seen, frame.patch?.change ?? {}) as readonly unknown[]);
      expect(cardsIn([fresh, seen[0]])).not.toContain(own?.card);
      looked++;
    }
  }
  expect(looked).toBeGreaterThan(10);
}

describe('a match online', () => {
  test('is opened, joined by a link in a second browser, and played to the end; no frame holds the own combination', async () => {
    const host = await visit(browser, calm);
    const guest = await visit(browser, calm);
    const received = [framesOf(host.page), framesOf(guest.page)];
    const link = await openTable(host.page, 'Héloïse');
    expect(await host.page.locator('svg.qr path').count()).toBe(1);
    await join(guest.page, link, 'Abélard');
    await begin(host.page);
    await guest.page.waitForSelector('.tc-board');
    expect(await host.page.locator('.tc-bay').innerText()).toContain('Abélard');
    expect(await guest.page.locator('.tc-bay').innerText()).toContain('Héloïse');

    await host.page.locator('#tab-people').click();
    await guest.page.locator('#tab-people').click();
    await host.page.locator('.chat input').fill('Good evening');
    await host.page.locator('.chat form button').click();
    await guest.page.waitForSelector('.chat li:has-text("Good evening")');
    await host.page.locator('#tab-notebook').click();
    await guest.page.locator('#tab-notebook').click();

    const watcher = await visit(browser, calm);
    await watcher.page.goto(link);
    await watcher.page.waitForSelector('.tc-board');
    expect(await watcher.page.locator('.tc-seal').count()).toBe(0);
    const stands = watcher.page.locator('.tc-stand-help');
    expect(await stands.count()).toBe(2);
    for (const stand of await stands.all())
      expect(await stand.getAttribute('aria-label')).toContain('hidden');

    await playTogether([host.page, guest.page]);
    expectNoOwnCombination(received);
    await watcher.page.waitForSelector('main[data-ended]');
    expect(await host.page.locator('[data-score]').count()).toBe(2);
    await host.page.getByRole('link', { name: 'See it again' }).click();
    await host.page.waitForSelector('.scrubber');
    await settled(host.page);
    expect(await host.page.locator('.tc-board').innerText()).toContain('Abélard');
    for (const { complaints, context } of [host, guest, watcher]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  test('goes on after the server was killed and started again, the notes too', async () => {
    const { host, guest } = await twoAtATable();
    await host.page.locator('.tc-box').first().click();
    await host.page.waitForSelector('.tc-box.crossed');
    const active = (await host.page.locator('.tc-front.lit').count()) > 0 ? host.page : guest.page;
    await server.stop('SIGKILL');
    await host.page.waitForSelector('.toast:has-text("line is broken")');
    await host.page.locator('.tc-box:not(.crossed)').first().click();
    await active.locator(CARD_TO_TAKE).first().click();
    await server.start();
    for (const { page } of [host, guest]) {
      await page.waitForFunction(() => document.querySelectorAll('.tc-decoded').length === 2);
    }
    await host.page.reload();
    await host.page.waitForSelector('.tc-box.crossed');
    expect(await host.page.locator('.tc-box.crossed').count()).toBe(2);
    await host.page.goto(`${server.address}/matches`);
    await host.page.waitForSelector('.match-line');
    expect(await host.page.locator('.match-line').first().innerText()).toContain('Benoît');
    await host.page.close();
    await guest.page.close();
  });

  test('whoever was cut off sees the present at once: what was missed is not played back', async () => {
    const host = await visit(browser);
    const guest = await pageOf('Benoît');
    await post(host, '/me', { name: 'Anne' });
    let isDown = false;
    const lines = new Set<WebSocketRoute>();
    await host.page.routeWebSocket(/\/socket/, (line) => {
      if (isDown) {
        void line.close();
        return;
      }
      lines.add(line);
      line.connectToServer();
    });
    await seatBoth(host, guest, 'none');
    const turns = CARD_TO_TAKE;
    // Until it is the guest who is to move.
    while ((await guest.page.locator(turns).count()) === 0) {
      if ((await host.page.locator(turns).count()) > 0) await host.page.locator(turns).first().click();
      await guest.page.waitForTimeout(50);
    }
    await settled(host.page);
    isDown = true;
    for (const line of lines) await line.close();
    await host.page.getByText('The line is broken').waitFor();
    await host.page.evaluate(() => {
      const main = document.querySelector('main');
      const moved = () => {
        if (main?.dataset.settled === 'false') document.body.dataset.played = 'yes';
      };
      if (main) new MutationObserver(moved).observe(main, { attributes: true });
    });
    const before = await host.page.locator('.chronicle').first().innerText();
    await guest.page.locator(turns).first().click();
    await settled(guest.page);
    isDown = false;
    await host.page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('.chronicle')?.innerText !== old,
      before,
    );
    expect(await host.page.evaluate(() => document.body.dataset.played)).toBeUndefined();
    await leave(host, guest);
  });

  test('a recovery code carries a person to another device, once; a new one ends that device', async () => {
    const first = await visit(browser, calm);
    let showTheRest = () => {};
    const asked = new Promise<void>((resolve) => {
      showTheRest = resolve;
    });
    await first.page.route('**/api/me/page', async (route) => {
      await asked;
      await route.continue();
    });
    await first.page.goto(`${server.address}/profile`);
    await first.page.locator('form input').first().fill('Clotilde');
    await first.page.locator('form button').first().click();
    await first.page.getByRole('button', { name: 'Get a code' }).click();
    const code = await first.page.locator('.code').innerText();
    // What else is known of a player comes late, and takes no code away.
    showTheRest();
    await first.page.getByRole('heading', { name: 'Clotilde', exact: true }).waitFor();
    expect(await first.page.locator('.code').innerText()).toBe(code);
    const second = await visit(browser, calm);
    await second.page.goto(`${server.address}/profile`);
    const enter = async () => {
      await second.page.getByLabel('I have a code').fill(code);
      await second.page.getByRole('button', { name: 'Use it' }).click();
    };
    await enter();
    await second.page.waitForSelector('.toast:has-text("Clotilde")');
    await second.page.getByRole('heading', { name: 'Clotilde', exact: true }).waitFor();
    await second.page.getByRole('button', { name: 'Change the name' }).click();
    // Until its form is drawn the first field is that of the code.
    await soon(() => second.page.locator('form input').first().inputValue()).toBe('Clotilde');
    await enter();
    await second.page.waitForSelector('.toast:has-text("This code opens nothing")');
    await first.page.getByLabel('Sign out all my other devices').check();
    await first.page.getByRole('button', { name: 'Get a code' }).click();
    await first.page.waitForSelector('.toast:has-text("Your other devices are signed out")');
    expect(await first.page.locator('.code').innerText()).not.toBe(code);
    const signOut = { name: 'Sign out', exact: true };
    await first.page.reload();
    await first.page.getByRole('button', signOut).waitFor();
    const known = second.page.waitForResponse('**/api/me');
    await second.page.reload();
    expect(await (await known).json()).toEqual({ me: null });
    expect(await second.page.getByRole('button', signOut).count()).toBe(0);
    await first.context.close();
    await second.context.close();
  });

  test('where chairs differ, a guest sees what each is and takes the one they like', async () => {
    const host = await pageOf('Anne');
    await host.page.goto(`${server.address}/new/nuns?where=online`);
    await host.page.locator('input[name=seats][value="3"]').check({ force: true });
    await host.page.locator('input[name=chair][value="1"]').check({ force: true });
    await host.page.getByLabel('Exact runs').check();
    await host.page.locator('button[type=submit]').click();
    const link = (await host.page.locator('[data-invite]').innerText()).trim();
    const guest = await visit(browser, calm);
    await guest.page.goto(link);
    await guest.page.waitForSelector('.places .place-role');
    expect(await guest.page.locator('.places .place-role').allInnerTexts()).toEqual([
      'the guards',
      'a novice',
      'a novice',
    ]);
    expect(await guest.page.locator('.agreed').innerText()).toContain('Exact runs');
    await guest.page.locator('[data-chair="2"] button').click();
    await guest.page.locator('form input[type=text]').fill('Zoé');
    await guest.page.locator('form button[type=submit]').click();
    await guest.page.waitForSelector('[data-chair="2"]:has-text("Zoé"):has-text("(you)")');
    await host.page.getByLabel('A bot for seat 1').selectOption('strong');
    await host.page.waitForSelector('[data-chair="0"]:has-text("strong bot")');
    await leave(host, guest);
  });

  test('a bot may take an empty chair, and plays', async () => {
    const host = await pageOf('Anne');
    const { page } = host;
    const { id } = await openByPost(host);
    await page.goto(`${server.address}/match/${id}`);
    await page.getByLabel('A bot for seat 2').selectOption('easy');
    await begin(page);
    await page.waitForSelector('.tc-front.lit');
    await page.locator(CARD_TO_TAKE).first().click();
    await page.waitForFunction(() => document.querySelectorAll('.tc-decoded').length >= 2);
    await page.waitForSelector('.tc-front.lit, main[data-ended]');
    await leave(host);
  });

  test('shows the clocks, and they run', async () => {
    const { host, guest } = await twoAtATable('live');
    for (const { page } of [host, guest]) {
      const clock = page.locator('.table-bar [role=timer]');
      await clock.waitFor();
      const first = await clock.innerText();
      expect(first).toMatch(/^\d{1,2}:\d\d(:\d\d)?$/);
      await page.waitForFunction(
        (before) => document.querySelector('.table-bar [role=timer]')?.textContent !== before,
        first,
      );
      await page.locator('#tab-people').click();
      expect(await page.locator('.people [role=timer]').count()).toBeGreaterThan(0);
    }
    await leave(host, guest);
  });

  test('a bot sits in for somebody who is gone, until they come back', async () => {
    const { host, guest, link } = await twoAtATable();
    await host.page.locator('#tab-people').click();
    await guest.page.close();
    await host.page.waitForSelector('.people .away');
    expect(await host.page.locator('.people select').count()).toBe(0);
    server.letTimePass();
    const sitIn = host.page.locator('.people select');
    await sitIn.waitFor();
    await sitIn.selectOption('fair');
    await host.page.waitForSelector('.people:has-text("A fair bot keeps the chair")');
    await host.page.waitForSelector('.tc-front.lit');
    await host.page.locator(CARD_TO_TAKE).first().click();
    await host.page.waitForFunction(() => document.querySelectorAll('.tc-decoded').length >= 2);
    const again = await guest.context.newPage();
    await again.goto(link);
    await again.waitForSelector('.tc-seal');
    await host.page.waitForFunction(
      () => !document.querySelector('.people')?.textContent?.includes('keeps the chair'),
    );
    expect(await host.page.locator('.people .away').count()).toBe(0);
    await leave(host, guest);
  });

  test('ends when all agree, and goes on as a rematch with the same people', async () => {
    const { host, guest } = await twoAtATable();
    await host.page.getByRole('button', { name: 'Menu' }).click();
    await host.page.getByRole('button', { name: 'Propose', exact: true }).click();
    await guest.page.waitForSelector('.wish:has-text("Anne would like to end here")');
    expect(await host.page.locator('main[data-ended]').count()).toBe(0);
    await guest.page.getByRole('button', { name: 'Agree', exact: true }).click();
    for (const { page } of [host, guest]) await page.waitForSelector('main[data-ended]');
    const old = host.page.url();
    // Wherever the other is on the page.
    await guest.page.setViewportSize(SIZES.phone);
    await guest.page.locator('#tab-chronicle').click();
    await host.page.getByRole('button', { name: 'Play again' }).click();
    await host.page.waitForSelector('.places');
    expect(host.page.url()).not.toBe(old);
    await guest.page.waitForSelector('.call:has-text("Anne has begun a new match with you.")');
    await guest.page.getByRole('button', { name: 'Come along' }).click();
    await guest.page.waitForSelector('.places:has-text("(you)")');
    expect(guest.page.url()).toBe(host.page.url());
    await begin(host.page);
    await guest.page.waitForSelector('.tc-seal');
    expect(await guest.page.locator('.tc-bay').innerText()).toContain('Anne');
    await leave(host, guest);
  });

  test('after a match against bots alone its host goes on from the other side, and against stronger ones', async () => {
    const host = await pageOf('Anne');
    const { page } = host;
    const bot = { kind: 'bot', level: 'easy' };
    const { table } = await post(host, '/matches', { game: 'nuns', seats: [bot, bot, { kind: 'me' }] });
    await post(host, `/matches/${table.id}/start`, {});
    const chairs = () =>
      page.evaluate(async () => {
        const { table } = await (await fetch(`/api/matches/${location.pathname.split('/').at(-1)}`)).json();
        return table.seats.map(({ kind, level }: { kind: string; level: string | null }) => level ?? kind);
      });
    const end = async () => {
      await page.waitForSelector('.nuns');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.waitForSelector('main[data-ended]');
    };
    const next = async (which: 'role' | 'stronger') => {
      const before = page.url();
      await page.locator(`[data-again=${which}]`).click();
      await page.waitForFunction((old) => location.href !== old, before);
      await page.waitForSelector('main.table-page:not([data-ended])');
    };
    await page.goto(`${server.address}/match/${table.id}`);
    await end();
    expect(await page.locator('[data-again=role]').innerText()).toBe('Now as the guards');
    await next('role');
    expect(await chairs()).toEqual(['person', 'easy', 'easy']);
    await end();
    await next('stronger');
    expect(await chairs()).toEqual(['person', 'fair', 'fair']);
    await leave(host);
  });

  test('the gallery hears the players, and does not write', async () => {
    const { host, guest, link } = await twoAtATable();
    const watchers = [await pageOf('Clotilde'), await pageOf('Denise')];
    for (const { page } of watchers) {
      await page.goto(link);
      await page.waitForSelector('.tc-board');
    }
    const everybody = [host, guest, ...watchers];
    for (const { page } of everybody) await page.locator('#tab-people').click();
    await talk(host.page, 'Said by players');
    await guest.page.waitForSelector('.chat li:has-text("Said by players")');
    for (const { page } of [host, guest]) {
      await page.reload();
      await page.locator('#tab-people').click();
      await page.waitForSelector('.chat li:has-text("Said by players")');
    }
    for (const { page } of watchers) {
      await page.waitForSelector('.chat li:has-text("Said by players")');
      expect(await page.locator('.chat input').count()).toBe(0);
    }
    await leave(host, guest, ...watchers);
  });

  test('a page that the server has outgrown says so, and can be loaded again', async () => {
    const { host, guest } = await twoAtATable();
    await host.page.routeWebSocket(/\/socket\b/, (line) =>
      line.send(JSON.stringify([{ type: 'hello', protocol: PROTOCOL + 1, person: null }])),
    );
    await host.page.reload();
    await host.page.getByText('This page is older than the server').waitFor();
    await host.page.getByRole('button', { name: 'Load the page again' }).waitFor();
    await leave(host, guest);
  });

  test('a page with other rules than the match says so and loads itself anew, once, before it draws', async () => {
    const { host, guest } = await twoAtATable();
    const { page } = host;
    let other = true;
    await page.routeWebSocket(/\/socket\b/, (line) => {
      const server = line.connectToServer();
      server.onMessage((text) => {
        const told = String(text);
        line.send(other ? told.replace(/"version":\d+/g, '"version":99') : told);
      });
    });
    let loads = 0;
    page.on('load', () => loads++);
    await page.reload();
    await page.getByText('another version of the rules').waitFor();
    await page.waitForFunction(() => sessionStorage.getItem('conclave renewed') !== null);
    await page.getByRole('button', { name: 'Load the page again' }).waitFor();
    expect(loads).toBe(2);
    expect(await page.locator('.tc-board').count()).toBe(0);
    other = false;
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.waitForSelector('.tc-board');
    await leave(host, guest);
  });
});
