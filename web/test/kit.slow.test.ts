/**
 * The board layer in a real browser, on the sample board of `/kit${chapter}`. A simulated document would give wrong
 * answers here.
 */

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { launch, pageIn, SIZES, visit } from './browser.ts';
import { type Pages, servePages } from './pages.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

import { together } from './together.ts';

let browser: Browser;
let pages: Pages;
let dist: string;

/** The kit's page belongs to development: it is built for this test alone. */
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'conclave-kit-'));
  const arguments_ = [
    VITE,
    'build',
    WEB,
    '--mode',
    'kit',
    '--outDir',
    dist,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  await promisify(execFile)(process.execPath, arguments_, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  [browser, pages] = await together(launch(), servePages(dist));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await pages?.close();
  rmSync(dist, { recursive: true, force: true });
});

interface Place {
  readonly x: number;
  readonly y: number;
}

/** One of each kind, for all tests: what it has loaded it need not load again. */
const contexts = new Map<string, BrowserContext>();
let context: BrowserContext;
let page: Page;
let complaints: string[];

async function open(options: Parameters<typeof visit>[1] = {}, chapter = '#board'): Promise<void> {
  await page?.close();
  const kind = JSON.stringify(options);
  const known = contexts.get(kind);
  ({ context, page, complaints } = known
    ? await pageIn(known)
    : await visit(browser, { viewport: SIZES.desk, ...options }));
  contexts.set(kind, context);
  await page.goto(`${pages.address}/kit${chapter}`);
  await page.waitForSelector('main section');
  if (chapter === '#board')
    await page.locator('.sheet-frame').evaluate((frame) => frame.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => document.fonts.ready);
  // The scrolling is told with the next frame, and puts away what a mouse may have asked by then.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Where a piece is shown now, in board units, found from pixels alone. */
async function shown(piece: string): Promise<Place> {
  return page.evaluate((piece) => {
    const sheet = document.querySelector('.sheet')!.getBoundingClientRect();
    const box = document.querySelector(`[data-piece="${piece}"]`)!.getBoundingClientRect();
    const scale = sheet.width / 1000;
    return { x: (box.x - sheet.x) / scale, y: (box.y - sheet.y) / scale };
  }, piece);
}

const scale = (): Promise<number> =>
  page.evaluate(() => document.querySelector('.sheet')!.getBoundingClientRect().width / 1000);

/** Nothing travels for five frames on end: what a click sets off begins a frame or two after it. */
const still = (): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let calm = 0;
        function look() {
          const moves =
            document.getAnimations().some(({ id }) => id === 'travel') ||
            document.querySelector('[data-moving]') !== null;
          calm = moves ? 0 : calm + 1;
          if (calm === 5) resolve();
          else requestAnimationFrame(look);
        }
        requestAnimationFrame(look);
      }),
  );

/** Stops every journey and the camera in the middle of their way. */
async function halfway(): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      if (
        !(animation instanceof CSSTransition) &&
        !(animation instanceof CSSAnimation) &&
        typeof end === 'number'
      ) {
        animation.pause();
        animation.currentTime = end / 2;
      }
    }
  });
}

const near = (a: Place, b: Place, slack = 1.5) =>
  expect(Math.hypot(a.x - b.x, a.y - b.y), `${JSON.stringify(a)} is not ${JSON.stringify(b)}`).toBeLessThan(
    slack,
  );

const point = (i: number): Place => ({ x: 110 + (i % 4) * 130, y: 130 + Math.floor(i / 4) * 170 });
const spot = (i: number) => page.locator(`[data-place=p${i}]`);
const at = async (place: Place): Promise<Place> => {
  const box = (await page.locator('.sheet').first().boundingBox())!;
  const times = box.width / 1000;
  return { x: box.x + place.x * times, y: box.y + place.y * times };
};

