/**
 * Markov chain Monte Carlo over the histories that fit the evidence. Each step is a block Gibbs step of a few cards.
 * Histories that fit lie far apart, so violations are allowed on the way at a penalty. The penalty is raised before a
 * sample is taken (simulated tempering).
 */

import type { Rng } from '@conclave/engine';
import { count, has, last } from '../rules/suspects.ts';
import { Deduction } from './deduction.ts';
import type { LocalEvidence, Place } from './evidence.ts';
import { GibbsStep, penaltiesOf } from './gibbs.ts';
import type { History } from './history.ts';
import { MAX_CARDS } from './permutations.ts';

/** What a violation costs, as a factor of the weight: first while exploring, then towards a history that fits. */
const EXPLORING = penaltiesOf(1 / 4);
const RETURNING = penaltiesOf(1 / 20);
const STEPPING = penaltiesOf(1 / 10);
const REPAIRING = penaltiesOf(1 / 100);
const FORBIDDEN = penaltiesOf(0);
/** Cards in a block; while nothing fits, `MAX_CARDS`. */
const BLOCK = 4;
/** Repairs in a row at one penalty. */
const REPAIRS_AT_A_PENALTY = 20;
/** Gibbs steps of the culprit with others, for one estimate of who it is. */
const CULPRIT_STEPS = 6;

export class Sampler {
  private readonly history: History;
  private readonly gibbs: GibbsStep;
  readonly deduction: Deduction;
  /** The cards to be resampled: those with more than one place left open, and enough others for a block. */
  private deck: number[] = [];
  private violations = 0;
  /** The last history that fitted all evidence; `null`: there is new evidence since. */
  private fitting: Uint8Array[] | null = null;

  constructor(history: History) {
    this.history = history;
    this.deduction = new Deduction(history);
    this.gibbs = new GibbsStep(history, this.deduction);
  }

  get fits(): boolean {
    return this.violations === 0;
  }

  /** To be called after new evidence about these times. */
  update(times: Iterable<number>): void {
    const { history, deduction } = this;
    deduction.update(times);
    const uncertain = deduction.uncertain();
    const misplaced = this.everyCard().filter((card) => !uncertain.includes(card) && this.isMisplaced(card));
    const rest = this.everyCard().filter((card) => !uncertain.includes(card) && !misplaced.includes(card));
    this.deck = [
      ...uncertain,
      ...misplaced,
      ...rest.slice(0, Math.max(0, MAX_CARDS - uncertain.length - misplaced.length)),
    ];
    this.violations = history.violations();
    this.fitting = null;
  }

  private everyCard(): number[] {
    return Array.from({ length: this.history.cards }, (_none, card) => card);
  }

  /** Lies, in the present history, where it certainly did not. */
  private isMisplaced(card: number): boolean {
    const { where } = this.history;
    return this.deduction.may.some((places, time) => (places[card] & (1 << where[time][card])) === 0);
  }

  private resample(cards: readonly number[], penalties: readonly number[], rng: Rng): void {
    this.violations += this.gibbs.resample(cards, penalties, rng);
  }

  /** One step of the chain: in the long run histories come up by their weight, those with violations at their penalty. */
  step(rng: Rng): void {
    this.resample(this.randomCards(BLOCK, rng), STEPPING, rng);
  }

  private randomCards(cards: number, rng: Rng): number[] {
    const { deck } = this;
    for (let i = 0; i < cards; i++) {
      const j = i + rng.int(deck.length - i);
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
    return deck.slice(0, cards);
  }

  /** Another history that fits, so many steps away; false: none was found in so many repairs. */
  sample(rng: Rng, steps: number, repairs: number): boolean {
    for (let i = 0; i < steps; i++) {
      this.resample(this.randomCards(BLOCK, rng), 2 * i < steps ? EXPLORING : RETURNING, rng);
    }
    for (let i = 0; i < repairs && !this.fits; i++) this.repair(rng, i);
    if (this.fits) this.fitting = this.history.copy();
    else if (this.fitting) {
      this.history.restore(this.fitting);
      this.violations = 0;
    }
    return this.fits;
  }

  /** A step with two cards that could remove a violation, and random others; now and then at a low penalty. */
  private repair(rng: Rng, round: number): void {
    const violated = this.history.violated();
    const helpful = violated.length === 0 ? [] : this.helpful(rng.pick(violated), rng);
    const cards = [...new Set([...helpful, ...this.randomCards(MAX_CARDS, rng)])].slice(0, MAX_CARDS);
    const isStrict = round % (2 * REPAIRS_AT_A_PENALTY) < REPAIRS_AT_A_PENALTY;
    this.resample(cards, isStrict ? REPAIRING : STEPPING, rng);
  }

  /** One card that should be there and one that should not, as far as deduction leaves it open. */
  private helpful(local: LocalEvidence, rng: Rng): number[] {
    const { time, place, mask } = local;
    const held = this.history.heldAt(time, place);
    const may = this.deduction.may[time];
    const bit = 1 << place;
    const isShort = local.kind === 'tally' ? count(held & mask) < local.least : rng.int(2) === 0;
    const wanted = this.deck.filter(
      (card) => !has(held, card) && has(mask, card) === isShort && may[card] & bit,
    );
    const unwanted = this.deck.filter(
      (card) => has(held, card) && has(mask, card) !== isShort && may[card] & ~bit,
    );
    return [wanted, unwanted].flatMap((cards) => (cards.length === 0 ? [] : [rng.pick(cards)]));
  }

  /**
   * From a history that fits: by card, how likely it lies in a place of a single card. A Rao-Blackwell estimate: the
   * conditional chances of a few Gibbs steps are averaged, not the cards that they happen to draw.
   */
  marginalOf(place: Place, rng: Rng): number[] {
    const { history, gibbs } = this;
    const shares = Array.from({ length: history.cards }, () => 0);
    const now = () => last(history.heldAt(history.time, place));
    for (let i = 0; i < CULPRIT_STEPS; i++) {
      const first = now();
      const cards = [first, ...this.randomCards(BLOCK, rng).filter((card) => card !== first)].slice(0, BLOCK);
      this.resample(cards, FORBIDDEN, rng);
      if (history.global.length > 0) shares[now()] += 1 / CULPRIT_STEPS;
      else for (const [n, chance] of gibbs.chances().entries()) shares[cards[n]] += chance / CULPRIT_STEPS;
    }
    return shares;
  }
}
