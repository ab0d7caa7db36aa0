/** The drawn table of Temple Code in a real browser: faults that were found by playing. */

import { type AnyMatch, Match, type Seat } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import { DECK } from '@conclave/games/temple-code/rules/deck';
import { templeCode } from '@conclave/games/temple-code/rules/game';
import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { SIZES, visit } from './browser.ts';
import type { Pages } from './pages.ts';
import { settled } from './table.ts';
import { askedSeat, draftsKept, moments, openPosition, playedMatch } from './tables/positions.ts';

const game = gameEntries.find(({ game }) => game.id === 'temple-code')!.game;

/** On a busy machine a page may take long to draw. */
const soon = <Seen>(look: () => Promise<Seen>) => expect.poll(look, { timeout: 60_000 });

let browser: Browser;
let pages: Pages;
/** One page for each size, kept: opening them is the dearest part. */
const kept = new Map<string, Awaited<ReturnType<typeof visit>>>();

atPages((here) => {
  ({ browser, pages } = here);
});

afterAll(async () => {
  for (const { complaints } of kept.values()) expect(complaints).toEqual([]);
});

type Shape = keyof typeof SIZES;

async function open(
  shape: Shape,
  match: AnyMatch,
  share: number,
  you?: Seat,
  locale = 'en-GB',
): Promise<Page> {
  const touch = shape === 'phone' || shape === 'across';
  const name = `${shape} ${locale}`;
  const known =
    kept.get(name) ??
    (await visit(browser, { viewport: SIZES[shape], reducedMotion: 'reduce', hasTouch: touch, locale }));
  kept.set(name, known);
  const { page } = known;
  await page.goto(await openPosition(page, pages.address, match, share, you ?? askedSeat(match, share)));
  await page.waitForSelector('.tc-board');
  await settled(page);
  return page;
}

/** The first moment at which somebody may declare who is to play, or is not. */
function firstToDeclare(played: AnyMatch, toPlay: boolean): { entry: number; share: number; seat: Seat } {
  for (const [entry, match] of moments(played)) {
    const seat = Array.from({ length: match.seats }, (_none, seat) => seat).find(
      (one) =>
        match.toAct().includes(one) === toPlay &&
        match.perspective(one).moves.some(({ kind }) => kind === 'declare'),
    );
    if (seat !== undefined) return { entry, share: (entry + 0.5) / played.record().entries.length, seat };
  }
  throw new Error('nobody may ever declare');
}

describe('what the other would read', () => {
  test('stands on every card that can be taken from the level “what I saw” on, without pointing', async () => {
    const page = await open('desk', await playedMatch(game, 3), 0.5);
    const lit = await page.locator('.tc-front[data-lit]').count();
    expect(lit).toBeGreaterThan(1);
    for (const [help, flags] of [
      ['off', 0],
      ['seen', lit],
      ['follows', lit],
    ] as const) {
      await page.locator('.notebook select').selectOption(help);
      await soon(() => page.locator('.tc-flag-signs').count()).toBe(flags);
    }
    await page.locator('.notebook select').selectOption('off');
  });
});

describe('the chalk', () => {
  test('is said with one click on the doors, once it says a combination', async () => {
    const match = await playedMatch(game, 2);
    const { share, seat } = firstToDeclare(match, true);
    const page = await open('desk', match, share, seat);
    const sheet = page.locator('.notebook table button');
    const doors = page.locator('[data-place=chalk]');
    const ring = async (statuette: number, position: number) => {
      const box = sheet.nth(statuette * 3 + position);
      await box.click();
      await box.click();
    };
    await ring(0, 0);
    await ring(1, 1);
    expect(await doors.count()).toBe(0);
    await ring(2, 2);
    await doors.waitFor();
    expect(await doors.getAttribute('aria-label')).toContain('Wave, Tiki, Cthulhu');
    await doors.click();
    await page.waitForFunction(() =>
      document.querySelector('[role=log]')?.textContent?.includes('You declare Wave · Tiki · Cthulhu'),
    );
    expect(await doors.count()).toBe(0);
  });
});