describe('on a desk', () => {
  beforeEach(() => open(), 60_000);

  test('pieces stand in board units and end where they should, at any zoom', async () => {
    near(await shown('pawn'), point(5));
    await spot(4).click();
    await still();
    near(await shown('pawn'), point(4));
    await page.locator('[data-try=glide]').click();
    await still();
    expect(await scale()).toBeGreaterThan(1.5);
    near(await shown('pawn'), point(4));
    await spot(5).click();
    await still();
    near(await shown('pawn'), point(5));
    expect(complaints).toEqual([]);
  });

  test('half of a straight way is half of it on the board, drawn near or not', async () => {
    for (const zoomed of [false, true]) {
      if (zoomed) {
        await page.locator('[data-try=glide]').click();
        await still();
      }
      const [from, to] = zoomed ? [4, 5] : [5, 4];
      await page.evaluate((to) => document.querySelector<HTMLElement>(`[data-place=p${to}]`)!.click(), to);
      await page.evaluate(() => {
        const [animation] = document.getAnimations().filter(({ id }) => id === 'travel');
        animation.pause();
        // Where the curve of the ease is at one half, the piece is in the middle.
        animation.effect!.updateTiming({ easing: 'linear' });
        animation.currentTime = Number(animation.effect!.getComputedTiming().duration) / 2;
      });
      near(await shown('pawn'), {
        x: (point(from).x + point(to).x) / 2,
        y: (point(from).y + point(to).y) / 2,
      });
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) if (animation.id === 'travel') animation.finish();
      });
    }
  });

  test('zooming, panning and scrolling between two moves makes nothing travel', async () => {
    await page.locator('[data-try=glide]').click();
    await page.locator('.sheet-buttons button').nth(0).click();
    await page.evaluate(() => scrollBy(0, 60));
    await page.locator('[data-try=night]').click();
    const travelling = await page.evaluate(
      () => document.getAnimations().filter(({ id }) => id === 'travel').length,
    );
    expect(travelling).toBe(0);
  });

  test('a way along points passes its corners', async () => {
    await page.locator('[data-try=walk]').click();
    const corners = await page.evaluate(() => {
      const [animation] = document.getAnimations().filter(({ id }) => id === 'travel');
      animation.pause();
      const effect = animation.effect as KeyframeEffect;
      const piece = document.querySelector('[data-piece=pawn]')!;
      return effect.getKeyframes().map(({ computedOffset }) => {
        animation.currentTime = computedOffset * Number(effect.getComputedTiming().duration) * 0.9999;
        const { e, f } = new DOMMatrix(getComputedStyle(piece).transform);
        return { x: e, y: f };
      });
    });
    for (const [i, place] of [5, 0, 3, 11, 8, 6].entries()) near(corners[i], point(place));
  });

  test('riders go round with their ring, on its circle and upright', async () => {
    const before = await shown('guest-0');
    await page.locator('[data-try=turn]').click();
    const moment = await page.evaluate(() => {
      const ring = document.querySelector('.turning-part')!;
      const rider = document.querySelector('[data-piece=guest-0]')!;
      for (const animation of [...ring.getAnimations(), ...rider.getAnimations()]) {
        animation.pause();
        animation.currentTime = 200;
      }
      const { a, b, e, f } = new DOMMatrix(getComputedStyle(rider).transform);
      return { ring: Number.parseFloat(getComputedStyle(ring).rotate), x: e, y: f, a, b };
    });
    expect(moment.ring).toBeGreaterThan(1);
    expect(moment.ring).toBeLessThan(29.5);
    const centre = { x: 760, y: 310 };
    const angle = (place: Place) => (Math.atan2(place.y - centre.y, place.x - centre.x) * 180) / Math.PI;
    expect(angle(moment) - angle(before)).toBeCloseTo(moment.ring, 0);
    expect(Math.hypot(moment.x - centre.x, moment.y - centre.y)).toBeCloseTo(145, 0);
    expect(moment.b).toBeCloseTo(0);
    expect(moment.a).toBeCloseTo(1);
  });

  test('a hand on the ring takes its riders along without travel, and the turn goes on from there', async () => {
    await page
      .locator('input[type=range]')
      .first()
      .evaluate((input: HTMLInputElement) => {
        input.value = '20';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    const turned = { x: 760 + 145 * Math.cos(Math.PI / 9), y: 310 + 145 * Math.sin(Math.PI / 9) };
    near(await shown('guest-0'), turned);
    await page.locator('[data-try=turn]').click();
    const start = await page.evaluate(() => {
      const [animation] = document.querySelector('.turning-part')!.getAnimations();
      return String((animation.effect as KeyframeEffect).getKeyframes()[0].rotate);
    });
    expect(start).toBe('20deg');
    await still();
    near(await shown('guest-0'), {
      x: 760 + 145 * Math.cos(Math.PI / 6),
      y: 310 + 145 * Math.sin(Math.PI / 6),
    });
  });

  test('who goes glides to the gate, and is gone there', async () => {
    await page.locator('[data-try=guest]').click();
    const goal = await page.evaluate(() => {
      const ghost = document.querySelector('.pieces > [inert]')!;
      const [animation] = ghost.getAnimations();
      animation.pause();
      animation.currentTime = Number(animation.effect!.getComputedTiming().duration) - 0.01;
      const box = ghost.getBoundingClientRect();
      const gate = document.querySelector('[data-place=gate]')!.getBoundingClientRect();
      animation.play();
      return { dx: box.x - gate.x - gate.width / 2, dy: box.y - gate.y - gate.height / 2 };
    });
    near({ x: goal.dx, y: goal.dy }, { x: 0, y: 0 });
    await page.waitForFunction(() => !document.querySelector('.pieces > [inert]'));
  });

  test('another watcher is a cut: nothing travels, nothing turns', async () => {
    await page.locator('[data-try=cut]').click();
    expect(
      await page.evaluate(
        () =>
          document
            .querySelector('.sheet')!
            .getAnimations({ subtree: true })
            .filter((one) => !(one instanceof CSSAnimation)).length,
      ),
    ).toBe(0);
    near(await shown('pawn'), point(0));
  });

  test('a pan of a near board plays no move; a click does', async () => {
    await page.locator('[data-try=glide]').click();
    await still();
    const before = await shown('pawn');
    const lit = (await spot(4).boundingBox())!;
    await page.mouse.move(lit.x + lit.width / 2, lit.y + lit.height / 2);
    await page.mouse.down();
    await page.mouse.move(lit.x - 60, lit.y - 90, { steps: 4 });
    await page.mouse.up();
    near(await shown('pawn'), before);
    const moved = (await spot(4).boundingBox())!;
    expect(Math.hypot(moved.x - lit.x, moved.y - lit.y)).toBeGreaterThan(20);
    await page.mouse.click(moved.x + moved.width / 2, moved.y + moved.height / 2);
    await still();
    near(await shown('pawn'), point(4));
  });

  test('a hand that trembles within the slack still clicks', async () => {
    await page.locator('[data-try=glide]').click();
    await still();
    const lit = (await spot(4).boundingBox())!;
    await page.mouse.move(lit.x + lit.width / 2, lit.y + lit.height / 2);
    await page.mouse.down();
    await page.mouse.move(lit.x + lit.width / 2 + 3, lit.y + lit.height / 2 + 2);
    await page.mouse.up();
    await still();
    near(await shown('pawn'), point(4));
  });

  test('the wheel scrolls the page over a whole board, zooms with Ctrl about the pointer, and pans a near one', async () => {
    const frame = (await page.locator('.sheet-frame').first().boundingBox())!;
    await page.mouse.move(frame.x + 300, frame.y + 200);
    const top = () => page.evaluate(() => scrollY);
    const [scrolled, zoom] = [await top(), await scale()];
    await page.mouse.wheel(0, 40);
    await expect.poll(top).toBeGreaterThan(scrolled);
    expect(await scale()).toBe(zoom);
    const middle = await at({ x: 500, y: 200 });
    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(scale).toBeGreaterThan(zoom * 1.3);
    near(await at({ x: 500, y: 200 }), middle);
    const here = await top();
    const sheet = () =>
      page.evaluate(() => document.querySelector('.sheet')!.getBoundingClientRect().y + scrollY);
    const y = await sheet();
    await page.mouse.wheel(0, 20);
    await expect.poll(sheet).toBeLessThan(y);
    expect(await top()).toBe(here);
  });

  test('arrow keys go by direction and Enter chooses', async () => {
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
    await spot(4).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('p6');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('p4');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await focused()).toBe('p8');
    await spot(4).focus();
    await page.keyboard.press('Enter');
    await still();
    near(await shown('pawn'), point(4));
  });

  test('what gets the focus by keys comes into sight of a near board', async () => {
    await page.locator('[data-try=glide]').click();
    await still();
    const pearl = page.locator('[data-place=pearl]');
    const frame = (await page.locator('.sheet-frame').first().boundingBox())!;
    expect((await pearl.boundingBox())!.y).toBeGreaterThan(frame.y + frame.height);
    await page.keyboard.press('Tab');
    await pearl.focus();
    await still();
    const box = (await pearl.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(frame.y + frame.height);
  });

  test('several moves at one place open a small choice there; Escape lets go', async () => {
    await spot(4).focus();
    const first = page.locator('.chooser [data-lit]');
    // Point 1 is the first neighbour of point 5: one may walk there, or sing.
    await spot(1).click();
    expect(await first.allInnerTexts()).toEqual(['Walk to point 1', 'Sing at point 1']);
    await page.keyboard.press('Escape');
    expect(await first.count()).toBe(0);
    await spot(1).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await still();
    near(await shown('pawn'), point(1));
  });

  test('source, then destination: two clicks or one drag, and Escape lets go', async () => {
    const ruby = page.locator('[data-place=ruby]');
    await ruby.click();
    expect(await ruby.getAttribute('aria-pressed')).toBe('true');
    expect(await spot(4).getAttribute('aria-label')).toBe('Point 4');
    await page.keyboard.press('Escape');
    expect(await ruby.getAttribute('aria-pressed')).toBe('false');
    await ruby.click();
    await spot(1).click();
    await page.locator('.chooser [data-lit]', { hasText: 'Carry' }).click();
    await still();
    near(await shown('ruby'), point(1));
    const pearl = (await page.locator('[data-place=pearl]').boundingBox())!;
    const goal = await at(point(10));
    await page.mouse.move(pearl.x + 20, pearl.y + 20);
    await page.mouse.down();
    await page.mouse.move(goal.x - 8, goal.y + 6, { steps: 6 });
    expect(await page.locator('.drag-ghost').count()).toBe(1);
    await page.mouse.up();
    await still();
    near(await shown('pearl'), point(10));
    expect(await page.locator('.drag-ghost').count()).toBe(0);
  });

  test('a drag that ends nowhere changes nothing and holds nothing', async () => {
    const pearl = page.locator('[data-place=pearl]');
    const box = (await pearl.boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 150, box.y - 90, { steps: 5 });
    await page.mouse.up();
    expect(await pearl.getAttribute('aria-pressed')).toBe('false');
    near(await shown('pearl'), point(11));
  });

  test('what cannot be chosen is not lit and says why: on hover in the help card, on click aloud', async () => {
    expect(await spot(3).getAttribute('data-lit')).toBeNull();
    expect(await spot(3).getAttribute('aria-disabled')).toBe('true');
    const place = await at(point(3));
    await page.mouse.move(place.x, place.y);
    await page.waitForSelector('.help-card:popover-open .why');
    expect(await page.locator('.help-card .why').innerText()).toBe('Too far: one point at a time.');
    await page.mouse.click(place.x, place.y);
    await page.waitForSelector('.toast.why');
  });

  test('what comes to lie under a mouse that rests explains nothing until the mouse moves', async () => {
    const place = await at(point(3));
    await page.mouse.move(place.x, place.y);
    await page.evaluate(({ x, y }) => {
      const card = document.createElement('div');
      card.dataset.help = 'A card that has just come.';
      card.style.cssText = `position: fixed; inset: ${y - 40}px auto auto ${x - 40}px; width: 80px; height: 80px; z-index: 99`;
      document.body.append(card);
    }, place);
    await page.waitForSelector('.help-card:not(:popover-open)', { state: 'attached' });
    await page.waitForTimeout(1000);
    expect(await page.locator('.help-card:popover-open').count()).toBe(0);
    await page.mouse.move(place.x + 4, place.y + 4);
    await page.waitForSelector('.help-card:popover-open');
    expect(await page.locator('.help-card').innerText()).toBe('A card that has just come.');
  });

  test('an open help card follows what its thing has to say', async () => {
    await page.evaluate(() => {
      const thing = document.createElement('div');
      thing.id = 'thing';
      thing.dataset.help = 'One thing.';
      thing.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 80px; height: 80px; z-index: 99';
      document.body.append(thing);
    });
    const thing = page.locator('#thing');
    await thing.hover();
    await page.waitForSelector('.help-card:popover-open');
    await thing.evaluate((one: HTMLElement) => {
      one.dataset.help = 'Something else now.';
    });
    await expect.poll(() => page.locator('.help-card').innerText()).toBe('Something else now.');
    await thing.evaluate((one) => one.remove());
  });

  test('a confirm is a second click on the same thing, or press and hold; one click alone does nothing', async () => {
    await spot(4).click();
    await still();
    const anew = page.locator('.hold');
    await anew.click();
    near(await shown('pawn'), point(4));
    await anew.click();
    await still();
    near(await shown('pawn'), point(5));
    await spot(4).click();
    await still();
    await anew.click({ delay: 900 });
    await still();
    near(await shown('pawn'), point(5));
  });

  test('what waits for a second click says so on itself, does not lapse, and lets go in sight', async () => {
    const anew = page.locator('.hold');
    const words = page.locator('.sure-words');
    await page.clock.install();
    await spot(4).click();
    await anew.click();
    expect(await words.innerText()).toBe('Begin anew? Click again');
    const [over, under] = [(await words.boundingBox())!, (await anew.boundingBox())!];
    const middle = { x: under.x + under.width / 2, y: under.y + under.height / 2 };
    expect(over.x).toBeLessThan(middle.x);
    expect(over.x + over.width).toBeGreaterThan(middle.x);
    expect(over.y).toBeLessThan(middle.y);
    expect(over.y + over.height).toBeGreaterThan(middle.y);
    await page.clock.fastForward(600_000);
    expect(await words.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => words.count()).toBe(0);
    expect(await anew.getAttribute('class')).not.toContain('armed');
    await anew.click();
    await expect.poll(() => words.count()).toBe(1);
    await page.locator('h1').first().click();
    await expect.poll(() => words.count()).toBe(0);
    // Another thing that is chosen lets it go too.
    await anew.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => words.allInnerTexts()).toEqual(['Begin anew? Press Enter again']);
    await page.keyboard.press('Tab');
    await expect.poll(() => words.count()).toBe(0);
    await page.evaluate(() => {
      document.documentElement.lang = 'fr';
    });
    await anew.click();
    await expect.poll(() => words.allInnerTexts()).toEqual(['Begin anew\u00a0? Cliquez encore']);
    expect(complaints).toEqual([]);
  });

  test('a hand that moves while it presses is dragging: it confirms nothing', async () => {
    await spot(4).click();
    await still();
    const anew = page.locator('.hold');
    const { x, y, width, height } = (await anew.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    // Sent together: on a busy machine a hand that waits for the answer in between would have held still.
    await Promise.all([page.mouse.down(), page.mouse.move(x + width / 2 + 12, y + height / 2)]);
    await page.waitForTimeout(900);
    await still();
    near(await shown('pawn'), point(4));
    await page.mouse.up();
    await anew.click();
    await still();
    near(await shown('pawn'), point(5));
  });

  test('half-way through a glide the board follows the hand at once', async () => {
    await page.locator('[data-try=glide]').click();
    await halfway();
    const middle = await scale();
    const frame = (await page.locator('.sheet-frame').first().boundingBox())!;
    await page.mouse.move(frame.x + 200, frame.y + 300);
    await page.mouse.down();
    await page.mouse.up();
    expect(await scale()).toBeCloseTo(middle, 2);
  });

  test('a followed piece stays in sight', async () => {
    await page.locator('[data-try=glide]').click();
    await still();
    await page.locator('[data-try=follow]').click();
    await still();
    for (const i of [6, 7]) {
      await spot(i).click();
      await still();
    }
    const pawn = (await page.locator('[data-piece=pawn] svg').boundingBox())!;
    const frame = (await page.locator('.sheet-frame').first().boundingBox())!;
    expect(pawn.x).toBeGreaterThan(frame.x);
    expect(pawn.x + pawn.width).toBeLessThan(frame.x + frame.width);
    expect(pawn.y + pawn.height).toBeLessThan(frame.y + frame.height);
  });
});

