/**
 * `npm run bench -- --frames`: how long frames take over a ground of 2,600 nodes in headless Chromium, the board layer
 * beside the same scene in one SVG. What is measured stands in `pages/kit/frames.tsx`. Then real tables: a ring that is
 * held and turned to and fro (`npm run bench -- --frames --ring` measures that alone), two guards who walk (`--guards`),
 * reviews that are made (`--review`).
 */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { executable, FLAGS } from './chromium.js';
import { madeReviews } from './measure-review.js';
import { spread, walkingGuards } from './measure-walk.js';

const WEB = fileURLToPath(new URL('.', import.meta.url));
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const LONGEST = 600_000;
/** Each measures one thing alone. */
const ONLY = ['--layer', '--ring', '--guards', '--review'];

/** @param {string} dist */
async function serve(dist) {
  const server = createServer((request, response) => {
    const file = join(dist, new URL(request.url ?? '/', 'http://conclave').pathname);
    const served = existsSync(file) && extname(file) !== '' ? file : join(dist, 'index.html');
    const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(served))] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(readFileSync(served));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return server;
}

/** Moves of the hand that holds the ring. */
const STEPS = 600;

/**
 * The outer corridor of Secret Labyrinth under a hand: milliseconds from one frame to the next.
 * @param {import('playwright-core').Page} page
 * @param {string} address
 */
async function heldRing(page, address) {
  await page.goto(`${address}/new/secret-labyrinth`);
  await page.locator('input[name=seats][value="2"]').check({ force: true });
  await page.locator('button[type=submit]').click();
  const outer = page.locator('[data-place="part-2"][data-lit]');
  await outer.or(page.locator('[data-place^="gate-"][data-lit]')).first().waitFor({ timeout: LONGEST });
  if ((await outer.count()) === 0) await page.locator('[data-place^="gate-"][data-lit]').first().click();
  await outer.waitFor({ timeout: LONGEST });
  const box = await page.locator('.sl-castle').boundingBox();
  if (!box) throw new Error('no castle');
  const radius = (270 / 800) * Math.min(box.width, box.height);
  /** @param {number} degrees */
  const at = (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return {
      x: box.x + box.width / 2 + radius * Math.sin(angle),
      y: box.y + box.height / 2 - radius * Math.cos(angle),
    };
  };
  const begin = at(60);
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  const measured = page.evaluate(
    () =>
      new Promise((resolve) => {
        /** @type {number[]} */
        const times = [];
        let last = performance.now();
        const frame = (/** @type {number} */ now) => {
          times.push(now - last);
          last = now;
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
        addEventListener('pointerup', () => resolve(times.slice(5)), { once: true });
      }),
  );
  for (let step = 0; step < STEPS; step++) {
    const { x, y } = at(67 + 6 * Math.sin(step / 12));
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
  return `a ring of Secret Labyrinth in the hand, ${spread(/** @type {number[]} */ (await measured))}`;
}

const dist = mkdtempSync(join(tmpdir(), 'conclave-frames-'));
execFileSync(process.execPath, [
  VITE,
  'build',
  WEB,
  '--mode',
  'kit',
  '--outDir',
  dist,
  '--logLevel',
  'error',
]);
const server = await serve(dist);
const browser = await chromium.launch({ executablePath: await executable(), args: FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1300 } });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const address = `http://127.0.0.1:${port}`;
  const isWanted = (/** @type {string} */ part) =>
    process.argv.includes(part) || ONLY.every((only) => !process.argv.includes(only));
  if (isWanted('--layer')) {
    await page.goto(`${address}/kit#frames`);
    await page.locator('[data-measure]').click();
    await page.waitForSelector('[data-measure]:disabled');
    await page.waitForSelector('[data-measure]:not(:disabled)', { timeout: LONGEST });
    console.log(await page.locator('.kit-figures').innerText());
  }
  if (isWanted('--ring')) console.log(await heldRing(page, address));
  if (isWanted('--guards')) console.log(await walkingGuards(page, address));
  if (isWanted('--review')) console.log(await madeReviews(browser, address));
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(dist, { recursive: true, force: true });
}
