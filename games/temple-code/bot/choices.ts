/** The cards a seat can get to decode by a move. */

import type { Seat } from '@conclave/engine';
import type { Card } from '../rules/deck.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

/** A move that decodes one card, and what becomes of the other of its pair: somebody gets it, or solo nobody. */
export interface DecodingChoice {
  readonly move: Move;
  readonly card: Card;
  readonly other: Card;
  readonly to: Seat | null;
}

export function decodingChoices(moves: readonly Move[], view: View, seat: Seat): DecodingChoice[] {
  return moves.flatMap((move) => choiceOf(move, view, seat) ?? []);
}

function choiceOf(move: Move, view: View, seat: Seat): DecodingChoice | null {
  if (move.kind !== 'take' && move.kind !== 'decode') return null;
  const to = move.kind === 'take' ? move.from : null;
  const { front } = view.players[to ?? seat];
  return { move, card: front[move.card], other: front[1 - move.card], to };
}
