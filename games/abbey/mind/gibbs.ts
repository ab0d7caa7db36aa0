/**
 * A block Gibbs step: the histories of a few cards are drawn anew from their exact conditional distribution, all other cards
 * staying as they are. Wherever two of the cards lie together, either may have gone on as the other did. So their joint
 * history is a chain of permutations among the same places, and who gave how many to whom is kept. The chain is drawn by
 * forward filtering and backward sampling. Every violation costs a penalty; permutations that deduction rules out are left
 * out. Global evidence does not fit into the chain: it decides by a Metropolis test whether the draw is kept.
 */

import type { Rng } from '@conclave/engine';
import { count, type Mask } from '../rules/suspects.ts';
import type { Deduction } from './deduction.ts';
import { type LocalEvidence, type Place, violationsIn } from './evidence.ts';
import type { History } from './history.ts';
import { type Classes, classesAt, MAX_CARDS, MAX_PERMUTATIONS, PERMUTATIONS } from './permutations.ts';

const MAX_VIOLATIONS = 64;
const TICKETS = 2 ** 30;

/** By number of violations: the factor of the weight of a history. */
export function penaltiesOf(penalty: number): readonly number[] {
  return Array.from({ length: MAX_VIOLATIONS }, (_none, violations) => penalty ** violations);
}

export class GibbsStep {
  private readonly history: History;
  private readonly deduction: Deduction;
  private cards: readonly number[] = [];
  private all: Mask = 0;
  private permutations = PERMUTATIONS[0];
  /** The chain: stretches of time in which none of the cards moves; how many, and by stretch where it begins. */
  private stretches = 0;
  private begins: number[] = [];
  /** By stretch and card. */
  private places = new Uint8Array(0);
  /** By stretch: which permutations are equivalent. */
  private readonly classes: Classes[] = [];
  /** By stretch and permutation: violations, for the first of each class; filtered weight. */
  private violations = new Uint16Array(0);
  private filtered = new Float64Array(0);
  /** By stretch: the permutation drawn. */
  private drawn = new Uint8Array(0);
  /** The permutations to be weighed in a stretch: each the first of its class, and not ruled out. */
  private readonly lawful = new Uint8Array(MAX_PERMUTATIONS);
  private lawfuls = 0;
  /** By permutation: the likelihood of what was shown on request. */
  private readonly likelihoods = new Float64Array(MAX_PERMUTATIONS);
  private readonly sums = new Float64Array(MAX_PERMUTATIONS);
  private readonly weights = new Float64Array(MAX_PERMUTATIONS);

  constructor(history: History, deduction: Deduction) {
    this.history = history;
    this.deduction = deduction;
  }

  /** For at most `MAX_CARDS` cards; returns by how many the violations rose. */
  resample(cards: readonly number[], penalties: readonly number[], rng: Rng): number {
    const { history } = this;
    this.cards = cards;
    this.permutations = PERMUTATIONS[cards.length];
    this.all = 0;
    for (let i = 0; i < cards.length; i++) this.all |= 1 << cards[i];
    this.split();
    for (let stretch = 0; stretch < this.stretches; stretch++) this.filter(stretch, penalties);
    const before = history.globalViolations();
    this.sampleBackward(rng);
    let more = 0;
    for (let stretch = 0; stretch < this.stretches; stretch++) {
      const at = this.permutations.size * stretch;
      more += this.violations[at + this.classes[stretch].first[this.drawn[stretch]]] - this.violations[at];
    }
    this.fill();
    const worse = history.globalViolations() - before;
    if (worse > 0 && rng.int(TICKETS) >= TICKETS * penalties[Math.min(worse, MAX_VIOLATIONS - 1)]) {
      this.drawn.fill(0);
      this.fill();
      return 0;
    }
    return more + worse;
  }

