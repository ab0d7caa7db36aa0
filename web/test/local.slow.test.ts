/** Tables on one device, in a real browser. */

import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atPages } from './at-pages.ts';
import { SIZES, visit } from './browser.ts';
import type { Pages } from './pages.ts';
import {
  hintInFull,
  hurry,
  newMatch,
  playByNotebook,
  playInWords,
  settled,
  takeCard,
  useWords,
} from './table.ts';

let browser: Browser;
let pages: Pages;

atPages((here) => {
  ({ browser, pages } = here);
});

const calm = { reducedMotion: 'reduce' } as const;

test('a picture drawn with characters stands in letters of one width, and fits a phone', async () => {
  const { page, context } = await visit(browser, { ...calm, viewport: SIZES.phone });
  await useWords(page, pages.address);
  await newMatch(page, pages.address, 'secret-labyrinth', ['easy']);
  const picture = page.locator('.words-page .picture');
  await picture.waitFor();
  const { narrow, wide, fits } = await picture.evaluate((drawn) => {
    const width = (text: string) => {
      const probe = document.createElement('span');
      probe.textContent = text;
      drawn.append(probe);
      const measured = probe.getBoundingClientRect().width;
      probe.remove();
      return measured;
    };
    return {
      narrow: width('|'.repeat(20)),
      wide: width('m'.repeat(20)),
      fits: drawn.scrollWidth <= drawn.clientWidth,
    };
  });
  expect(narrow).toBeGreaterThan(0);
  expect(narrow).toBeCloseTo(wide, 1);
  expect(fits).toBe(true);
  await context.close();
});

describe('one sofa', () => {
  test('two people play to the end, behind a curtain at every handover', async () => {
    const { page, context, complaints } = await visit(browser, calm);
    await newMatch(page, pages.address, 'temple-code', ['person']);
    await page.waitForSelector('[data-lift]');
    expect(await page.locator('.tc-card').count()).toBe(0);
    await playByNotebook(page);
    expect(await page.locator('[data-score]').count()).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('people who have not agreed on them have neither hints nor all that follows', async () => {
    for (const aids of [false, true]) {
      const { page, context } = await visit(browser, calm);
      await newMatch(page, pages.address, 'temple-code', ['person'], aids);
      await page.locator('[data-lift]').click();
      const follows = page.locator('.notebook select option[value=follows]');
      await follows.waitFor({ state: 'attached' });
      expect(await follows.isEnabled()).toBe(aids);
      expect(await page.locator('[data-action=hint]').count()).toBe(aids ? 1 : 0);
      await page.getByRole('tab', { name: 'People' }).click();
      await page.getByText(aids ? 'are allowed in this match' : 'Fair play, on trust').waitFor();
      await context.close();
    }
  });

  test('the worker tells the page nothing that its seat may not know', async () => {
    const { page, context } = await visit(browser, calm);
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      const Original = window.Worker;
      window.Worker = class extends Original {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          this.addEventListener('message', ({ data }) => heard.push(structuredClone(data)));
        }
      };
    });
    await useWords(page, pages.address);
    await newMatch(page, pages.address, 'temple-code', ['person', 'easy']);
    await hurry(page);
    const heard: string[] = [];
    const collect = async () => {
      heard.push(
        ...(await page.evaluate(() =>
          (window as unknown as { heard: unknown[] }).heard.map((one) => JSON.stringify(one)),
        )),
      );
    };
    await playInWords(page, 5);
    await collect();
    const states = heard
      .map((text) => JSON.parse(text))
      .flatMap((message) => (message.state ? [message.state] : []));
    const running = states.filter((state) => state.table.outcome === null);
    expect(running.length).toBeGreaterThan(5);
    const curtains = running.filter((state) => state.handover?.curtain);
    expect(curtains.length).toBeGreaterThan(0);
    for (const state of running) {
      if (state.handover?.curtain) expect(state.perspective).toBeNull();
      if (state.perspective === null) continue;
      const { watcher, view, told } = state.perspective;
      expect(view.players[watcher].combination).toBeNull();
      expect(view.pile.cards).toBeNull();
      const own = told.filter(
        (event: { type: string; seat: number }) =>
          event.type === 'combinationDrawn' && event.seat === watcher,
      );
      expect(own.every((event: { card: number | null }) => event.card === null)).toBe(true);
      expect(JSON.stringify(state)).not.toContain('"seed"');
    }
    await context.close();
  });
});

