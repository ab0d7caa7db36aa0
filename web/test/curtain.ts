/**
 * The curtain shows nothing of the player before. Two matches on one device differ only in what the next player may not
 * know. Their pages must be the same at every curtain, and when it is lifted.
 */

import { type AnyMatch, type AnyMove, canonical, type GameTypes, stretchSeed } from '@conclave/engine';
import { ChaCha8 } from '@conclave/engine/rng';
import { type Disguised, stateOf, type Veil } from '@conclave/engine/testing';
import { gameEntries } from '@conclave/games/entries';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { MatchWriter } from '../sources/local-progress.ts';
import { atPages } from './at-pages.ts';
import { visit } from './browser.ts';
import type { Pages } from './pages.ts';
import { specOf } from './spec-of.ts';
import { settled } from './table.ts';
import { moments, playedMatch, storeMatch } from './tables/positions.ts';
import { goOn, noticed } from './twin.ts';

const NAMES = ['Alix', 'Bertrand', 'Clotilde'];
const SEATS = 3;
/** Pairs at the most, where the first ones do not differ in what the former saw or did. */
const MAX_PAIRS = 6;
/** Of a match, from one pair to the next: they lie all over it, however many there are. */
const SCATTER = 0.618;
/** Entries after the chosen one. */
const LOOKED_AT = 120;

let browser: Browser;
let pages: Pages;
/** One for each twin. */
let sofas: readonly Page[];

interface Spied {
  /** Everything that the page itself has read from the device's store since `reads` was last emptied. */
  reads: unknown[];
  post(ask: unknown): Promise<unknown>;
}

async function openSofa(): Promise<Page> {
  const { page } = await visit(browser, { reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const spied = { reads: [] as unknown[], post: (_ask: unknown): Promise<unknown> => Promise.reject() };
    Object.assign(window, { spied });
    localStorage.setItem('conclave.forced-moves', 'off');
    localStorage.setItem('conclave.assistance', 'seen');
    for (const name of ['get', 'getAll', 'openCursor'] as const) {
      const original: (...args: never[]) => IDBRequest = IDBObjectStore.prototype[name];
      Object.assign(IDBObjectStore.prototype, {
        [name](...args: never[]) {
          const request = original.apply(this, args);
          request.addEventListener('success', () => spied.reads.push([...args, request.result]));
          return request;
        },
      });
    }
    const Original = window.Worker;
    window.Worker = class extends Original {
      override postMessage(message: { number: number; ask: { type: string } }): void {
        if (message.ask.type === 'open') spied.post = (ask) => asked(this, ask);
        super.postMessage(message);
      }
    };
    let number = 1_000_000;
    function asked(worker: Worker, ask: unknown): Promise<unknown> {
      const own = number++;
      return new Promise((resolve) => {
        worker.addEventListener('message', ({ data }) => data.number === own && resolve(data.answer));
        worker.postMessage({ number: own, ask });
      });
    }
  });
  return page;
}

/** The whole page: its elements, what is filled in, what has the focus, its title, and what it keeps and reads. */
function wholePage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const filledIn = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      ({ value, checked }) => [value, checked],
    );
    const { spied } = window as unknown as { spied: Spied };
    const stores = [localStorage, sessionStorage].map((store) => Object.entries(store).sort());
    const rest = { filledIn, focus: document.activeElement?.outerHTML, stores, reads: spied.reads };
    const { title, documentElement, location } = document;
    return [title, location.href, JSON.stringify(rest), documentElement.outerHTML].join('\n');
  });
}

/** Once it has come to rest: notes are read, pictures come, one after the other. */
async function restingPage(page: Page): Promise<string> {
  for (let before = '', tries = 0; ; tries++) {
    const now = await wholePage(page);
    if (now === before || tries === 50) return now;
    before = now;
    await page.waitForTimeout(100);
  }
}

async function drawn(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector);
  await settled(page);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Both pages, side by side. */
function both<Result>(act: (page: Page, twin: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(sofas.map(act));
}

async function expectSame(when: string, look = wholePage): Promise<void> {
  const [here, there] = await both(look);
  // A page is long: what is shown of a difference is where it begins.
  const at = [...here].findIndex((sign, i) => sign !== there[i]);
  if (at >= 0)
    expect
      .soft(there.slice(Math.max(0, at - 200), at + 200), when)
      .toBe(here.slice(Math.max(0, at - 200), at + 200));
  expect(there === here, when).toBe(true);
}

async function lift(page: Page): Promise<void> {
  await page.locator('[data-lift]').click();
  await drawn(page, '.board');
}

/** Asks the page's own worker. */
function ask(page: Page, question: unknown): Promise<unknown> {
  return page.evaluate((asked) => (window as unknown as { spied: Spied }).spied.post(asked), question);
}

/** As the button in the list of people does it. */
async function handOver(page: Page, to: number): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as { spied: Spied }).spied.reads = [];
  });
  await ask(page, { type: 'handOver', to });
  await drawn(page, '[data-lift]');
}