  private split(): void {
    const { where } = this.history;
    const { cards } = this;
    const few = cards.length;
    if (this.places.length < MAX_CARDS * where.length) {
      const room = 2 * where.length;
      this.places = new Uint8Array(MAX_CARDS * room);
      this.violations = new Uint16Array(MAX_PERMUTATIONS * room);
      this.filtered = new Float64Array(MAX_PERMUTATIONS * room);
      this.drawn = new Uint8Array(room);
    }
    const { places } = this;
    this.begins = [];
    let stretch = -1;
    for (let time = 0; time < where.length; time++) {
      const now = where[time];
      let isNew = time === 0;
      for (let i = 0; i < few && !isNew; i++) isNew = now[cards[i]] !== places[few * stretch + i];
      if (!isNew) continue;
      stretch++;
      this.begins.push(time);
      for (let i = 0; i < few; i++) places[few * stretch + i] = now[cards[i]];
    }
    this.stretches = stretch + 1;
  }

  private endOf(stretch: number): number {
    return stretch + 1 < this.stretches ? this.begins[stretch + 1] : this.history.where.length;
  }

  /** The forward filter, one stretch further. */
  private filter(stretch: number, penalties: readonly number[]): void {
    const { violations, filtered, sums, weights, likelihoods, lawful } = this;
    const { size } = this.permutations;
    const at = size * stretch;
    const classes = classesAt(this.permutations, this.places, this.cards.length * stretch);
    const { first } = classes;
    this.classes[stretch] = classes;
    this.findLawful(stretch, classes);
    this.weighEvidence(stretch);
    for (let n = 0; n < size; n++) {
      sums[n] = stretch === 0 ? 1 : 0;
      weights[n] = 0;
    }
    if (stretch > 0) for (let n = 0; n < size; n++) sums[first[n]] += filtered[at - size + n];
    let total = 0;
    for (let i = 0; i < this.lawfuls; i++) {
      const n = lawful[i];
      weights[n] = sums[n] * likelihoods[n] * penalties[Math.min(violations[at + n], MAX_VIOLATIONS - 1)];
      total += weights[n];
    }
    for (let n = 0; n < size; n++) filtered[at + n] = weights[first[n]] / total;
  }

  /** Lawful: deduction rules out no more of the permutation than of the identity. */
  private findLawful(stretch: number, { firsts }: Classes): void {
    const { lawful, permutations } = this;
    const forbidden = this.forbidden(stretch);
    const least = count(forbidden & permutations.goes[0]);
    this.lawfuls = 0;
    for (let i = 0; i < firsts.length; i++) {
      const n = firsts[i];
      if (count(forbidden & permutations.goes[n]) <= least) lawful[this.lawfuls++] = n;
    }
  }

  /** Bit `cards * i + j` where deduction rules out that card i goes where card j is. */
  private forbidden(stretch: number): number {
    const { cards, places } = this;
    const { may } = this.deduction;
    const few = cards.length;
    const end = this.endOf(stretch);
    let bits = 0;
    for (let i = 0; i < few; i++) {
      let open = -1;
      for (let time = this.begins[stretch]; time < end; time++) open &= may[time][cards[i]];
      for (let j = 0; j < few; j++) bits |= (((open >> places[few * stretch + j]) & 1) ^ 1) << (few * i + j);
    }
    return bits;
  }

  /** Violations and likelihoods by permutation. Evidence that is the same for all of them is left out. */
  private weighEvidence(stretch: number): void {
    const { history, all, places, violations, likelihoods } = this;
    const { cards: few, size } = this.permutations;
    for (let i = 0; i < this.lawfuls; i++) {
      violations[size * stretch + this.lawful[i]] = 0;
      likelihoods[this.lawful[i]] = 1;
    }
    if (this.lawfuls === 1) return;
    let concerned = 0;
    for (let i = 0; i < few; i++) concerned |= 1 << places[few * stretch + i];
    const end = this.endOf(stretch);
    for (let time = this.begins[stretch]; time < end; time++) {
      const heard = history.local[time];
      for (let i = 0; i < heard.length; i++) {
        const local = heard[i];
        if ((concerned & (1 << local.place)) === 0) continue;
        const meant = local.kind === 'contrast' ? local.mask | local.others : local.mask;
        if ((meant & all) === 0 || (local.kind !== 'contrast' && (meant & all) === all)) continue;
        this.weighOne(stretch, local, history.held[time][local.place] & ~all);
      }
    }
  }

