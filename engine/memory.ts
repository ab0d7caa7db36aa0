/**
 * Keeps a seat's knowledge up to date by adding what it was told since. It starts again after an undo, and for another
 * seat or match.
 */

import type { GameTypes, HouseEvent, Seat } from './game.ts';
import { sameJson } from './json.ts';
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
  private seat: Seat | null = null;
  /** The first event commits to the seed, which no other match has. */
  private first: G['event'] | HouseEvent | undefined;

  constructor(make: ListenerMaker<G, Kept>) {
    this.make = make;
  }

  recall({ perspective, seat, seats, options }: Knowledge<G>): Kept {
    const { told, view } = perspective;
    let kept = this.kept;
    let news = told.slice(this.folded);
    const goesOn = this.seat === seat && told.length >= this.folded && sameJson(told.at(0), this.first);
    if (!kept || !goesOn || news.some((event) => event.type === 'house.takenBack')) {
      kept = this.make(seat, seats, options, view);
      news = settled(told);
    }
    for (const event of news) kept.told(event, view);
    kept.look?.(view);
    this.kept = kept;
    this.folded = told.length;
    this.seat = seat;
    this.first = told.at(0);
    return kept;
  }
}
