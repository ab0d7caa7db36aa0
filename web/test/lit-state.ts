/**
 * What a click on a lit thing must change: what was told, what may be done, what is composed or chosen. Words alone do
 * not count.
 */

import type { Page } from 'playwright-core';

/** Runs in the page (`visit` puts it there), so it knows nothing but the document. */
export function litState(): string {
  const shown = (element: Element) => element.getClientRects().length > 0;
  const main = document.querySelector<HTMLElement>('main')?.dataset;
  const things = document.querySelectorAll<HTMLElement>(
    '[data-lit], [aria-pressed], [aria-selected], [aria-checked], [aria-expanded], .picked, .armed, [popover]:popover-open, dialog[open], [data-lift], .near',
  );
  const states = [...things].filter(shown).map((thing) => {
    const { picked, armed } = {
      picked: thing.classList.contains('picked'),
      armed: thing.classList.contains('armed'),
    };
    const said = [
      'aria-label',
      'aria-pressed',
      'aria-selected',
      'aria-checked',
      'aria-expanded',
      'data-lit',
    ].map((name) => thing.getAttribute(name));
    const text = thing.hasAttribute('aria-label') ? '' : thing.textContent;
    return thing.matches('.help-card, .toast') ? '' : `${said.join()} ${picked} ${armed} ${text}`;
  });
  return [main?.told, main?.asked, main?.ended, ...states].join('\n');
}

/** How long a click may take to be seen on a machine that is busy with ten other things. */
const PATIENCE = 10_000;

/**
 * Clicks lit things of a position one by one, each from its beginning, and names those that changed nothing. `most`:
 * that many of them, evenly chosen.
 */
export async function deadThings(
  page: Page,
  open: () => Promise<void>,
  most: number,
  patience = PATIENCE,
): Promise<string[]> {
  const dead: string[] = [];
  // Nothing is done by itself meanwhile.
  await page.addInitScript(() => localStorage.setItem('conclave.forced-moves', 'off'));
  await open();
  const count = await litCount(page);
  const step = Math.max(1, count / most);
  for (let at = 0; Math.floor(at) < count; at += step) {
    if (at > 0) await open();
    const name = await clickLit(page, Math.floor(at));
    // What was composed stays, and fewer things may be lit then.
    if (name === null) continue;
    const changed = await page
      .waitForFunction(() => window.litState() !== document.body.dataset.before, undefined, {
        timeout: patience,
      })
      .then(
        () => true,
        () => false,
      );
    if (!changed) dead.push(name);
  }
  return dead;
}

const litCount = (page: Page) =>
  page
    .locator('[data-lit]')
    .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length);

/** As a mouse would; gives its name. */
const clickLit = (page: Page, index: number) =>
  page.evaluate((index) => {
    const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')];
    const thing = lit.filter((one) => one.getClientRects().length > 0).at(index);
    if (!thing) return null;
    document.body.dataset.before = window.litState();
    const name = `${thing.dataset.place ?? ''} ${thing.getAttribute('aria-label') ?? thing.innerText}`;
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    return name;
  }, index);

declare global {
  interface Window {
    litState(): string;
  }
}