  /** `rest`: what else lay there. */
  private weighOne(stretch: number, local: LocalEvidence, rest: Mask): void {
    const { lawful, violations, likelihoods } = this;
    const at = this.permutations.size * stretch;
    const meant = this.among(local.mask);
    const certain = count(rest & local.mask);
    const others = local.kind === 'contrast' ? this.among(local.others) : 0;
    const othersCertain = local.kind === 'contrast' ? count(rest & local.others) : 0;
    const there = this.thereIn(stretch, local.place);
    for (let i = 0; i < this.lawfuls; i++) {
      const n = lawful[i];
      const held = certain + this.numberPut(n, there, meant);
      if (local.kind === 'shown') likelihoods[n] /= Math.max(1, held);
      else if (others === 0) violations[at + n] += violationsIn(local, held, othersCertain);
      else violations[at + n] += violationsIn(local, held, othersCertain + this.numberPut(n, there, others));
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

  /** How many of those meant an permutation puts where these lie now. */
  private numberPut(permutation: number, there: number, meant: number): number {
    const { cards: few, filledBy } = this.permutations;
    let number = 0;
    for (let j = 0; j < few; j++) number += (there >> j) & (meant >> filledBy[few * permutation + j]) & 1;
    return number;
  }

  /** Backward sampling: a permutation for every stretch, the last one first. */
  private sampleBackward(rng: Rng): void {
    const { classes, filtered, drawn } = this;
    const { size } = this.permutations;
    for (let stretch = this.stretches - 1; stretch >= 0; stretch--) {
      const at = size * stretch;
      const isLast = stretch + 1 === this.stretches;
      const { first } = classes[isLast ? stretch : stretch + 1];
      const later = isLast ? 0 : first[drawn[stretch + 1]];
      let total = 0;
      for (let n = 0; n < size; n++) if (isLast || first[n] === later) total += filtered[at + n];
      let ticket = (total * rng.int(TICKETS)) / TICKETS;
      for (let n = 0; n < size; n++) {
        if (filtered[at + n] === 0 || !(isLast || first[n] === later)) continue;
        drawn[stretch] = n;
        ticket -= filtered[at + n];
        if (ticket < 0) break;
      }
    }
  }

  /** The conditional chance of each of the cards to lie where the first one lies now. */
  chances(): number[] {
    const { cards: few, fills, size } = this.permutations;
    const at = size * (this.stretches - 1);
    const chances = this.cards.map(() => 0);
    for (let n = 0; n < size; n++) {
      for (let i = 0; i < few; i++) if (fills[few * n + i] === 0) chances[i] += this.filtered[at + n];
    }
    const all = chances.reduce((sum, chance) => sum + chance, 0);
    return chances.map((chance) => chance / all);
  }

  /** Puts the cards where the drawn permutations say. */
  private fill(): void {
    const { history, cards, places, all, drawn } = this;
    const { cards: few, fills } = this.permutations;
    for (let stretch = 0; stretch < this.stretches; stretch++) {
      const permutation = drawn[stretch];
      const end = this.endOf(stretch);
      for (let time = this.begins[stretch]; time < end; time++) {
        const where = history.where[time];
        const held = history.held[time];
        for (let i = 0; i < few; i++) held[where[cards[i]]] &= ~all;
        for (let i = 0; i < few; i++) {
          const place = places[few * stretch + fills[few * permutation + i]];
          where[cards[i]] = place;
          held[place] |= 1 << cards[i];
        }
      }
    }
  }
}
