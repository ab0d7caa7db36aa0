/** How each event is shown: its sound and its duration. A decoding takes a breath, a declaration takes longer. */

import type { HouseEvent, Watcher } from '@conclave/engine';
import type { Cue, CueSound } from '@conclave/kit';
import type { Decoding } from '../rules/decode.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';

/** When the sockets of the brow light up, and one after the other. */
export const ANSWER = { first: 420, step: 220 } as const;
/** A declaration: the three fly up, the brow answers each, and then all know. */
export const VERDICT = { fly: 350, answer: 220, known: 1150, whole: 2500 } as const;

const HOLD_OWN = 1600;
const HOLD_OTHERS = 1000;

function notes({ circles, triangles }: Decoding, quick: boolean): readonly CueSound[] {
  const rest = quick ? 0.6 : 1;
  const at = (i: number) => Math.round((ANSWER.first + i * ANSWER.step) * rest);
  if (circles + triangles === 0) return [{ name: 'stone' }, { name: 'knock', after: at(0) }];
  const rings = Array.from({ length: circles }, (_none, i) => ({ name: 'high', after: at(i) }) as const);
  const low = Array.from(
    { length: triangles },
    (_none, i) => ({ name: 'low', after: at(circles + i) }) as const,
  );
  return [{ name: 'stone' }, ...rings, ...low];
}

const DRUMS: readonly CueSound[] = [0, 1, 2].map((i) => ({
  name: 'drum',
  after: VERDICT.fly + i * VERDICT.answer,
}));

/** Right: the gong. Wrong: the jaws clash and the card breaks. */
function verdict(right: boolean): readonly CueSound[] {
  if (right) return [{ name: 'gong', after: VERDICT.known }];
  return [
    { name: 'jaws', after: VERDICT.known },
    { name: 'crack', after: VERDICT.known + 160 },
  ];
}

export function cue(event: Event | HouseEvent, _before: View, _after: View, watcher: Watcher): Cue | null {
  switch (event.type) {
    case 'firstPlayer':
    case 'roundBegun':
      return { sound: 'wood', hold: 300 };
    case 'combinationDrawn': {
      if (event.seat !== watcher) return { sound: 'wood', hold: 320 };
      const doors = [0, 1, 2].map((i) => ({ name: 'stone', after: i * 120, pitch: 1 + i * 0.1 }) as const);
      return { sound: doors, hold: 460 };
    }
    case 'dealt':
      return { sound: 'parchment', hold: 240 };
    case 'taken':
    case 'bothTaken':
      return { sound: 'parchment', hold: 420 };
    case 'decoded': {
      const own = event.seat === watcher;
      return { sound: notes(event, !own), hold: own ? HOLD_OWN : HOLD_OTHERS };
    }
    case 'declared':
      return {
        sound: [...DRUMS, ...verdict(event.right)],
        hold: VERDICT.whole,
      };
    case 'medallionGained':
      return { sound: 'bell', hold: 900 };
    case 'pointScored':
      return { sound: 'bell', hold: 700 };
    case 'cleared':
      return { sound: 'parchment', hold: 420 };
    case 'returned':
    case 'discarded':
      return { sound: 'parchment', hold: 320 };
    case 'reshuffled':
      return {
        sound: [0, 120, 240].map((after) => ({ name: 'parchment', after }) as const),
        hold: 600,
      };
    case 'revealed':
      return { sound: 'parchment', hold: 420 };
    case 'laidOpen':
      // The scene of the end begins with it.
      return { sound: [{ name: 'gong' }, { name: 'bell', after: 600 }], hold: 300 };
    default:
      return null;
  }
}
