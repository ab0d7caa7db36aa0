/** The player's sightings of each suspect, and who held him then. Nothing is inferred. */

import type { HouseEvent, Seat } from '@conclave/engine';
import type { Event } from '../../rules/events.ts';
import type { Suspect } from '../../rules/suspects.ts';
import type { WhisperView } from '../../rules/view.ts';

/** Who had the card after it was seen; the pile lies in the parlour. */
export type Holder = Seat | 'pile';

export interface Sighting {
  readonly holder: Holder;
  readonly how: 'dealt' | 'drawn' | 'taken' | 'given' | 'passed' | 'shown' | 'exposed' | 'pile' | 'overheard';
  /** From whom it came, or who showed it. */
  readonly from: Holder | null;
  /** The mass that came next. */
  readonly mass: number;
  /** Everybody saw it. */
  readonly isPublic: boolean;
}

/** By suspect, the oldest first. */
export type Sightings = ReadonlyMap<Suspect, readonly Sighting[]>;

export function sightingsIn(
  told: readonly (Event | HouseEvent)[],
  whispers: readonly WhisperView[],
): Sightings {
  const seen = new Map<Suspect, Sighting[]>();
  let mass = 0;
  const see = (
    cards: readonly (Suspect | null)[] | null,
    how: Sighting['how'],
    holder: Holder,
    from: Holder | null = null,
    isPublic = false,
  ) => {
    for (const card of cards ?? []) {
      if (card === null) continue;
      const list = seen.get(card);
      const sighting = { holder, how, from, mass, isPublic };
      if (list) list.push(sighting);
      else seen.set(card, [sighting]);
    }
  };
  /** What was shown stayed where it was. */
  const wasShown = ({ to, from, card }: Extract<Event, { type: 'overheard' }>) =>
    whispers.some((one) => one.to === to && one.from === from && one.card === card && one.how === 'shown');
  for (const event of told) {
    switch (event.type) {
      case 'firstPlayer':
        mass = event.mass;
        break;
      case 'dealt':
        see(event.cards, 'dealt', event.seat);
        break;
      case 'drew':
        see([event.card], 'drawn', event.seat, 'pile');
        break;
      case 'took':
        see([event.card], 'taken', event.by, event.from);
        break;
      case 'gave':
        see([event.card], 'given', event.to, event.by);
        break;
      case 'passed':
        see(event.cards, 'passed', event.to, event.by);
        break;
      case 'showed':
        see(event.cards, 'shown', event.by, event.by);
        break;
      case 'exposed':
        see([event.card], 'exposed', event.seat, null, true);
        break;
      case 'fromPile':
        see([event.card], 'exposed', event.seat, 'pile', true);
        break;
      case 'accused':
        see([event.suspect], 'exposed', event.holder, null, true);
        break;
      case 'peeked':
        see(event.cards, 'pile', 'pile');
        break;
      case 'overheard':
        see([event.card], 'overheard', wasShown(event) ? event.from : event.to, event.from);
        break;
      default:
    }
  }
  return seen;
}
