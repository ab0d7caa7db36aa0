/** Translates records of version 3 into the terms of these rules. Older ones cannot be read. */

import { type Entry, type MatchRecord, type Seat, withoutUndone } from '@conclave/engine';
import type { Card } from './cards.ts';
import type { Point } from './convent.ts';
import type { Move } from './moves.ts';
import { type Figure, type GuardIndex, guardSeats, type Plan, type Use } from './state.ts';

/** In version 3 plans and blessings were pencilled, rubbed out, and handed in with all that the seat had pencilled. */
type Move3 =
  | Exclude<Move, { kind: 'plan' | 'bless' }>
  | { readonly kind: 'pace'; readonly figure: Figure; readonly card: Card }
  | { readonly kind: 'obey' | 'hurry' | 'rest'; readonly figure: Figure }
  | { readonly kind: 'erase'; readonly figure: Figure }
  | { readonly kind: 'step'; readonly figure: Figure; readonly to: Point }
  | { readonly kind: 'handIn' }
  | { readonly kind: 'bless'; readonly figure: Figure; readonly die: number }
  | { readonly kind: 'feign'; readonly figure: Figure; readonly guard: GuardIndex; readonly to: Point };

type Step<One> = Extract<Entry<One>, { readonly move: One }>;

export function upgrade(record: MatchRecord<unknown>): MatchRecord<unknown> | null {
  if (record.version !== 3) return null;
  const entries = withoutUndone(record.entries as readonly Entry<Move3>[]);
  const { seats, options } = record;
  const pencils = new Pencils(seats, options.singleStart !== true);
  return { ...record, version: 4, entries: pencils.follow(entries) };
}

/** What is pencilled while a record is followed: it comes with the handing in. A pass needs no word. */
class Pencils {
  private readonly planners: number;
  /** The first turn has two moves, and is not over. */
  private double: boolean;
  private readonly plans = new Map<Seat, Map<Figure, Plan>>();
  /** Seats whose plans are in. */
  private readonly planned = new Set<Seat>();
  private readonly uses = new Map<Seat, Map<Figure, Use>>();
  /** Seats whose blessings are in. */
  private readonly blessed = new Set<Seat>();

  constructor(seats: number, double: boolean) {
    this.planners = seats - guardSeats(seats);
    this.double = double;
  }

  follow(entries: readonly Entry<Move3>[]): Entry<Move>[] {
    return entries.flatMap((entry): Entry<Move>[] => {
      if ('close' in entry) {
        this.uses.clear();
        this.blessed.clear();
      }
      return 'move' in entry ? this.step(entry) : [entry];
    });
  }

  private step({ seat, move, by }: Step<Move3>): Step<Move>[] {
    switch (move.kind) {
      case 'pace':
      case 'obey':
      case 'hurry':
      case 'step':
      case 'rest':
        this.draw(seat, move);
        return [];
      case 'bless':
        own(this.uses, seat).set(move.figure, { die: move.die });
        return [];
      case 'feign':
        own(this.uses, seat).set(move.figure, { guard: move.guard, to: move.to });
        return [];
      case 'erase':
        own(this.plans, seat).delete(move.figure);
        own(this.uses, seat).delete(move.figure);
        return [];
      case 'handIn':
        return this.handIn(seat).map((made) => ({ seat, move: made, by }));
      case 'withdraw':
        if (!this.planned.delete(seat) && !this.blessed.delete(seat)) return [];
        return [{ seat, move, by }];
      case 'pass':
        this.uses.delete(seat);
        this.blessed.delete(seat);
        return [{ seat, move, by }];
      default:
        return [{ seat, move, by }];
    }
  }

  private draw(seat: Seat, move: Stroke): void {
    const plans = own(this.plans, seat);
    const plan = plans.get(move.figure) ?? NO_PLAN;
    plans.set(move.figure, drawn(plan, move, this.double));
  }

  /** Nobody has a plan pencilled but while plans are made. */
  private handIn(seat: Seat): Move[] {
    const plans = [...own(this.plans, seat)];
    if (plans.length > 0) {
      this.countPlan(seat);
      return plans.map(([figure, plan]) => ({ kind: 'plan', figure, ...plan }));
    }
    const uses = [...own(this.uses, seat)];
    if (uses.length > 0) this.blessed.add(seat);
    return uses.map(([figure, play]) => ({ kind: 'bless', figure, play }));
  }

  /** The last plan closes the window. */
  private countPlan(seat: Seat): void {
    this.planned.add(seat);
    if (this.planned.size < this.planners) return;
    this.planned.clear();
    this.plans.clear();
    this.double = false;
  }
}

type Stroke = Exclude<
  Extract<Move3, { figure: Figure }>,
  { kind: 'erase' | 'bless' | 'feign' | 'order' | 'edge' }
>;

const NO_PLAN: Plan = { card: 'stand', obeys: false, fast: 0, way: [], split: null };

function drawn(plan: Plan, move: Stroke, double: boolean): Plan {
  switch (move.kind) {
    case 'pace':
      return { ...NO_PLAN, card: move.card, split: double && move.card === 'stand' ? 0 : null };
    case 'obey':
      return { ...NO_PLAN, card: 'walk', obeys: true };
    case 'hurry':
      return { ...plan, fast: plan.split === null ? 1 : 2 };
    case 'step':
      return { ...plan, way: [...plan.way, move.to] };
    case 'rest':
      return { ...plan, split: plan.way.length };
  }
}

/** What is noted for a seat. */
function own<Noted>(notes: Map<Seat, Map<Figure, Noted>>, seat: Seat): Map<Figure, Noted> {
  const noted = notes.get(seat) ?? new Map<Figure, Noted>();
  notes.set(seat, noted);
  return noted;
}
