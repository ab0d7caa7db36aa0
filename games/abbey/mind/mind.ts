/** What a seat can infer: possible pasts, and the present that follows from one. */

import {
  type Budget,
  canonical,
  type HouseEvent,
  type Mind,
  type MindMaker,
  type Rng,
  type Seat,
} from '@conclave/engine';
import type { Event } from '../rules/events.ts';
import type { Abbey } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { count, EVERYONE, has, last, listed, type Mask, SUSPECTS } from '../rules/suspects.ts';
import { type View, view as viewOf } from '../rules/view.ts';
import { countDeals } from './counting.ts';
import { imagined, type Present } from './imagining.ts';
import { Listener } from './listening.ts';

/** Changes before a past is handed out, so that it differs from the last one. */
const STRIDE = 40;
/** Changes tried in search of a past that fits: those of five cards take long. */
const PER_ITERATION = 3;
const PER_MILLISECOND = 10;

/** Few pasts make too sure: so many more are thought of, with anybody under the board whom logic leaves. */
const DOUBT = 6;

export class AbbeyMind implements Mind<Abbey> {
  private readonly seat: Seat;
  private view: View;
  private readonly listener: Listener;

  constructor(seat: Seat, seats: number, view: View) {
    this.seat = seat;
    this.view = view;
    this.listener = new Listener(seat, seats, view.options.ownCrosses);
  }

  told(event: Event | HouseEvent, view: View): void {
    this.view = view;
    if (!event.type.startsWith('house.')) this.listener.tell(event as Event);
  }

  look(view: View): void {
    this.view = view;
  }

  /** Goes on to another past that fits all that was heard; false: none was found in so many changes. */
  settle(rng: Rng, strolled: number, changes: number): boolean {
    this.listener.flush();
    return this.listener.walk.settle(rng, strolled, changes);
  }

  /** By suspect, how likely it is the culprit, from so many pasts. `null`: no past was found that fits. */
  culprit(rng: Rng, pasts: number, stride: number): number[] | null {
    const exact = this.exactly();
    if (exact) return exact;
    const sums = Array.from({ length: SUSPECTS }, () => 0);
    for (let i = 0; i < pasts; i++) {
      const shares = this.suspects(rng, stride);
      if (shares === null) return null;
      for (let card = 0; card < sums.length; card++) sums[card] += shares[card];
    }
    return doubted(sums, pasts, this.culprits());
  }

  /** One past further: who could be the culprit in it, most else as it is. */
  suspects(rng: Rng, stride: number): number[] | null {
    if (!this.settle(rng, stride, 4 * stride)) return null;
    return this.listener.walk.whoLiesIn(this.listener.culprit, rng);
  }

  /** While nothing has travelled: the share of deals for every culprit. */
  exactly(): number[] | null {
    this.listener.flush();
    const { chronicle, culprit } = this.listener;
    if (chronicle.hour !== 0 || chronicle.far.length > 0) return null;
    const facts = chronicle.near[0].filter(({ place }) => place !== this.seat);
    const tallies = facts.filter((near) => near.kind === 'tally');
    if (tallies.length < facts.length) return null;
    const free = listed(EVERYONE & ~chronicle.heldAt(0, this.seat));
    const sizes = Array.from({ length: chronicle.places }, (_none, place) =>
      place === this.seat ? 0 : count(chronicle.heldAt(0, place)),
    );
    const counts = countDeals(free, sizes, tallies, culprit);
    if (counts === null) return null;
    const all = counts.reduce((sum, n) => sum + n, 0);
    const shares = Array.from({ length: SUSPECTS }, () => 0);
    for (const [i, card] of free.entries()) shares[card] = counts[i] / all;
    return shares;
  }

  /** What the present past comes to. */
  present(): Present {
    const { chronicle, pile, culprit } = this.listener;
    const { hour } = chronicle;
    const seats = this.view.players.map((_player, seat) => seat);
    return {
      hands: seats.map((seat) => chronicle.heldAt(hour, seat)),
      pile: chronicle.heldAt(hour, pile),
      culprit: last(chronicle.heldAt(hour, culprit)),
      crossed: seats.map((seat) => chronicle.everHeld(hour, seat)),
    };
  }

  imagine(rng: Rng, budget: Budget): State | null {
    const changes =
      'iterations' in budget ? budget.iterations * PER_ITERATION : budget.milliseconds * PER_MILLISECOND;
    if (!this.settle(rng, STRIDE, changes)) return null;
    return imagined(this.view, this.seat, this.present(), rng);
  }

  /** Who may be the culprit as far as logic goes: all others certainly are not. */
  culprits(): Mask {
    this.listener.flush();
    return this.listener.walk.deduction.candidates(this.listener.culprit);
  }

  excludes(state: State): boolean {
    if (canonical(viewOf(state, this.seat, this.view.laidOpen !== null)) !== canonical(this.view))
      return true;
    this.listener.flush();
    const { deduction } = this.listener.walk;
    const cardsIn = [...state.hand.map(listed), state.pile];
    if (cardsIn.some((cards, place) => cards.some((card) => !deduction.mayLie(card, place)))) return true;
    return !has(this.culprits(), state.culprit);
  }
}

export const abbeyMind: MindMaker<Abbey> = (seat, seats, _options, view) => new AbbeyMind(seat, seats, view);

/** By suspect, how likely it is the culprit after so many pasts, in which it was so likely in all. */
export function doubted(sums: readonly number[], pasts: number, open: Mask): number[] {
  const share = DOUBT / count(open);
  return sums.map((sum, suspect) => (sum + (has(open, suspect) ? share : 0)) / (pasts + DOUBT));
}
