/** Drags at a table, by a mouse and by a finger. */

import type { AnyMatch, AnyMove, Seat } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atPages } from '../at-pages.ts';
import { SIZES, visit } from '../browser.ts';
import type { Pages } from '../pages.ts';
import { settled } from '../table.ts';
import { chosenGames } from './chosen.ts';
import { moments, openPosition, playedMatch } from './positions.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

type Point = { readonly x: number; readonly y: number };

interface Hand {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

function mouse(page: Page): Hand {
  return {
    down: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: ({ x, y }) => page.mouse.move(x, y),
    up: () => page.mouse.up(),
  };
}

function finger(session: CDPSession): Hand {
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (at) => touch('touchStart', [at]),
    move: (to) => touch('touchMove', [to]),
    up: () => touch('touchEnd', []),
  };
}

const STEPS = 12;

async function drag(hand: Hand, way: (share: number) => Point): Promise<void> {
  await hand.down(way(0));
  for (let i = 1; i <= STEPS; i++) await hand.move(way(i / STEPS));
  await hand.up();
}

const straight = (from: Point, to: Point) => (share: number) => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing at ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The first moment, as a share of the record, at which the seat on turn may make such a move. */
function momentOf(played: AnyMatch, isOne: (moves: readonly AnyMove[]) => boolean): [number, Seat] {
  for (const [entry, match] of moments(played)) {
    const [seat] = match.toAct();
    if (isOne(match.perspective(seat).moves)) return [(entry + 0.5) / played.length, seat];
  }
  throw new Error('there is no such moment');
}

