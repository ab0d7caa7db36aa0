/** Effects that record who was told what, for tests of single moves. */

import type { AnyEvent, Effects, Watcher } from '../game.ts';
import type { Rng } from '../rng.ts';
import { allHeard, Scribe } from '../step.ts';

export interface Recorded<Event> {
  readonly effects: Effects<Event>;
  heard(watcher: Watcher): Event[];
  readonly sealed: boolean;
}

export function recordingEffects<Event>(rng: Rng): Recorded<Event> {
  const scribe = new Scribe<Event>(rng);
  return {
    effects: scribe,
    heard: (watcher) => allHeard(scribe.told, watcher),
    get sealed() {
      return scribe.sealed;
    },
  };
}

/** Everything of one type, in order. */
export function only<Event extends AnyEvent, Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}
