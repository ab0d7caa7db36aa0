/** Puts matches with a known state into the store, so that a test can tell what may be seen. */

import {
  type AnyGame,
  type AnyMatch,
  type AnyPerspective,
  canonical,
  type TableTime,
  type Watcher,
  windowLength,
} from '@conclave/engine';
import { deadline, newClock, nextClock } from '../clock.ts';
import { newId } from '../ids.ts';
import { newlyAsked } from '../notices/question.ts';
import { asking } from '../opening.ts';
import type { MatchRow, SeatHolder } from '../store/store.ts';
import type { Client } from './client.ts';
import type { Running } from './table.ts';

export interface Planting {
  readonly match: AnyMatch;
  /** By seat. */
  readonly people: readonly Client[];
  readonly now: number;
  readonly row?: Partial<MatchRow>;
}

/** Seconds between two steps of a planted match: too few for a secret window to close meanwhile. */
export const secondsBetween = (game: AnyGame, usual: number) => (game.windows?.close ? 0.001 : usual);

/** Returns its id. */
export async function plant(running: Running, { match, people, now, row = {} }: Planting): Promise<string> {
  const seats: SeatHolder[] = await Promise.all(
    people.map(async (client) => {
      const { me } = (await client.call('GET', '/api/me')) as { me: { id: string; name: string } };
      return { kind: 'person', person: me.id, name: me.name };
    }),
  );
  const before: MatchRow = {
    id: newId(),
    game: match.game.id,
    version: match.game.records.version,
    options: match.options,
    seats,
    status: 'open',
    public: true,
    aids: true,
    host: '',
    invite: 'the-same-invite',
    clock: { kind: 'none' },
    createdAt: now,
    changedAt: now,
    outcome: null,
    rematch: null,
    agreed: [],
    aside: null,
    ...row,
  };
  await running.store.addMatch(before);
  const table: TableTime = {
    clock: before.clock.kind,
    devices: 'own',
    people: [...seats.keys()],
    length: windowLength(match.options),
    beat: 0,
  };
  const fresh = newClock(before.clock, match.seats, now);
  const cause = { byPerson: true, steppedBy: null, lapsed: null };
  const clock = nextClock(before.clock, fresh, asking(match, table), now, cause);
  const opening = {
    seed: match.record().seed,
    told: JSON.stringify(match.openingTold),
    snapshot: JSON.stringify(match.snapshot()),
    logged: match.logged().map((logged) => JSON.stringify(logged)),
    notices: newlyAsked(before, null, clock, table, true),
  };
  const data = { deadline: deadline(before.clock, clock, table), shift: 0, data: JSON.stringify(clock) };
  const stored = await running.store.begin(
    before,
    { ...before, status: 'running' },
    opening,
    match.toAct(),
    data,
  );
  if (!stored) throw new Error('the match could not be planted');
  return before.id;
}

/** What the match itself says a watcher may know, in the words of a line. */
export function truth(match: AnyMatch, watcher: Watcher): string {
  return known(match.perspective(watcher));
}

export function known({
  view,
  told,
  moves,
  waiting,
  asked,
  decision,
  mayUndo,
  question,
  outcome,
}: Omit<AnyPerspective, 'watcher'>): string {
  return canonical({ view, told, moves, waiting, asked, decision, mayUndo, question, outcome });
}
