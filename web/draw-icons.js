/** Draws the PNG icons from the SVG with Chromium: `node web/draw-icons.js`. The pictures are kept in `public/`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { executable } from './chromium.js';

const svg = readFileSync(new URL('public/icon.svg', import.meta.url), 'utf8');

/** `inset`: what a mask may cut off on each side, filled with the icon's own ground. */
const ICONS = [
  { name: 'icon-192.png', size: 192, inset: 0 },
  { name: 'icon-512.png', size: 512, inset: 0 },
  { name: 'icon-maskable-512.png', size: 512, inset: 0.1 },
];
const GROUND = '#b3361e';

const browser = await chromium.launch({ executablePath: await executable(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, size, inset } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const ground = inset > 0 ? GROUND : 'transparent';
  await page.setContent(
    `<style>*{margin:0}body{background:${ground}}svg{display:block;width:${100 - 200 * inset}vw;margin:${100 * inset}vw}</style>${svg}`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  writeFileSync(new URL(`public/${name}`, import.meta.url), picture);
}
await browser.close();
