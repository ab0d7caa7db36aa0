/**
 * Changes a past: a few cards lead each other's lives anew, all else staying as it is. Wherever two of them lie in one
 * place, either may have gone on as the other did; so who gave how many to whom is kept, and their lives together are a
 * chain of orders in which they fill the same places. The chain is drawn exactly, by summing forwards over the hours and
 * choosing backwards; every fault costs a price, and orders that logic rules out are left out. What speaks of more than one hour is weighed afterwards, and the change
 * taken back by that chance. So in the long run pasts come up by their weight.
 */

import type { Rng } from '@conclave/engine';
import { count, type Mask } from '../rules/suspects.ts';
import type { Chronicle } from './chronicle.ts';
import type { Deduction } from './deduction.ts';
import { faultsIn, type Near, type Place } from './facts.ts';
import { type Kinds, kindsAt, MOST, MOST_ORDERS, ORDERS } from './orders.ts';

const MOST_FAULTS = 64;
const TICKETS = 2 ** 30;

/** By number of faults: what a past with them weighs. */
export function pricesOf(price: number): readonly number[] {
  return Array.from({ length: MOST_FAULTS }, (_none, faults) => price ** faults);
}

export class Lives {
  private readonly chronicle: Chronicle;
  private readonly deduction: Deduction;
  private cards: readonly number[] = [];
  private all: Mask = 0;
  private orders = ORDERS[0];
  /** Stretches of hours in which none of the cards moves: how many, and by stretch where each begins. */
  private stretches = 0;
  private begins: number[] = [];
  /** By stretch and card. */
  private places = new Uint8Array(0);
  /** By stretch: which orders come to the same. */
  private readonly kinds: Kinds[] = [];
  /** By stretch and order: faults, for the first of each kind; weight of all ways up to it. */
  private faults = new Uint16Array(0);
  private ways = new Float64Array(0);
  /** By stretch: the order drawn. */
  private drawn = new Uint8Array(0);
  /** The orders to be weighed in a stretch: each the first of its kind, and not ruled out. */
  private readonly lawful = new Uint8Array(MOST_ORDERS);
  private lawfuls = 0;
  private readonly dues = new Float64Array(MOST_ORDERS);
  private readonly sums = new Float64Array(MOST_ORDERS);
  private readonly weights = new Float64Array(MOST_ORDERS);

  constructor(chronicle: Chronicle, deduction: Deduction) {
    this.chronicle = chronicle;
    this.deduction = deduction;
  }

  /** Draws the lives of some cards, `MOST` at the most, anew; returns by how many the faults rose. */
  change(cards: readonly number[], prices: readonly number[], rng: Rng): number {
    const { chronicle } = this;
    this.cards = cards;
    this.orders = ORDERS[cards.length];
    this.all = 0;
    for (let i = 0; i < cards.length; i++) this.all |= 1 << cards[i];
    this.split();
    for (let stretch = 0; stretch < this.stretches; stretch++) this.weigh(stretch, prices);
    const far = chronicle.farFaults();
    this.draw(rng);
    let more = 0;
    for (let stretch = 0; stretch < this.stretches; stretch++) {
      const at = this.orders.size * stretch;
      more += this.faults[at + this.kinds[stretch].first[this.drawn[stretch]]] - this.faults[at];
    }
    this.fill();
    const worse = chronicle.farFaults() - far;
    if (worse > 0 && rng.int(TICKETS) >= TICKETS * prices[Math.min(worse, MOST_FAULTS - 1)]) {
      this.drawn.fill(0);
      this.fill();
      return 0;
    }
    return more + worse;
  }

