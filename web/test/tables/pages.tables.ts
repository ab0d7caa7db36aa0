/**
 * The pages of somebody who plays: with tables that wait, invitations, open tables, a match to watch, finished ones. At
 * five sizes, by day and by night, in both languages nothing is wider than the screen and axe finds nothing.
 * `CONCLAVE_PICTURES=folder` keeps a picture of each.
 */

import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from '../axe.ts';
import { launch, visitPainted } from '../browser.ts';
import { TestServer } from '../server.ts';
import { together } from '../together.ts';

let browser: Browser;
let server: TestServer;
let house: House;
const pictures = process.env.CONCLAVE_PICTURES;

const SIZES = [
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [390, 844],
  [360, 740],
] as const;
const LOOKS = [
  { locale: 'en-GB', colorScheme: 'light' },
  { locale: 'fr-FR', colorScheme: 'dark' },
  { locale: 'en-GB', colorScheme: 'dark' },
  { locale: 'fr-FR', colorScheme: 'light' },
] as const;

beforeAll(async () => {
  if (pictures) mkdirSync(pictures, { recursive: true });
  [browser, server] = await together(launch(), TestServer.open());
  house = await furnish();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Asks the server in somebody's name. */
class Person {
  cookie = '';

  static async named(name: string): Promise<Person> {
    const person = new Person();
    await person.ask('/me', { name });
    return person;
  }

  async ask(path: string, body: object): Promise<Record<string, unknown>> {
    const answer = await fetch(`${server.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.cookie && { cookie: this.cookie }) },
      body: JSON.stringify(body),
    });
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }
}

interface Table {
  readonly id: string;
  readonly invite: string;
}

interface House {
  readonly alix: Person;
  readonly room: string;
  readonly finished: string;
}

const ME = { kind: 'me' };
const INVITED = { kind: 'invited' };
const OPEN = { kind: 'open' };
const DAYS = { kind: 'days', days: 3 };

async function open([host, ...guests]: readonly Person[], game: string, more: object = {}): Promise<Table> {
  const seats = [ME, ...guests.map(() => INVITED)];
  const table = (await host.ask('/matches', { game, seats, clock: DAYS, ...more })).table as Table;
  for (const guest of guests) await guest.ask(`/matches/${table.id}/join`, { invite: table.invite });
  return table;
}

async function begun(people: readonly Person[], game: string, more: object = {}): Promise<string> {
  const { id } = await open(people, game, more);
  await people[0].ask(`/matches/${id}/start`, {});
  return id;
}

async function furnish(): Promise<House> {
  const [alix, bertrand, clotilde, maria] = await Promise.all(
    ['Alix', 'Bertrand de la Tour-du-P', 'Clotilde', 'Maria'].map((name) => Person.named(name)),
  );
  await begun([alix, bertrand, clotilde], 'nuns');
  await begun([maria, alix], 'secret-labyrinth');
  await begun([bertrand, alix, maria], 'templar');
  await begun([clotilde, maria, alix], 'abbey');
  await begun([alix, bertrand], 'temple-code');
  const finished = await begun([alix, bertrand], 'secret-labyrinth');
  await bertrand.ask(`/matches/${finished}/resign`, {});
  await alix.ask(`/matches/${finished}/win`, {});
  await clotilde.ask('/matches', { game: 'nuns', seats: [ME, OPEN, OPEN], public: true, clock: DAYS });
  const invitation = await open([bertrand], 'abbey', { seats: [ME, INVITED, INVITED] });
  await bertrand.ask(`/matches/${invitation.id}/invite`, { match: finished, seat: 0 });
  await begun([bertrand, maria], 'templar', { public: true });
  const room = await open([alix], 'nuns', { seats: [ME, INVITED, { kind: 'bot', level: 'fair' }, INVITED] });
  await bertrand.ask(`/matches/${room.id}/join`, { invite: room.invite });
  return { alix, room: room.id, finished };
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe.each(LOOKS)('$locale, $colorScheme', (look) => {
  test.each(['home', 'matches', 'you', 'room', 'replay', 'end', 'rules', 'settings'])(
    'the page %s fits at every size, and axe finds nothing',
    async (name) => {
      const there = await visitPainted(browser, { ...look, reducedMotion: 'reduce' });
      const [cookie, value] = house.alix.cookie.split('=');
      await there.context.addCookies([{ name: cookie, value, url: server.address }]);
      await there.context.addInitScript(() => localStorage.setItem('conclave.name', 'Alix'));
      const { page } = there;
      const paths: Readonly<Record<string, readonly [path: string, drawn: string]>> = {
        home: ['/', '.waits li'],
        matches: ['/matches', '.row-time .candle'],
        you: ['/profile', '.you-history li'],
        room: [`/match/${house.room}`, '.places li'],
        replay: [`/replay/${house.finished}?at=1&seat=0`, '.replay-controls'],
        end: [`/match/${house.finished}`, 'main[data-ended]'],
        rules: ['/rules/nuns', '.rules-hero'],
        settings: ['/settings', 'main'],
      };
      const [path, drawn] = paths[name];
      await page.goto(server.address + path);
      await page.locator(drawn).first().waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
        if (pictures)
          await page.screenshot({
            path: `${pictures}/${name}-${width}-${look.locale.slice(0, 2)}-${look.colorScheme}.png`,
            fullPage: name !== 'replay' && name !== 'end',
          });
        expect([width, await fits(page)]).toEqual([width, true]);
        expect([width, await findings(page)]).toEqual([width, []]);
      }
      expect(there.complaints).toEqual([]);
      await there.context.close();
    },
  );
});
