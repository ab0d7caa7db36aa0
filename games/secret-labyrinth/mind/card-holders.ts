/**
 * Who may hold which card, by all that one seat was told: an exact forward filter over all assignments of cards to holders.
 * Cards taken from the board are known; blind exchanges and payments between others branch. The model of what people give
 * in an exchange: any of their cards, evenly.
 */

import type { Seat } from '@conclave/engine';
import { ALL_CARDS, type Card, PRIZES, type Prize, SPAN } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { OUT } from '../rules/state.ts';

/** Not taken yet: in the pile, or wanted. */
export const UNSEEN = -1;
/** More assignments than this are resampled to so many. */
const MAX_ASSIGNMENTS = 4_000;

export interface Assignment {
  readonly owner: readonly number[];
  weight: number;
}

export class CardHolders {
  private assignments: Assignment[] = [{ owner: ALL_CARDS.map(() => UNSEEN), weight: 1 }];
  /** Assignments were resampled: some possible ones may be missing. */
  approximate = false;
  private readonly goal: number;
  private stake = 1;

  constructor(goal: number) {
    this.goal = goal;
  }

  get all(): readonly Assignment[] {
    return this.assignments;
  }

  told(event: Event): void {
    switch (event.type) {
      case 'taken':
        if (event.card !== null) this.move([event.card], event.seat);
        break;
      case 'animalPlayed':
        this.keep(({ owner }) => owner[event.card] === event.seat);
        this.move([event.card], OUT);
        break;
      case 'staked':
        this.stake = 1;
        break;
      case 'dieThrown':
        this.stake = event.stake;
        break;
      case 'paid':
        this.paid(event);
        break;
      case 'exchanged':
        this.exchanged(event);
        break;
      default:
        break;
    }
  }

  private move(cards: readonly Card[], to: number): void {
    this.become(this.assignments.map(({ owner, weight }) => ({ owner: moved(owner, cards, to), weight })));
  }

  private keep(fits: (assignment: Assignment) => boolean): void {
    this.assignments = this.assignments.filter(fits);
  }

  private paid(event: Extract<Event, { type: 'paid' }>): void {
    const { seat, to, prize, count, cards } = event;
    const next: Assignment[] = [];
    for (const { owner, weight } of this.assignments) {
      const held = prizesHeld(owner, seat, prize);
      if (count !== Math.min(this.stake, held.length)) continue;
      const ways = cards === null ? subsets(held, count) : [cards];
      if (cards?.some((card) => owner[card] !== seat)) continue;
      const each = weight / choose(held.length, count);
      for (const way of ways) next.push({ owner: moved(owner, way, to), weight: each });
    }
    this.become(next);
  }

  private exchanged(event: Extract<Event, { type: 'exchanged' }>): void {
    const { seat, from, count, drawn, given } = event;
    const next: Assignment[] = [];
    for (const { owner, weight } of this.assignments) {
      if (drawn !== null && given !== null) {
        if (owner[given] !== seat || drawn.some((card) => owner[card] !== from)) continue;
        next.push({ owner: moved(moved(owner, drawn, seat), [given], from), weight });
        continue;
      }
      const gifts = ALL_CARDS.filter((card) => owner[card] === seat);
      for (const way of subsets(
        ALL_CARDS.filter((card) => owner[card] === from),
        count,
      )) {
        for (const gift of gifts) {
          next.push({ owner: moved(moved(owner, way, seat), [gift], from), weight });
        }
      }
    }
    this.become(next);
  }

  /** Equal assignments are merged; those in which somebody would have won already are dropped. */
  private become(next: readonly Assignment[]): void {
    const byOwner = new Map<number, Assignment>();
    let total = 0;
    for (const assignment of next) {
      if (hasWinner(assignment.owner, this.goal)) continue;
      const key = numberOf(assignment.owner);
      const same = byOwner.get(key);
      if (same) same.weight += assignment.weight;
      else byOwner.set(key, { ...assignment });
      total += assignment.weight;
    }
    let kept = [...byOwner.values()];
    if (kept.length > MAX_ASSIGNMENTS) {
      kept = resampled(kept, total);
      this.approximate = true;
    }
    const left = kept.reduce((sum, { weight }) => sum + weight, 0);
    for (const assignment of kept) assignment.weight /= left;
    this.assignments = kept;
  }
}

/** Systematic resampling: one assignment is kept at every equal step of weight, so expected chances stay the same. */
function resampled(assignments: readonly Assignment[], total: number): Assignment[] {
  const step = total / MAX_ASSIGNMENTS;
  const kept: Assignment[] = [];
  let passed = 0;
  let next = step / 2;
  for (const { owner, weight } of assignments) {
    passed += weight;
    const hits = Math.max(0, Math.ceil((passed - next) / step));
    if (hits > 0) kept.push({ owner, weight: hits });
    next += hits * step;
  }
  return kept;
}

/** All owners as digits: seats, and the three places where nobody holds a card. 18 of them stay below 2^53. */
function numberOf(owner: readonly number[]): number {
  let number = 0;
  for (const at of owner) number = number * 7 + at - OUT;
  return number;
}

function moved(owner: readonly number[], cards: readonly Card[], to: number): number[] {
  const copy = owner.slice();
  for (const card of cards) copy[card] = to;
  return copy;
}

function prizesHeld(owner: readonly number[], seat: Seat, prize: Prize): Card[] {
  const { first, end } = SPAN[prize];
  const cards: Card[] = [];
  for (let card = first; card < end; card++) if (owner[card] === seat) cards.push(card);
  return cards;
}

function hasWinner(owner: readonly number[], goal: number): boolean {
  for (const prize of PRIZES) {
    const counts = [0, 0, 0, 0];
    const { first, end } = SPAN[prize];
    for (let card = first; card < end; card++) {
      const seat = owner[card];
      if (seat >= 0 && ++counts[seat] >= goal) return true;
    }
  }
  return false;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

export function subsets(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => subsets(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}
