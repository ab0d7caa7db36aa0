/** How long the page's main thread is held up while a review is made, and when its moments and its last stage stand. */

import { readFileSync } from 'node:fs';

/** By game: a long match of its fixtures, and whose chair is looked at. */
const MATCHES = /** @type {const} */ ([
  ['temple-code', 'free-guess', 1],
  ['nuns', 'eight-players', 0],
  ['secret-labyrinth', 'four-players', 1],
  ['templar', 'three-players', 1],
  ['abbey', 'found-three', 1],
]);
const LONGEST = 120_000;
const SLOW = 4;

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
export async function madeReviews(browser, address) {
  const lines = [];
  for (const slow of [1, SLOW]) {
    for (const match of MATCHES) lines.push(await madeReview(browser, address, match, slow));
  }
  return lines.join('\n');
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {(typeof MATCHES)[number]} match
 * @param {number} slow
 */
async function madeReview(browser, address, [game, name, seat], slow) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  await page.goto(`${address}/matches`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(keep, kept(game, name, seat));
  await page.addInitScript(watchTasks);
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await page.goto(`${address}/review/local-kept?seat=${seat}`);
  await page.waitForFunction(() => document.querySelector('.review-moments, .review-band') !== null, null, {
    timeout: LONGEST,
  });
  await page.waitForFunction(
    () =>
      document.querySelector('.review-table .board > *') !== null &&
      document.querySelector('.review-desk > section:nth-child(2) [role=status]') === null,
    null,
    { timeout: LONGEST },
  );
  await page.waitForTimeout(500 * slow);
  const { moments, whole, tasks } = await page.evaluate(() => ({
    moments: Number(document.documentElement.dataset.moments),
    whole: Number(document.documentElement.dataset.whole),
    tasks: /** @type {{ tasks: number[] }} */ (/** @type {unknown} */ (globalThis)).tasks,
  }));
  await context.close();
  const over =
    tasks.length === 0 ? 'no task over 50 ms' : `tasks over 50 ms: ${tasks.map(Math.round).join(', ')}`;
  return `${game}, ${name}, ${slow === 1 ? 'desk' : `${slow} times slower`}: moments after ${Math.round(moments)} ms, all of it after ${Math.round(whole)} ms, ${over}`;
}

/**
 * As a page of the device would have stored it.
 * @param {string} game
 * @param {string} name
 * @param {number} own
 */
function kept(game, name, own) {
  const file = new URL(`../games/${game}/test/fixtures/${name}.json`, import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const seats = Array.from({ length: record.seats }, (_none, seat) => ({
    kind: seat === own ? 'person' : 'bot',
    name: `${seat}`,
    level: null,
  }));
  const outcome = { places: [[own]], how: record.end?.how };
  const { options } = record;
  const table = { id: 'kept', game, options, seats, createdAt: 1, changedAt: 2, waiting: [], outcome };
  return { table, record };
}

/** @param {object} match */
function keep(match) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('conclave-matches');
    opening.onupgradeneeded = () => opening.result.createObjectStore('matches');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('matches', 'readwrite');
      writing.objectStore('matches').put(match, 'kept');
      writing.oncomplete = () => {
        opening.result.close();
        resolve(undefined);
      };
    };
  });
}

/** Notes long tasks, and when the page first shows moments and no longer says that it computes. */
function watchTasks() {
  const tasks = /** @type {number[]} */ ([]);
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  /** @type {(now: number) => void} */
  const look = (now) => {
    const { dataset } = document.documentElement;
    if (document.querySelector('.review-band')) dataset.moments ??= `${now}`;
    if (dataset.moments && !document.querySelector('.review-desk > section:nth-child(2) [role=status]'))
      dataset.whole ??= `${now}`;
    else delete dataset.whole;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
