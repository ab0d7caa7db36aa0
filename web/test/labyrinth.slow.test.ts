/** The drawn table of Secret Labyrinth in a real browser: faults that were found by playing. */

import { type AnyMatch, type AnyMove, Match, type Seat } from '@conclave/engine';
import { gamesById } from '@conclave/games';
import { gameEntries } from '@conclave/games/entries';
import { SECRETS } from '@conclave/games/secret-labyrinth/rules/cards';
import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { SIZES, visit } from './browser.ts';
import type { Pages } from './pages.ts';
import { hintInFull, settled } from './table.ts';
import { askedSeat, openPosition, playedMatch } from './tables/positions.ts';

const game = gameEntries.find(({ game }) => game.id === 'secret-labyrinth')!.game;
const lesson = (await gamesById[game.id].table!()).lesson!;

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

async function pageAt(shape: Shape): Promise<Page> {
  const touch = shape === 'phone' || shape === 'across';
  const known =
    kept.get(shape) ??
    (await visit(browser, { viewport: SIZES[shape], reducedMotion: 'reduce', hasTouch: touch }));
  kept.set(shape, known);
  return known.page;
}

async function open(shape: Shape, match: AnyMatch, you: Seat, share = 1): Promise<Page> {
  const page = await pageAt(shape);
  await page.goto(await openPosition(page, pages.address, match, share, you));
  await page.waitForSelector('.sl');
  await settled(page);
  return page;
}

const colour = (colour: string) => ({ kind: 'colour', colour });
const shift = (corridor: string) => ({ kind: 'shift', corridor });
const run = (to: number) => ({ kind: 'run', to });
const done = { kind: 'done' };

/** The lesson's castle, after these moves. */
const after = (...moves: readonly (readonly [Seat, AnyMove])[]) => afterWith({}, moves);

function afterWith(options: object, moves: readonly (readonly [Seat, AnyMove])[]): AnyMatch {
  const match: AnyMatch = Match.open(game, 2, options, lesson.seed);
  for (const [seat, move] of [[0, colour('blue')], [1, colour('yellow')], ...moves] as const) {
    const made = match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
    if (!made.ok) throw new Error(`${JSON.stringify(move)}: ${made.refusal.reason}`);
  }
  return match;
}

/** The first player may run to the gnome; then has taken it. */
const CHANGED = [
  [0, shift('outer')],
  [0, shift('inner')],
] as const;
const TAKEN = [...CHANGED, [0, run(21)]] as const;
/** The griffin is taken too, the other one has a card, and the first player has run: an animal may be played. */
const WITH_ANIMAL = [
  ...TAKEN,
  [0, done],
  [0, { kind: 'jump' }],
  [1, shift('inner')],
  [1, shift('inner')],
  [1, run(42)],
  [1, done],
  [0, { kind: 'turn', notches: 1 }],
  [0, shift('outer')],
  [0, run(41)],
] as const;

/** The outer edge of the ring round the centre, of the castle's 800. */
const ALIGNED = 136;

describe('on a small screen', () => {
  test.each(['phone', 'across'] as const)(
    '%s: four seekers have their names on their plates, and hours are read on the castle',
    async (shape) => {
      const played = await playedMatch(game, 4);
      // From the third chair: the others follow in the order of the table.
      const page = await open(shape, played, 2, 0.35);
      const names = await page
        .locator('.sl-rival b')
        .evaluateAll((all) => all.map((name) => [name.textContent, name.scrollWidth <= name.clientWidth]));
      expect(names).toEqual([
        ['Damien', true],
        ['Alix', true],
        ['Bertrand', true],
      ]);
      const hours = await page
        .locator('.sl-numeral')
        .evaluateAll((all) => all.map((hour) => hour.getBoundingClientRect().height));
      expect(hours).toHaveLength(12);
      expect(Math.min(...hours)).toBeGreaterThan(9);
    },
  );
});

test('on a phone the words of a hint stand clear of the plate that it means', async () => {
  const exchange = [
    [0, { kind: 'animal', card: SECRETS.indexOf('griffin') }],
    [0, { kind: 'give', card: SECRETS.indexOf('gnome-fiddler') }],
  ] as const;
  const page = await open('phone', after(...WITH_ANIMAL, ...exchange), 0);
  await hintInFull(page);
  const plate = page.locator('.advised[data-place="rival-1"]');
  await plate.waitFor();
  const isClear = () =>
    page.evaluate(() => {
      const words = document.querySelector('.toasts')?.getBoundingClientRect();
      const meant = document.querySelector('[data-place="rival-1"]')?.getBoundingClientRect();
      return words && meant && words.height > 0 && (words.top >= meant.bottom || words.bottom <= meant.top);
    });
  await expect.poll(isClear, { timeout: 4000 }).toBe(true);
});