test('letters in buttons on a board are drawn like all others there: at any zoom they keep their size', async () => {
  await open();
  const ways = await page
    .locator('.sheet button')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).textRendering))]);
  expect(ways).toEqual(['geometricprecision']);
});

test('what lies in the hand comes to the board over the page, and stands there only once it has arrived', async () => {
  await open();
  const card = (await page.locator('[data-place=card-Anselmus]').boundingBox())!;
  const start = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-place=card-Anselmus]')!.click();
    while (!document.querySelector('.flight')) await new Promise((resolve) => requestAnimationFrame(resolve));
    const [animation] = document.querySelector('.flight')!.getAnimations();
    animation.pause();
    animation.currentTime = 0;
    const { x, y } = document.querySelector('.flight')!.getBoundingClientRect();
    const { opacity } = getComputedStyle(document.querySelector('[data-piece=coin-Anselmus]')!);
    animation.finish();
    return { x, y, opacity };
  });
  expect(start.opacity).toBe('0');
  // The hand has closed up a little by then.
  near(start, { x: card.x + card.width / 2, y: card.y + card.height / 2 }, card.width / 2);
  await page.waitForSelector('.flight', { state: 'detached' });
  near(await shown('coin-Anselmus'), { x: 736, y: 290 });
});

test('ten cards fit a phone, each of them in sight', async () => {
  await open({ viewport: SIZES.phone, hasTouch: true }, '#parts');
  const hand = page.locator('.hand').nth(1);
  await hand.scrollIntoViewIfNeeded();
  const cards = await hand
    .locator('li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(cards).toHaveLength(10);
  for (const [i, x] of cards.slice(1).entries()) expect(x - cards[i]).toBeGreaterThan(22);
  expect(
    await hand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(8);
});

test.each(['light', 'dark'] as const)(
  'axe has nothing serious to say of the parts, %s',
  async (colorScheme) => {
    for (const chapter of ['#board', '#parts', '#page']) {
      await open({ colorScheme, reducedMotion: 'reduce' }, chapter);
      expect(await findings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    }
  },
);

test('every sound is heard, and none is cut off', async () => {
  await open({}, '#sounds');
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-sound-name]')].every(
      ({ dataset }) => Number(dataset.peak) > 0,
    ),
  );
  const peaks = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-sound-name]')].map(
      ({ dataset }) => [dataset.soundName, Number(dataset.peak)] as const,
    ),
  );
  expect(peaks.length).toBeGreaterThan(20);
  for (const [name, peak] of peaks) {
    expect(peak, name).toBeGreaterThan(0.02);
    expect(peak, name).toBeLessThan(1);
  }
});

