/** What a person does at a table page, for tests. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Person {
  /** An easy bot, or another person at this device. */
  readonly kind: 'person' | 'easy' | 'fair' | 'strong';
}

/** Through the new-match page, as anybody would. */
export async function newMatch(
  page: Page,
  address: string,
  game: string,
  others: readonly Person['kind'][],
  aids = others.includes('person'),
  numbers: Readonly<Record<string, number>> = {},
): Promise<void> {
  await page.goto(`${address}/new/${game}`);
  for (const [option, value] of Object.entries(numbers))
    await page.locator(`input[name=${option}]`).fill(String(value));
  await page.locator(`input[name=seats][value="${others.length + 1}"]`).check({ force: true });
  // Where chairs differ, the first one is taken here, whatever the page proposes.
  for (const [seat, kind] of ['person', ...others].entries())
    await page.locator('.seat-row select').nth(seat).selectOption(kind);
  if (aids) await page.locator('input[name=aids]').check();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/local/*');
  await page.waitForSelector('main.table-page');
}

/** Bots without their pause. */
export async function hurry(page: Page): Promise<void> {
  const url = new URL(page.url());
  url.searchParams.set('pace', '0');
  await page.goto(url.href);
  await page.waitForSelector('main.table-page');
}

/** A board of this many pixels shows nothing. */
const HIDDEN = 40;

/** A board that takes no room is found soon, with its size; nobody waits for it to be clicked. */
async function boardShown(page: Page): Promise<void> {
  await page.waitForSelector('.board, [data-lift]', { state: 'attached' });
  const isShown = (least: number) => {
    const board = document.querySelector('.board');
    return !board || Math.min(board.clientWidth, board.clientHeight) >= least;
  };
  await page.waitForFunction(isShown, HIDDEN, { timeout: 5000 }).catch(async () => {
    const size = await page.evaluate(() => {
      const { width, height } = document.querySelector('.board')?.getBoundingClientRect() ?? {};
      return `${width} x ${height}`;
    });
    throw new Error(
      `the board is hidden: it takes ${size} pixels; does its outermost element have a height?`,
    );
  });
}

/** Nothing moves and nothing is asked of the rules any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main[data-settled="true"]');
}

const MAX_STEPS = 600;
/** Cards to pass are picked and put back at random. A game of the Abbey takes some 2,000 choices, and may take more. */
const MAX_CHOICES = 20_000;

/**
 * Plays on by the page in words until the end, by buttons alone, each chosen by a small repeatable chance. It runs in
 * the page itself: a long game takes thousands of choices. Gives the number of own steps.
 */
export async function playInWords(page: Page, seed: number, mayForm = 0.12): Promise<number> {
  return page.evaluate(
    async ({ seed, mayForm, most }) => {
      let state = seed;
      const draw = (below: number) => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor((state / 2147483648) * below);
      };
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const oneOf = (buttons: readonly HTMLElement[]) => buttons[draw(buttons.length)];
      let steps = 0;
      const next = (): HTMLElement | undefined => {
        const leading = all('[data-lift], [data-hand-over]')[0] ?? all('[data-confirm]')[0];
        if (leading) {
          if (leading.hasAttribute('data-confirm')) steps++;
          return leading;
        }
        if (all('.form-steps').length > 0) {
          return oneOf(all('[data-choice]')) ?? all('.form-steps .dialog-foot .button').at(-1);
        }
        // Whoever has handed in and waits could take it back and hand it in for ever.
        if (all('main[data-asked]').length === 0) return undefined;
        const closed = all('.moves .button');
        const open = all('[data-form]');
        if (open.length > 0 && (closed.length === 0 || draw(1000) < mayForm * 1000)) return oneOf(open);
        if (closed.length > 0) steps++;
        return oneOf(closed);
      };
      for (let choices = 0; choices < most; ) {
        if (all('.ending').length > 0) return steps;
        const button = next();
        if (button) {
          button.click();
          choices++;
        }
        await new Promise((resolve) => setTimeout(resolve, button ? 0 : 5));
      }
      throw new Error('the game did not end');
    },
    { seed, mayForm, most: MAX_CHOICES },
  );
}

