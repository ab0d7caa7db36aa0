/** Positions of real matches among bots, and how to open one on this device as if it had been played here. */

import { playMatch } from '@conclave/bots';
import {
  type AnyGame,
  type AnyMatch,
  ChaCha8,
  Match,
  type MatchRecord,
  type Seat,
  sha256,
} from '@conclave/engine';
import { botsByGame } from '@conclave/games/bots';
import type { Page } from 'playwright-core';
import type { LocalMatch, LocalSeat } from '../../sources/local-store.ts';

/** Shares of a match after which it is looked at; 1 is its end. */
export const MOMENTS = [0, 0.35, 0.75, 1] as const;

const NAMES = [
  'Alix',
  'Bertrand',
  'Clotilde',
  'Damien',
  'Éloïse',
  'Foulques',
  'Guenièvre',
  'Hugues',
] as const;

/** As long as names can be. */
export const LONG_NAMES = [
  'Guillaume de Montmorency',
  'Wilhelmina van Amsterdam',
  'Archibald of Westminster',
  'Frédégonde de Mommenheim',
  'Théodebald de Montmirail',
  'Hildegarde von Kampenhof',
  'Wulfstan of Peterborough',
  'Magdalena von Ammerswihr',
] as const;

/** Played once for all files of a worker. */
const playedMatches = new Map<string, Promise<AnyMatch>>();

/** A whole match among easy bots, always the same one; another `deal` is another match. Nobody may change it. */
export function playedMatch(
  game: AnyGame,
  seats: number,
  options: unknown = {},
  deal = '',
): Promise<AnyMatch> {
  const key = `${game.id} ${seats} ${JSON.stringify(options)}${deal}`;
  const played = playedMatches.get(key) ?? playMatchOf(game, seats, options, sha256(key));
  playedMatches.set(key, played);
  return played;
}

async function playMatchOf(game: AnyGame, seats: number, options: unknown, seed: string): Promise<AnyMatch> {
  const { players } = await botsByGame[game.id]();
  const match: AnyMatch = Match.open(game, seats, options, seed);
  const seated = Array.from({ length: seats }, (_none, seat) => ({
    bot: players.easy(),
    rng: new ChaCha8(sha256(`bot ${seat}`)),
    budget: { iterations: 30 },
  }));
  playMatch(match, seated);
  return match;
}

/** The match before each of its entries, from one on: one match that goes on, to be looked at and not to be kept. */
export function* moments(played: AnyMatch, from = 0): Generator<readonly [entry: number, match: AnyMatch]> {
  const match: AnyMatch = Match.replay(played.game, { ...played.record(), end: null }, from);
  for (const [at, logged] of played.logged(from).entries()) {
    yield [from + at, match];
    match.follow([logged]);
  }
}

/** The record up to a share of its entries. */
function upTo(record: MatchRecord<unknown>, share: number): MatchRecord<unknown> {
  if (share === 1) return record;
  const entries = record.entries.slice(0, Math.floor(record.entries.length * share));
  return { ...record, entries, end: null };
}

/** Puts a match into this device's store, as if it had been played here. */
export async function storeMatch(page: Page, address: string, match: LocalMatch): Promise<void> {
  const { href, pathname } = new URL(page.url());
  // A table that is left keeps what was composed at it: it is left before that is forgotten. A picture runs nothing.
  if (!href.startsWith(address) || pathname.startsWith('/local/')) await page.goto(`${address}/icon.svg`);
  await page.evaluate(
    async ({ match }) => {
      const change = (name: string, write: (store: IDBObjectStore) => void) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(`conclave-${name}`);
          opening.onupgradeneeded = () => opening.result.createObjectStore(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const writing = opening.result.transaction(name, 'readwrite');
            write(writing.objectStore(name));
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
            writing.onerror = () => reject(writing.error);
          };
        });
      await change('matches', (store) => store.put(match, match.table.id));
      await change('drafts', (store) => store.clear());
      // A position stands still: nothing is passed for whoever sits there.
      localStorage.setItem('conclave.nuns.asking', 'always');
    },
    { match },
  );
}

/** How many matches have drafts in this device's store: what is composed is written a moment later. */
export function draftsKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('conclave-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}

/** Puts a position into this device's store; everybody but `you` is a bot, and nobody on a sofa. Gives its page. */
export async function openPosition(
  page: Page,
  address: string,
  played: AnyMatch,
  share: number,
  you: Seat | 'gallery' | 'sofa',
  names: readonly string[] = NAMES,
): Promise<string> {
  const record = upTo(played.record(), share);
  const seats = Array.from(
    { length: played.seats },
    (_none, seat): LocalSeat =>
      seat === you || you === 'sofa'
        ? { kind: 'person', name: names[seat], level: null }
        : { kind: 'bot', name: names[seat], level: 'easy' },
  );
  const id = `position${Math.round(share * 100)}${you}`;
  const match: LocalMatch = {
    record,
    table: {
      id,
      game: played.game.id,
      options: record.options,
      seats,
      createdAt: 0,
      changedAt: 0,
      waiting: [],
      outcome: share === 1 ? played.outcome : null,
    },
  };
  await storeMatch(page, address, match);
  // Bots wait longer than anybody looks.
  return `${address}/local/${id}?pace=86400000`;
}

/**
 * The first moment, as a share of the record, at which somebody who is to act may take a step back. They have a choice:
 * the only step there is would be made for them.
 */
export function undoMoment(played: AnyMatch): { readonly share: number; readonly seat: Seat } | null {
  const { entries } = played.record();
  for (const [entry, match] of moments(played, 1)) {
    const seat = match.toAct().find((one) => {
      const { mayUndo, moves } = match.perspective(one);
      return mayUndo && moves.length > 1;
    });
    if (seat !== undefined) return { share: (entry + 0.5) / entries.length, seat };
  }
  return null;
}

/** Somebody who is asked something at that moment, else the first. */
export function askedSeat(played: AnyMatch, share: number): Seat {
  if (share === 1) return 0;
  const record = upTo(played.record(), share);
  const match: AnyMatch = Match.replay(played.game, record, record.entries.length);
  return match.toAct().at(0) ?? 0;
}

const LOOKS = 60;

/** The moment, as a share of the record, at which whoever is asked has most before them: the largest hand there is. */
export function fullestMoment(played: AnyMatch): { readonly share: number; readonly seat: Seat } {
  const record = played.record();
  let most = { share: 0, seat: 0, weight: -1 };
  for (let i = 0; i < LOOKS; i++) {
    const share = (i + 0.5) / LOOKS;
    const { entries } = upTo(record, share);
    const match: AnyMatch = Match.replay(played.game, { ...record, end: null }, entries.length);
    for (const seat of match.toAct()) {
      const weight = weightOf(match.perspective(seat).view, seat);
      if (weight > most.weight) most = { share, seat, weight };
    }
  }
  return most;
}

/** What is one's own weighs more than what lies about. */
function weightOf(view: unknown, seat: Seat): number {
  const players = new Map(Object.entries(view ?? {})).get('players');
  const own: unknown = Array.isArray(players) ? players[seat] : null;
  return JSON.stringify(view).length + 4 * JSON.stringify(own).length;
}