  private split(): void {
    const { where } = this.chronicle;
    const { cards } = this;
    const few = cards.length;
    if (this.places.length < MOST * where.length) {
      const room = 2 * where.length;
      this.places = new Uint8Array(MOST * room);
      this.faults = new Uint16Array(MOST_ORDERS * room);
      this.ways = new Float64Array(MOST_ORDERS * room);
      this.drawn = new Uint8Array(room);
    }
    const { places } = this;
    this.begins = [];
    let stretch = -1;
    for (let hour = 0; hour < where.length; hour++) {
      const now = where[hour];
      let isNew = hour === 0;
      for (let i = 0; i < few && !isNew; i++) isNew = now[cards[i]] !== places[few * stretch + i];
      if (!isNew) continue;
      stretch++;
      this.begins.push(hour);
      for (let i = 0; i < few; i++) places[few * stretch + i] = now[cards[i]];
    }
    this.stretches = stretch + 1;
  }

  private endOf(stretch: number): number {
    return stretch + 1 < this.stretches ? this.begins[stretch + 1] : this.chronicle.where.length;
  }

  private weigh(stretch: number, prices: readonly number[]): void {
    const { faults, ways, sums, weights, dues, lawful } = this;
    const { size } = this.orders;
    const at = size * stretch;
    const kinds = kindsAt(this.orders, this.places, this.cards.length * stretch);
    const { first } = kinds;
    this.kinds[stretch] = kinds;
    this.sift(stretch, kinds);
    this.listen(stretch);
    for (let n = 0; n < size; n++) {
      sums[n] = stretch === 0 ? 1 : 0;
      weights[n] = 0;
    }
    if (stretch > 0) for (let n = 0; n < size; n++) sums[first[n]] += ways[at - size + n];
    let total = 0;
    for (let i = 0; i < this.lawfuls; i++) {
      const n = lawful[i];
      weights[n] = sums[n] * dues[n] * prices[Math.min(faults[at + n], MOST_FAULTS - 1)];
      total += weights[n];
    }
    for (let n = 0; n < size; n++) ways[at + n] = weights[first[n]] / total;
  }

  /** Lawful orders: logic rules out no more of them than of what is now. */
  private sift(stretch: number, { firsts }: Kinds): void {
    const { lawful, orders } = this;
    const forbidden = this.forbidden(stretch);
    const least = count(forbidden & orders.goes[0]);
    this.lawfuls = 0;
    for (let i = 0; i < firsts.length; i++) {
      const n = firsts[i];
      if (count(forbidden & orders.goes[n]) <= least) lawful[this.lawfuls++] = n;
    }
  }

  /** Bit `cards * i + j` where logic rules out that card i goes where card j is. */
  private forbidden(stretch: number): number {
    const { cards, places } = this;
    const { may } = this.deduction;
    const few = cards.length;
    const end = this.endOf(stretch);
    let bits = 0;
    for (let i = 0; i < few; i++) {
      let open = -1;
      for (let hour = this.begins[stretch]; hour < end; hour++) open &= may[hour][cards[i]];
      for (let j = 0; j < few; j++) bits |= (((open >> places[few * stretch + j]) & 1) ^ 1) << (few * i + j);
    }
    return bits;
  }

  /** Faults and dues by order. What is the same in all of them is left out. */
  private listen(stretch: number): void {
    const { chronicle, all, places, faults, dues } = this;
    const { cards: few, size } = this.orders;
    for (let i = 0; i < this.lawfuls; i++) {
      faults[size * stretch + this.lawful[i]] = 0;
      dues[this.lawful[i]] = 1;
    }
    if (this.lawfuls === 1) return;
    let concerned = 0;
    for (let i = 0; i < few; i++) concerned |= 1 << places[few * stretch + i];
    const end = this.endOf(stretch);
    for (let hour = this.begins[stretch]; hour < end; hour++) {
      const heard = chronicle.near[hour];
      for (let i = 0; i < heard.length; i++) {
        const near = heard[i];
        if ((concerned & (1 << near.place)) === 0) continue;
        const meant = near.kind === 'contrast' ? near.mask | near.others : near.mask;
        if ((meant & all) === 0 || (near.kind !== 'contrast' && (meant & all) === all)) continue;
        this.hear(stretch, near, chronicle.held[hour][near.place] & ~all);
      }
    }
  }

