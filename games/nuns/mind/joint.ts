/** Several novices at once: wishes and blessings are dealt without replacement, so what one has no other can have. */

import type { Rng } from '@conclave/engine';
import { type Belief, FALSE_HELD, OTHER } from './belief.ts';
import { STAGES } from './transition.ts';

export interface Deck {
  /** A bit for every wish that may be somebody's. */
  readonly wishes: number;
  /** Unknown blessing cards, dealt or not, and how many of them are False Noise. */
  readonly cards: number;
  readonly falses: number;
}

/** One hidden novice; `holds`: her blessing is among the unknown cards. */
export interface Hidden {
  readonly belief: Belief;
  readonly holds: boolean;
}

export interface Drawn {
  readonly wish: number;
  readonly stage: number;
  readonly blessing: number;
  readonly point: number;
}

const FALSES = 3;

export class Joint {
  private readonly hidden: readonly Hidden[];
  private readonly deck: Deck;
  /** By novice, wish and whether she has False Noise: the weight of her own history. */
  private readonly own: readonly Float64Array[];
  /** By novice, wishes taken before her and False Noises dealt before her: the weight of all that follows. */
  private readonly after: readonly Float64Array[];

  constructor(hidden: readonly Hidden[], deck: Deck) {
    this.hidden = hidden;
    this.deck = deck;
    this.own = hidden.map(({ belief }) => classWeights(belief));
    this.after = this.backward();
  }

  private get masks(): number {
    return 1 << this.hidden[0].belief.wishes;
  }

  /** The chance that the next holder gets, or does not get, False Noise. */
  private deal(novice: number, falses: number, isFalse: boolean): number {
    const { holds } = this.hidden[novice];
    if (!holds) return isFalse ? 0 : 1;
    let dealt = 0;
    for (let before = 0; before < novice; before++) if (this.hidden[before].holds) dealt++;
    const left = Math.max(0, this.deck.falses - falses);
    const cards = this.deck.cards - dealt;
    return (isFalse ? left : cards - left) / cards;
  }

  private backward(): Float64Array[] {
    if (this.hidden.length === 0) return [];
    const { masks } = this;
    const tables: Float64Array[] = [new Float64Array(masks * FALSES).fill(1)];
    for (let novice = this.hidden.length - 1; novice >= 0; novice--) {
      const next = tables[0];
      const table = new Float64Array(masks * FALSES);
      for (let mask = 0; mask < masks; mask++) {
        for (let falses = 0; falses < FALSES; falses++) {
          table[mask * FALSES + falses] = this.sumChoices(novice, mask, falses, next);
        }
      }
      tables.unshift(table);
    }
    return tables;
  }

  private sumChoices(novice: number, mask: number, falses: number, next: Float64Array): number {
    let sum = 0;
    this.eachChoice(novice, mask, falses, next, (_wish, _isFalse, weight) => {
      sum += weight;
    });
    return sum;
  }

  private eachChoice(
    novice: number,
    mask: number,
    falses: number,
    next: Float64Array,
    visit: (wish: number, isFalse: number, weight: number) => void,
  ): void {
    const { wishes } = this.hidden[novice].belief;
    for (let isFalse = 0; isFalse < 2 && falses + isFalse < FALSES; isFalse++) {
      const dealt = this.deal(novice, falses, isFalse === 1);
      if (dealt === 0) continue;
      for (let wish = 0; wish < wishes; wish++) {
        const bit = 1 << wish;
        if ((mask & bit) !== 0 || (this.deck.wishes & bit) === 0) continue;
        const own = this.own[novice][2 * wish + isFalse];
        if (own === 0) continue;
        visit(wish, isFalse, dealt * own * next[(mask | bit) * FALSES + falses + isFalse]);
      }
    }
  }

  /** By novice, wish and whether she has False Noise: how likely that is, divided by the weight of her own history. */
  factors(): Float64Array[] {
    if (this.hidden.length === 0) return [];
    const { masks } = this;
    const result = this.own.map((own) => new Float64Array(own.length));
    let before = new Float64Array(masks * FALSES);
    before[0] = 1;
    const total = this.after[0][0];
    for (let novice = 0; novice < this.hidden.length; novice++) {
      const then = new Float64Array(masks * FALSES);
      const next = this.after[novice + 1];
      for (let mask = 0; mask < masks; mask++) {
        for (let falses = 0; falses < FALSES; falses++) {
          const reached = before[mask * FALSES + falses];
          if (reached === 0) continue;
          this.eachChoice(novice, mask, falses, next, (wish, isFalse, weight) => {
            const own = this.own[novice][2 * wish + isFalse];
            result[novice][2 * wish + isFalse] += (reached * weight) / own / total;
            const dealt = this.deal(novice, falses, isFalse === 1);
            then[(mask | (1 << wish)) * FALSES + falses + isFalse] += reached * dealt * own;
          });
        }
      }
      before = then;
    }
    return result;
  }

  /** Everybody at once, as likely as it is; `null`: nothing fits. */
  draw(rng: Rng): Drawn[] | null {
    const drawn: Drawn[] = [];
    let mask = 0;
    let falses = 0;
    for (let novice = 0; novice < this.hidden.length; novice++) {
      const total = this.after[novice][mask * FALSES + falses];
      if (!(total > 0)) return null;
      let left = uniform(rng) * total;
      let chosen = { wish: 0, isFalse: 0 };
      this.eachChoice(novice, mask, falses, this.after[novice + 1], (wish, isFalse, weight) => {
        if (left >= 0 && weight > 0) chosen = { wish, isFalse };
        left -= weight;
      });
      const one = drawWithin(this.hidden[novice].belief, chosen.wish, chosen.isFalse, rng);
      drawn.push(one);
      mask |= 1 << chosen.wish;
      falses += chosen.isFalse;
    }
    return drawn;
  }
}

/** By wish and whether she has False Noise. */
function classWeights(belief: Belief): Float64Array {
  const sums = new Float64Array(2 * belief.wishes);
  for (const { blessing, weights, factor } of belief.planes()) {
    for (let stage = 0; stage < STAGES; stage++) {
      for (let wish = 0; wish < belief.wishes; wish++) {
        const offset = belief.index(stage, wish);
        let sum = 0;
        for (let point = 1; point < belief.row; point++) sum += weights[offset + point];
        sums[2 * wish + (blessing === OTHER ? 0 : 1)] += factor * sum;
      }
    }
  }
  return sums;
}

function drawWithin(belief: Belief, wish: number, isFalse: number, rng: Rng): Drawn {
  const planes = belief.planes().filter(({ blessing }) => (blessing === OTHER) === (isFalse === 0));
  let total = 0;
  const visit = (each: (drawn: Drawn, weight: number) => void) => {
    for (const { blessing, weights, factor } of planes) {
      for (let stage = 0; stage < STAGES; stage++) {
        const offset = belief.index(stage, wish);
        for (let point = 1; point < belief.row; point++) {
          const weight = factor * weights[offset + point];
          if (weight > 0) each({ wish, stage, blessing, point }, weight);
        }
      }
    }
  };
  visit((_drawn, weight) => {
    total += weight;
  });
  let left = uniform(rng) * total;
  let found: Drawn = { wish, stage: 0, blessing: isFalse === 1 ? FALSE_HELD : OTHER, point: belief.cell };
  visit((drawn, weight) => {
    if (left >= 0) found = drawn;
    left -= weight;
  });
  return found;
}

const GRAIN = 1 << 30;

function uniform(rng: Rng): number {
  return rng.int(GRAIN) / GRAIN;
}
