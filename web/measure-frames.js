/**
 * `npm run bench -- --frames`: how long frames take over a ground of 2,600 nodes in headless Chromium, the board layer
 * beside the same scene in one SVG. What is measured stands in `pages/kit/frames.tsx`.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { executable, FLAGS } from './chromium.js';

const WEB = fileURLToPath(new URL('.', import.meta.url));
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
const LONGEST = 600_000;

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
  await page.goto(`http://127.0.0.1:${port}/kit#frames`);
  await page.locator('[data-measure]').click();
  await page.waitForSelector('[data-measure]:disabled');
  await page.waitForSelector('[data-measure]:not(:disabled)', { timeout: LONGEST });
  console.log(await page.locator('.kit-figures').innerText());
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(dist, { recursive: true, force: true });
}
