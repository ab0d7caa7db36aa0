/** How an event is shown: its sound, and how long it holds. A new type of event needs a line here to compile. */

import type { HouseEvent } from '@conclave/engine';
import type { Cue } from '@conclave/kit';
import type { Event } from '../rules/events.ts';

const CUES: Readonly<Record<Event['type'], Cue | null>> = {
  roundBegun: { sound: 'clunk', hold: 500 },
  rolled: { hold: 0 },
  bid: { sound: 'knock', hold: 600 },
  challenged: null,
  lifted: { sound: 'wood', hold: 2200 },
  lost: { sound: 'coin', hold: 600 },
};

export function cue(event: Event | HouseEvent): Cue | null {
  return event.type in CUES ? CUES[event.type as Event['type']] : null;
}
