/**
 * Where every card may have been, hour by hour: one possible past, and what was heard of the true one. An hour ends
 * whenever cards change places.
 */

import type { Rng } from '@conclave/engine';
import { count, listed, type Mask, nth } from '../rules/suspects.ts';
import { type Far, faultsIn, lay, type Near, type Place } from './facts.ts';

export interface Passage {
  readonly from: Place;
  readonly to: Place;
  /** The card, where it was seen; -1 otherwise. */
  readonly card: number;
}

export class Chronicle {
  readonly cards: number;
  readonly places: number;
  /** By hour and card. */
  readonly where: Uint8Array[] = [];
  /** By hour and place. */
  readonly held: Mask[][] = [];
  /** By hour: what went how at its beginning; nothing at the deal. */
  readonly passages: (readonly Passage[])[] = [];
  /** By hour. */
  readonly near: Near[][] = [];
  readonly far: Far[] = [];

  constructor(cards: number, places: number) {
    this.cards = cards;
    this.places = places;
  }

  get hour(): number {
    return this.where.length - 1;
  }

  heldAt(hour: number, place: Place): Mask {
    return this.held[hour][place];
  }

  /** All that lay there at some time up to that hour. */
  everHeld(hour: number, place: Place): Mask {
    let mask = 0;
    for (let h = 0; h <= hour; h++) mask |= this.held[h][place];
    return mask;
  }

  /** Cards that went this way at the beginning of an hour. */
  wentAt(hour: number, from: Place, to: Place): Mask {
    return this.held[hour - 1][from] & this.held[hour][to];
  }

  /** So many cards in every place; those of one's own are seen. */
  deal(sizes: readonly number[], own: Place, seen: Mask, rng: Rng): void {
    const where = new Uint8Array(this.cards);
    const all = Array.from({ length: this.cards }, (_none, card) => card);
    const unseen = rng.shuffle(all.filter((card) => (seen & (1 << card)) === 0));
    for (let place = 0; place < sizes.length; place++) {
      const cards = place === own ? listed(seen) : unseen.splice(0, sizes[place]);
      for (const card of cards) where[card] = place;
    }
    this.begin(where, []);
    for (const card of listed(seen)) this.hear(lay(0, card, own));
  }

  /** All at once: nobody passes on what they have just received. Where a card seen was elsewhere, another goes for it. */
  pass(passages: readonly Passage[], rng: Rng): void {
    const next = this.where[this.hour].slice();
    const left = this.held[this.hour].slice();
    const go = (card: number, { from, to }: Passage) => {
      next[card] = to;
      left[from] &= ~(1 << card);
    };
    const seen = passages.filter(({ card }) => card >= 0);
    const unseen = passages.filter((passage) => {
      const isThere = passage.card >= 0 && (left[passage.from] & (1 << passage.card)) !== 0;
      if (isThere) go(passage.card, passage);
      return !isThere;
    });
    for (const passage of unseen) {
      const cards = left[passage.from];
      go(nth(cards, rng.int(count(cards))), passage);
    }
    this.begin(next, passages);
    for (const { card, from, to } of seen) {
      this.hear(lay(this.hour - 1, card, from));
      this.hear(lay(this.hour, card, to));
    }
  }

  private begin(where: Uint8Array, passages: readonly Passage[]): void {
    const held = Array.from({ length: this.places }, () => 0);
    for (let card = 0; card < this.cards; card++) held[where[card]] |= 1 << card;
    this.where.push(where);
    this.held.push(held);
    this.passages.push(passages);
    this.near.push([]);
  }

  hear(near: Near): void {
    this.near[near.hour].push(near);
  }

  faults(): number {
    let faults = this.farFaults();
    for (let hour = 0; hour < this.near.length; hour++) {
      for (const near of this.near[hour]) faults += this.faultsOf(near);
    }
    return faults;
  }

  private faultsOf(near: Near): number {
    const held = this.held[near.hour][near.place];
    return faultsIn(near, count(held & near.mask), near.kind === 'contrast' ? count(held & near.others) : 0);
  }

  farFaults(): number {
    let faults = 0;
    for (let i = 0; i < this.far.length; i++) faults += this.far[i].faults(this);
    return faults;
  }

  /** What the present past does not fit. */
  wrong(): Near[] {
    return this.near.flatMap((heard) => heard.filter((near) => this.faultsOf(near) > 0));
  }

  copy(): Uint8Array[] {
    return this.where.map((where) => where.slice());
  }

  /** Back to a past that was copied; hours that have begun since stay as they are. */
  restore(copy: readonly Uint8Array[]): void {
    for (const [hour, where] of copy.entries()) {
      this.where[hour].set(where);
      this.held[hour].fill(0);
      for (let card = 0; card < this.cards; card++) this.held[hour][where[card]] |= 1 << card;
    }
  }
}