const gameOf = (id: string) => {
  const found = gameEntries.find(({ game }) => game.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found.game;
};

const WAYS = [
  ['mouse', 'desk'],
  ['finger', 'phone'],
] as const;

async function at(id: string, size: 'desk' | 'phone', isOne: (moves: readonly AnyMove[]) => boolean) {
  const { page, context, complaints } = await visit(browser, {
    viewport: SIZES[size],
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
  });
  const played = await playedMatch(gameOf(id), 2);
  const [share, seat] = momentOf(played, isOne);
  await page.goto(await openPosition(page, pages.address, played, share, seat));
  await page.waitForSelector('[data-lit]');
  await settled(page);
  const hand = size === 'desk' ? mouse(page) : finger(await context.newCDPSession(page));
  return { page, context, complaints, hand };
}

const chronicle = (page: Page) => page.locator('.table-bar .status').innerText();
const patient = { timeout: 300_000 };

describe.runIf(chosenGames().includes('secret-labyrinth'))('secret-labyrinth', () => {
  test.each(WAYS)('a corridor follows the %s on the %s', patient, async (_hand, size) => {
    const { page, context, complaints, hand } = await at('secret-labyrinth', size, (moves) =>
      moves.some(({ kind }) => kind === 'shift'),
    );
    const box = await page.locator('.sl-castle').boundingBox();
    if (!box) throw new Error('no castle');
    const unit = Math.min(box.width, box.height) / 800;
    /** Round the castle's middle, in degrees from the top. */
    const round = (from: number, to: number) => (share: number) => {
      const angle = ((from + (to - from) * share) * Math.PI) / 180;
      return {
        x: box.x + box.width / 2 + 270 * unit * Math.sin(angle),
        y: box.y + box.height / 2 - 270 * unit * Math.cos(angle),
      };
    };
    const before = await chronicle(page);
    await drag(hand, round(100, 108)); // less than half a notch: it rolls back
    await drag(hand, round(100, 80)); // SL-R9: not against the clock
    await settled(page);
    expect(await chronicle(page)).toBe(before);
    await drag(hand, round(100, 132));
    await page.waitForFunction(
      (old) => document.querySelector('.table-bar .status')?.textContent !== old,
      before,
    );
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.runIf(chosenGames().includes('secret-labyrinth'))('secret-labyrinth, other handles', () => {
  const told = (page: Page, before: string) =>
    page.waitForFunction((old) => document.querySelector('.table-bar .status')?.textContent !== old, before);

  test.each(['desk', 'phone'] as const)('the centre opens a dial on the %s', patient, async (size) => {
    const { page, context, complaints } = await at('secret-labyrinth', size, (moves) =>
      moves.some(({ kind }) => kind === 'turn'),
    );
    const before = await chronicle(page);
    await page.locator(`[data-place="${size === 'desk' ? 'part-0' : 'winch-0'}"]`).dispatchEvent('click');
    const notches = page.locator('.sl-dial [data-lit]');
    expect(await notches.count()).toBe(11);
    const boxes = await notches.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    expect(await notches.count()).toBe(0);
    await page.locator(`[data-place="${size === 'desk' ? 'part-0' : 'winch-0'}"]`).dispatchEvent('click');
    await notches.nth(4).click();
    await told(page, before);
    expect(await notches.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('keys take hold of a part, turn it notch by notch, and let it fall', patient, async () => {
    const { page, context, complaints } = await at('secret-labyrinth', 'desk', (moves) =>
      moves.some(({ kind }) => kind === 'turn'),
    );
    const before = await chronicle(page);
    const angle = () =>
      page
        .locator('.turning-part')
        .first()
        .evaluate((part) => part.style.rotate);
    const stood = await angle();
    await page.keyboard.press('3');
    await page.keyboard.press('ArrowLeft'); // SL-R9: not against the clock
    expect(await angle()).toBe(stood);
    await page.keyboard.press('ArrowRight');
    expect(await angle()).not.toBe(stood);
    await page.keyboard.press('Escape');
    expect(await angle()).toBe(stood);
    expect(await chronicle(page)).toBe(before);
    await page.keyboard.press('3');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await told(page, before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an animal is dropped onto a rival, and two cards are drawn from them', patient, async () => {
    const { page, context, complaints, hand } = await at('secret-labyrinth', 'desk', (moves) =>
      moves.some(({ kind }) => kind === 'animal'),
    );
    const animal = page.locator('.playable .sl-hand-card');
    await animal.first().scrollIntoViewIfNeeded();
    const held = () => page.locator('.sl-hand li').count();
    const before = await held();
    await drag(
      hand,
      straight(await middleOf(page, '.playable .sl-hand-card'), await middleOf(page, '.sl-rival')),
    );
    await page.locator('.sl-hand-card.giving[data-lit]').first().dispatchEvent('click');
    // One animal and one gift go, up to two cards come.
    await page.waitForFunction(() => document.querySelector('.sl-hand-card.giving') === null);
    await page.waitForFunction(() => document.querySelector('.sl-hand .given') === null);
    expect(await held()).toBeLessThanOrEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(WAYS)('a pawn is carried by the %s to a lit square on the %s', patient, async (_hand, size) => {
    const { page, context, complaints, hand } = await at(
      'secret-labyrinth',
      size,
      (moves) =>
        moves.filter(({ kind }) => kind === 'run').length > 8 && !moves.some(({ kind }) => kind === 'claim'),
    );
    const before = await chronicle(page);
    const from = await middleOf(page, '.sl-pawn-grip');
    const to = await page.evaluate(({ x, y }) => {
      const middles = [...document.querySelectorAll('[data-place^="square-"][data-lit]')].map((square) => {
        const box = square.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
      return middles.reduce((far, one) =>
        Math.hypot(one.x - x, one.y - y) > Math.hypot(far.x - x, far.y - y) ? one : far,
      );
    }, from);
    await drag(hand, straight(from, to));
    await told(page, before);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.runIf(chosenGames().includes('templar'))('templar', () => {
  test.each(WAYS)('an object is carried by the %s to its slot on the %s', patient, async (_hand, size) => {
    const { page, context, complaints, hand } = await at(
      'templar',
      size,
      (moves) =>
        new Set(moves.flatMap((move) => (move.kind === 'hide' ? [JSON.stringify(move)] : []))).size > 2,
    );
    const stock = page.locator('[data-place^="stock-"][data-lit]').first();
    const place = await stock.getAttribute('data-place');
    const lying = await page.locator('.tp-lies').count();
    const from = await middleOf(page, `[data-place="${place}"]`);
    await hand.down(from);
    await hand.move({ x: from.x + 4, y: from.y - 20 });
    await hand.move({ x: from.x + 8, y: from.y - 40 });
    await page.waitForSelector('[data-place^="slot-"][data-lit]');
    const to = await middleOf(page, '[data-place^="slot-"][data-lit]');
    const way = straight({ x: from.x + 8, y: from.y - 40 }, to);
    for (let i = 1; i <= STEPS; i++) await hand.move(way(i / STEPS));
    await hand.up();
    await page.waitForFunction((count) => document.querySelectorAll('.tp-lies').length !== count, lying);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
