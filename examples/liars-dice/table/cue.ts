/** How an event is shown: its sound, and how long it holds. */

import type { HouseEvent } from '@conclave/engine';
import type { Cue } from '@conclave/kit';
import type { Event } from '../rules/events.ts';

export function cue(event: Event | HouseEvent): Cue | null {
  switch (event.type) {
    case 'bid':
      return { sound: 'knock' };
    case 'lifted':
      return { sound: 'wood', hold: 2200 };
    case 'lost':
      return { sound: 'coin' };
    case 'roundBegun':
      return { sound: 'clunk' };
    case 'rolled':
      return { hold: 0 };
    default:
      return null;
  }
}
