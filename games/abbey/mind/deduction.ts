/**
 * Constraint propagation: by time and card, the places left open by the sizes of hands, the transfers, the cards seen and
 * the numbers heard. What is ruled out is certainly impossible; not everything impossible is found.
 */

import { count, has, listed, type Mask } from '../rules/suspects.ts';
import type { Contrast, LocalEvidence, Place } from './evidence.ts';
import type { History, Transfer } from './history.ts';

/** Bit n: place n. */
type Places = number;

const NONE: ReadonlySet<LocalEvidence> = new Set();

export class Deduction {
  private readonly history: History;
  /** By time and card: the places left open. */
  readonly may: Uint8Array[] = [];
  /** By time: how many cards lay in each place. */
  private readonly sizes: number[][] = [];
  /** Times whose constraints are still to be propagated. */
  private readonly agenda = new Set<number>();

  /** Evidence that is not looked at. */
  private readonly leftOut: ReadonlySet<LocalEvidence>;

  constructor(history: History, leftOut: ReadonlySet<LocalEvidence> = NONE) {
    this.history = history;
    this.leftOut = leftOut;
  }

  /** Takes in new evidence; `times`: those it is about. */
  update(times: Iterable<number>): void {
    const { history } = this;
    for (let time = this.may.length; time <= history.time; time++) {
      this.may.push(new Uint8Array(history.cards).fill((1 << history.places) - 1));
      this.sizes.push(history.held[time].map(count));
      this.agenda.add(time);
    }
    for (const time of times) this.agenda.add(time);
    this.propagate();
  }

  /** Whether a card may lie there now. */
  mayLie(card: number, place: Place): boolean {
    return (this.may[this.history.time][card] & (1 << place)) !== 0;
  }

  /** Who may lie there now: each candidate is assumed in turn, and dropped where that leads to a contradiction. */
  candidates(place: Place): Mask {
    let found = 0;
    for (let card = 0; card < this.history.cards; card++)
      if (this.isPossible(card, place)) found |= 1 << card;
    return found;
  }

  /** The same for one of them. */
  isPossible(card: number, place: Place): boolean {
    if (!this.mayLie(card, place)) return false;
    const before = this.may.map((places) => places.slice());
    this.may[this.history.time][card] = 1 << place;
    this.agenda.add(this.history.time);
    const isPossible = this.propagate();
    for (const [time, places] of before.entries()) this.may[time].set(places);
    return isPossible;
  }

  /** Cards with more than one place left open at some time. */
  uncertain(): number[] {
    return listed((1 << this.history.cards) - 1).filter((card) =>
      this.may.some((places) => (places[card] & (places[card] - 1)) !== 0),
    );
  }

  /** Until nothing changes; false: a contradiction. */
  private propagate(): boolean {
    for (const time of this.agenda) {
      this.agenda.delete(time);
      const before = this.may[time].slice();
      if (!this.alongTransfers(time) || !this.alongTransfers(time + 1) || !this.withinPlaces(time)) {
        this.agenda.clear();
        return false;
      }
      if (this.may[time].some((places, card) => places !== before[card])) this.agenda.add(time);
    }
    return true;
  }

  private restrict(time: number, card: number, places: Places): void {
    const left = this.may[time][card] & places;
    if (left === this.may[time][card]) return;
    this.may[time][card] = left;
    if (time > 0) this.agenda.add(time - 1);
    this.agenda.add(time);
    if (time < this.history.time) this.agenda.add(time + 1);
  }

  /** From the places before a transfer to those after it, and back. */
  private alongTransfers(time: number): boolean {
    if (time === 0 || time > this.history.time) return true;
    const transfers = this.history.transfers[time];
    const ways = this.waysAt(time, transfers);
    const named = new Map(transfers.map((transfer) => [transfer.card, transfer]));
    for (let card = 0; card < this.history.cards; card++) {
      const seen = named.get(card);
      const from = this.may[time - 1][card];
      const to = this.may[time][card];
      let after = 0;
      let before = 0;
      for (let place = 0; place < ways.length; place++) {
        if ((from & (1 << place)) === 0) continue;
        const reached = seen ? (seen.from === place ? 1 << seen.to : 0) : ways[place];
        after |= reached;
        if (reached & to) before |= 1 << place;
      }
      this.restrict(time - 1, card, before);
      this.restrict(time, card, after);
      if ((after & to) === 0) return false;
    }
    return true;
  }

