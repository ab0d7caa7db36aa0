/** How an event is heard, and how long it is held. */

import type { HouseEvent } from '@conclave/engine';
import type { Cue } from '@conclave/kit';
import type { Event } from '../rules/events.ts';

export function cue(event: Event | HouseEvent): Cue | null {
  switch (event.type) {
    case 'colourChosen':
      return { sound: 'wood', hold: 320 };
    case 'turnedUp':
      return { sound: [{ name: 'parchment' }, { name: 'bell', after: 300 }], hold: 900 };
    case 'turned':
      return {
        sound: [{ name: 'grind' }, { name: 'clunk', after: event.part === 'centre' ? 650 : 450 }],
        hold: event.part === 'centre' ? 800 : 550,
      };
    case 'ran':
      return { sound: 'wood', hold: Math.min(1300, 350 + event.path.length * 55) };
    case 'jumped':
      return { sound: 'bell', hold: 800 };
    case 'taken':
      return { sound: [{ name: 'parchment' }, { name: 'bell', after: 250 }], hold: 700 };
    case 'putUnder':
      return { sound: 'parchment', hold: 500 };
    case 'leftLying':
      return { sound: 'stone', hold: 500 };
    case 'animalPlayed':
      return { sound: 'crack', hold: 600 };
    case 'giftChosen':
      return { sound: 'parchment' };
    case 'exchanged':
      return { sound: [{ name: 'parchment' }, { name: 'parchment', after: 250 }], hold: 900 };
    case 'challenged':
    case 'cardDuel':
      return { sound: 'gong', hold: 700 };
    case 'staked':
      return { sound: 'wood', hold: 300 };
    case 'dieThrown':
      return { sound: 'wood', hold: 700 };
    case 'weaponsShown':
      return {
        sound: [
          { name: 'wood' },
          { name: 'wood', after: 220 },
          { name: 'wood', after: 440 },
          { name: event.winner === null ? 'wood' : 'steel', after: 900 },
        ],
        hold: event.winner === null ? 900 : 2000,
      };
    case 'paid':
      return { sound: 'parchment', hold: 250 * Math.max(1, event.count) };
    case 'placed':
      return { sound: 'wood', hold: 700 };
    case 'won':
    case 'roundsOver':
      return { sound: 'gong', hold: 1600 };
    default:
      return null;
  }
}
