/** What a marker says by itself: the points from which its novice can have been heard, if it is true (NR-14, NR-26). */

import { type HouseEvent, settled } from '@conclave/engine';
import { type Card, NOISE } from '../rules/cards.ts';
import { distance, GUARD_START, POINTS, type Point } from '../rules/convent.ts';
import type { Event, Named, Placed, Rolled } from '../rules/events.ts';
import { firstSteps } from '../rules/noise.ts';
import { FIRST_NOVICE, type Figure, type GuardIndex } from '../rules/state.ts';

export interface Noise {
  readonly figure: Figure;
  readonly guard: GuardIndex;
  readonly to: Point;
  /** Heard in P6, before the novices moved again. */
  readonly listening: boolean;
  /** None: it can only be false. */
  readonly points: readonly Point[];
}

/** The novices' markers that lie on the board now. */
export function noisesOf(told: readonly (Event | HouseEvent)[]): readonly Noise[] {
  const guards: Point[] = [GUARD_START, GUARD_START];
  const cards = new Map<Figure, Card>();
  let dice: readonly Rolled[] = [];
  let adjusted: { readonly by: Figure; readonly of: Named }[] = [];
  let noises: Noise[] = [];

  const heardFrom = ({ figure, guard, to }: Placed, listening: boolean): Noise => {
    const owner = listening ? guard : figure;
    const die = dice.find((one) => one.figure === owner);
    const reach = adjusted.reduce(
      (far, { by, of }) =>
        of.figure !== owner ? far : by === guard ? far + 1 : by === figure ? far - 1 : far,
      (die?.value ?? 0) + NOISE[cards.get(figure) ?? 'stand'],
    );
    const from = guards[guard];
    const points = Array.from({ length: POINTS }, (_none, i) => i + 1).filter(
      (point) =>
        die && point !== from && distance(from, point) <= reach && firstSteps(from, point).includes(to),
    );
    return { figure, guard, to, listening, points };
  };

  for (const event of settled<Event>(told)) {
    switch (event.type) {
      case 'cardsShown':
        for (const { figure, card } of event.novices) cards.set(figure, card);
        dice = [];
        break;
      case 'stepped':
        guards[event.guard] = event.to;
        break;
      case 'rolled':
        dice = event.dice;
        adjusted = [];
        break;
      case 'blessed':
        if (event.blessing === 'adjust') adjusted.push({ by: event.figure, of: event.of });
        break;
      case 'settled':
        dice = event.dice;
        break;
      case 'noises':
        for (const marker of event.markers) {
          if (marker.figure >= FIRST_NOVICE) noises.push(heardFrom(marker, event.listening));
        }
        break;
      case 'guardCardsShown':
        noises = [];
        dice = [];
        break;
      default:
        break;
    }
  }
  return noises;
}
