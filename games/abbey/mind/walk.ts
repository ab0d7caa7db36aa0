/** Walks through possible pasts, one change after the other. */

import type { Rng } from '@conclave/engine';
import { count, has, last } from '../rules/suspects.ts';
import type { Chronicle } from './chronicle.ts';
import { Deduction } from './deduction.ts';
import type { Near, Place } from './facts.ts';
import { Lives, pricesOf } from './lives.ts';
import { MOST } from './orders.ts';

/** What a fault costs while roaming, coming back, strolling, mending, and where none is allowed. */
const ROAMING = pricesOf(1 / 4);
const RETURNING = pricesOf(1 / 20);
const STROLLING = pricesOf(1 / 10);
const MENDING = pricesOf(1 / 100);
const FORBIDDEN = pricesOf(0);
/** Cards changed at a time; where nothing fits, `MOST`. */
const FEW = 4;
/** Changes in a row at one price while mending. */
const SPELL = 20;
/** Changes of the culprit with others, for one look at who it may be. */
const GLANCES = 6;

export class Walk {
  private readonly chronicle: Chronicle;
  private readonly lives: Lives;
  readonly deduction: Deduction;
  /** The cards to be changed: all of which it is not certain where they lay, and enough others. */
  private deck: number[] = [];
  private faults = 0;
  /** The last past that fitted all that was heard; `null`: something was heard since. */
  private fitting: Uint8Array[] | null = null;

  constructor(chronicle: Chronicle) {
    this.chronicle = chronicle;
    this.deduction = new Deduction(chronicle);
    this.lives = new Lives(chronicle, this.deduction);
  }

  get fits(): boolean {
    return this.faults === 0;
  }

  /** To be called after something was heard of these hours. */
  heard(hours: Iterable<number>): void {
    const { chronicle, deduction } = this;
    deduction.revise(hours);
    const uncertain = deduction.uncertain();
    const astray = this.everyCard().filter((card) => !uncertain.includes(card) && this.isAstray(card));
    const rest = this.everyCard().filter((card) => !uncertain.includes(card) && !astray.includes(card));
    this.deck = [
      ...uncertain,
      ...astray,
      ...rest.slice(0, Math.max(0, MOST - uncertain.length - astray.length)),
    ];
    this.faults = chronicle.faults();
    this.fitting = null;
  }

  private everyCard(): number[] {
    return Array.from({ length: this.chronicle.cards }, (_none, card) => card);
  }

  /** Lies somewhere in the present past where it certainly did not. */
  private isAstray(card: number): boolean {
    const { where } = this.chronicle;
    return this.deduction.may.some((places, hour) => (places[card] & (1 << where[hour][card])) === 0);
  }

  private change(cards: readonly number[], prices: readonly number[], rng: Rng): void {
    this.faults += this.lives.change(cards, prices, rng);
  }

  /** Any cards. In the long run pasts come up by their weight, those with faults at their price. */
  stroll(rng: Rng): void {
    this.change(this.some(FEW, rng), STROLLING, rng);
  }

  /** The first ones of the deck are shuffled anew. */
  private some(cards: number, rng: Rng): number[] {
    const { deck } = this;
    for (let i = 0; i < cards; i++) {
      const j = i + rng.int(deck.length - i);
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
    return deck.slice(0, cards);
  }

  /**
   * Roams for half the way, where faults cost little: pasts that fit lie far from each other. Then comes back to one;
   * false: none was found in so many changes.
   */
  settle(rng: Rng, way: number, changes: number): boolean {
    for (let i = 0; i < way; i++) this.change(this.some(FEW, rng), 2 * i < way ? ROAMING : RETURNING, rng);
    for (let i = 0; i < changes && !this.fits; i++) this.mend(rng, i);
    if (this.fits) this.fitting = this.chronicle.copy();
    else if (this.fitting) {
      this.chronicle.restore(this.fitting);
      this.faults = 0;
    }
    return this.fits;
  }

  /** A change of two cards that would help something wrong, and any others; now and then it may get worse on the way. */
  private mend(rng: Rng, change: number): void {
    const wrong = this.chronicle.wrong();
    const helpful = wrong.length === 0 ? [] : this.helpful(rng.pick(wrong), rng);
    const cards = [...new Set([...helpful, ...this.some(MOST, rng)])].slice(0, MOST);
    this.change(cards, change % (2 * SPELL) < SPELL ? MENDING : STROLLING, rng);
  }

  /** One card that should be there and one that should not, as far as logic leaves it open. */
  private helpful(near: Near, rng: Rng): number[] {
    const { hour, place, mask } = near;
    const held = this.chronicle.heldAt(hour, place);
    const may = this.deduction.may[hour];
    const bit = 1 << place;
    const isShort = near.kind === 'tally' ? count(held & mask) < near.least : rng.int(2) === 0;
    const wanted = this.deck.filter(
      (card) => !has(held, card) && has(mask, card) === isShort && may[card] & bit,
    );
    const unwanted = this.deck.filter(
      (card) => has(held, card) && has(mask, card) !== isShort && may[card] & ~bit,
    );
    return [wanted, unwanted].flatMap((cards) => (cards.length === 0 ? [] : [rng.pick(cards)]));
  }

  /**
   * From a past that fits: by card, how likely it lies in the place of a single card, from changes of the one there with
   * others, a few at a time.
   */
  whoLiesIn(place: Place, rng: Rng): number[] {
    const { chronicle, lives } = this;
    const shares = Array.from({ length: chronicle.cards }, () => 0);
    const now = () => last(chronicle.heldAt(chronicle.hour, place));
    for (let i = 0; i < GLANCES; i++) {
      const first = now();
      const cards = [first, ...this.some(FEW, rng).filter((card) => card !== first)].slice(0, FEW);
      this.change(cards, FORBIDDEN, rng);
      if (chronicle.far.length > 0) shares[now()] += 1 / GLANCES;
      else for (const [n, chance] of lives.chances().entries()) shares[cards[n]] += chance / GLANCES;
    }
    return shares;
  }
}
