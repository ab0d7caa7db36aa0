/** What a person has played and how strong they are, for their own eyes; and all of it in one file. */

import type { AnyGame } from '@conclave/engine';
import { entriesById } from '@conclave/games/entries';
import type { OwnPage, OwnResult } from '@conclave/wire';
import { blockedBy } from './blocks.ts';
import { hostWords } from './host-words.ts';
import { botSkills } from './ratings/ratings.ts';
import { gameOf, restore } from './room-loader.ts';
import { chronicleOf } from './room-reading.ts';
import type { Rooms } from './rooms.ts';
import type { MatchRow, Person, Store } from './store/store.ts';

/** Matches that are over, the latest; all are in the file. */
const MAX_RESULTS = 500;

export async function ownPageOf(store: Store, person: Person): Promise<OwnPage> {
  const [profile, ratings, listed] = await Promise.all([
    store.profile(person.id),
    store.ratings(person.id),
    store.list('mine', person.id, MAX_RESULTS),
  ]);
  const rows = listed.map(({ row }) => row);
  const results = resultsOf(rows, person.id);
  const bots: OwnPage['bots'] = {};
  for (const { game } of [...results, ...ratings]) {
    const skills = botSkills(game);
    if (skills)
      bots[game] = { easy: { ...skills.easy }, fair: { ...skills.fair }, strong: { ...skills.strong } };
  }
  return {
    name: person.name,
    since: profile?.createdAt ?? 0,
    shows: profile?.shows ?? { strength: false, matches: false },
    results,
    ratings: ratings.map(({ game, role, match, at, mu, sigma }) => ({ game, role, match, at, mu, sigma })),
    bots,
  };
}

/** Those that are over, the latest first. People in them are counted, as names change. */
export function resultsOf(rows: readonly MatchRow[], person: string): OwnResult[] {
  const known = new Map<string, number>();
  const whoOf = (other: string) => {
    const who = known.get(other) ?? known.size;
    known.set(other, who);
    return who;
  };
  return rows
    .filter(({ status }) => status === 'finished')
    .sort((a, b) => b.changedAt - a.changedAt)
    .flatMap((row) => resultOf(row, person, whoOf) ?? []);
}

function resultOf(row: MatchRow, person: string, whoOf: (other: string) => number): OwnResult | null {
  const you = row.seats.findIndex((holder) => holder.kind === 'person' && holder.person === person);
  if (you < 0 || !row.outcome) return null;
  const { places, scores, how } = row.outcome;
  const sides = entriesById.get(row.game)?.sides?.(row.seats.length);
  return {
    match: row.id,
    game: row.game,
    at: row.changedAt,
    you,
    seats: row.seats.map((holder) => ({
      name: holder.kind === 'person' ? holder.name : null,
      who: holder.kind === 'person' && holder.person !== '' ? whoOf(holder.person) : null,
      level: holder.kind === 'bot' ? holder.level : null,
      resigned: holder.kind === 'person' && holder.resigned === true,
    })),
    sides: sides ? sides.map(({ name }) => name) : null,
    clock: row.clock,
    outcome: {
      places: places.map((place) => [...place]),
      how,
      ...(scores && { scores: scores.map(({ seat, parts }) => ({ seat, parts: { ...parts } })) }),
    },
  };
}

/** Everything that is kept of a person, as the text of one JSON file; matches are read one after the other. */
export async function* everythingOf(
  store: Store,
  rooms: Rooms,
  games: readonly AnyGame[],
  person: Person,
): AsyncIterable<string> {
  const profile = await store.profile(person.id);
  const subscriptions = await store.subscriptions(person.id);
  const head = {
    format: 'conclave person',
    person: { id: person.id, name: person.name, since: profile?.createdAt, shows: profile?.shows },
    ratings: await store.ratings(person.id),
    said: await store.linesOf(person.id),
    blocked: (await blockedBy(store, person.id)).map(({ name }) => name),
    words: (await hostWords(store)).filter((word) => word.person === person.id),
    notices: subscriptions.map(({ endpoint, quiet, at }) => ({ endpoint, quiet, at })),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"matches":[`;
  let between = '';
  for (const id of await store.matchesNaming(person.id)) {
    const match = await matchOf(store, rooms, games, person, id);
    if (!match) continue;
    yield `${between}\n${JSON.stringify(match)}`;
    between = ',';
  }
  yield ']}\n';
}

/** A running match as the person was told it; one that is over with its record. */
async function matchOf(store: Store, rooms: Rooms, games: readonly AnyGame[], person: Person, id: string) {
  const row = await store.row(id);
  if (!row) return null;
  const seat = row.seats.findIndex((holder) => holder.kind === 'person' && holder.person === person.id);
  const names = row.seats.map((holder) => (holder.kind === 'person' ? holder.name : holder.kind));
  const { game, status, options, clock, createdAt, changedAt, outcome } = row;
  const about = {
    ...{ match: id, game, status, options, clock, createdAt, changedAt, outcome, names },
    ...{ seat: seat < 0 ? null : seat, host: row.host === person.id },
  };
  if (seat < 0) return about;
  const papers = { notebook: await store.notebook(id, seat), drafts: await store.drafts(id, seat) };
  switch (status) {
    case 'finished':
      return { ...about, ...papers, record: await recordOf(store, games, row) };
    case 'running': {
      const room = await rooms.current(id);
      return { ...about, ...papers, told: chronicleOf(room, person.id).told };
    }
    case 'open':
    case 'aside':
      return { ...about, ...papers };
  }
}

/** `null`: these rules cannot read it any more. */
async function recordOf(store: Store, games: readonly AnyGame[], { id, game }: MatchRow) {
  const stored = await store.load(id);
  try {
    const byId = new Map(games.map((one) => [one.id, one]));
    return stored && restore(gameOf(byId, game), stored).record();
  } catch {
    return null;
  }
}