describe('the centre', () => {
  test.each(['desk', 'phone'] as const)(
    '%s: its dial stands off the ring it is aligned with, and its hub turns like its fields',
    async (shape) => {
      const page = await open(shape, after(), 0);
      const hub = () =>
        page.evaluate(() => document.querySelector<HTMLElement>('.turning-part:has(.sl-hub)')?.style.rotate);
      const before = await hub();
      expect(before).toMatch(/deg$/);
      // In the very middle of the hub.
      const castle = (await page.locator('.sl-castle .sheet').boundingBox())!;
      await page.mouse.click(castle.x + castle.width / 2, castle.y + castle.height / 2);
      const notches = page.locator('.sl-dial-notch');
      await notches.first().waitFor();
      const { scale, nearest } = await page.evaluate(() => {
        const sheet = document.querySelector('.sl-castle .sheet')!.getBoundingClientRect();
        const middle = { x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height / 2 };
        const edges = [...document.querySelectorAll('.sl-dial-notch')].map((notch) => {
          const { x, y, width, height } = notch.getBoundingClientRect();
          return Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y) - width / 2;
        });
        return { scale: sheet.width / 800, nearest: Math.min(...edges) };
      });
      expect(nearest).toBeGreaterThan(ALIGNED * scale);
      // What the hint points at keeps its number.
      const written = await notches.first().evaluate((notch) => {
        notch.classList.add('advised');
        const { content, position } = getComputedStyle(notch, '::before');
        notch.classList.remove('advised');
        return { content, position, text: `"${notch.dataset.text}"` };
      });
      expect(written).toMatchObject({ content: written.text, position: 'static' });
      await notches.nth(2).hover();
      await soon(hub).not.toBe(before);
      await page.keyboard.press('Escape');
      await soon(hub).toBe(before);
    },
  );
});

describe('a corridor', () => {
  const shut = (page: Page) =>
    page.evaluate(() => document.querySelectorAll('.sl-castle [fill="var(--niche)"]').length);
  const made = (page: Page) => page.locator('main').getAttribute('data-told');

  test.each(['part-2', 'winch-2'])(
    'SL-6 %s: the first click lifts it, shuts its openings and says so; it does not lapse; once more turns it',
    async (place) => {
      const page = await open(place === 'part-2' ? 'desk' : 'phone', after(), 0);
      const ring = page.locator(`[data-place="${place}"]`);
      const [before, told] = [await shut(page), await made(page)];
      const lifted = page.locator('.sl-lifted');
      await ring.dispatchEvent('click', { detail: 1 });
      await lifted.waitFor();
      const words = page.locator('.sure-words');
      expect(await words.innerText()).toBe('One notch? Click again');
      expect(await ring.getAttribute('aria-label')).toBe('One notch? Click again');
      expect(await shut(page)).toBeGreaterThan(before);
      expect(await page.locator('.sl-preview').count()).toBe(0);
      // Elsewhere, or Escape, lets it go, and that is seen.
      await page.locator('.sl-you').dispatchEvent('pointerdown', { pointerType: 'mouse' });
      await soon(() => lifted.count()).toBe(0);
      expect(await words.count()).toBe(0);
      expect(await shut(page)).toBe(before);
      await ring.dispatchEvent('click', { detail: 1 });
      await lifted.waitFor();
      await page.keyboard.press('Escape');
      await soon(() => lifted.count()).toBe(0);
      expect(await words.count()).toBe(0);
      expect(await made(page)).toBe(told);
      for (let clicks = 0; clicks < 2; clicks++) await ring.dispatchEvent('click', { detail: 1 });
      await soon(() => made(page)).not.toBe(told);
      await soon(() => lifted.count()).toBe(0);
    },
  );

  test.each([true, false])(
    'SL-6 trying out %s: what a lifted corridor would join and part is shown only where it may be tried out',
    async (tryOut) => {
      const page = await open('desk', afterWith({ tryOut }, []), 0);
      // A plus or a minus stands in every square that a change in the hand would join or part.
      const signs = page.locator('.sl-castle circle[r="7"]');
      const said = page.locator('.sl-preview');
      expect([await signs.count(), await said.count()]).toEqual([0, 0]);
      const shown: number[] = [];
      for (const part of ['part-1', 'part-2']) {
        await page.locator(`[data-place="${part}"]`).dispatchEvent('click', { detail: 1 });
        await page.locator('.sl-lifted').waitFor();
        // Held one notch on, and not let fall.
        await page.keyboard.press('ArrowRight');
        expect(await said.count()).toBe(tryOut ? 1 : 0);
        shown.push(await signs.count());
        await page.keyboard.press('Escape');
        await soon(() => page.locator('.sl-lifted').count()).toBe(0);
        expect([await signs.count(), await said.count()]).toEqual([0, 0]);
      }
      if (tryOut) expect(Math.max(...shown)).toBeGreaterThan(0);
      else expect(shown).toEqual([0, 0]);
    },
  );

  test('by a real mouse and by Enter it is two presses too', async () => {
    const page = await open('desk', after(), 0);
    const castle = (await page.locator('.sl-castle .sheet').boundingBox())!;
    const told = await made(page);
    const at = [castle.x + castle.width / 2, castle.y + castle.height * (0.5 + 262 / 800)] as const;
    await page.mouse.click(...at);
    await page.locator('.sl-lifted').waitFor();
    await page.mouse.click(...at);
    await soon(() => made(page)).not.toBe(told);
    await settled(page);
    const turned = await made(page);
    await page.locator('[data-place="part-1"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.sl-lifted').waitFor();
    expect(await made(page)).toBe(turned);
    await page.keyboard.press('Enter');
    await soon(() => made(page)).not.toBe(turned);
  });
});