test('a declaration can be composed whoever is to play', async () => {
  const match = await playedMatch(game, 3);
  const { share, seat } = firstToDeclare(match, false);
  const page = await open('desk', match, share, seat);
  await page.locator('.tc-seal[data-lit]').click();
  await page.locator('[data-statuette=tiki]').click();
  const full = page.locator('.tc-niche-box[data-lit]');
  await soon(() => full.count()).toBe(1);
  // It stands there still when the page comes again, and leaves when its player lets it be.
  await soon(() => draftsKept(page)).toBe(1);
  await page.reload();
  await page.waitForSelector('.tc-board');
  await soon(() => full.count()).toBe(1);
  expect(await full.getAttribute('aria-label')).toContain('Tiki');
  await page.locator('[data-not-now]').click();
  await soon(() => page.locator('.tc-niche-box').count()).toBe(0);
  await soon(() => draftsKept(page)).toBe(0);
  await page.reload();
  await page.waitForSelector('.tc-seal[data-lit]');
  expect(await page.locator('.tc-niche-box').count()).toBe(0);
});

describe('on a phone', () => {
  test('« DEVANT VOUS » stands whole in one line', async () => {
    const page = await open('phone', await playedMatch(game, 4), 0.6, undefined, 'fr-FR');
    const { words, whole, lines } = await page.locator('.tc-before').evaluate((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return {
        words: label.textContent,
        whole: label.scrollWidth <= label.clientWidth,
        lines: range.getClientRects().length,
      };
    });
    expect(words).toBe('devant vous');
    expect(whole).toBe(true);
    expect(lines).toBe(1);
  });

  test('the buttons beside the seal are not cut at their upper edge', async () => {
    const page = await open('phone', await playedMatch(game, 4), 0.6, undefined, 'fr-FR');
    const uncut = await page.locator('.tc-buttons > .action').evaluateAll((all) =>
      all.map((button) => {
        const { x, y, width } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + 4));
      }),
    );
    expect(uncut.length).toBeGreaterThan(0);
    expect(uncut).not.toContain(false);
  });

  test.each([
    [1, 'en-GB'],
    [3, 'en-GB'],
    [1, 'fr-FR'],
    [3, 'fr-FR'],
  ])(
    'after the end every button is as large as a finger and holds its words, %i players, %s',
    async (seats, locale) => {
      const page = await open('phone', await playedMatch(game, seats), 1, undefined, locale);
      const uncut = (buttons: string) =>
        page.locator(buttons).evaluateAll((all) =>
          all.map((button) => {
            const { width, height } = button.getBoundingClientRect();
            return button.scrollWidth <= button.clientWidth ? Math.min(width, height) : 0;
          }),
        );
      const back = page.locator('[data-back-to-board]');
      await back.waitFor();
      const onPage = await uncut('[data-end-page] :is(button, a)');
      expect(onPage.length).toBeGreaterThan(3);
      expect(Math.min(...onPage)).toBeGreaterThanOrEqual(44);
      await back.click();
      const onBoard = await uncut('.tc-buttons.end > *');
      expect(onBoard.length).toBeGreaterThan(0);
      expect(Math.min(...onBoard)).toBeGreaterThanOrEqual(44);
    },
  );
});

test('alone no half-medallions hang in the headdress, and the rank is in words', async () => {
  const page = await open('desk', await playedMatch(game, 1), 0.8);
  expect(await page.locator('.tc-hung').count()).toBe(0);
  expect(await page.locator('.tc-rank').innerText()).toMatch(/^[A-Za-z ]+$/);
  await open('desk', await playedMatch(game, 1), 1);
  await page.waitForSelector('.tc-ending');
  expect(await page.locator('.tc-hung, .tc-half').count()).toBe(0);
  await open('desk', await playedMatch(game, 2), 0.3);
  expect(await page.locator('.tc-hung').count()).toBeGreaterThan(0);
});

test('a broken tablet says what it is and what it costs', async () => {
  const played = await playedMatch(game, 3);
  const { entry, seat } = firstToDeclare(played, false);
  const match = Match.replay(templeCode, { ...played.record(), end: null }, entry);
  // A card that was decoded lies open: it is nobody's combination.
  const [{ card }] = match.perspective(seat).view.aside;
  const move = { kind: 'declare', combination: DECK[card] } as const;
  expect(match.submit({ type: 'move', seat, move, decision: match.decision(seat) }).ok).toBe(true);
  const page = await open('desk', match, 1, seat);
  const tablet = page.locator('.tc-wrong').first();
  expect(await tablet.getAttribute('aria-label')).toMatch(/declaration.*Said: .*It was: .*nothing else/s);
});
