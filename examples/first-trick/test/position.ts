/** Positions set up by hand, and moves played in them. */

import { ChaCha8, type Seat, stretchSeed } from '@conclave/engine';
import { recordingEffects } from '@conclave/engine/testing/recording';
import type { Event } from '../rules/events.ts';
import { firstTrick } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

export const recording = () => recordingEffects<Event>(new ChaCha8(stretchSeed('tests')));

export function position(hands: readonly (readonly number[])[], known: Partial<State> = {}): State {
  const none = hands.map(() => 0);
  return {
    leader: 0,
    active: 0,
    hands: [...hands],
    rest: [],
    table: none.map(() => null),
    tricks: none,
    ...known,
  };
}

/** Plays a card that must be legal. */
export function play(state: State, seat: Seat, card: number) {
  const refusal = firstTrick.refusal(state, seat, { kind: 'play', card });
  if (refusal) throw new Error(`seat ${seat} ${card}: ${refusal.reason}`);
  const recorded = recording();
  firstTrick.play(state, seat, { kind: 'play', card }, recorded.effects);
  return recorded;
}
