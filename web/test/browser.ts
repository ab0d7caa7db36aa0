/** One real browser for all test files of a worker, and pages that remember every complaint. */

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type Page,
} from 'playwright-core';
import { executable, FLAGS } from '../chromium.js';
import { litState } from './lit-state.ts';
import { madeOnce } from './made-once.ts';

/** Milliseconds that anything is waited for: on a busy machine a page may take long to draw. */
const PATIENCE = 100_000;

/** The worker's browser; it ends with the worker. */
const running = madeOnce(async (ended): Promise<BrowserServer> => {
  const server = await chromium.launchServer({
    executablePath: await executable(),
    // What a page never runs is not compiled.
    args: [...FLAGS, '--mute-audio', '--js-flags=--max-lazy'],
    headless: true,
    timeout: PATIENCE,
  });
  server.on('close', ended);
  return server;
});

/** A line to the worker's browser. Closing it closes the pages opened through it, and leaves the browser to the next. */
export async function launch(): Promise<Browser> {
  return chromium.connect((await running()).wsEndpoint(), { timeout: PATIENCE });
}

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
  across: { width: 844, height: 390 },
} as const;

const KNOWN_LESSONS = 'nuns/guards';

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console errors and thrown errors so far; a server that is not there is no complaint. */
  readonly complaints: string[];
}

/** A visit whose pages are not painted: all else is as it is, and takes half the time. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const there = await visitPainted(browser, options);
  await there.context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.opacity = '0';
    });
  });
  return there;
}

/** For whoever looks at what is painted, or takes its picture. */
export async function visitPainted(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  // Without the service worker nothing is kept: to keep everything costs a visit more than all else it does.
  const context = await browser.newContext({
    viewport: SIZES.desk,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(`window.litState = ${litState}`);
  // Whoever comes here has sat in every chair before: no lesson is offered.
  await context.addInitScript(
    (known) => localStorage.setItem('conclave.known-lessons', known),
    KNOWN_LESSONS,
  );
  return pageIn(context);
}

/** Another page on the same device: it is known there, and what it has loaded it need not load again. */
export async function pageIn(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/503 \(Service Unavailable\)|ERR_INTERNET_DISCONNECTED|WebSocket/.test(message.text())
    ) {
      complaints.push(message.text());
    }
  });
  return { context, page, complaints };
}
