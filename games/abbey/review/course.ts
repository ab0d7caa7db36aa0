/** How much one seat could rule out, entry by entry: by logic, and by crossing out alone. */

import {
  allHeard,
  type HouseEvent,
  type MatchRecord,
  ownMoves,
  type Retelling,
  retell,
  type Seat,
} from '@conclave/engine';
import { AbbeyMind } from '../mind/mind.ts';
import type { Event } from '../rules/events.ts';
import { type Abbey, abbey } from '../rules/game.ts';
import { renewed } from '../rules/renewed.ts';
import { EVERYONE, type Mask, maskOf } from '../rules/suspects.ts';

/** After so many entries. */
export interface Hour {
  readonly at: number;
  readonly turn: number;
  /** Whom logic leaves: what was told, and the sizes of all hands. */
  readonly logic: Mask;
  /** Whom this seat has never seen. */
  readonly pencil: Mask;
  /** What this seat was told in the last entry. */
  readonly told: readonly Event[];
  /** The last entry was a move of this seat's own. */
  readonly isOwn: boolean;
  /** Whoever is reviewed made the last move of this seat. */
  readonly isManned: boolean;
}

/** Nothing else tells where cards lie. */
const EVIDENCE: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'dealt',
  'took',
  'gave',
  'drew',
  'fromPile',
  'passed',
  'showed',
  'peeked',
  'exposed',
  'overheard',
  'answered',
  'answeredAll',
  'counted',
  'hasNone',
]);

const known = new WeakMap<MatchRecord<unknown>, Map<Seat, readonly Hour[]>>();

/** The first hour is before the first entry. Kept, as the reviews of all seats of a match ask for it. */
export function courseOf(record: MatchRecord<unknown>, seat: Seat): readonly Hour[] {
  const courses = known.get(record) ?? new Map<Seat, readonly Hour[]>();
  known.set(record, courses);
  const course = courses.get(seat) ?? walked(retell<Abbey>(abbey, record), seat);
  courses.set(seat, course);
  return course;
}

export function walked({ record: now, match, entries }: Retelling<Abbey>, seat: Seat): readonly Hour[] {
  const isOwn = ownMoves(now, seat);
  const { view } = match.perspective(seat);
  const mind = new AbbeyMind(seat, view.players.length, view);
  const hours: Hour[] = [];
  let hour: Hour = {
    at: 0,
    turn: 0,
    logic: EVERYONE,
    pencil: EVERYONE,
    told: [],
    isOwn: false,
    isManned: true,
  };
  let isManned = true;
  const take = (at: number, events: readonly (Event | HouseEvent)[], isOwn: boolean) => {
    const told = events.filter(isOfGame).map(renewed);
    for (const event of told) mind.told(event, view);
    hour = {
      at,
      turn: hour.turn + told.filter(({ type }) => type === 'turn').length,
      logic: told.some(({ type }) => EVIDENCE.has(type)) ? mind.culprits() : hour.logic,
      pencil: hour.pencil & ~seenIn(told),
      told,
      isOwn,
      isManned,
    };
    hours.push(hour);
  };
  take(0, allHeard(match.openingTold, seat), false);
  for (const { at, entry, told, stands } of entries) {
    if (!stands) continue;
    if ('move' in entry && entry.seat === seat) isManned = isOwn(entry);
    take(at + 1, allHeard(told, seat), isOwn(entry));
  }
  return hours;
}

function isOfGame(event: Event | HouseEvent): event is Event {
  return !event.type.startsWith('house.');
}

/** The cards this seat saw; what is told at the end was not known before. */
function seenIn(told: readonly Event[]): Mask {
  return told.reduce((seen, event) => {
    if ('cards' in event && event.cards !== null) return seen | maskOf(event.cards);
    return 'card' in event && typeof event.card === 'number' ? seen | (1 << event.card) : seen;
  }, 0);
}
