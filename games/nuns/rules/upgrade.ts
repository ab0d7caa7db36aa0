/** Records of version 3 in the terms of these rules. Older ones cannot be read. */

import { type Entry, type MatchRecord, type Seat, withoutUndone } from '@conclave/engine';
import type { Point } from './convent.ts';
import type { Move } from './moves.ts';
import { type Figure, type GuardIndex, guardSeats, type Use } from './state.ts';

/** In version 3 a blessing was pencilled, rubbed out, and handed in with all that the seat had pencilled. */
type Move3 =
  | Exclude<Move, { kind: 'bless' }>
  | { readonly kind: 'bless'; readonly figure: Figure; readonly die: number }
  | { readonly kind: 'feign'; readonly figure: Figure; readonly guard: GuardIndex; readonly to: Point };

type Step<One> = Extract<Entry<One>, { readonly move: One }>;

export function upgrade(record: MatchRecord<unknown>): MatchRecord<unknown> | null {
  if (record.version !== 3) return null;
  const entries = withoutUndone(record.entries as readonly Entry<Move3>[]);
  return { ...record, version: 4, entries: new Pencils(record.seats).follow(entries) };
}

/** What is pencilled while a record is followed: it comes with the handing in. A pass needs no word. */
class Pencils {
  private readonly planners: number;
  private planning = true;
  /** Seats whose plans are in. */
  private readonly planned = new Set<Seat>();
  private readonly uses = new Map<Seat, Map<Figure, Use>>();
  /** Seats whose blessings are in. */
  private readonly blessed = new Set<Seat>();

  constructor(seats: number) {
    this.planners = seats - guardSeats(seats);
  }

  follow(entries: readonly Entry<Move3>[]): Entry<Move>[] {
    return entries.flatMap((entry): Entry<Move>[] => {
      if ('close' in entry) this.forget();
      return 'move' in entry ? this.step(entry) : [entry];
    });
  }

  private step({ seat, move, by }: Step<Move3>): Step<Move>[] {
    switch (move.kind) {
      case 'bless':
        this.pencilled(seat).set(move.figure, { die: move.die });
        return [];
      case 'feign':
        this.pencilled(seat).set(move.figure, { guard: move.guard, to: move.to });
        return [];
      case 'erase':
        if (this.planning) break;
        this.pencilled(seat).delete(move.figure);
        return [];
      case 'handIn':
        if (this.planning) this.countPlan(seat);
        else return this.bless(seat, by);
        break;
      case 'withdraw':
        if (this.planning) this.planned.delete(seat);
        else if (!this.blessed.delete(seat)) return [];
        break;
      case 'pass':
        this.uses.delete(seat);
        this.blessed.delete(seat);
        break;
      case 'pace':
      case 'obey':
        this.planning = true;
        break;
    }
    return [{ seat, move, by }];
  }

  private pencilled(seat: Seat): Map<Figure, Use> {
    const own = this.uses.get(seat) ?? new Map<Figure, Use>();
    this.uses.set(seat, own);
    return own;
  }

  /** The last plan closes the window. */
  private countPlan(seat: Seat): void {
    this.planned.add(seat);
    if (this.planned.size < this.planners) return;
    this.planned.clear();
    this.planning = false;
  }

  private bless(seat: Seat, by: Step<Move>['by']): Step<Move>[] {
    const uses = [...this.pencilled(seat)];
    if (uses.length > 0) this.blessed.add(seat);
    return uses.map(([figure, play]) => ({ seat, move: { kind: 'bless', figure, play }, by }));
  }

  private forget(): void {
    this.uses.clear();
    this.blessed.clear();
  }
}
