/** Whole games at drawn tables, by every way of playing them. */

import { gameEntries } from '@conclave/games/entries';
import type { Browser, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from '../axe.ts';
import { launch, SIZES, visit } from '../browser.ts';
import { type Pages, servePages } from '../pages.ts';
import { TestServer } from '../server.ts';
import { hintInFull, hurry, newMatch, playByKeys, playLit, pressUntil, settled } from '../table.ts';
import { together } from '../together.ts';
import { chosenGames } from './chosen.ts';
import { askedSeat, openPosition, playedMatch, undoMoment } from './positions.ts';

let browser: Browser;
let pages: Pages;
let server: TestServer;

beforeAll(async () => {
  [browser, pages, server] = await together(launch(), servePages(), TestServer.open());
});

afterAll(async () => {
  await browser?.close();
  await pages?.close();
  await server?.close();
});

const calm = { reducedMotion: 'reduce' } as const;
const easy = (count: number) => Array.from({ length: count }, () => 'easy' as const);
const patient = { timeout: 600_000 };

for (const { game } of gameEntries.filter(({ game }) => chosenGames().includes(game.id))) {
  const { min, max } = game.seats;
  const few = Math.max(2, min);
  describe(game.id, () => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      // What is easiest and what is hardest first: most faults of a new table show there.
      test.each([...new Set([few, max, min, Math.ceil((min + max) / 2)])])(
        `${size}: %i players, by clicking what is lit`,
        patient,
        async (seats) => {
          const { page, context, complaints } = await visit(browser, {
            ...calm,
            viewport,
            colorScheme: seats % 2 === 0 ? 'light' : 'dark',
            locale: seats % 2 === 0 ? 'en-GB' : 'fr-FR',
          });
          await newMatch(page, pages.address, game.id, easy(seats - 1));
          await hurry(page);
          expect(await playLit(page, seats)).toBeGreaterThan(0);
          expect(complaints).toEqual([]);
          await context.close();
        },
      );
    }

    test('by keys alone', patient, async () => {
      const { page, context, complaints } = await visit(browser, calm);
      await newMatch(page, pages.address, game.id, easy(few - 1));
      await hurry(page);
      await playByKeys(page);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('on one sofa, behind the curtain', patient, async () => {
      const { page, context, complaints } = await visit(browser, calm);
      // Two people who choose blindly may never end a game of secrets: where there is a chair, a bot does.
      await newMatch(page, pages.address, game.id, ['person', ...easy(Math.min(max, few + 1) - 2)]);
      await page.waitForSelector('[data-lift]');
      expect(await page.locator('.board').count()).toBe(0);
      await hurry(page);
      await playLit(page, 11);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('the gallery looks on: nothing is lit, and the end is shown', patient, async () => {
      const { page, context, complaints } = await visit(browser, calm);
      const played = await playedMatch(game, few);
      await page.goto(await openPosition(page, pages.address, played, 0.9, 'gallery'));
      await page.waitForSelector('.board');
      expect(await page.locator('[data-lit]').count()).toBe(0);
      await page.goto(await openPosition(page, pages.address, played, 1, 'gallery'));
      await page.waitForSelector('main[data-ended]');
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('a replay is drawn from every chair, and plays by itself', patient, async () => {
      const { page, context, complaints } = await visit(browser);
      const played = await playedMatch(game, few);
      await page.goto(await openPosition(page, pages.address, played, 1, 0));
      await page.goto(`${pages.address}/replay/local-position1000?seat=0`);
      await page.waitForSelector('.board');
      for (const watcher of [...Array.from({ length: few }, (_none, seat) => String(seat)), 'gallery']) {
        await page.locator(`[data-viewpoint="${watcher}"]`).click();
        for (const share of [0.2, 0.6, 1]) {
          await page
            .locator('.scrubber input')
            .fill(String(Math.floor(played.record().entries.length * share)));
          await page.waitForTimeout(80);
        }
      }
      await page.locator('.scrubber input').fill('0');
      await page.locator('[data-speed="4"]').click();
      await page.locator('[data-play]').click();
      await page.waitForFunction(
        () => Number(document.querySelector<HTMLInputElement>('.scrubber input')?.value) > 2,
      );
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('the hint is lit on the board', patient, async () => {
      const { page, context, complaints } = await visit(browser, calm);
      const played = await playedMatch(game, few);
      const you = askedSeat(played, 0.35);
      await page.goto(await openPosition(page, pages.address, played, 0.35, you));
      await page.waitForSelector('[data-lit]');
      await pressUntil(page, 'h', () => document.querySelector('.toast') !== null);
      await hintInFull(page);
      expect(await page.locator('.advised').count()).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('a step is taken back, where the rules allow it at all', patient, async () => {
      const { page, context, complaints } = await visit(browser, calm);
      const played = await playedMatch(game, few);
      const moment = undoMoment(played);
      if (moment) {
        await page.goto(await openPosition(page, pages.address, played, moment.share, moment.seat));
        await page.waitForSelector('.board');
        await settled(page);
        await page.evaluate(() => {
          document.body.dataset.before = document.querySelector('.board')?.innerHTML;
        });
        await pressUntil(
          page,
          'u',
          () => document.querySelector('.board')?.innerHTML !== document.body.dataset.before,
        );
      } else {
        // Every step of this match reveals something or passes the turn: then nothing is offered.
        await page.goto(await openPosition(page, pages.address, played, 0.35, askedSeat(played, 0.35)));
        await page.waitForSelector('.board');
        await settled(page);
        expect(await page.locator('[data-action="undo"]').count()).toBe(0);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });

    test.each(['desk', 'phone', 'across'] as const)(
      'every outcome has its end on the %s',
      patient,
      async (size) => {
        const { page, context, complaints } = await visit(browser, { ...calm, viewport: SIZES[size] });
        const seen = new Set<string>();
        for (const seats of new Set([min, few, max])) {
          for (const deal of ['', ' second', ' third']) {
            const played = await playedMatch(game, seats, {}, deal);
            const { how, places } = played.outcome ?? { how: '?', places: [] };
            const outcome = `${how} ${seats === 1 ? 'alone' : places.at(0)?.includes(0)}`;
            if (seen.has(outcome)) continue;
            seen.add(outcome);
            for (const you of [0, 'gallery'] as const) {
              const at = `${outcome}, ${seats} players, as ${you}`;
              await page.goto(await openPosition(page, pages.address, played, 1, you));
              await page.waitForSelector('main[data-ended]');
              await settled(page);
              expect(await page.locator('a[href^="/replay/"]:visible').count(), at).toBe(1);
              expect(await findings(page), at).toEqual([]);
              expect(complaints, at).toEqual([]);
            }
          }
        }
        await context.close();
      },
    );

    test('a line that breaks in mid-playback: the match goes on from the present', patient, async () => {
      const { page, context, complaints } = await visit(browser);
      const lines = new Set<WebSocketRoute>();
      await page.routeWebSocket(/\/socket/, (line) => {
        lines.add(line);
        line.connectToServer();
      });
      await page.goto(`${server.address}/new/${game.id}?where=online`);
      await page.locator(`input[name=seats][value="${few}"]`).check({ force: true });
      for (let other = 1; other < few; other++)
        await page.locator('.seat-row select').nth(other).selectOption('easy');
      await page.locator('button[type=submit]').click();
      await page.getByRole('button', { name: 'Begin the match' }).click();
      await page.waitForSelector('.board [data-lit]');
      for (let i = 0; i < 40; i++) {
        await page
          .locator('.board [data-lit]')
          .first()
          .dispatchEvent('click')
          .catch(() => {});
        const plays = await page
          .waitForSelector('main[data-settled="false"]', { timeout: 700 })
          .catch(() => null);
        if (plays) break;
      }
      for (const line of lines) await line.close();
      await settled(page);
      await page.waitForSelector('.board [data-lit], main[data-ended]');
      expect(lines.size).toBeGreaterThan(1);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('what can be helped explains itself', patient, async () => {
      const { page, context, complaints } = await visit(browser, calm);
      const played = await playedMatch(game, few);
      await page.goto(await openPosition(page, pages.address, played, 0.35, askedSeat(played, 0.35)));
      await page.waitForSelector('.board');
      const helped = await page
        .locator('.board [data-help]')
        .evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.help ?? ''));
      expect(helped.length).toBeGreaterThan(5);
      expect(helped.filter((text) => text.trim() === '')).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('the lesson is played through and ends in a match', patient, async () => {
      const { page, context, complaints } = await visit(browser, calm);
      await page.goto(`${pages.address}/learn/${game.id}`);
      for (let i = 0; i < 400 && !page.url().includes('/local/'); i++) {
        await page.waitForTimeout(20);
        await settled(page).catch(() => {});
        const next = page.locator('.lesson .button.go');
        // Meanwhile the lesson may have gone on: then it is looked at once more.
        if ((await next.count()) > 0) await next.click({ timeout: 3000 }).catch(() => {});
        else if ((await page.locator('.board [data-lit]').count()) > 0)
          await page.locator('.board [data-lit]').first().dispatchEvent('click');
      }
      expect(page.url()).toContain('/local/');
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
}
