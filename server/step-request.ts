/** What a player may ask of a match over a websocket, and the engine's request for it. */

import type { Request, Seat } from '@conclave/engine';

export type StepRequest =
  | { readonly type: 'move'; readonly move: unknown; readonly decision: number }
  | { readonly type: 'undo'; readonly decision: number };

/** Spelt out, as in all that is done at every step: a spread costs as much as the rest of it. */
export function requestOf(seat: Seat, step: StepRequest): Request {
  const { decision } = step;
  return step.type === 'move'
    ? { type: 'move', seat, move: step.move, decision, by: 'player' }
    : { type: 'undo', seat, decision };
}
