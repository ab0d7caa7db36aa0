/**
 * Where every card may have been, hour by hour: one possible past, changed a little at a time.
 *
 * The model: chance deals, every random take is uniform, and players pass and show uniformly among the cards they could
 * pass or show. Then all pasts that fit are equally likely, but for showings on request, where the owner of several
 * fitting cards was the less likely to show this one.
 *
 * A change exchanges two cards for a while: from an hour before which both lay in one place (or from the deal) to an hour
 * at which both do (or to the present). It keeps who gave how many to whom. What was heard counts as a fault where it
 * does not fit; pasts with faults are passed through at a price and never handed out, so what is handed out is
 * distributed as the truth given all that was heard, once the walk is long enough.
 */

import type { Rng } from '@conclave/engine';

export type Place = number;
export type Bits = number;
export interface Passage {
  readonly from: Place;
  readonly to: Place;
  /** The card, where it was seen; -1 otherwise. */
  readonly card: number;
}

/** What was heard at an hour. Faults: how far a past is from it; 0 where it fits. */
export interface Heard {
  readonly hour: number;
  /** Where it speaks of: a place, and cards of which some should be there, or fewer. */
  readonly place?: Place;
  readonly mask?: Bits;
  faults(chronicle: Chronicle): number;
}

/** A card shown on request out of all that fitted: weighs 1 / (number of fitting cards). */
export interface Shown {
  readonly hour: number;
  readonly place: Place;
  readonly mask: Bits;
}

export function bitCount(mask: Bits): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const SHARES = 1 << 20;
const GATHERING = 4000;
/** One change for the worse in so many is kept while mending, by a fault. */
const NOISE = 8;

/** The price of a fault: acceptance of one more in 1024ths, so that no float decides. */
const PRICE: readonly number[] = [1024, 256, 64, 16, 4, 1, 0];

/** A card was seen somewhere. */
export function lay(hour: number, card: number, place: Place): Heard {
  const mask = 1 << card;
  return { hour, place, mask, faults: (chronicle) => (chronicle.heldAt(hour, place) & mask ? 0 : 1) };
}

export class Chronicle {
  readonly cards: number;
  readonly places: number;
  /** The place whose cards are always known. */
  readonly own: Place;
  /** By hour and card. */
  private readonly where: Uint8Array[] = [];
  /** By hour and place. */
  private readonly held: number[][] = [];
  readonly heard: Heard[] = [];
  readonly shown: Shown[] = [];
  /** Passages that could not be made to fit. */
  private broken = 0;

  constructor(cards: number, places: number, own: Place) {
    this.cards = cards;
    this.places = places;
    this.own = own;
  }

  get hour(): number {
    return this.where.length - 1;
  }

  heldAt(hour: number, place: Place): Bits {
    return this.held[hour][place];
  }

  placeOf(card: number): Place {
    return this.where[this.hour][card];
  }

  /** Cards that went this way at an hour. */
  wentAt(hour: number, from: Place, to: Place): Bits {
    return this.held[hour - 1][from] & this.held[hour][to] & ~this.held[hour - 1][to];
  }

  /** So many cards in every place; those of the own place are known. */
  deal(sizes: readonly number[], own: Bits, rng: Rng): void {
    const where = new Uint8Array(this.cards);
    const unseen = rng.shuffle(
      Array.from({ length: this.cards }, (_none, card) => card).filter((card) => (own & (1 << card)) === 0),
    );
    for (let card = 0; card < this.cards; card++) if (own & (1 << card)) where[card] = this.own;
    for (let place = 0; place < sizes.length; place++) {
      if (place === this.own) continue;
      for (let i = 0; i < sizes[place]; i++) where[unseen.pop() ?? 0] = place;
    }
    this.where.push(where);
    this.held.push(this.masks(where));
  }

  private masks(where: Uint8Array): number[] {
    const held = Array.from({ length: this.places }, () => 0);
    for (let card = 0; card < this.cards; card++) held[where[card]] |= 1 << card;
    return held;
  }

  /** All at once: nobody passes on what they have just received. */
  pass(passages: readonly Passage[], rng: Rng): void {
    for (const { card, from } of passages) {
      if (card >= 0 && this.placeOf(card) !== from) this.bring(card, from, passages, rng);
    }
    this.gather(passages, rng);
    const now = this.where[this.hour];
    const next = now.slice();
    let gone = 0;
    for (const { card, from, to } of passages) {
      if (card < 0) continue;
      if (now[card] !== from) this.broken++;
      next[card] = to;
      gone |= 1 << card;
    }
    for (const { card, from, to } of passages) {
      if (card >= 0) continue;
      const left = this.held[this.hour][from] & ~gone;
      if (left === 0) {
        this.broken++;
        continue;
      }
      const chosen = nthBit(left, rng.int(bitCount(left)));
      next[chosen] = to;
      gone |= 1 << chosen;
    }
    this.where.push(next);
    this.held.push(this.masks(next));
    const hour = this.hour;
    for (const { card, from, to } of passages) {
      if (card < 0) continue;
      this.heard.push(lay(hour - 1, card, from), lay(hour, card, to));
    }
  }