test('the mind is asked in a worker of its own, with what the page knows, and answers', async () => {
  const { page, context, complaints } = await visit(browser, calm);
  await page.addInitScript(() => {
    const talk: { worker: number; asked: unknown; answer: unknown }[] = [];
    Object.assign(window, { talk });
    const Original = window.Worker;
    let workers = 0;
    window.Worker = class extends Original {
      private readonly own = workers++;
      private readonly asked = new Map<number, unknown>();
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => {
          if ('answer' in data)
            talk.push({ worker: this.own, asked: this.asked.get(data.number), answer: data.answer });
        });
      }
      override postMessage(message: { number: number; ask: unknown }): void {
        this.asked.set(message.number, structuredClone(message.ask));
        super.postMessage(message);
      }
    };
  });
  await newMatch(page, pages.address, 'secret-labyrinth', ['easy']);
  await page.locator('#tab-notebook').click();
  await page.locator('.notebook select').selectOption('follows');
  type Talk = { worker: number; asked: { type: string; knowledge?: { seat: number } }; answer: unknown };
  const said = () => page.evaluate(() => (window as unknown as { talk: Talk[] }).talk);
  await expect.poll(async () => (await said()).some(({ asked }) => asked.type === 'ponder')).toBe(true);
  const pondered = (await said()).filter(({ asked }) => asked.type === 'ponder');
  const played = (await said()).filter(({ asked }) => asked.type === 'open');
  expect(pondered.every(({ answer }) => answer !== null)).toBe(true);
  expect(pondered[0].asked.knowledge?.seat).toBe(0);
  expect(pondered[0].worker).not.toBe(played[0].worker);
  expect(complaints).toEqual([]);
  await context.close();
});