/** Whoever sits there looks about: a hint, a help card, a reason. */
async function lookAbout(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await page.waitForSelector('.toast');
  await page.locator('.board [aria-disabled=true]').first().dispatchEvent('click');
  await page.locator('.board [data-help]').first().dispatchEvent('pointerover', { pointerType: 'mouse' });
  await page.waitForSelector('.help-card:popover-open');
}

/** What floats above the board, or is only heard. */
function aside(page: Page): Promise<string> {
  return page
    .locator('.help-card, .toasts, [role=log], .status')
    .allInnerTexts()
    .then((texts) => texts.join(''));
}

function stored(match: AnyMatch, id: string): Parameters<typeof storeMatch>[2] {
  return {
    table: {
      id,
      game: match.game.id,
      options: match.options,
      seats: NAMES.map((name) => ({ kind: 'person', name, level: null })),
      createdAt: 0,
      changedAt: 0,
      waiting: match.perspective('gallery').waiting,
      outcome: null,
    },
    ...new MatchWriter(match).write(),
  };
}

interface Twins {
  readonly here: AnyMatch;
  readonly there: AnyMatch;
  readonly disguised: Disguised<GameTypes>;
  /** Sees the same in both. */
  readonly watcher: number;
  /** Had the device before. */
  readonly former: number;
}

function twinsAt(match: AnyMatch, veil: Veil<GameTypes>, watcher: number, rng: ChaCha8): Twins | null {
  const { game } = match;
  const disguised = veil.disguise(game.clone(stateOf(match)), watcher, rng);
  const [here, there] = [stateOf(match), disguised.state].map((state) => goOn(match, game.clone(state)));
  const former = here.toAct().find((seat) => seat !== watcher) ?? (watcher + 1) % SEATS;
  const isAlike = here.toAct().length > 0 && canonical(here.toAct()) === canonical(there.toAct());
  return isAlike ? { here, there, disguised, watcher, former } : null;
}

/** From an entry of the match on: where the former has a secret to choose, or sees something else in the twin. */
function findTwins(played: AnyMatch, from: number, veil: Veil<GameTypes>, watcher: number, rng: ChaCha8) {
  let found: Twins | null = null;
  for (const [entry, match] of moments(played, from)) {
    if (entry >= from + LOOKED_AT) break;
    const twins = match.outcome ? null : twinsAt(match, veil, watcher, rng);
    if (!twins) continue;
    const steps = secretStep(twins, rng);
    if (steps && canonical(steps[0]) !== canonical(steps[1])) return twins;
    const [seen, other] = [twins.here, twins.there].map((twin) => twin.perspective(twins.former).view);
    if (canonical(seen) !== canonical(other)) found ??= twins;
  }
  return found;
}

/** A step of a seat: if possible one that differs in the twin, and that the watcher notices in the same way. */
function secretStep({ here, there, disguised, former: seat, watcher }: Twins, rng: ChaCha8) {
  if (!here.toAct().includes(seat)) return null;
  for (let attempt = 0; attempt < 10; attempt++) {
    const { moves, decision } = here.perspective(seat);
    const move = rng.pick([...moves]);
    const seen = noticed(here, { type: 'move', seat, move, decision }, watcher);
    if (seen === null) continue;
    const own = there.decision(seat);
    const known = canonical(move);
    const others = there
      .perspective(seat)
      .moves.filter((other) => other.kind === move.kind && canonical(other) !== known);
    const inTwin = [...rng.shuffle(others).slice(0, 8), disguised.rename?.(seat, move) ?? move, move].find(
      (other) => noticed(there, { type: 'move', seat, move: other, decision: own }, watcher) === seen,
    );
    if (inTwin) return [move, inTwin];
  }
  return null;
}

/** The former has the device: looks about, and makes a step if there is one. */
async function takeTurn({ here, there, former }: Twins, steps: readonly AnyMove[] | null): Promise<void> {
  await both(async (page, twin) => {
    await lift(page);
    await lookAbout(page);
    const move = steps?.[twin];
    if (!move) return;
    const match = [here, there][twin];
    const asked = { type: 'move', move, decision: match.decision(former) };
    expect(await ask(page, asked)).toBeNull();
    match.submit({ type: 'move', seat: former, move, decision: asked.decision });
    await drawn(page, '.board');
  });
}

