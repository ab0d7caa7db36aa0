/** How an event is shown: its sound, and how long it holds. */

import type { HouseEvent } from '@conclave/engine';
import type { Cue } from '@conclave/kit';
import type { Event } from '../rules/events.ts';

export function cue(event: Event | HouseEvent): Cue | null {
  if (event.type === 'played') return { sound: 'parchment', hold: 500 };
  if (event.type === 'taken') return { sound: 'wood', hold: 1200 };
  return null;
}
