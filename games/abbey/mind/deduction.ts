/**
 * Where cards may have lain, by logic alone: sizes of hands, who gave how many to whom, cards seen and numbers heard. What
 * is ruled out is ruled out for certain; not everything that is impossible is found.
 */

import { count, has, listed, type Mask } from '../rules/suspects.ts';
import type { Chronicle, Passage } from './chronicle.ts';
import type { Place } from './facts.ts';

/** Bit n: place n. */
type Places = number;

export class Deduction {
  private readonly chronicle: Chronicle;
  /** By hour and card. */
  readonly may: Uint8Array[] = [];
  /** By hour: how many cards lay in each place. */
  private readonly sizes: number[][] = [];
  /** Hours to be thought over. */
  private readonly open = new Set<number>();

  constructor(chronicle: Chronicle) {
    this.chronicle = chronicle;
  }

  /** Takes in what was heard since; `hours`: those it speaks of. */
  revise(hours: Iterable<number>): void {
    const { chronicle } = this;
    for (let hour = this.may.length; hour <= chronicle.hour; hour++) {
      this.may.push(new Uint8Array(chronicle.cards).fill((1 << chronicle.places) - 1));
      this.sizes.push(chronicle.held[hour].map(count));
      this.open.add(hour);
    }
    for (const hour of hours) this.open.add(hour);
    this.settle();
  }

  /** Whether a card may lie there now. */
  mayLie(card: number, place: Place): boolean {
    return (this.may[this.chronicle.hour][card] & (1 << place)) !== 0;
  }

  /** Who may lie there now, each tried out: what would follow from it must not contradict itself. */
  candidates(place: Place): Mask {
    const before = this.may.map((places) => places.slice());
    let found = 0;
    for (let card = 0; card < this.chronicle.cards; card++) {
      if (!this.mayLie(card, place)) continue;
      this.may[this.chronicle.hour][card] = 1 << place;
      this.open.add(this.chronicle.hour);
      if (this.settle()) found |= 1 << card;
      for (const [hour, places] of before.entries()) this.may[hour].set(places);
    }
    return found;
  }

  /** Cards of which it is not certain where they lay all the time. */
  uncertain(): number[] {
    return listed((1 << this.chronicle.cards) - 1).filter((card) =>
      this.may.some((places) => (places[card] & (places[card] - 1)) !== 0),
    );
  }

  /** Follows up everything; false: it contradicts itself. */
  private settle(): boolean {
    for (const hour of this.open) {
      this.open.delete(hour);
      const before = this.may[hour].slice();
      if (!this.travel(hour) || !this.travel(hour + 1) || !this.tell(hour)) {
        this.open.clear();
        return false;
      }
      if (this.may[hour].some((places, card) => places !== before[card])) this.open.add(hour);
    }
    return true;
  }

  private keep(hour: number, card: number, places: Places): void {
    const left = this.may[hour][card] & places;
    if (left === this.may[hour][card]) return;
    this.may[hour][card] = left;
    if (hour > 0) this.open.add(hour - 1);
    this.open.add(hour);
    if (hour < this.chronicle.hour) this.open.add(hour + 1);
  }

  /** What went at the beginning of an hour, forwards and backwards. */
  private travel(hour: number): boolean {
    if (hour === 0 || hour > this.chronicle.hour) return true;
    const passages = this.chronicle.passages[hour];
    const ways = this.waysAt(hour, passages);
    const named = new Map(passages.map((passage) => [passage.card, passage]));
    for (let card = 0; card < this.chronicle.cards; card++) {
      const seen = named.get(card);
      const from = this.may[hour - 1][card];
      const to = this.may[hour][card];
      let after = 0;
      let before = 0;
      for (let place = 0; place < ways.length; place++) {
        if ((from & (1 << place)) === 0) continue;
        const reached = seen ? (seen.from === place ? 1 << seen.to : 0) : ways[place];
        after |= reached;
        if (reached & to) before |= 1 << place;
      }
      this.keep(hour - 1, card, before);
      this.keep(hour, card, after);
      if ((after & to) === 0) return false;
    }
    return true;
  }

  /** By place: where a card that was not seen may have gone from there. */
  private waysAt(hour: number, passages: readonly Passage[]): Places[] {
    const ways = this.sizes[hour - 1].map((size, place) => {
      const leaving = passages.filter(({ from }) => from === place).length;
      return leaving < size ? 1 << place : 0;
    });
    for (const { from, to, card } of passages) if (card < 0) ways[from] |= 1 << to;
    return ways;
  }

  /** Numbers of cards in a place: how many lie there, and what was heard of them. */
  private tell(hour: number): boolean {
    const all = (1 << this.chronicle.cards) - 1;
    for (let place = 0; place < this.chronicle.places; place++) {
      const size = this.sizes[hour][place];
      if (!this.number(hour, place, all, size, size)) return false;
    }
    for (const near of this.chronicle.near[hour]) {
      if (near.kind !== 'tally') continue;
      const size = this.sizes[hour][near.place];
      const most = Math.min(near.most, size);
      if (!this.number(hour, near.place, near.mask, near.least, most)) return false;
      if (!this.number(hour, near.place, all & ~near.mask, size - most, size - near.least)) return false;
    }
    return true;
  }

  /** Of these cards so many lie there: enough that must, or no more that may. */
  private number(hour: number, place: Place, mask: Mask, least: number, most: number): boolean {
    const may = this.may[hour];
    const bit = 1 << place;
    let could = 0;
    let must = 0;
    for (let card = 0; card < may.length; card++) {
      if (!has(mask, card) || (may[card] & bit) === 0) continue;
      could |= 1 << card;
      if (may[card] === bit) must |= 1 << card;
    }
    const open = could & ~must;
    if (count(must) > most || count(could) < least) return false;
    if (open === 0) return true;
    if (count(must) === most) for (const card of listed(open)) this.keep(hour, card, ~bit);
    else if (count(could) === least) for (const card of listed(open)) this.keep(hour, card, bit);
    return true;
  }
}
