/** Plays the moves of the others in a lesson. Each is shown before the next is made. */

import type { AnyMove, Refusal, Seat } from '@conclave/engine';

export interface ScriptedMove {
  readonly seat: Seat;
  readonly move: AnyMove;
}

export async function playScripted(
  source: { script(seat: Seat, move: AnyMove): Promise<Refusal | null> },
  screen: { settled(): Promise<void> },
  moves: readonly ScriptedMove[],
): Promise<void> {
  for (const { seat, move } of moves) {
    await source.script(seat, move);
    await screen.settled();
  }
}
