/** Whether a seat may make a move, and if not, why. */

import type { Refusal, Seat } from '@conclave/engine';
import type { Combination } from './deck.ts';
import type { Move } from './moves.ts';
import { refuse } from './reasons.ts';
import { activeSeat, hasPair, isSolo, onlyOwnPairLeft, type State, seatsOf } from './state.ts';

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  const solo = isSolo(state);
  if (state.over) return refuse(solo ? 'soloOver' : 'over');
  switch (move.kind) {
    case 'declare':
      return declareRefusal(state, seat, move.combination);
    case 'take':
      if (solo) return refuse('notInSolo');
      if (seat !== activeSeat(state)) return refuse('notYourTurn');
      if (onlyOwnPairLeft(state)) return refuse('mustDecodeBoth');
      if (move.from >= seatsOf(state)) return refuse('noSuchPlayer');
      if (move.from === seat) return refuse('notYourself');
      return hasPair(state, move.from) ? null : refuse('pairUsed');
    case 'decodeBoth':
      if (solo) return refuse('notInSolo');
      if (seat !== activeSeat(state)) return refuse('notYourTurn');
      return onlyOwnPairLeft(state) ? null : refuse('othersHaveCards');
    case 'reveal':
      if (!solo) return refuse('soloOnly');
      if (hasPair(state, seat)) return refuse('chooseFirst');
      return state.pile.length > 0 ? null : refuse('pileEmpty');
    case 'decode':
      if (!solo) return refuse('soloOnly');
      return hasPair(state, seat) ? null : refuse('nothingRevealed');
    case 'finish':
      if (!solo) return refuse('soloOnly');
      return hasPair(state, seat) || state.pile.length > 0 ? refuse('cardsLeft') : null;
  }
}

function declareRefusal(state: State, seat: Seat, combination: Combination): Refusal | null {
  const [left, middle, right] = combination;
  if (left === middle || middle === right || left === right) return refuse('notDifferent');
  return mayDeclare(state, seat) ? null : refuse('nothingDecoded');
}

/** TC-R9 */
export function mayDeclare(state: State, seat: Seat): boolean {
  return state.freeGuess || state.decoded[seat];
}
