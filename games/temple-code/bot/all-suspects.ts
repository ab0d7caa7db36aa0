/** Everybody's suspects, as one seat can follow them: what each of them can rule out by what all were told. */

import type { HouseEvent } from '@conclave/engine';
import { Suspects } from '../mind/suspects.ts';
import type { Event } from '../rules/events.ts';

export class AllSuspects {
  /** By seat. Those of others may hold the own combination, which only the others see. */
  readonly suspects: readonly Suspects[];

  constructor(seats: number) {
    this.suspects = Array.from({ length: seats }, (_none, seat) => new Suspects(seat));
  }

  told(event: Event | HouseEvent): void {
    for (const suspects of this.suspects) suspects.told(event);
  }
}