/** The first moment of a match at which a seat is asked something like this. */
async function momentOf(
  id: string,
  options: unknown,
  isIt: (match: AnyMatch, moves: readonly AnyMove[]) => boolean,
): Promise<{ readonly match: AnyMatch; readonly seat: number }> {
  const game = gameEntries.find(({ game }) => game.id === id)?.game;
  if (!game) throw new Error(`there is no ${id}`);
  const played = await playedMatch(game, SEATS, options);
  for (const [, match] of moments(played)) {
    const [seat] = match.toAct();
    if (isIt(match, match.perspective(seat).moves)) return { match, seat };
  }
  throw new Error('no such moment');
}

const of = (moves: readonly AnyMove[], wanted: string) => moves.filter(({ kind }) => kind === wanted);

/** What is composed and not handed in: where, by which clicks, and where it is seen then. */
const COMPOSED = {
  'a gift': {
    /** A mass at which all are asked, and the first of them holds more cards than go. */
    moment: () =>
      momentOf(
        'abbey',
        { startAtLauds: true },
        (match, moves) => match.toAct().length === SEATS && of(moves, 'give').length > 1,
      ),
    clicks: ['.ab-hand .ab-card[data-lit]'],
    seen: '.ab-slots .ab-card[data-lit]',
  },
  'a question': {
    moment: () => momentOf('abbey', {}, (_match, moves) => of(moves, 'ask').length > 0),
    clicks: ['.ab-value[data-lit]'],
    seen: '.ab-builder:not(.blank) .ab-scroll',
  },
} as const;

/** So many pairs of matches of each game. */
export function curtainTest(pairs: number): void {
  atPages((here) => {
    ({ browser, pages } = here);
  });

  beforeAll(async () => {
    sofas = await Promise.all([openSofa(), openSofa()]);
  });

  test.each(gameEntries.map(({ game }) => game))(
    '$id: nothing of the one before is left behind the curtain',
    async (game) => {
      const { veil } = await specOf(game.id);
      const rng = new ChaCha8(stretchSeed(`curtain ${game.id}`));
      const played = await playedMatch(game, SEATS);
      let differed = 0;
      let steps = 0;
      const hasSecretSteps = Object.keys(veil.steps ?? {}).length > 0;
      const isDecided = () => differed > 0 && (steps > 0 || !hasSecretSteps);
      for (let pair = 0; pair < pairs || (pair < MAX_PAIRS && !isDecided()); pair++) {
        const from = Math.floor(((pair * SCATTER) % 1) * played.length);
        const twins = findTwins(played, from, veil, pair % SEATS, rng);
        if (!twins) continue;
        const { here, there, former, watcher } = twins;
        const id = `twin-${game.id}-${pair}`;
        await both(async (page, twin) => {
          await storeMatch(page, pages.address, stored([here, there][twin], id));
          await page.goto(`${pages.address}/local/${id}?pace=0`);
          await drawn(page, '[data-lift]');
        });
        await expectSame(`pair ${pair}: opened`);
        await both((page) => handOver(page, former));
        await expectSame(`pair ${pair}: before`);
        const moves = secretStep(twins, rng);
        if (moves) steps++;
        await takeTurn(twins, moves);
        const [one, other] = await both(wholePage);
        if (one !== other) differed++;
        await both((page) => handOver(page, watcher));
        expect(await both(aside), `pair ${pair}: after`).toEqual(['', '']);
        await expectSame(`pair ${pair}: after`);
        await both(lift);
        await expectSame(`pair ${pair}: lifted`, restingPage);
      }
      // It is not for want of a difference that the curtains are alike.
      expect(differed).toBeGreaterThan(0);
      if (hasSecretSteps) expect(steps).toBeGreaterThan(0);
    },
  );

  test.each(Object.entries(COMPOSED))(
    'nothing of %s that was composed and not handed in is left behind the curtain, and its owner finds it again',
    async (_name, { moment, clicks, seen }) => {
      const { match, seat } = await moment();
      const next = (seat + 1) % SEATS;
      await both(async (page) => {
        await storeMatch(page, pages.address, stored(match, 'composed'));
        await page.goto(`${pages.address}/local/composed?pace=0`);
        await drawn(page, '[data-lift]');
        await handOver(page, seat);
        await lift(page);
      });
      // One composes, the other does not.
      const [composing] = sofas;
      for (const click of clicks) await composing.locator(click).first().click();
      const shown = composing.locator(seen);
      const said = () =>
        shown.first().evaluate((one) => one.getAttribute('aria-label') ?? (one as HTMLElement).innerText);
      const chosen = await said();
      const [one, other] = await both(wholePage);
      expect(one).not.toBe(other);
      await both((page) => handOver(page, next));
      expect(await both(aside)).toEqual(['', '']);
      await expectSame('behind the curtain');
      await both(lift);
      await expectSame('lifted', restingPage);
      expect(await shown.count()).toBe(0);
      await handOver(composing, seat);
      expect(await wholePage(composing)).not.toContain(chosen);
      await lift(composing);
      expect(await said()).toBe(chosen);
      expect(await shown.count()).toBe(1);
    },
  );
}
