/** Keeps what one seat knows up to date: news is folded in, and after a step taken back it starts afresh. */

import type { AnyEvent, AnyMove, HouseEvent, Seat } from './game.ts';
import { type Knowledge, settled } from './mind.ts';
import type { OptionValue } from './options.ts';

/** A mind, or anything else that listens. */
export interface Listener<View, Event> {
  told(event: Event | HouseEvent, view: View): void;
  look?(view: View): void;
}

export type ListenerMaker<View, Event, Kept extends Listener<View, Event>> = (
  seat: Seat,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  view: View,
) => Kept;

export class Memory<View, Event extends AnyEvent, Kept extends Listener<View, Event>> {
  private readonly make: ListenerMaker<View, Event, Kept>;
  private kept: Kept | null = null;
  private folded = 0;

  constructor(make: ListenerMaker<View, Event, Kept>) {
    this.make = make;
  }

  recall<Move extends AnyMove>({ perspective, seat, seats, options }: Knowledge<View, Move, Event>): Kept {
    const { told, view } = perspective;
    let kept = this.kept;
    let news = told.slice(this.folded);
    if (!kept || told.length < this.folded || news.some((event) => event.type === 'house.takenBack')) {
      kept = this.make(seat, seats, options, view);
      news = settled(told);
    }
    for (const event of news) kept.told(event, view);
    kept.look?.(view);
    this.kept = kept;
    this.folded = told.length;
    return kept;
  }
}
