/**
 * Plays quickly, as people do who are new: forgets some of what it was shown, takes no number for evidence, overlooks the
 * far door, and accuses when a few are left.
 */

import { mannerOf } from '@conclave/bots';
import { type Bot, type HouseEvent, isHouseEvent, Memory, type Seat } from '@conclave/engine';
import type { Event } from '../rules/events.ts';
import type { Abbey } from '../rules/game.ts';
import type { Revelation } from '../rules/state.ts';
import { has, MASK_OF, type Mask, maskOf, type Suspect } from '../rules/suspects.ts';
import { dealt } from './belief.ts';
import { MANNERS, TASTE } from './manners.ts';
import { thinker } from './thinker.ts';

/** It imagines few ways in which the cards may lie, so it asks what comes to mind. */
const WORLDS = 6;
/** It speaks up at lower chances than the manners say. */
const RASH = { accuse: 0.37, reveal: 0.95 };
/** Whom a revelation fits is so much likelier, for it is believed. */
const BELIEVED = 1.7;
/** It goes for cards first, and for talk later. */
const SHY = 0.6;
/** Names are what it can use, for it takes no number for evidence. So all manners like them alike: who asks more, wins more. */
const OF_NAMES = 2.5;
const OF_LISTS = 1.5;

export function easy(): Bot<Abbey> {
  const shown = new Memory<Abbey, Shown>((seat) => new Shown(seat));
  return thinker({
    crossed(question, seen, { cleared }) {
      const { cards, seal } = shown.recall(question);
      const { seat, perspective } = question;
      const hand = maskOf(perspective.view.players[seat].own?.hand ?? []);
      return hand | cleared | (seen & ~cards.reduce((mask, card) => mask | forgotten(card, seat, seal), 0));
    },
    believe({ perspective: { view }, seat, rng }, crossed, seen) {
      const belief = dealt(view, seat, crossed, seen, WORLDS, rng);
      return { ...belief, guilt: trusting(belief.guilt, view.revelations, seat) };
    },
    policy({ perspective, seat }) {
      const taste = TASTE[mannerOf(perspective.told, seat, MANNERS) ?? 'bold'];
      return {
        ...taste,
        accuse: RASH.accuse * taste.accuse,
        reveal: RASH.reveal * taste.reveal,
        meeting: SHY * taste.meeting,
        styles: { ...taste.styles, name: OF_NAMES, list: OF_LISTS * taste.styles.list },
        eager: 1.5,
        weighs: false,
        blur: 0.4,
        firstBlur: 0.4,
        overlooks: 3,
      };
    },
  });
}

/** It believes what others reveal, a little. */
function trusting(guilt: readonly number[], revelations: readonly Revelation[], seat: Seat): number[] {
  const others = revelations.filter((revelation) => revelation.seat !== seat);
  const weights = guilt.map((chance, suspect) =>
    others.reduce((weight, { value }) => (has(MASK_OF[value], suspect) ? BELIEVED * weight : weight), chance),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / Math.max(all, Number.EPSILON));
}

/** The cards that others showed to a seat alone. */
class Shown {
  readonly cards: Suspect[] = [];
  seal = '';
  private readonly seat: Seat;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  told(event: Event | HouseEvent): void {
    if (isHouseEvent(event)) {
      if (event.type === 'house.opened') this.seal = event.commitment;
    } else if (event.type === 'showed' && event.to === this.seat) this.cards.push(...(event.cards ?? []));
  }
}

/** Of sixteen cards. */
const FORGETS = 2;

/** Some of what it is shown slips its mind: the same cards for the whole match, and others in the next. */
function forgotten(card: Suspect, seat: Seat, seal: string): Mask {
  const digit = seal[(card + 7 * seat) % seal.length];
  return Number.parseInt(digit, 16) < FORGETS ? 1 << card : 0;
}
