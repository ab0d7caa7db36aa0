/** How an event is heard, and how long it is held. */

import type { HouseEvent } from '@conclave/engine';
import type { Cue } from '@conclave/kit';
import type { Event } from '../rules/events.ts';

const CUES: Readonly<Partial<Record<Event['type'], Cue>>> = {
  stepped: { sound: 'wood', hold: 260 },
  placed: { sound: 'wood', hold: 260 },
  bell: { sound: 'bell', hold: 320 },
  mass: {
    sound: [{ name: 'bell' }, { name: 'bell', after: 500 }, { name: 'chant', after: 900 }],
    hold: 2200,
  },
  event: { sound: 'gong', hold: 1200 },
  asked: { sound: 'quill', hold: 700 },
  answered: { sound: 'parchment', hold: 700 },
  took: { sound: 'parchment', hold: 320 },
  gave: { sound: 'parchment', hold: 320 },
  drew: { sound: 'parchment', hold: 320 },
  exposed: { sound: 'bell', hold: 1200 },
  caught: { sound: [{ name: 'knock' }, { name: 'crack', after: 300 }], hold: 1100 },
  die: { sound: 'wood', hold: 600 },
  revealed: { sound: 'stone', hold: 900 },
  accused: { sound: 'crack', hold: 2000 },
  found: { sound: 'gong', hold: 2500 },
};

export function cue(event: Event | HouseEvent): Cue | null {
  return (CUES as Readonly<Record<string, Cue | undefined>>)[event.type] ?? null;
}
