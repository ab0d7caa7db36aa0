/** How an event is shown: its sound, and how long it holds. A new type of event needs a line here to compile. */

import type { HouseEvent } from '@conclave/engine';
import type { Cue } from '@conclave/kit';
import type { Event } from '../rules/events.ts';

const CUES: Readonly<Record<Event['type'], Cue | null>> = {
  dealt: null,
  played: { sound: 'parchment', hold: 500 },
  taken: { sound: 'wood', hold: 1200 },
};

export function cue(event: Event | HouseEvent): Cue | null {
  return event.type in CUES ? CUES[event.type as Event['type']] : null;
}