describe('keys of a table', () => {
  const heard = () => page.locator('#heard').textContent();
  beforeEach(() => open({}, '#keys'), 60_000);

  test('are those that nobody else has a use for, Ctrl by its name', async () => {
    await page.keyboard.press('k');
    await page.keyboard.press('Shift+K');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('q');
    expect(await heard()).toBe('k · K · Enter · Ctrl Enter');
  });

  test('are not those with Alt or Meta, nor a letter with Ctrl', async () => {
    for (const chord of ['Alt+k', 'Meta+k', 'Control+k', 'Alt+Control+Enter'])
      await page.keyboard.press(chord);
    expect(await heard()).toBe('');
  });

  test('are not those that are written', async () => {
    await page.locator('#writing').focus();
    await page.keyboard.type('kk');
    await page.keyboard.press('Enter');
    expect(await page.locator('#writing').inputValue()).toBe('kk');
    expect(await heard()).toBe('');
  });

  test('are none while a dialog is open, wherever the focus is', async () => {
    await page.locator('#ask').click();
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('k');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('k');
    expect(await heard()).toBe('');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await page.keyboard.press('k');
    expect(await heard()).toBe('k');
  });

  test('leave a focused button its Enter, unless the table wants it first', async () => {
    await page.keyboard.press('k');
    await page.locator('#pressed').focus();
    await page.keyboard.press('Enter');
    await expect.poll(heard).toBe('');
    await page.keyboard.press('k');
    await page.keyboard.press('Control+Enter');
    await expect.poll(heard).toBe('k · Ctrl Enter');
    await page.locator('#even').check();
    await page.locator('#pressed').focus();
    await page.keyboard.press('Enter');
    await expect.poll(heard).toBe('k · Ctrl Enter · Enter');
  });

  test('held down are pressed once, but arrows go on', async () => {
    for (const key of ['k', 'ArrowLeft']) {
      for (let i = 0; i < 3; i++) await page.keyboard.down(key);
      await page.keyboard.up(key);
    }
    await page.keyboard.press('k');
    expect(await heard()).toBe('k · ArrowLeft · ArrowLeft · ArrowLeft · k');
  });
});

