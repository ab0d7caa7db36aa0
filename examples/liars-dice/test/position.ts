/** Positions set up by hand, and moves played in them. */

import { ChaCha8, type Rng, type Seat, stretchSeed } from '@conclave/engine';
import { type Recorded as RecordedOf, recordingEffects } from '@conclave/engine/testing/recording';
import type { Event } from '../rules/events.ts';
import { liarsDice } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { Bid, Face, State } from '../rules/state.ts';

export type Recorded = RecordedOf<Event>;

export function dice(seed: number | string = 1): Rng {
  return new ChaCha8(stretchSeed(seed));
}

export function opening(seats: number, options = {}): { state: State; recorded: Recorded } {
  const recorded = recordingEffects<Event>(dice());
  return { state: liarsDice.setup(seats, { wild: true, dice: 5, ...options }, recorded.effects), recorded };
}

export function position(cups: readonly (readonly Face[])[], known: Partial<State> = {}): State {
  const out = cups.flatMap(({ length }, seat) => (length === 0 ? [seat] : []));
  return { wild: true, round: 1, active: 0, bid: null, out, lifted: null, cups: [...cups], ...known };
}

export const bid = (seat: Seat, count: number, face: Face): Bid => ({ seat, count, face });

/** Plays a move that must be legal. */
export function act(state: State, seat: Seat, move: Move): Recorded {
  const refusal = liarsDice.refusal(state, seat, move);
  if (refusal) throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${refusal.reason}`);
  const recorded = recordingEffects<Event>(dice());
  liarsDice.play(state, seat, move, recorded.effects);
  return recorded;
}
