/** The service worker's half of notices, by the browser's debugging protocol: no push service is asked. */

import type { CDPSession, Page, Worker } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { atPages } from './at-pages.ts';
import { visit } from './browser.ts';

let address = '';
let browser: Parameters<typeof visit>[0];
atPages((here) => {
  address = here.pages.address;
  browser = here.browser;
});

const MATCH = '0123456789abcdef0123456789abcdef';
const OTHER = 'f'.repeat(32);

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
}

/** A page whose worker may show notices. */
async function housed(): Promise<{ page: Page; worker: Worker; push(data: object): Promise<void> }> {
  const there = await visit(browser, { serviceWorkers: 'allow', permissions: ['notifications'] });
  onTestFinished(() => there.context.close());
  const { page, context } = there;
  const registered = context.waitForEvent('serviceworker');
  await page.goto(address);
  const worker = await registered;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await worker.evaluate(playScreen);
  const session: CDPSession = await context.newCDPSession(page);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => {
    for (const { registrationId } of found) registrations.push(registrationId);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const push = async (data: object) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: address, registrationId: registrations[0], data: JSON.stringify(data) },
    });
  };
  return { page, worker, push };
}

interface Registration {
  shown: Shown[];
  /** The number on the icon. */
  badge: number | null;
  showNotification(title: string, options: Omit<Shown, 'title'>): Promise<void>;
  getNotifications(): Promise<object[]>;
}

/** A browser without a screen shows no notices: this stands for the screen, where one tag is one notice. */
function playScreen(): void {
  const { registration } = globalThis as unknown as { registration: Registration };
  registration.shown = [];
  registration.badge = null;
  Object.defineProperty(navigator, 'setAppBadge', {
    value: async (count: number) => {
      registration.badge = count;
    },
  });
  registration.showNotification = async (title, options) => {
    const others = registration.shown.filter(({ tag }) => tag !== options.tag);
    registration.shown = [...others, { title, ...options }];
  };
  registration.getNotifications = async () =>
    registration.shown.map((one) => ({
      ...one,
      close() {
        registration.shown = registration.shown.filter(({ tag }) => tag !== one.tag);
      },
    }));
}

const shown = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => (globalThis as unknown as { registration: Registration }).registration.shown);

test('a notice names the game in the reader’s language; a second one of its question takes its place', async () => {
  const { page, worker, push } = await housed();
  await push({ game: 'nuns', match: MATCH, tag: 'one' });
  await expect.poll(() => shown(worker)).toHaveLength(1);
  await push({ game: 'nuns', match: MATCH, tag: 'one' });
  await page.locator('.languages button', { hasText: 'FR' }).click();
  await push({ game: 'nuns', match: OTHER, tag: 'three' });
  await expect.poll(() => shown(worker)).toHaveLength(2);
  const notices = await shown(worker);
  expect(notices.find(({ tag }) => tag === 'one')).toMatchObject({ body: en.notices.asked, lang: 'en' });
  expect(notices.find(({ tag }) => tag === 'three')).toMatchObject({ body: fr.notices.asked, lang: 'fr' });
  const badge = () =>
    worker.evaluate(() => (globalThis as unknown as { registration: Registration }).registration.badge);
  await expect.poll(badge).toBe(0);
  // The next question of a match takes the place of the last one.
  await push({ game: 'nuns', match: MATCH, tag: 'two' });
  await expect.poll(async () => (await shown(worker)).map(({ tag }) => tag).sort()).toEqual(['three', 'two']);
});
