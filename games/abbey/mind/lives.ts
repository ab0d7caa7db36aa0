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
import { faultsIn, type Near } from './facts.ts';

/** Most lives changed at a time. */
export const MOST = 5;
const MOST_FAULTS = 64;
const TICKETS = 2 ** 30;
/** Bits for a place. */
const PLACE = 3;

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/** By number of cards: order n puts card i where card `orders[cards * n + i]` was. The first changes nothing. */
const ORDERS: readonly Uint8Array[] = Array.from({ length: MOST + 1 }, (_none, cards) =>
  Uint8Array.from(ordersOf(Array.from({ length: cards }, (_card, i) => i)).flat()),
);
const MOST_ORDERS = ORDERS[MOST].length / MOST;

/** By number of faults: what a past with them weighs. */
export function pricesOf(price: number): readonly number[] {
  return Array.from({ length: MOST_FAULTS }, (_none, faults) => price ** faults);
}

export class Lives {
  private readonly chronicle: Chronicle;
  private readonly deduction: Deduction;
  private cards: readonly number[] = [];
  private all: Mask = 0;
  private few = 0;
  private orders = ORDERS[0];
  /** How many orders there are of so many cards. */
  private size = 0;
  /** Stretches of hours in which none of the cards moves: how many, and by stretch where each begins. */
  private stretches = 0;
  private begins: number[] = [];
  /** By stretch and card. */
  private places = new Uint8Array(0);
  /** By stretch and order: the first order that puts every card in the same place; faults; weight of all ways up to it. */
  private same = new Uint8Array(0);
  private faults = new Uint16Array(0);
  private ways = new Float64Array(0);
  /** By stretch: the order drawn. */
  private drawn = new Uint8Array(0);
  /** The orders to be weighed in a stretch: each the first of its kind, and not ruled out. */
  private readonly lawful = new Uint8Array(MOST_ORDERS);
  private lawfuls = 0;
  /** By order and place: which of the few cards lie there, bit i for the i-th. */
  private readonly there = new Uint8Array(MOST_ORDERS << PLACE);
  /** By card: the places that logic leaves open in a stretch. */
  private readonly open: number[] = Array.from({ length: MOST }, () => 0);
  private readonly dues = new Float64Array(MOST_ORDERS);
  private readonly sums = new Float64Array(MOST_ORDERS);
  private readonly firstOf = new Uint8Array(1 << (MOST * PLACE));
  private readonly markOf = new Uint32Array(1 << (MOST * PLACE));
  private mark = 0;

  constructor(chronicle: Chronicle, deduction: Deduction) {
    this.chronicle = chronicle;
    this.deduction = deduction;
  }

