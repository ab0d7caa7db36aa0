/** Maps each move to its place on the table. Moves without a place are buttons in the rubric. */

import { isBook } from '../rules/cards.ts';
import { type Move, SIMPLE, STEP } from '../rules/moves.ts';
import { CONFESSIONALS, LIBRARY, type Room } from '../rules/rooms.ts';
import { ownerIn } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Moves chosen from a picture that a button of the rubric opens: portraits, or signs. */
export const PICTURED = ['accuse', 'cross', 'reveal', 'name', 'request', 'listen'] as const;
export type Pictured = (typeof PICTURED)[number];

export function isPictured(move: Move): move is Extract<Move, { readonly kind: Pictured }> {
  return PICTURED.some((kind) => kind === move.kind);
}

/** Chosen on the plan or among one's cards, in the builder, or on a scroll: no button repeats them. */
const ELSEWHERE: readonly Move['kind'][] = [
  'step',
  'put',
  'key',
  'show',
  'yield',
  'hand',
  'give',
  'discard',
  'play',
  'look',
  'choose',
  'ask',
  'askAll',
  'answer',
  'silence',
  'pledge',
];

export function isButton(move: Move): boolean {
  return !ELSEWHERE.includes(move.kind) && !isPictured(move);
}

export function placeOf(move: Move, view: Pick<View, 'players' | 'active'>): string | null {
  switch (move.kind) {
    case 'step':
    case 'put':
    case 'key':
      return `room-${move.room}`;
    case 'show':
    case 'yield':
    case 'hand':
      return `card-${move.card}`;
    case 'play':
      return `book-${move.book}`;
    case 'choose':
    case 'look':
      return `player-${move.of}`;
    case 'draw':
      return 'pile';
    case 'read':
      return roomOf(view) === LIBRARY ? 'library' : 'books';
    case 'venerate':
      return 'relics';
    case 'confess':
      return `die-${CONFESSIONALS.indexOf(roomOf(view))}`;
    case 'relic':
      return 'relic';
    case 'spy':
      return `player-${ownerIn(
        view.players.map(({ colour }) => colour),
        roomOf(view),
      )}`;
    default:
      return null;
  }
}

const roomOf = ({ players, active }: Pick<View, 'players' | 'active'>): Room => players[active].room;

/** What is taken in hand first: the key, before the room it opens. */
export function sourceOf(move: Move): string | null {
  switch (move.kind) {
    case 'key':
      return 'book-secretKey';
    case 'look':
      return 'book-artOfMemory';
    default:
      return null;
  }
}

/** For its refusal, in the rules' own words. */
export function probe(place: string): Move | null {
  const [kind, name] = place.split('-');
  switch (kind) {
    case 'room':
      return STEP[Number(name)];
    case 'pile':
      return SIMPLE.draw;
    case 'books':
    case 'library':
      return SIMPLE.read;
    case 'relics':
      return SIMPLE.venerate;
    case 'die':
      return SIMPLE.confess;
    case 'relic':
      return SIMPLE.relic;
    case 'book':
      return isBook(name) ? { kind: 'play', book: name } : null;
    default:
      return null;
  }
}
