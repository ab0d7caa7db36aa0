/** What a seat can infer: histories that fit all it was told, and the state that follows from one. */

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
import { type Abbey, abbey } from '../rules/game.ts';
import { renewed } from '../rules/renewed.ts';
import type { State } from '../rules/state.ts';
import { count, EVERYONE, has, last, listed, type Mask, SUSPECTS, type Suspect } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import { trusted } from './calibration.ts';
import { countDeals } from './counting.ts';
import type { History } from './history.ts';
import { imagined, type Present } from './imagine.ts';
import { Observer } from './observer.ts';
import { reasonsFor } from './reasons.ts';

/** Steps of the chain between two samples, so that they differ. */
const STEPS = 40;
/** Repairs tried in search of a history that fits. */
const PER_ITERATION = 3;
const PER_MILLISECOND = 10;

export interface Reasons {
  readonly innocent: readonly Event[] | null;
  readonly place: readonly Event[] | null;
}

export class AbbeyMind implements Mind<Abbey> {
  private readonly seat: Seat;
  private view: View;
  private readonly observer: Observer;

  constructor(seat: Seat, seats: number, view: View) {
    this.seat = seat;
    this.view = view;
    this.observer = new Observer(seat, seats, view.options.ownCrosses);
  }

  told(event: Event | HouseEvent, view: View): void {
    this.view = view;
    if (!event.type.startsWith('house.')) this.observer.tell(renewed(event as Event));
  }

  look(view: View): void {
    this.view = view;
  }

  /** The present history: it fits all that was told once a sample was taken. */
  get history(): History {
    this.observer.flush();
    return this.observer.history;
  }

  /** Another history that fits all that was told, so many steps away; false: none was found in so many repairs. */
  sample(rng: Rng, steps: number, repairs: number): boolean {
    this.observer.flush();
    return this.observer.sampler.sample(rng, steps, repairs);
  }

  /** By suspect, how likely it is the culprit, from so many samples. `null`: no history was found that fits. */
  culprit(rng: Rng, samples: number, steps: number): number[] | null {
    const exact = this.exactly();
    if (exact) return exact;
    const drawn: number[][] = [];
    while (drawn.length < samples) {
      const shares = this.sampleCulprit(rng, steps);
      if (shares === null) return null;
      drawn.push(shares);
    }
    return trusted(drawn, this.culprits()).chances;
  }

  /** One more sample: by suspect, how likely it is the culprit given most of that history. */
  sampleCulprit(rng: Rng, steps: number): number[] | null {
    if (!this.sample(rng, steps, 4 * steps)) return null;
    return this.observer.sampler.marginalOf(this.observer.culprit, rng);
  }

  /** While no card has moved: the share of deals for every culprit. */
  exactly(): number[] | null {
    this.observer.flush();
    const { history, culprit } = this.observer;
    if (history.time !== 0 || history.global.length > 0) return null;
    const evidence = history.local[0].filter(({ place }) => place !== this.seat);
    const tallies = evidence.filter((local) => local.kind === 'tally');
    if (tallies.length < evidence.length) return null;
    const free = listed(EVERYONE & ~history.heldAt(0, this.seat));
    const sizes = Array.from({ length: history.places }, (_none, place) =>
      place === this.seat ? 0 : count(history.heldAt(0, place)),
    );
    const counts = countDeals(free, sizes, tallies, culprit);
    if (counts === null) return null;
    const all = counts.reduce((sum, n) => sum + n, 0);
    const shares = Array.from({ length: SUSPECTS }, () => 0);
    for (const [i, card] of free.entries()) shares[card] = counts[i] / all;
    return shares;
  }

  /** Where the cards lie now in the present history. */
  present(): Present {
    const { history, pile, culprit } = this.observer;
    const { time } = history;
    const seats = this.view.players.map((_player, seat) => seat);
    return {
      hands: seats.map((seat) => history.heldAt(time, seat)),
      pile: history.heldAt(time, pile),
      culprit: last(history.heldAt(time, culprit)),
      seen: seats.map((seat) => history.everHeld(time, seat)),
    };
  }

  imagine(rng: Rng, budget: Budget): State | null {
    const repairs =
      'iterations' in budget ? budget.iterations * PER_ITERATION : budget.milliseconds * PER_MILLISECOND;
    if (!this.sample(rng, STEPS, repairs)) return null;
    return imagined(this.view, this.seat, this.present(), rng);
  }

  /** Who may be the culprit as far as logic goes: all others certainly are not. */
  culprits(): Mask {
    this.observer.flush();
    return this.observer.sampler.deduction.candidates(this.observer.culprit);
  }

  /** By place (the seats, then the parlour pile, then under the board): who may lie there as far as logic goes. */
  mayLie(): Mask[] {
    this.observer.flush();
    const { deduction } = this.observer.sampler;
    return Array.from({ length: this.observer.history.places }, (_none, place) =>
      deduction.candidates(place),
    );
  }

  /** From what it follows that he did not do it, and that he lies where he must; `null`: it does not. */
  reasons(suspect: Suspect): Reasons {
    this.observer.flush();
    const { history, sources, culprit } = this.observer;
    const places = Array.from({ length: history.places }, (_none, place) => place);
    const { deduction } = this.observer.sampler;
    const left = places.filter((place) => deduction.isPossible(suspect, place));
    return {
      innocent: reasonsFor(history, sources, (other) => !other.isPossible(suspect, culprit)),
      place:
        left.length === 1
          ? reasonsFor(history, sources, (other) =>
              places.every((place) => place === left[0] || !other.isPossible(suspect, place)),
            )
          : null,
    };
  }

  excludes(state: State): boolean {
    if (canonical(abbey.view(state, this.seat, this.view.laidOpen !== null)) !== canonical(this.view))
      return true;
    this.observer.flush();
    const { deduction } = this.observer.sampler;
    const cardsIn = [...state.hand.map(listed), state.pile];
    if (cardsIn.some((cards, place) => cards.some((card) => !deduction.mayLie(card, place)))) return true;
    return !has(this.culprits(), state.culprit);
  }
}

export const abbeyMind: MindMaker<Abbey> = (seat, seats, _options, view) => new AbbeyMind(seat, seats, view);
