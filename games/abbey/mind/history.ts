/**
 * One possible history of the cards, and the evidence about the true one. Time is counted in transfers: it goes on by one
 * whenever cards change places.
 */

import type { Rng } from '@conclave/engine';
import { count, listed, type Mask, nth } from '../rules/suspects.ts';
import { type GlobalEvidence, type LocalEvidence, type Place, seenAt, violationsIn } from './evidence.ts';

export interface Transfer {
  readonly from: Place;
  readonly to: Place;
  /** The card, where it was seen; -1 otherwise. */
  readonly card: number;
}

export class History {
  readonly cards: number;
  readonly places: number;
  /** By time and card: the place where it lay. */
  readonly where: Uint8Array[] = [];
  /** By time and place: the cards that lay there. */
  readonly held: Mask[][] = [];
  /** By time: the transfers with which it began; none at the deal. */
  readonly transfers: (readonly Transfer[])[] = [];
  /** By time: the evidence about that time alone. */
  readonly local: LocalEvidence[][] = [];
  readonly global: GlobalEvidence[] = [];

  constructor(cards: number, places: number) {
    this.cards = cards;
    this.places = places;
  }

  get time(): number {
    return this.where.length - 1;
  }

  heldAt(time: number, place: Place): Mask {
    return this.held[time][place];
  }

  /** All that had lain there by that time. */
  everHeld(time: number, place: Place): Mask {
    let mask = 0;
    for (let h = 0; h <= time; h++) mask |= this.held[h][place];
    return mask;
  }

  /** Cards that went this way when that time began. */
  movedAt(time: number, from: Place, to: Place): Mask {
    return this.held[time - 1][from] & this.held[time][to];
  }

  /** A random deal: so many cards to every place; `seen` are those of one's own place. */
  deal(sizes: readonly number[], own: Place, seen: Mask, rng: Rng): void {
    const where = new Uint8Array(this.cards);
    const all = Array.from({ length: this.cards }, (_none, card) => card);
    const unseen = rng.shuffle(all.filter((card) => (seen & (1 << card)) === 0));
    for (let place = 0; place < sizes.length; place++) {
      const cards = place === own ? listed(seen) : unseen.splice(0, sizes[place]);
      for (const card of cards) where[card] = place;
    }
    this.append(where, []);
    for (const card of listed(seen)) this.add(seenAt(0, card, own));
  }

  /**
   * Transfers made at the same moment: nobody passes on what they have just received. A card that was seen moving, but lies
   * elsewhere in this history, is stood in for by a random one of the same place; the violation is repaired later.
   */
  advance(transfers: readonly Transfer[], rng: Rng): void {
    const next = this.where[this.time].slice();
    const left = this.held[this.time].slice();
    const go = (card: number, { from, to }: Transfer) => {
      next[card] = to;
      left[from] &= ~(1 << card);
    };
    const seen = transfers.filter(({ card }) => card >= 0);
    const unseen = transfers.filter((transfer) => {
      const isThere = transfer.card >= 0 && (left[transfer.from] & (1 << transfer.card)) !== 0;
      if (isThere) go(transfer.card, transfer);
      return !isThere;
    });
    for (const transfer of unseen) {
      const cards = left[transfer.from];
      go(nth(cards, rng.int(count(cards))), transfer);
    }
    this.append(next, transfers);
    for (const { card, from, to } of seen) {
      this.add(seenAt(this.time - 1, card, from));
      this.add(seenAt(this.time, card, to));
    }
  }

  private append(where: Uint8Array, transfers: readonly Transfer[]): void {
    const held = Array.from({ length: this.places }, () => 0);
    for (let card = 0; card < this.cards; card++) held[where[card]] |= 1 << card;
    this.where.push(where);
    this.held.push(held);
    this.transfers.push(transfers);
    this.local.push([]);
  }

  add(local: LocalEvidence): void {
    this.local[local.time].push(local);
  }

  /** How far this history is from all evidence; 0: it fits. */
  violations(): number {
    let violations = this.globalViolations();
    for (let time = 0; time < this.local.length; time++) {
      for (const local of this.local[time]) violations += this.violationsOf(local);
    }
    return violations;
  }

  violationsOf(local: LocalEvidence): number {
    const held = this.held[local.time][local.place];
    return violationsIn(
      local,
      count(held & local.mask),
      local.kind === 'contrast' ? count(held & local.others) : 0,
    );
  }

  globalViolations(): number {
    let violations = 0;
    for (let i = 0; i < this.global.length; i++) violations += this.global[i].violations(this);
    return violations;
  }

  /** The evidence that this history contradicts. */
  violated(): LocalEvidence[] {
    return this.local.flatMap((heard) => heard.filter((local) => this.violationsOf(local) > 0));
  }

  copy(): Uint8Array[] {
    return this.where.map((where) => where.slice());
  }

  /** Back to a copy; times that have begun since stay as they are. */
  restore(copy: readonly Uint8Array[]): void {
    for (const [time, where] of copy.entries()) {
      this.where[time].set(where);
      this.held[time].fill(0);
      for (let card = 0; card < this.cards; card++) this.held[time][where[card]] |= 1 << card;
    }
  }
}