  /** Draws the lives of some cards, `MOST` at the most, anew; returns by how many the faults rose. */
  change(cards: readonly number[], prices: readonly number[], rng: Rng): number {
    const { chronicle } = this;
    this.cards = cards;
    this.few = cards.length;
    this.orders = ORDERS[this.few];
    this.size = this.orders.length / this.few;
    this.all = 0;
    for (let i = 0; i < this.few; i++) this.all |= 1 << cards[i];
    this.split();
    for (let stretch = 0; stretch < this.stretches; stretch++) this.weigh(stretch, prices);
    const far = chronicle.farFaults();
    this.draw(rng);
    let more = 0;
    for (let stretch = 0; stretch < this.stretches; stretch++) {
      more += this.faults[this.size * stretch + this.drawn[stretch]] - this.faults[this.size * stretch];
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
    const { cards, few } = this;
    if (this.places.length < MOST * where.length) {
      const room = 2 * where.length;
      this.places = new Uint8Array(MOST * room);
      this.same = new Uint8Array(MOST_ORDERS * room);
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
    const { same, faults, ways, sums, dues, size } = this;
    const at = size * stretch;
    this.look(stretch);
    this.sift(stretch);
    this.listen(stretch);
    sums.fill(stretch === 0 ? 1 : 0);
    if (stretch > 0) for (let n = 0; n < size; n++) sums[same[at + n]] += ways[at - size + n];
    let total = 0;
    ways.fill(0, at, at + size);
    for (let i = 0; i < this.lawfuls; i++) {
      const n = this.lawful[i];
      ways[at + n] = sums[n] * dues[n] * prices[Math.min(faults[at + n], MOST_FAULTS - 1)];
      total += ways[at + n];
    }
    for (let n = 0; n < size; n++) {
      const first = same[at + n];
      ways[at + n] = n === first ? ways[at + n] / total : ways[at + first];
      faults[at + n] = faults[at + first];
    }
  }

  /** By card: the places that logic leaves open in a stretch. */
  private look(stretch: number): void {
    const { cards, open } = this;
    const { may } = this.deduction;
    const end = this.endOf(stretch);
    for (let i = 0; i < cards.length; i++) {
      let places = -1;
      for (let hour = this.begins[stretch]; hour < end; hour++) places &= may[hour][cards[i]];
      open[i] = places;
    }
  }

  /** Which orders come to the same, and which are lawful: logic rules out no more of them than of what is now. */
  private sift(stretch: number): void {
    const { places, same, open, lawful, there, firstOf, markOf, few, orders, size } = this;
    const from = few * stretch;
    const mark = ++this.mark;
    let least = 0;
    this.lawfuls = 0;
    for (let n = 0; n < size; n++) {
      let key = 0;
      let ruledOut = 0;
      for (let i = 0; i < few; i++) {
        const place = places[from + orders[few * n + i]];
        key = (key << PLACE) | place;
        ruledOut += ((open[i] >> place) & 1) ^ 1;
      }
      if (n === 0) least = ruledOut;
      const isFirst = markOf[key] !== mark;
      if (isFirst) {
        markOf[key] = mark;
        firstOf[key] = n;
      }
      same[size * stretch + n] = firstOf[key];
      if (!isFirst || ruledOut > least) continue;
      lawful[this.lawfuls++] = n;
      there.fill(0, n << PLACE, (n + 1) << PLACE);
      for (let i = 0; i < few; i++) there[(n << PLACE) | places[from + orders[few * n + i]]] |= 1 << i;
    }
  }

  /** Faults and dues by order. What is the same in all of them is left out. */
  private listen(stretch: number): void {
    const { chronicle, all, places, faults, dues, few, size } = this;
    faults.fill(0, size * stretch, size * (stretch + 1));
    dues.fill(1);
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
    const { lawful, there, faults, dues } = this;
    const at = this.size * stretch;
    const meant = this.among(near.mask);
    const certain = count(rest & near.mask);
    const others = near.kind === 'contrast' ? this.among(near.others) : 0;
    const othersCertain = near.kind === 'contrast' ? count(rest & near.others) : 0;
    for (let j = 0; j < this.lawfuls; j++) {
      const n = lawful[j];
      const some = there[(n << PLACE) | near.place];
      const held = certain + count(some & meant);
      if (near.kind === 'shown') dues[n] /= Math.max(1, held);
      else faults[at + n] += faultsIn(near, held, othersCertain + count(some & others));
    }
  }

  /** Which of the few cards are meant: bit i for the i-th. */
  private among(mask: Mask): number {
    let some = 0;
    for (let i = 0; i < this.few; i++) if (mask & (1 << this.cards[i])) some |= 1 << i;
    return some;
  }

  /** An order for every stretch, the last one first. */
  private draw(rng: Rng): void {
    const { same, ways, drawn, size } = this;
    for (let stretch = this.stretches - 1; stretch >= 0; stretch--) {
      const at = size * stretch;
      const later = stretch + 1 === this.stretches ? null : same[at + size + drawn[stretch + 1]];
      const fits = (n: number) => later === null || same[at + size + n] === later;
      let total = 0;
      for (let n = 0; n < size; n++) if (fits(n)) total += ways[at + n];
      let ticket = (total * rng.int(TICKETS)) / TICKETS;
      for (let n = 0; n < size; n++) {
        if (!fits(n) || ways[at + n] === 0) continue;
        drawn[stretch] = n;
        ticket -= ways[at + n];
        if (ticket < 0) break;
      }
    }
  }

  /** How likely each of the cards is to lie where the first one lies now, all others staying as they are. */
  chances(): number[] {
    const { few, orders, size } = this;
    const at = size * (this.stretches - 1);
    const chances = this.cards.map(() => 0);
    for (let n = 0; n < size; n++) {
      for (let i = 0; i < few; i++) if (orders[few * n + i] === 0) chances[i] += this.ways[at + n];
    }
    const all = chances.reduce((sum, chance) => sum + chance, 0);
    return chances.map((chance) => chance / all);
  }

  /** Puts the cards where the orders drawn say. */
  private fill(): void {
    const { chronicle, cards, places, all, drawn, few, orders } = this;
    for (let stretch = 0; stretch < this.stretches; stretch++) {
      const order = drawn[stretch];
      const end = this.endOf(stretch);
      for (let hour = this.begins[stretch]; hour < end; hour++) {
        const where = chronicle.where[hour];
        const held = chronicle.held[hour];
        for (let i = 0; i < few; i++) held[where[cards[i]]] &= ~all;
        for (let i = 0; i < few; i++) {
          const place = places[few * stretch + orders[few * order + i]];
          where[cards[i]] = place;
          held[place] |= 1 << cards[i];
        }
      }
    }
  }
}
