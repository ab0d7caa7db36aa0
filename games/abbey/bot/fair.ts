/** Plays as good people do: keeps in mind what it was told itself, and not what others tell each other. */

import { mannerOf } from '@conclave/bots';
import { type Bot, type HouseEvent, isHouseEvent } from '@conclave/engine';
import { admitted } from '../rules/answering.ts';
import type { Event } from '../rules/events.ts';
import type { Abbey } from '../rules/game.ts';
import { MANNERS, TASTE } from './manners.ts';
import { SampledBelief } from './sampled-belief.ts';
import { thinker } from './thinker.ts';

export function fair(): Bot<Abbey> {
  const belief = new SampledBelief({ worlds: 24, steps: 24, ignores: isTalkOfOthers });
  return thinker({
    crossed: (_question, seen) => seen,
    believe: (question, crossed, seen) => belief.believe(question, crossed, seen),
    policy({ perspective, seat }) {
      const taste = TASTE[mannerOf(perspective.told, seat, MANNERS) ?? 'bold'];
      return { ...taste, eager: 1.5, weighs: false, blur: 0.25, firstBlur: 0.6, overlooks: 0 };
    },
  });
}

/** A card that somebody owns up to is noted by all; and nobody comes back to what they did not hear. */
function isTalkOfOthers(event: Event | HouseEvent, seat: number): boolean {
  if (isHouseEvent(event) || event.type !== 'answered') return false;
  if (event.question.kind === 'stillSo') return true;
  if (event.asker === seat || event.of === seat) return false;
  return admitted(event.question, event.answer) === 0;
}
