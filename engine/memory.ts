/** Keeps what one seat knows up to date: news is folded in, and after a step taken back it starts afresh. */

import type { GameTypes, HouseEvent, Seat } from './game.ts';
import { type Knowledge, settled } from './mind.ts';
import type { OptionValue } from './options.ts';

/** A mind, or anything else that listens. */
export interface Listener<G extends GameTypes> {
  told(event: G['event'] | HouseEvent, view: G['view']): void;
  look?(view: G['view']): void;
}

export type ListenerMaker<G extends GameTypes, Kept extends Listener<G>> = (
  seat: Seat,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  view: G['view'],
) => Kept;

export class Memory<G extends GameTypes, Kept extends Listener<G>> {
  private readonly make: ListenerMaker<G, Kept>;
  private kept: Kept | null = null;
  private folded = 0;

  constructor(make: ListenerMaker<G, Kept>) {
    this.make = make;
  }

  recall({ perspective, seat, seats, options }: Knowledge<G>): Kept {
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
