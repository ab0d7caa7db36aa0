import { hasExactly, isIndex, isRecord } from '@conclave/engine';
import { COLOURS, SECTORS, SQUARES } from './board.ts';
import { CARDS, PRIZES } from './cards.ts';
import {
  ANIMAL,
  ANY_WEAPON,
  CHALLENGE,
  CLAIM,
  COLOUR,
  DECLINE,
  DONE,
  FROM,
  GIVE,
  JUMP,
  MAX_SEATS,
  type Move,
  PLACE,
  RIVAL,
  RUN,
  SHIFT,
  STAKE,
  TURN,
  WEAPON,
  WEAPONS,
  WITHDRAW,
} from './moves.ts';

const PLAIN: ReadonlyMap<unknown, Move> = new Map(
  [CLAIM, DONE, ANY_WEAPON, WITHDRAW, JUMP, DECLINE].map((move) => [move.kind, move]),
);

/** The move at a name's place in its list. */
function named(moves: readonly Move[], names: readonly unknown[], name: unknown): Move | null {
  const place = names.indexOf(name);
  return place < 0 ? null : moves[place];
}

function numbered(moves: readonly Move[], below: number, number: unknown): Move | null {
  return isIndex(number, below) ? moves[number] : null;
}

export function parse(json: unknown): Move | null {
  if (!isRecord(json)) return null;
  switch (json.kind) {
    case 'colour':
      return hasExactly(json, 'kind', 'colour') ? named(COLOUR, COLOURS, json.colour) : null;
    case 'turn':
      if (!hasExactly(json, 'kind', 'notches') || json.notches === 0) return null;
      return numbered(TURN, SECTORS, json.notches);
    case 'shift':
      if (!hasExactly(json, 'kind', 'corridor')) return null;
      return json.corridor === 'inner' || json.corridor === 'outer' ? SHIFT[json.corridor] : null;
    case 'run':
      return hasExactly(json, 'kind', 'to') ? numbered(RUN, SQUARES, json.to) : null;
    case 'place':
      return hasExactly(json, 'kind', 'to') ? numbered(PLACE, SQUARES, json.to) : null;
    case 'animal':
      return hasExactly(json, 'kind', 'card') ? numbered(ANIMAL, CARDS, json.card) : null;
    case 'give':
      return hasExactly(json, 'kind', 'card') ? numbered(GIVE, CARDS, json.card) : null;
    case 'from':
      return hasExactly(json, 'kind', 'seat') ? numbered(FROM, MAX_SEATS, json.seat) : null;
    case 'challenge':
      return hasExactly(json, 'kind', 'seat') ? numbered(CHALLENGE, MAX_SEATS, json.seat) : null;
    case 'rival':
      return hasExactly(json, 'kind', 'seat') ? numbered(RIVAL, MAX_SEATS, json.seat) : null;
    case 'stake': {
      if (!hasExactly(json, 'kind', 'prize', 'die') || typeof json.die !== 'boolean') return null;
      const prize = (PRIZES as readonly unknown[]).indexOf(json.prize);
      return prize < 0 ? null : STAKE[2 * prize + (json.die ? 1 : 0)];
    }
    case 'weapon':
      return hasExactly(json, 'kind', 'weapon') ? named(WEAPON, WEAPONS, json.weapon) : null;
    default:
      return hasExactly(json, 'kind') ? (PLAIN.get(json.kind) ?? null) : null;
  }
}
