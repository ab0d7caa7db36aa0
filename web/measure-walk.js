/** How long frames take on the real table of the Nuns while both guards walk and their lanterns swing: pages of its lesson. */

/** Where the guards set out, by the number of the lesson's page. */
const WATCHED = 8;
const LONGEST = 120_000;

/**
 * @param {import('playwright-core').Page} page
 * @param {string} address
 */
export async function walkingGuards(page, address) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/learn/nuns`);
  for (let shown = 1; shown < WATCHED; shown++) await leavePage(page);
  await page.evaluate(() => {
    const told = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { frames: told });
    let last = performance.now();
    requestAnimationFrame(function tick(now) {
      told.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    });
  });
  await leavePage(page);
  const frames = await page.evaluate(
    () => /** @type {{ frames: number[] }} */ (/** @type {unknown} */ (globalThis)).frames,
  );
  return `two guards of Nuns on the Run on their way, ${spread(frames)}`;
}

const COUNT = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** @param {readonly number[]} times from one frame to the next, in milliseconds */
export function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const share = (/** @type {number} */ part) => COUNT.format(sorted[Math.floor((sorted.length - 1) * part)]);
  return `${sorted.length} frames: half within ${share(0.5)} ms, 90 % within ${share(0.9)}, 99 % within ${share(0.99)}, the longest ${share(1)}`;
}

/**
 * Does what a page of the lesson asks for, and waits for the next one.
 * @param {import('playwright-core').Page} page
 */
async function leavePage(page) {
  const card = page.locator('.lesson');
  const words = await card.innerText();
  const next = page.locator('.lesson .button.go');
  const end = performance.now() + LONGEST;
  while ((await card.count()) === 0 || (await card.innerText()) === words) {
    if (performance.now() > end) throw new Error(`the lesson does not go on from: ${words}`);
    if ((await next.count()) > 0) await next.click();
    else if ((await page.locator('main[data-settled=true] [data-lit]').count()) > 0)
      await page.locator('.board [data-lit]').last().dispatchEvent('click');
    await page.waitForTimeout(50);
  }
}
