/** Who has seen a suspect's card, as far as one was told: nothing inferred. */

import type { HouseEvent, Seat } from '@conclave/engine';
import { admitted } from '../rules/answering.ts';
import type { Event } from '../rules/events.ts';
import { has, type Suspect } from '../rules/suspects.ts';

export function knowersOf(
  told: readonly (Event | HouseEvent)[],
  seats: number,
  suspect: Suspect,
): readonly Seat[] | 'all' {
  const knowers = new Set<Seat>();
  for (const event of told) {
    const who = seenBy(event, suspect);
    if (who === 'all') return 'all';
    for (const seat of who) knowers.add(seat);
  }
  return knowers.size === seats ? 'all' : [...knowers].sort((a, b) => a - b);
}

const NOBODY: readonly Seat[] = [];

function seenBy(event: Event | HouseEvent, suspect: Suspect): readonly Seat[] | 'all' {
  switch (event.type) {
    case 'dealt':
      return event.cards?.includes(suspect) ? [event.seat] : NOBODY;
    case 'drew':
      return event.card === suspect ? [event.seat] : NOBODY;
    case 'took':
      return event.card === suspect ? [event.by, event.from] : NOBODY;
    case 'gave':
      return event.card === suspect ? [event.by, event.to] : NOBODY;
    case 'passed':
    case 'showed':
      return event.cards?.includes(suspect) ? [event.by, event.to] : NOBODY;
    case 'overheard':
      return event.card === suspect ? [event.seat, event.to, event.from] : NOBODY;
    case 'peeked':
      return event.cards?.includes(suspect) ? [event.seat] : NOBODY;
    case 'exposed':
    case 'fromPile':
      return event.card === suspect ? 'all' : NOBODY;
    case 'accused':
      return event.suspect === suspect ? 'all' : NOBODY;
    case 'answered':
      return has(admitted(event.question, event.answer), suspect) ? 'all' : NOBODY;
    case 'answeredAll':
      return event.answers.some(({ answer }) => answer && has(admitted(event.question, answer), suspect))
        ? 'all'
        : NOBODY;
    default:
      return NOBODY;
  }
}