test('focus that is lost comes to rest, though whatever gets it vanishes and brings another back', async () => {
  await open({}, '#keys');
  await page.locator('[data-place=vanish]').focus();
  await page.evaluate(() => {
    const counted = { moves: 0 };
    document.addEventListener('focusin', () => counted.moves++);
    Object.assign(window, { counted });
  });
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-place=vanish]', { state: 'detached' });
  const moves = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { counted: { moves: number } }).counted.moves;
    });
  const first = await moves();
  expect(first).toBeGreaterThan(1);
  expect(await moves()).toBe(first);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('vanishing');
});

test('with less motion nothing travels and nothing glides', async () => {
  await open({ reducedMotion: 'reduce' });
  await page.locator('[data-try=turn]').click();
  await spot(4).click();
  near(await shown('pawn'), point(4));
  await page.locator('[data-try=glide]').click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await scale()).toBeGreaterThan(1.5);
});

describe('on a phone', () => {
  beforeEach(() => open({ viewport: SIZES.phone, hasTouch: true }), 60_000);

  test('a tap beside a lit place means it, though something unlit lies under the finger', async () => {
    const place = await at(point(4));
    await page.touchscreen.tap(place.x + 14, place.y - 12);
    await still();
    near(await shown('pawn'), point(4));
  });

  test('a tap far from everything lit means nothing', async () => {
    const place = await at({ x: 900, y: 60 });
    await page.touchscreen.tap(place.x, place.y);
    near(await shown('pawn'), point(5));
  });

  test('a finger’s first tap on a card only points, and the card says so', async () => {
    const card = page.locator('.kit-tray [data-lit]').last();
    const words = page.locator('.sure-words');
    await card.tap();
    await expect.poll(() => words.allInnerTexts()).toEqual(['Tap again']);
    expect(await card.getAttribute('aria-label')).toMatch(/: Tap again$/);
    const paid = page.getByLabel('Paid:');
    expect(await paid.first().getAttribute('aria-label')).toBe('Paid: 0');
    await card.tap();
    await expect.poll(() => paid.first().getAttribute('aria-label')).toBe('Paid: 1');
    expect(await words.count()).toBe(0);
  });

  test('two fingers zoom the board and not the page', async () => {
    const before = await scale();
    const client = await context.newCDPSession(page);
    const place = await at({ x: 300, y: 300 });
    const fingers = (apart: number) => [
      { x: place.x - apart, y: place.y, id: 1 },
      { x: place.x + apart, y: place.y, id: 2 },
    ];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (const apart of [30, 45, 60])
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await scale()).toBeGreaterThan(before * 2);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    near(await shown('pawn'), point(5));
    expect(complaints).toEqual([]);
  });

  test('the small plan shows where one is, and goes where it is tapped', async () => {
    expect(await page.locator('.small-plan').count()).toBe(0);
    await page.locator('[data-try=glide]').tap();
    await page.locator('.sheet-frame').first().scrollIntoViewIfNeeded();
    await still();
    const plan = (await page.locator('.small-plan').boundingBox())!;
    await page.touchscreen.tap(plan.x + plan.width * 0.76, plan.y + plan.height * 0.5);
    await still();
    const frame = (await page.locator('.sheet-frame').first().boundingBox())!;
    const hub = await at({ x: 760, y: 310 });
    near(hub, { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }, 12);
  });

  test('a long press shows the reason, and the click that ends it does nothing', async () => {
    const client = await context.newCDPSession(page);
    const place = await at(point(3));
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...place, id: 1 }] });
    await page.waitForSelector('.help-card:popover-open .why');
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.locator('.toast').count()).toBe(0);
    expect(await page.locator('.help-card:popover-open').count()).toBe(1);
  });
});
