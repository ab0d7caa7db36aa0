/** Which move belongs to which place of the table. What has no place of its own stands as a button in the rubric. */

import type { Move } from '../rules/moves.ts';
import { STEP } from '../rules/moves.ts';

/** Moves chosen from a picture that a button of the rubric opens: portraits, or signs. */
export const PICTURED = ['accuse', 'cross', 'reveal', 'name', 'request'] as const;
export type Pictured = (typeof PICTURED)[number];

export function isPictured(move: Move): move is Extract<Move, { readonly kind: Pictured }> {
  return PICTURED.some((kind) => kind === move.kind);
}

/** Kinds of which only a selection is listed: they are put together question by question. */
export const OPEN = ['ask', 'askAll'] as const;
export type Open = (typeof OPEN)[number];

export function isOpen(move: Move): move is Extract<Move, { readonly kind: Open }> {
  return OPEN.some((kind) => kind === move.kind);
}

export function placeOf(move: Move): string | null {
  switch (move.kind) {
    case 'step':
    case 'put':
    case 'key':
      return `room-${move.room}`;
    case 'show':
    case 'yield':
    case 'hand':
    case 'pick':
    case 'unpick':
      return `card-${move.card}`;
    case 'pickBook':
    case 'play':
      return `book-${move.book}`;
    case 'choose':
    case 'look':
      return `player-${move.of}`;
    default:
      return null;
  }
}

/** For its refusal, in the rules' own words. */
export function probe(place: string): Move | null {
  const [kind, name] = place.split('-');
  return kind === 'room' ? STEP[Number(name)] : null;
}