  /** Makes a card lie where it was seen, by exchanging its past with that of a card lying there. */
  bring(card: number, place: Place, passages: readonly Passage[], rng: Rng): void {
    const named = new Set(passages.map((passage) => passage.card));
    const others = rng.shuffle(bitsOf(this.held[this.hour][place])).filter((other) => !named.has(other));
    let best = -1;
    let bestFrom = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const other of others) {
      const from = this.earliest(card, other);
      if (from < 0) continue;
      this.exchange(card, other, from, this.hour + 1);
      const faults = this.faults();
      this.exchange(card, other, from, this.hour + 1);
      if (faults >= least) continue;
      least = faults;
      best = other;
      bestFrom = from;
    }
    if (best >= 0) this.exchange(card, best, bestFrom, this.hour + 1);
  }

  /** Where single exchanges do not do: any, one after the other, until every card lies where it was seen. */
  private gather(passages: readonly Passage[], rng: Rng): void {
    const known = passages.filter(({ card }) => card >= 0);
    const astray = () => known.filter(({ card, from }) => this.placeOf(card) !== from).length;
    let left = astray();
    for (let i = 0; i < GATHERING && left > 0; i++) {
      const one = rng.int(2) === 0 ? rng.int(this.cards) : rng.pick(known).card;
      const two = rng.int(this.cards);
      const from = one === two ? -1 : this.startOf(one, two, this.hour, rng);
      if (from < 0) continue;
      this.exchange(one, two, from, this.hour + 1);
      const now = astray();
      if (now <= left || rng.int(NOISE) === 0) left = now;
      else this.exchange(one, two, from, this.hour + 1);
    }
  }

  /** The first hour from which two cards may be exchanged up to now; -1: never. */
  private earliest(one: number, two: number): number {
    let from = this.hour;
    for (let hour = this.hour; hour >= 0; hour--) {
      const where = this.where[hour];
      if (where[one] === this.own || where[two] === this.own) break;
      from = hour;
      if (hour === 0) return 0;
    }
    for (let hour = from; hour <= this.hour; hour++) {
      const before = this.where[hour - 1];
      if (before[one] === before[two] && before[one] !== this.own) return hour;
      if (before[one] === before[two] && hour === from) return hour;
    }
    return -1;
  }

  private exchange(one: number, two: number, from: number, to: number): void {
    const bits = (1 << one) | (1 << two);
    for (let hour = from; hour < to; hour++) {
      const where = this.where[hour];
      const a = where[one];
      const b = where[two];
      if (a === b) continue;
      where[one] = b;
      where[two] = a;
      this.held[hour][a] ^= bits;
      this.held[hour][b] ^= bits;
    }
  }

  faults(): number {
    let faults = this.broken;
    for (let i = 0; i < this.heard.length; i++) faults += this.heard[i].faults(this);
    return faults;
  }

  private fittingCards(): number {
    let product = 1;
    for (let i = 0; i < this.shown.length; i++) {
      const { hour, place, mask } = this.shown[i];
      product *= Math.max(1, bitCount(this.held[hour][place] & mask));
    }
    return product;
  }

  /**
   * From a past without faults: by card, the weight of the past in which it has lived the whole life of the card that now
   * lies in `place`, and the other way round. One of them is then taken, so that every card has its due.
   */
  exchangeLives(place: Place, rng: Rng): number[] {
    const now = 31 - Math.clz32(this.held[this.hour][place]);
    const weights = Array.from({ length: this.cards }, () => 0);
    const hours = this.hour + 1;
    if (this.wasOwn(now)) {
      weights[now] = 1;
      return weights;
    }
    let all = 0;
    for (let card = 0; card < this.cards; card++) {
      if (card !== now && this.wasOwn(card)) continue;
      if (card !== now) this.exchange(now, card, 0, hours);
      if (card === now || this.faults() === 0) {
        weights[card] = SHARES / this.fittingCards();
        all += weights[card];
      }
      if (card !== now) this.exchange(now, card, 0, hours);
    }
    let ticket = (all * rng.int(SHARES)) / SHARES;
    for (let card = 0; card < this.cards; card++) {
      ticket -= weights[card];
      if (weights[card] === 0 || ticket >= 0) continue;
      if (card !== now) this.exchange(now, card, 0, hours);
      break;
    }
    return weights.map((weight) => weight / all);
  }

  private wasOwn(card: number): boolean {
    for (let hour = 0; hour <= this.hour; hour++) if (this.where[hour][card] === this.own) return true;
    return false;
  }

  /**
   * Looks for a past without faults: exchanges, around the hour of something that does not fit, a card it speaks of with
   * one of that place. Faults may rise now and then, so that it does not get stuck.
   */
  mend(rng: Rng, faults: number): number {
    const wrong = this.heard.filter((heard) => heard.faults(this) > 0);
    if (wrong.length === 0) return faults;
    const { hour, place, mask } = rng.pick(wrong);
    if (place === undefined || mask === undefined) return this.walk(rng, faults);
    const there = this.held[hour][place];
    const meant = bitsOf(mask);
    const one = rng.pick(meant);
    const isThere = (there & (1 << one)) !== 0;
    const outside = bitsOf(~there & ((1 << this.cards) - 1));
    const inside = bitsOf(there);
    const others = isThere ? outside : inside;
    if (others.length === 0) return faults;
    const two = rng.pick(others);
    const from = this.startOf(one, two, hour, rng);
    const to = from < 0 ? -1 : this.endOf(one, two, hour, rng);
    if (to < 0) return faults;
    this.exchange(one, two, from, to);
    const after = this.faults();
    if (after <= faults || rng.int(NOISE ** Math.min(4, after - faults)) === 0) return after;
    this.exchange(one, two, from, to);
    return faults;
  }

  /** An hour at or before this one from which two cards may be exchanged; -1: none. */
  private startOf(one: number, two: number, hour: number, rng: Rng): number {
    let chosen = -1;
    let starts = 0;
    for (let at = hour; at >= 0; at--) {
      if (this.where[at][one] === this.own || this.where[at][two] === this.own) break;
      if ((at === 0 || this.where[at - 1][one] === this.where[at - 1][two]) && rng.int(++starts) === 0)
        chosen = at;
    }
    return chosen;
  }

  /** An hour after this one up to which two cards may be exchanged; -1: none. */
  private endOf(one: number, two: number, hour: number, rng: Rng): number {
    const hours = this.hour + 1;
    let chosen = -1;
    let ends = 0;
    for (let at = hour + 1; at <= hours; at++) {
      const last = at === hours;
      if ((last || this.where[at][one] === this.where[at][two]) && rng.int(++ends) === 0) chosen = at;
      if (!last && (this.where[at][one] === this.own || this.where[at][two] === this.own)) break;
    }
    return chosen;
  }

  /** One proposed change; returns the faults after it. */
  walk(rng: Rng, faults: number): number {
    const one = rng.int(this.cards);
    const two = rng.int(this.cards);
    const hours = this.hour + 1;
    const from = rng.int(2) === 0 ? 0 : rng.int(hours);
    if (one === two) return faults;
    if (from > 0) {
      const before = this.where[from - 1];
      if (before[one] !== before[two]) return faults;
    }
    let to = from;
    let ends = 0;
    let chosen = -1;
    let differ = false;
    for (; to < hours; to++) {
      const where = this.where[to];
      const a = where[one];
      const b = where[two];
      if (to > from && a === b) {
        ends++;
        if (rng.int(ends) === 0) chosen = to;
      }
      if (a === this.own || b === this.own) break;
      if (a !== b) differ = true;
    }
    if (to === hours) {
      ends++;
      if (rng.int(ends) === 0) chosen = hours;
    }
    if (chosen < 0 || !differ) return faults;
    const weight = this.fittingCards();
    this.exchange(one, two, from, chosen);
    const after = this.faults();
    const worse = after - faults;
    const price = worse <= 0 ? 1024 : PRICE[Math.min(worse, PRICE.length - 1)];
    if (price < 1024 && rng.int(1024) >= price) {
      this.exchange(one, two, from, chosen);
      return faults;
    }
    const now = this.fittingCards();
    if (now > weight && rng.int(now) >= weight) {
      this.exchange(one, two, from, chosen);
      return faults;
    }
    return after;
  }
}

export function nthBit(mask: Bits, n: number): number {
  let left = mask;
  for (let i = 0; i < n; i++) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

export function bitsOf(mask: Bits): number[] {
  const bits: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) bits.push(31 - Math.clz32(left & -left));
  return bits;
}
