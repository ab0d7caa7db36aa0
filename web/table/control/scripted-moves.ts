/** What others do in a lesson: each step is seen before the next one is made. */

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