describe('for everybody', () => {
  test('the language follows the browser and changes at once', async () => {
    const { page, context, complaints } = await visit(browser, { ...calm, locale: 'fr-FR' });
    await newMatch(page, pages.address, 'temple-code', ['easy']);
    await page.waitForSelector('.tc-board');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.locator('.tc-pile').getAttribute('aria-label')).toContain('Pioche');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog .languages button[lang=en]').click();
    expect(await page.locator('.tc-pile').getAttribute('aria-label')).toContain('Draw pile');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('by keyboard alone from the first page to a declaration', async () => {
    const { page, context, complaints } = await visit(browser, calm);
    await page.goto(pages.address);
    await page.waitForSelector('[data-quick]');
    const press = (key: string) => page.keyboard.press(key);
    for (
      let i = 0;
      i < 30 && !(await page.evaluate(() => document.activeElement?.hasAttribute('data-quick')));
      i++
    )
      await press('Tab');
    await press('Enter');
    await page.waitForURL('**/local/*');
    await hurry(page);
    const focused = () => page.evaluate(() => document.activeElement?.className ?? '');
    for (let i = 0; i < 200; i++) {
      await page.waitForSelector('.target.lit, main[data-ended]');
      if ((await page.locator('.tc-seal.lit').count()) > 0) break;
      await press('j');
      await press('Enter');
      await page.waitForTimeout(60);
    }
    for (let i = 0; i < 12 && !(await focused()).includes('tc-seal'); i++) await press('j');
    await press('Enter');
    await page.waitForSelector('[data-statuette]');
    for (const number of ['1', '2', '7']) await press(number);
    await page.waitForSelector('.tc-seal.lit');
    for (let i = 0; i < 12 && !(await focused()).includes('tc-seal'); i++) await press('j');
    await press('Enter');
    await page.waitForFunction(() =>
      document.querySelector('[role=log]')?.textContent?.includes('You declare'),
    );
    expect(await page.locator('[role=log]').innerText()).toContain('You declare Wave · Tiki · Kraken');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('in words the focus is never lost, whoever moves and whatever is opened and closed', async () => {
    const { page, context, complaints } = await visit(browser, calm);
    await newMatch(page, pages.address, 'temple-code', ['easy']);
    await hurry(page);
    await page.waitForSelector('.tc-front.lit');
    await page.keyboard.press('v');
    await page.waitForSelector('.words-page .moves .button');
    const focusOn = (selector: string) =>
      page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
    await page.keyboard.press('j');
    await focusOn('.moves .button');
    const news = () => page.locator('.unseen[role=log]').innerText();
    for (let i = 0; i < 4; i++) {
      const before = await news();
      await page.keyboard.press('Enter');
      await expect.poll(news).not.toBe(before);
      // Nothing may be chosen for a while; as soon as something may, one is at the same place of the list again.
      await page.waitForSelector('.moves .button, main[data-ended]');
      if ((await page.locator('main[data-ended]').count()) > 0) return;
      await focusOn('.moves .button');
    }
    await page.locator('[data-form]').first().focus();
    await page.keyboard.press('Enter');
    await focusOn('.form-steps h3');
    await page.locator('.form-steps .dialog-foot .button').last().focus();
    await page.keyboard.press('Enter');
    await focusOn('[data-form]');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the lesson leads a beginner to a right declaration, on a phone, in French', async () => {
    const { page, context, complaints } = await visit(browser, {
      ...calm,
      viewport: SIZES.phone,
      locale: 'fr-FR',
      hasTouch: true,
    });
    await page.goto(`${pages.address}/learn/temple-code`);
    for (let i = 0; i < 40; i++) {
      await page.waitForSelector(
        '.lesson .button.go, .lesson:has-text("C’est tout"), .tc-front.lit, .tc-seal.lit',
      );
      const next = page.locator('.lesson .button.go');
      const said = await page.locator('.lesson').innerText();
      if (said.includes('C’est tout')) break;
      if ((await next.count()) > 0) {
        await next.click();
      } else if ((await page.locator('.tc-front.lit').count()) > 0) {
        await page.locator('.tc-front.lit').first().click();
      } else {
        await page.locator('.tc-seal').click();
        for (const statuette of ['axolotl', 'kraken', 'tiki'])
          await page.locator(`[data-statuette=${statuette}]`).click();
        await page.locator('.tc-seal').click();
      }
      // What is said next is said when it is done.
      const isNew = (before: string) => document.querySelector<HTMLElement>('.lesson')?.innerText !== before;
      await page.waitForFunction(isNew, said, { timeout: 3000 }).catch(() => null);
    }
    expect(await page.locator('.lesson').innerText()).toContain('C’est tout');
    expect(await page.locator('.tc-own [data-halves]').getAttribute('data-halves')).toBe('1');
    const real = page.locator('.lesson .button.go');
    expect(await real.innerText()).toBe('Jouer une vraie partie');
    await real.click();
    await page.waitForURL('**/local/*');
    await page.waitForSelector('.tc-front.lit');
    expect(await page.locator('.lesson').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('whatever may not be chosen says why, with its rule', async () => {
    const { page, context } = await visit(browser, calm);
    await newMatch(page, pages.address, 'temple-code', ['easy']);
    await hurry(page);
    await page.waitForSelector('.tc-front.lit');
    await page.locator('.tc-pile').dispatchEvent('click');
    await page.waitForSelector('.toast.why');
    expect(await page.locator('.toast.why a').first().getAttribute('href')).toMatch(
      /^\/rules\/temple-code#TC-/,
    );
    await context.close();
  });

  test('a reason goes when it is out of date', async () => {
    const { page, context } = await visit(browser, calm);
    await newMatch(page, pages.address, 'temple-code', ['easy']);
    await hurry(page);
    await page.waitForSelector('.tc-front.lit');
    // By itself it would stay for ever.
    await page.evaluate(() => {
      const later = window.setTimeout;
      const never = (run: () => void, wait: number) => (wait > 5000 ? 0 : later(run, wait));
      window.setTimeout = never as typeof window.setTimeout;
    });
    await page.locator('.tc-pile').dispatchEvent('click');
    await page.waitForSelector('.toast.why');
    await page.keyboard.press('v');
    await page.locator('.moves button').first().click();
    await page.waitForFunction(() => !document.querySelector('.toast.why'));
    // The match goes on.
    expect(await page.waitForSelector('.moves button')).not.toBeNull();
    await context.close();
  });

  test('a hint lights up its move on the board and in words', async () => {
    const { page, context, complaints } = await visit(browser, calm);
    const hint = async () => {
      await newMatch(page, pages.address, 'temple-code', ['easy']);
      await hurry(page);
      await page.waitForSelector('.tc-front.lit');
      expect(await page.locator('.advised').count()).toBe(0);
      await hintInFull(page);
      await page.waitForSelector('.target.advised');
      return page.locator('.target.advised').first().getAttribute('aria-label');
    };
    // Now and then a deal is so lucky that declaring is advised, which is filled in elsewhere.
    let advised = await hint();
    for (let deals = 1; deals < 5 && advised?.startsWith('Declare'); deals++) advised = await hint();
    expect(await page.locator('.toast').first().innerText()).toContain(advised ?? '?');
    await page.keyboard.press('v');
    expect(await page.locator('.moves .advised').innerText()).toBe(advised);
    await page.locator('.moves .advised').click();
    await page.waitForFunction(() => !document.querySelector('.advised, .toast'));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('Temple Code by hand: a card is carried to the stele, statuettes into niches and between them', async () => {
    const { page, context, complaints } = await visit(browser, calm);
    await newMatch(page, pages.address, 'temple-code', ['easy']);
    await hurry(page);
    const carry = async (from: string, to: string) => {
      const [start, goal] = await Promise.all(
        [from, to].map(async (place) => (await page.locator(place).first().boundingBox())!),
      );
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 5 });
      await page.mouse.up();
    };
    const own = page.locator('.tc-own .tc-decoded');
    await page.waitForSelector('.tc-front.lit');
    await settled(page);
    const before = await own.count();
    await carry('.tc-front.lit', '[data-place=discard]');
    expect(await own.count()).toBe(before);
    await carry('.tc-front.lit', '[data-place=stele]');
    await expect.poll(() => own.count()).toBeGreaterThan(before);
    await settled(page);
    await page.locator('[data-place=seal]').click();
    const niche = (at: number) => page.locator(`[data-place="niche ${at}"]`).getAttribute('aria-label');
    const empty = [await niche(0), await niche(1), await niche(2)];
    await carry('[data-place="statuette kraken"]', '[data-place="niche 2"]');
    expect([await niche(0), await niche(1)]).toEqual(empty.slice(0, 2));
    expect(await niche(2)).toContain('Kraken');
    await carry('[data-place="statuette tiki"]', '[data-place="niche 0"]');
    await carry('[data-place="niche 2"]', '[data-place="niche 0"]');
    expect(await niche(0)).toContain('Kraken');
    expect(await niche(2)).toContain('Tiki');
    // Let go beside them it stays where it was.
    await carry('[data-place="niche 2"]', '.tc-own');
    expect(await niche(2)).toContain('Tiki');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('in a running match a sentence of the chronicle leads to its moment and back', async () => {
    const { page, context, complaints } = await visit(browser, calm);
    await newMatch(page, pages.address, 'temple-code', ['easy']);
    await hurry(page);
    for (let i = 0; i < 2; i++) {
      await takeCard(page);
    }
    await page.waitForSelector('.tc-front.lit');
    await settled(page);
    const now = await page.locator('.tc-board').innerText();
    const decoded = await page.locator('.tc-decoded').count();
    expect(decoded).toBeGreaterThan(1);
    await page.locator('#tab-chronicle').click();
    await page.locator('.chronicle li button').last().click();
    await page.waitForSelector('[data-present]');
    // The board may be drawn a moment after the button that leads back.
    const drawn = (selector: string) =>
      expect.poll(() => page.locator(selector).count(), { timeout: 30_000 });
    await drawn('.tc-decoded').toBe(0);
    await drawn('.target.lit').toBe(0);
    await drawn('.tc-door').toBe(3);
    await page.locator('[data-present]').click();
    await page.waitForSelector('.target.lit');
    await expect.poll(() => page.locator('.tc-board').innerText(), { timeout: 30_000 }).toBe(now);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('with four players on a phone the own place is in sight without scrolling', async () => {
    const { page, context } = await visit(browser, { ...calm, viewport: SIZES.phone });
    await newMatch(page, pages.address, 'temple-code', ['easy', 'easy', 'easy']);
    await hurry(page);
    await page.waitForSelector('.target.lit');
    await settled(page);
    const box = await page.locator('.tc-seal').boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(SIZES.phone.height);
    const small = await page.locator('.target.lit').evaluateAll((targets) =>
      targets
        .map((target) => target.getBoundingClientRect())
        .filter(({ width, height }) => width < 44 || height < 44)
        .map(({ width, height }) => [width, height]),
    );
    expect(small).toEqual([]);
    await context.close();
  });
});
