/** What a seat could suppose at a moment: a history of the cards that fits, and what it told everybody else. */

import { type Budget, type Knowledge, type Rng, type Supposed, settled } from '@conclave/engine';
import type { History } from '../mind/history.ts';
import { AbbeyMind } from '../mind/mind.ts';
import type { Event } from '../rules/events.ts';
import type { Abbey } from '../rules/game.ts';
import { listed, type Mask } from '../rules/suspects.ts';

export function suppose(
  { perspective, seat, seats }: Knowledge<Abbey>,
  rng: Rng,
  budget: Budget,
): Supposed<Abbey> | null {
  const { told, view } = perspective;
  const mind = new AbbeyMind(seat, seats, view);
  for (const event of settled(told)) mind.told(event, view);
  const state = mind.imagine(rng, budget);
  if (!state) return null;
  const travels = new Travels(mind.history);
  return { state, retold: (_event, heard) => (heard ? travels.told(heard as Event) : null) };
}

/** Goes through the events again as they were heard, beside the transfers of a history. */
class Travels {
  private readonly history: History;
  /** By transfer in order: at which time it was made, and whence to where. */
  private readonly all: readonly { readonly time: number; readonly from: number; readonly to: number }[];
  private next = 0;
  /** Cards of the present time that an event has named already. */
  private named: Mask = 0;
  private time = 0;

  constructor(history: History) {
    this.history = history;
    this.all = history.transfers.flatMap((transfers, time) =>
      transfers.map(({ from, to }) => ({ time, from, to })),
    );
  }

  /** The event as those concerned heard it; `null`: what they saw of it is not known. */
  told(event: Event): Event | null {
    switch (event.type) {
      case 'dealt':
        return { ...event, cards: listed(this.history.heldAt(0, event.seat)) };
      case 'took':
      case 'gave':
      case 'drew':
        return { ...event, card: this.moved(1)[0] };
      case 'fromPile':
        this.moved(1);
        return null;
      case 'passed':
        return { ...event, cards: this.moved(event.count) };
      default:
        return null;
    }
  }

  private moved(count: number): number[] {
    const first = this.all[this.next];
    this.next += count;
    if (count === 0 || !first) return [];
    if (first.time !== this.time) this.named = 0;
    this.time = first.time;
    const cards = listed(this.history.movedAt(first.time, first.from, first.to) & ~this.named).slice(
      0,
      count,
    );
    for (const card of cards) this.named |= 1 << card;
    return cards;
  }
}
