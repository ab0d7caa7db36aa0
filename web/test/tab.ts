/** Tab and Shift+Tab walk through every table: each stop once, everything is reached, and out at both ends. */

import type { AnyMatch } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { visit } from './browser.ts';
import type { Pages } from './pages.ts';
import { settled } from './table.ts';
import { moments, openPosition, playedMatch } from './tables/positions.ts';

export type Turn = 'first' | 'later';

interface Fenced {
  readonly stops: Element[];
  /** What should be reached. */
  wanted: readonly Element[];
  name(element: Element): string;
  all(): readonly Element[];
}

/** A button before the page and one behind it; whatever takes the focus between them is written down. */
async function fence(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stops: Element[] = [];
    const post = (id: string) => Object.assign(document.createElement('button'), { id });
    document.body.prepend(post('fence-before'));
    document.body.append(post('fence-behind'));
    document.addEventListener('focusin', ({ target }) => target instanceof Element && stops.push(target));
    const canBeReached = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [id^=fence]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0;
    const name = (element: Element) =>
      `${element.tagName} ${element.getAttribute('data-place') ?? element.id} ${element.getAttribute('aria-label') ?? element.textContent}`;
    const all = () => [...document.querySelectorAll<HTMLElement>('*')].filter(canBeReached);
    const fenced: Fenced = { stops, wanted: [], name, all };
    Object.assign(window, { fenced });
  });
}

interface Walk {
  readonly stops: readonly string[];
  readonly twice: readonly string[];
  readonly missed: readonly string[];
  readonly out: boolean;
}

/** From one fence to the other. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  const [from, to] = key === 'Tab' ? ['fence-before', 'fence-behind'] : ['fence-behind', 'fence-before'];
  await page.locator(`#${from}`).focus();
  const expected = await page.evaluate(() => {
    const { fenced } = window as unknown as { fenced: Fenced };
    fenced.stops.length = 0;
    fenced.wanted = fenced.all();
    return fenced.wanted.length;
  });
  for (let pressed = 1; pressed < expected + 20; pressed++) {
    await page.keyboard.press(key);
    if (pressed <= expected) continue;
    if ((await page.evaluate(() => document.activeElement?.id)) === to) break;
  }
  return page.evaluate((to) => {
    const { stops, wanted, name } = (window as unknown as { fenced: Fenced }).fenced;
    const reached = stops.filter(({ id }) => !id.startsWith('fence'));
    const names = new Set(reached.map(name));
    return {
      stops: reached.map(name),
      twice: reached.filter((stop, at) => reached.indexOf(stop) !== at).map(name),
      missed: wanted.map(name).filter((one) => !names.has(one)),
      out: document.activeElement?.id === to,
    };
  }, to);
}

/** The first moment at which a seat is asked, or one later in the match. */
function turnOf(played: AnyMatch, seat: number, turn: Turn): number {
  for (const [entry, match] of moments(played, turn === 'first' ? 0 : Math.floor(played.length * 0.4)))
    if (!match.outcome && match.isAsked(seat)) return entry;
  return 0;
}

/** From every seat, at these turns of it. */
export function tabTest(turnsOf: (seat: number) => readonly Turn[]): void {
  let browser: Browser;
  let pages: Pages;
  let page: Page;

  atPages((here) => {
    ({ browser, pages } = here);
  });

  beforeAll(async () => {
    ({ page } = await visit(browser, { reducedMotion: 'reduce' }));
    await page.addInitScript(() => localStorage.setItem('conclave.forced-moves', 'off'));
  });

  test.each(gameEntries.map(({ game }) => game))(
    '$id: Tab and Shift+Tab lead through the table and out',
    async (game) => {
      const played = await playedMatch(game, Math.max(2, game.seats.min));
      const { length } = played.record().entries;
      for (let seat = 0; seat < played.seats; seat++) {
        for (const turn of turnsOf(seat)) {
          const at = `seat ${seat}, ${turn} turn`;
          const share = (turnOf(played, seat, turn) + 0.5) / length;
          await page.goto(await openPosition(page, pages.address, played, share, seat));
          await page.waitForSelector('.board [data-lit]');
          await settled(page);
          await fence(page);
          const on = await walk(page, 'Tab');
          expect(on, at).toMatchObject({ twice: [], missed: [], out: true });
          expect(on.stops.length, at).toBeGreaterThan(8);
          const back = await walk(page, 'Shift+Tab');
          expect(back, at).toMatchObject({ twice: [], missed: [], out: true });
        }
      }
    },
  );
}
