/** A table that remembers who was told what, and games played at it. */

import { ChaCha8, type Rng, type Seat, stretchSeed } from '@conclave/engine';
import { type Recorded as RecordedOf, recordingTable as recorded } from '@conclave/engine/testing/recording';
import type { Event } from '../rules/events.ts';
import { templeCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export { only } from '@conclave/engine/testing/recording';
export type Recorded = RecordedOf<Event>;

export const recordingTable = (rng: Rng): Recorded => recorded<Event>(rng);

export function dice(seed: number | string = 1): Rng {
  return new ChaCha8(stretchSeed(seed));
}

/** Plays a move that must be legal. */
export function act(state: State, seat: Seat, move: Move, rng: Rng = dice()): Recorded {
  const refusal = templeCode.refusal(state, seat, move);
  if (refusal) throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${refusal.reason}`);
  const recorded = recordingTable(rng);
  templeCode.play(state, seat, move, recorded.table);
  return recorded;
}

export function opening(
  seats: number,
  seed: number | string = 1,
  freeGuess = false,
): { state: State; recorded: Recorded } {
  const recorded = recordingTable(dice(seed));
  return { state: templeCode.setup(seats, { freeGuess }, recorded.table), recorded };
}

/** A random game; `visit` sees every position before its move, `heard` what the gallery is told of the move. */
export function randomGame(
  seats: number,
  seed: number,
  visit: (state: State, seat: Seat, move: Move) => void,
  heard: (events: readonly Event[], after: State) => void = () => {},
  choose: (state: State, seat: Seat, rng: Rng) => Move | null = (state, seat, rng) =>
    templeCode.pick?.(state, seat, rng) ?? null,
): State {
  const rng = dice(`game ${seed}`);
  const { state, recorded } = opening(seats, seed);
  heard(recorded.heard('gallery'), state);
  for (let steps = 0; steps < 3000 && !state.over; steps++) {
    const seat = rng.int(5) === 0 ? rng.int(seats) : templeCode.toAct(state)[0];
    const move = choose(state, seat, rng);
    if (move === null) continue;
    visit(state, seat, move);
    heard(act(state, seat, move, rng).heard('gallery'), state);
  }
  return state;
}
