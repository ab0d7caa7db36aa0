/** What lists show the people of a match that is loaded: how it stands for their seats, and a small view. */

import type { AnyMatch, Seat } from '@conclave/engine';
import type { Asks } from '@conclave/wire';
import type { Glance, MatchRow } from './store/store.ts';

/** Characters of a view that a list still shows. */
const LONGEST_VIEW = 16 * 1024;

/** The room that is looked into. */
export interface GlancedRoom {
  readonly id: string;
  readonly row: MatchRow;
  readonly match: AnyMatch | null;
}

export class Glances {
  private readonly room: GlancedRoom;
  /** By seat: what was written last. */
  private readonly asks = new Map<Seat, string>();
  private readonly views = new Map<Seat, unknown>();

  constructor(room: GlancedRoom) {
    this.room = room;
  }

  /**
   * Those that are not as they were written last, whoever is at the table: what is kept never depends on where or when a
   * match is loaded. `mayShow`: views too; otherwise they are news the next time.
   */
  news(mayShow: boolean): readonly Glance[] {
    const { row, match, id } = this.room;
    if (!match) return [];
    return row.seats.flatMap((holder, seat) => {
      if (holder.kind !== 'person') return [];
      const asks = JSON.stringify(asksOf(match, seat));
      const [seen] = match.situationParts(seat);
      const isShown = !mayShow || this.views.get(seat) === seen;
      if (this.asks.get(seat) === asks && isShown) return [];
      this.asks.set(seat, asks);
      if (isShown) return { match: id, seat, at: match.length, asks, view: null };
      this.views.set(seat, seen);
      const view = JSON.stringify(seen);
      return { match: id, seat, at: match.length, asks, view: view.length <= LONGEST_VIEW ? view : null };
    });
  }

  /** They could not be written. */
  forget(): void {
    this.asks.clear();
    this.views.clear();
  }
}

export function asksOf(match: AnyMatch, seat: Seat): Asks {
  const { moves, waiting, asked, question } = match.perspective(seat, match.cursor(seat));
  const window = match.window();
  const isAskedOpenly = window ? window.asked.includes(seat) && !window.passed.includes(seat) : asked;
  const kinds = new Map(moves.toReversed().map((move) => [move.kind, move]));
  return {
    due: match.outcome === null && isAskedOpenly,
    asked,
    waiting: waiting === 'someone' ? waiting : [...waiting],
    question,
    moves: [...kinds.values()],
  };
}