  /** `rest`: what else lay there. */
  private hear(stretch: number, near: Near, rest: Mask): void {
    const { lawful, faults, dues } = this;
    const at = this.orders.size * stretch;
    const meant = this.among(near.mask);
    const certain = count(rest & near.mask);
    const others = near.kind === 'contrast' ? this.among(near.others) : 0;
    const othersCertain = near.kind === 'contrast' ? count(rest & near.others) : 0;
    const there = this.thereIn(stretch, near.place);
    for (let i = 0; i < this.lawfuls; i++) {
      const n = lawful[i];
      const held = certain + this.numberPut(n, there, meant);
      if (near.kind === 'shown') dues[n] /= Math.max(1, held);
      else if (others === 0) faults[at + n] += faultsIn(near, held, othersCertain);
      else faults[at + n] += faultsIn(near, held, othersCertain + this.numberPut(n, there, others));
    }
  }

  /** Which of the few cards are meant: bit i for the i-th. */
  private among(mask: Mask): number {
    let some = 0;
    for (let i = 0; i < this.cards.length; i++) if (mask & (1 << this.cards[i])) some |= 1 << i;
    return some;
  }

  /** Which of the few cards lie there now: bit j for the j-th. */
  private thereIn(stretch: number, place: Place): number {
    const few = this.cards.length;
    let some = 0;
    for (let j = 0; j < few; j++) if (this.places[few * stretch + j] === place) some |= 1 << j;
    return some;
  }

  /** How many of those meant an order puts where these lie now. */
  private numberPut(order: number, there: number, meant: number): number {
    const { cards: few, filledBy } = this.orders;
    let number = 0;
    for (let j = 0; j < few; j++) number += (there >> j) & (meant >> filledBy[few * order + j]) & 1;
    return number;
  }

  /** An order for every stretch, the last one first. */
  private draw(rng: Rng): void {
    const { kinds, ways, drawn } = this;
    const { size } = this.orders;
    for (let stretch = this.stretches - 1; stretch >= 0; stretch--) {
      const at = size * stretch;
      const isLast = stretch + 1 === this.stretches;
      const { first } = kinds[isLast ? stretch : stretch + 1];
      const later = isLast ? 0 : first[drawn[stretch + 1]];
      let total = 0;
      for (let n = 0; n < size; n++) if (isLast || first[n] === later) total += ways[at + n];
      let ticket = (total * rng.int(TICKETS)) / TICKETS;
      for (let n = 0; n < size; n++) {
        if (ways[at + n] === 0 || !(isLast || first[n] === later)) continue;
        drawn[stretch] = n;
        ticket -= ways[at + n];
        if (ticket < 0) break;
      }
    }
  }

  /** How likely each of the cards is to lie where the first one lies now, all others staying as they are. */
  chances(): number[] {
    const { cards: few, fills, size } = this.orders;
    const at = size * (this.stretches - 1);
    const chances = this.cards.map(() => 0);
    for (let n = 0; n < size; n++) {
      for (let i = 0; i < few; i++) if (fills[few * n + i] === 0) chances[i] += this.ways[at + n];
    }
    const all = chances.reduce((sum, chance) => sum + chance, 0);
    return chances.map((chance) => chance / all);
  }

  /** Puts the cards where the orders drawn say. */
  private fill(): void {
    const { chronicle, cards, places, all, drawn } = this;
    const { cards: few, fills } = this.orders;
    for (let stretch = 0; stretch < this.stretches; stretch++) {
      const order = drawn[stretch];
      const end = this.endOf(stretch);
      for (let hour = this.begins[stretch]; hour < end; hour++) {
        const where = chronicle.where[hour];
        const held = chronicle.held[hour];
        for (let i = 0; i < few; i++) held[where[cards[i]]] &= ~all;
        for (let i = 0; i < few; i++) {
          const place = places[few * stretch + fills[few * order + i]];
          where[cards[i]] = place;
          held[place] |= 1 << cards[i];
        }
      }
    }
  }
}
