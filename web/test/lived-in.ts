/**
 * A house that is lived in: somebody with tables that wait, invitations, open tables, a match to watch and a finished one, so
 * that her pages have something to show.
 */

import type { Page } from 'playwright-core';
import { type Visit, visitPainted } from './browser.ts';
import type { TestServer } from './server.ts';

/** Asks the server in somebody's name. */
class Person {
  cookie = '';
  private readonly server: TestServer;

  private constructor(server: TestServer) {
    this.server = server;
  }

  static async named(server: TestServer, name: string): Promise<Person> {
    const person = new Person(server);
    await person.ask('/me', { name });
    return person;
  }

  async ask(path: string, body: object): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.server.address}/api${path}`, {
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

export interface House {
  readonly server: TestServer;
  readonly alix: Person;
  readonly room: Table;
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

export async function furnish(server: TestServer): Promise<House> {
  const [alix, bertrand, clotilde, maria] = await Promise.all(
    ['Alix', 'Bertrand de la Tour-du-P', 'Clotilde', 'Maria'].map((name) => Person.named(server, name)),
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
  return { server, alix, room, finished };
}

/** Her pages, each with what shows that it is drawn. */
export const pagesOf = ({ room, finished }: House): Readonly<Record<string, readonly [string, string]>> => ({
  home: ['/', '.waits li'],
  matches: ['/matches', '.row-time .candle'],
  you: ['/profile', '.you-history li'],
  room: [`/match/${room.id}`, '.places li'],
  replay: [`/replay/${finished}?at=1&seat=0`, '.replay-controls'],
  end: [`/match/${finished}`, 'main[data-ended]'],
  rules: ['/rules/nuns', '.rules-hero'],
  settings: ['/settings', 'main'],
});

/** Alix comes back on her own device. */
export async function comeBack(
  { server, alix }: House,
  ...[browser, options]: Parameters<typeof visitPainted>
): Promise<Visit> {
  const there = await visitPainted(browser, { reducedMotion: 'reduce', ...options });
  const [cookie, value] = alix.cookie.split('=');
  await there.context.addCookies([{ name: cookie, value, url: server.address }]);
  await there.context.addInitScript(() => localStorage.setItem('conclave.name', 'Alix'));
  return there;
}

/** A guest's address of a table of Alix with one free chair. */
export async function invitation({ server, alix }: House, game: string): Promise<string> {
  const { id, invite } = await open([alix], game, { seats: [ME, INVITED, INVITED] });
  return `${server.address}/match/${id}?invite=${invite}`;
}

export const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