test('no start square is taken for lit floor', async () => {
  const played = await playedMatch(game, 4);
  const page = await open('desk', played, askedSeat(played, 0.05), 0.05);
  const { carpets, floors } = await page.evaluate(() => {
    const numbers = (colour: string) => colour.match(/\d+/g)!.slice(0, 3).map(Number);
    const painted = (style: string) => {
      const probe = document.createElement('i');
      probe.style.color = style;
      document.querySelector('.sl-castle .sl-lamp')!.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return numbers(color);
    };
    return {
      carpets: [...document.querySelectorAll('.sl-carpet')].map((carpet) =>
        numbers(getComputedStyle(carpet).fill),
      ),
      floors: ['--k0', '--k1'].map((tone) => painted(`var(${tone})`)),
    };
  });
  expect(carpets.length).toBeGreaterThan(1);
  for (const carpet of carpets)
    for (const floor of floors)
      expect(Math.hypot(...carpet.map((part, i) => part - floor[i]))).toBeGreaterThan(120);
});

test('arrow keys reach every ring', async () => {
  const page = await open('desk', after(), 0);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
  await page.locator('[data-place="part-0"]').focus();
  const reached = new Set([await focused()]);
  for (const arrow of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(arrow);
    reached.add(await focused());
  }
  expect([...reached].sort()).toEqual(['part-0', 'part-1', 'part-2']);
  expect(await focused()).toBe('part-0');
});

describe('when nothing but the end of the turn is left', () => {
  test('after a taken card End turn is gold, has the focus and the key', async () => {
    const page = await open('desk', after(...CHANGED), 0);
    await page.locator('[data-place="square-21"]').click();
    await page.waitForSelector('.sl-done[data-lit]');
    await soon(() => page.evaluate(() => document.activeElement?.matches('.sl-done'))).toBe(true);
    expect(await page.locator('.sl-key').isVisible()).toBe(true);
    // Nobody can walk on gold that is left.
    expect(
      await page
        .locator('.sl-lamp')
        .first()
        .evaluate((lamp) => Number(getComputedStyle(lamp).opacity)),
    ).toBeLessThan(0.6);
    await page.keyboard.press('e');
    await page.waitForSelector('[data-place="jump"]');
  });

  test('who holds an animal and who holds none see the same button, and nothing ends the turn by itself', async () => {
    const buttons: string[] = [];
    for (const moves of [TAKEN, WITH_ANIMAL]) {
      const page = await open('desk', after(...moves), 0);
      await page.waitForFunction(() => document.activeElement?.matches('.sl-done'));
      buttons.push(await page.locator('.sl-done').evaluate((button) => button.outerHTML));
      const animals = await page.locator('.sl-hand-card[data-lit]').count();
      expect(animals).toBe(moves === TAKEN ? 0 : 1);
    }
    expect(buttons[0]).toBe(buttons[1]);
  });

  test('whoever reads the notebook is not torn from it', async () => {
    const page = await open('desk', after(...CHANGED), 0);
    await page.locator('.notebook select').focus();
    await page.locator('[data-place="square-21"]').dispatchEvent('click');
    await page.waitForSelector('.sl-done[data-lit]');
    expect(await page.evaluate(() => document.activeElement?.matches('select'))).toBe(true);
  });
});

test('at the end the notebook shows the true hands, whatever help was chosen', async () => {
  const played = await playedMatch(game, 3);
  const page = await open('desk', played, 0);
  const { players } = played.perspective(0).view as { players: { cards: number[] }[] };
  const others = players.slice(1).reduce((sum, { cards }) => sum + cards.length, 0);
  for (const help of ['off', 'seen', 'follows']) {
    await page.locator('.notebook select').selectOption(help);
    await soon(() => page.locator('.sl-notes button.sure').count()).toBe(others);
    expect(await page.locator('.sl-notebook').innerText()).not.toContain('Infinity');
  }
});

test('no seat mark is shown before the match that will not be the player’s', async () => {
  const page = await pageAt('desk');
  await page.goto(`${pages.address}/new/secret-labyrinth`);
  await page.locator('.seat-row').first().waitFor();
  expect(await page.locator('.seat-row .seat-mark').count()).toBe(0);
  await page.goto(`${pages.address}/new/templar`);
  await page.locator('.seat-row .seat-mark').first().waitFor();
});