/** A page that has just been drawn may not listen to keys yet. */
export async function pressUntil(page: Page, key: string, isDone: () => boolean): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    await page.keyboard.press(key);
    const done = await page.waitForFunction(isDone, null, { timeout: 1500 }).catch(() => null);
    if (done) return;
  }
  throw new Error(`${key} does nothing`);
}

/** Asks for a hint, stage by stage, until its move is said and marked. */
export async function hintInFull(page: Page): Promise<void> {
  for (let stage = 0; stage < 5; stage++) {
    const toasts = await page.locator('.toast').allTextContents();
    await page.keyboard.press('h');
    await page.waitForFunction(
      (before) =>
        document.querySelector('.advised') !== null ||
        [...document.querySelectorAll('.toast')].some(({ textContent }) => !before.includes(textContent)),
      toasts,
    );
    if ((await page.locator('.advised').count()) > 0) return;
  }
  throw new Error('the hint marks nothing');
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

/** Plays on at a drawn table by keys alone; the focus is never lost on the way. */
export async function playByKeys(page: Page, most = 3000): Promise<void> {
  await boardShown(page);
  await page.waitForSelector('[data-lit]');
  await pressUntil(page, 'j', () => document.activeElement?.hasAttribute('data-lit') ?? false);
  for (let i = 0; i < most && (await page.locator('main[data-ended]').count()) === 0; i++) {
    if ((await page.locator('[data-lit]').count()) === 0) {
      await page.waitForTimeout(20);
      continue;
    }
    await page.keyboard.press('j');
    // A window may have closed meanwhile.
    const found = await page.evaluate(
      () => document.activeElement?.hasAttribute('data-lit') || !document.querySelector('[data-lit]'),
    );
    expect(found, 'J leads to what is lit').toBe(true);
    for (let arrows = i % 3; arrows > 0; arrows--) await page.keyboard.press(ARROWS[(i + arrows) % 4]);
    const pressed = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press('Enter');
    await settled(page);
    const isKept = await page.evaluate(() => document.activeElement !== document.body);
    expect(
      isKept,
      `the focus was lost after pressing "${pressed}": keep its element, or move the focus`,
    ).toBe(true);
  }
}

/**
 * Plays on at a drawn table by clicking what is lit, and nothing else, each chosen by a small repeatable chance. A lit
 * thing may open further lit things; what was clicked last is avoided while anything else is lit. `look` is called
 * after every few clicks. Gives the number of clicks.
 */
export async function playLit(
  page: Page,
  seed: number,
  { most = 6000, every = 0, look = async () => {} }: LitOptions = {},
): Promise<number> {
  const batch = every || 50;
  await boardShown(page);
  for (let clicks = 0; clicks < most; ) {
    const done = await page.evaluate(
      async ({ seed, batch }) => {
        let state = seed;
        const draw = (below: number) => {
          state = (state * 1103515245 + 12345) % 2147483648;
          return Math.floor((state / 2147483648) * below);
        };
        const shown = (element: Element) => element.getClientRects().length > 0;
        const first = (selector: string) => document.querySelector<HTMLElement>(selector);
        let last: string | null = null;
        let idle = 0;
        let clicks = 0;
        while (clicks < batch) {
          if (first('main[data-ended]')) return { clicks, ended: true, idle: false };
          // A click made before the last one has been answered is meant for a board that is no more.
          if (first('main[data-settled="false"]')) {
            if (++idle > 6000) return { clicks, ended: false, idle: true };
            await new Promise((resolve) => setTimeout(resolve, 5));
            continue;
          }
          // Whoever has handed in and waits could take it back and hand it in for ever.
          const lit = first('main[data-asked]')
            ? [...document.querySelectorAll<HTMLElement>('[data-lit]')].filter(shown)
            : [];
          const names = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.innerText;
          const fresh = lit.filter((element) => names(element) !== last);
          const among = fresh.length > 0 ? fresh : lit;
          // A way could be drawn and rubbed out for ever: what can be handed in mostly is.
          const ready = among.find(({ dataset }) => dataset.place === 'hand in');
          // What waits for a second click mostly gets it.
          const waiting = first('[data-lit].armed');
          const chosen =
            first('[data-lift], [data-hand-over]') ??
            (waiting && draw(3) > 0 ? waiting : ready && draw(3) > 0 ? ready : among[draw(among.length)]);
          if (!chosen) {
            if (++idle > 6000) return { clicks, ended: false, idle: true };
            await new Promise((resolve) => setTimeout(resolve, 5));
            continue;
          }
          idle = 0;
          last = names(chosen);
          const before = window.litState();
          chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
          clicks++;
          await new Promise((resolve) => setTimeout(resolve, 0));
          for (let waits = 0; window.litState() === before; waits++) {
            if (waits > 2000) return { clicks, ended: false, idle: false, dead: last };
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
        }
        return { clicks, ended: false, idle: false };
      },
      { seed: seed + clicks, batch },
    );
    clicks += done.clicks;
    await look(clicks);
    if (done.ended) return clicks;
    if (done.dead !== undefined) throw new Error(`lit, and a click changed nothing: ${done.dead}`);
    if (done.idle) throw new Error(`nothing was lit for long after ${clicks} clicks`);
  }
  throw new Error('the game did not end');
}

interface LitOptions {
  /** Clicks at the most. */
  readonly most?: number;
  /** Clicks between two looks. */
  readonly every?: number;
  readonly look?: (clicks: number) => Promise<void>;
}

/** Clicks what is there and waits until it is gone, however long the page takes: then what it stands for is done. */
async function clickedAway(page: Page, selector: string): Promise<boolean> {
  const button = page.locator(selector).first();
  if ((await button.count()) === 0) return false;
  await button.click();
  await button.waitFor({ state: 'detached' });
  return true;
}

/** Does something, and waits until the table tells of it. */
async function untilTold(page: Page, act: () => Promise<void>): Promise<void> {
  const before = Number(await page.locator('main').getAttribute('data-told'));
  await act();
  await page.waitForFunction(
    (count) => Number(document.querySelector<HTMLElement>('main')?.dataset.told) > count,
    before,
  );
}

export async function useWords(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/settings`);
  await page.locator('input[name=view][value=words]').check({ force: true });
}

/** One look at a drawn Temple Code table: declares what the notebook leaves, else takes a card. */
async function actByNotebook(page: Page): Promise<void> {
  const help = page.locator('.notebook select');
  if ((await help.inputValue()) !== 'follows') await help.selectOption('follows');
  await settled(page);
  const left = page.locator('.tc-suspects li');
  if ((await left.count()) === 1 && (await page.locator('.tc-seal.lit').count()) > 0) {
    const names = (await left.first().locator('.unseen').innerText()).trim().split(', ');
    await page.locator('.tc-seal').click();
    for (const name of names) await page.locator(`[data-statuette][aria-label^="${name}"]`).click();
    await untilTold(page, () => page.locator('.tc-seal').click());
  } else if ((await page.locator('.tc-front.lit').count()) > 0) {
    await takeCard(page);
  }
  await settled(page);
}

/** A card of Temple Code to take. A click while the board still changes is meant for a board that is no more. */
export const CARD_TO_TAKE = 'main[data-asked][data-settled="true"] .tc-front.lit';

/** Takes a card of Temple Code that may be taken, and waits until that is seen. */
export async function takeCard(page: Page): Promise<void> {
  await untilTold(page, () => page.locator(CARD_TO_TAKE).first().click());
}

/** People at one device. */
export async function playByNotebook(page: Page): Promise<void> {
  for (let i = 0; i < MAX_STEPS; i++) {
    await page.waitForSelector('main[data-ended], [data-hand-over], [data-lift], .tc-front.lit', {
      state: 'attached',
    });
    if ((await page.locator('main[data-ended]').count()) > 0) return;
    const handed = (await clickedAway(page, '[data-lift]')) || (await clickedAway(page, '[data-hand-over]'));
    if (!handed) await actByNotebook(page);
  }
  throw new Error('the game did not end');
}

/** People on devices of their own: whoever is asked acts. */
export async function playTogether(pages: readonly Page[]): Promise<void> {
  for (let i = 0; i < MAX_STEPS; i++) {
    await Promise.any(
      pages.map((page) => page.waitForSelector('main[data-ended], .tc-front.lit', { state: 'attached' })),
    );
    for (const page of pages) {
      if ((await page.locator('main[data-ended]').count()) > 0) {
        await Promise.all(pages.map((other) => other.waitForSelector('main[data-ended]')));
        return;
      }
      if ((await page.locator('.tc-front.lit').count()) > 0) await actByNotebook(page);
    }
  }
  throw new Error('the game did not end');
}
