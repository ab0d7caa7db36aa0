/** Somebody at a table, as far as they let others see it: strength in its game, and the matches that both have played. */

import type { ShownPerson } from '@conclave/wire';
import { Fault } from './errors.ts';
import { resultsOf } from './own-page.ts';
import { botSkills } from './ratings/ratings.ts';
import type { MatchRow, Person, Store } from './store/store.ts';

/** Matches of the reader that are looked through. */
const LOOKED_THROUGH = 500;

export async function shownPerson(
  store: Store,
  row: MatchRow,
  seat: number,
  reader: Person | null,
): Promise<ShownPerson> {
  const holder = row.seats.at(seat);
  if (holder?.kind !== 'person') throw new Fault('notFound');
  const shows = (await store.profile(holder.person))?.shows;
  return {
    name: holder.name,
    strength: shows?.strength ? await strengthIn(store, row.game, holder.person) : null,
    bots: botSkills(row.game) ?? null,
    together: shows?.matches && reader ? await playedTogether(store, reader.id, holder.person) : null,
  };
}

/** By side the newest step. */
async function strengthIn(store: Store, game: string, person: string): Promise<ShownPerson['strength']> {
  const steps = (await store.ratings(person)).filter((step) => step.game === game);
  const newest = new Map(steps.map((step) => [step.role, step]));
  return [...newest.values()].map(({ role, at, mu, sigma }) => ({ role, at, mu, sigma }));
}

async function playedTogether(
  store: Store,
  reader: string,
  other: string,
): Promise<NonNullable<ShownPerson['together']>> {
  const listed = await store.list('mine', reader, LOOKED_THROUGH);
  const rows = listed
    .map(({ row }) => row)
    .filter(({ seats }) => seats.some((holder) => holder.kind === 'person' && holder.person === other));
  return resultsOf(rows, reader);
}