  /** By place: where a card that was not seen may have gone from there. */
  private waysAt(time: number, transfers: readonly Transfer[]): Places[] {
    const ways = this.sizes[time - 1].map((size, place) => {
      const leaving = transfers.filter(({ from }) => from === place).length;
      return leaving < size ? 1 << place : 0;
    });
    for (const { from, to, card } of transfers) if (card < 0) ways[from] |= 1 << to;
    return ways;
  }

  /** By the number of cards in a place: its size, and what was heard of it. */
  private withinPlaces(time: number): boolean {
    const all = (1 << this.history.cards) - 1;
    for (let place = 0; place < this.history.places; place++) {
      const size = this.sizes[time][place];
      if (!this.bound(time, place, all, size, size)) return false;
    }
    for (const local of this.history.local[time]) {
      if (this.leftOut.has(local)) continue;
      if (local.kind === 'contrast' && !this.contrasted(local)) return false;
      if (local.kind !== 'tally') continue;
      const size = this.sizes[time][local.place];
      const most = Math.min(local.most, size);
      if (!this.bound(time, local.place, local.mask, local.least, most)) return false;
      if (!this.bound(time, local.place, all & ~local.mask, size - most, size - local.least)) return false;
    }
    return true;
  }

  /** More of the ones than of the others, or equally many: what they have in common does not count. */
  private contrasted({ time, place, mask, others, than }: Contrast): boolean {
    const all = (1 << this.history.cards) - 1;
    const [one, two] = than === 'fewer' ? [others & ~mask, mask & ~others] : [mask & ~others, others & ~mask];
    const size = this.sizes[time][place];
    const rest = this.range(time, place, all & ~(one | two));
    const [ofOne, ofTwo] = [this.range(time, place, one), this.range(time, place, two)];
    // So many of both together.
    const [least, most] = [Math.max(0, size - rest.most), size - rest.least];
    if (than === 'equal') {
      const low = Math.max(ofOne.least, ofTwo.least, Math.ceil(least / 2));
      const high = Math.min(ofOne.most, ofTwo.most, Math.floor(most / 2));
      return this.bound(time, place, one, low, high) && this.bound(time, place, two, low, high);
    }
    const low = Math.max(ofTwo.least + 1, Math.floor(least / 2) + 1);
    const high = Math.min(ofOne.most - 1, Math.floor((most - 1) / 2));
    return this.bound(time, place, one, low, size) && this.bound(time, place, two, 0, high);
  }

  /** How many of these cards lie there, as far as it is known. */
  private range(time: number, place: Place, mask: Mask): { readonly least: number; readonly most: number } {
    const { could, must } = this.cardsAt(time, place, mask);
    return { least: count(must), most: Math.min(count(could), this.sizes[time][place]) };
  }

  /** Those of these cards that may lie there, and those that certainly do. */
  private cardsAt(time: number, place: Place, mask: Mask): { readonly could: Mask; readonly must: Mask } {
    const may = this.may[time];
    const bit = 1 << place;
    let could = 0;
    let must = 0;
    for (let card = 0; card < may.length; card++) {
      if (!has(mask, card) || (may[card] & bit) === 0) continue;
      could |= 1 << card;
      if (may[card] === bit) must |= 1 << card;
    }
    return { could, must };
  }

  /** Of these cards `least` to `most` lie there: where that leaves no choice, the open ones are decided. */
  private bound(time: number, place: Place, mask: Mask, least: number, most: number): boolean {
    const bit = 1 << place;
    const { could, must } = this.cardsAt(time, place, mask);
    const open = could & ~must;
    if (count(must) > most || count(could) < least) return false;
    if (open === 0) return true;
    if (count(must) === most) for (const card of listed(open)) this.restrict(time, card, ~bit);
    else if (count(could) === least) for (const card of listed(open)) this.restrict(time, card, bit);
    return true;
  }
}
