/** Maps each move to its place on the table, and each unlit place to the move that would be needed there. */

import { COLOURS, HOME, PARTS } from '../rules/board.ts';
import { PRIZES } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import {
  ANIMAL,
  CHALLENGE,
  CLAIM,
  COLOUR,
  DONE,
  FROM,
  GIVE,
  PLACE,
  RUN,
  SHIFT,
  STAKE,
  TURN,
  WEAPON,
  WEAPONS,
} from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

export function placeOf(move: Move, { players, active, wanted, weapon }: View): string | readonly string[] {
  switch (move.kind) {
    case 'colour':
      return `gate-${move.colour}`;
    case 'turn':
      return 'part-0';
    case 'shift':
      return move.corridor === 'inner' ? 'part-1' : 'part-2';
    case 'claim':
      return ['wanted', `square-${players[active].pawn}`];
    case 'jump':
      return wanted === null ? 'wanted' : ['wanted', 'jump', `square-${HOME[wanted]}`];
    case 'run':
    case 'place':
      return `square-${move.to}`;
    case 'done':
      return 'done';
    case 'animal':
    case 'give':
      return `card-${move.card}`;
    case 'from':
      return `rival-${move.seat}`;
    case 'challenge':
    case 'rival':
      return [`rival-${move.seat}`, `pawn-${move.seat}`];
    case 'stake':
      return `stake-${move.prize}-${move.die ? 'die' : 'one'}`;
    case 'weapon':
      return `weapon-${move.weapon}`;
    case 'anyWeapon':
      return 'weapon-any';
    // The chosen weapon, chosen again.
    case 'withdraw':
      return `weapon-${weapon}`;
    case 'decline':
      return 'decline';
  }
}

/** For its refusal, in the rules' own words. */
export function probe(place: string, { stage }: View): Move | null {
  const [kind, name = '', how = ''] = place.split('-');
  const number = Number(name);
  switch (kind) {
    case 'gate':
      return COLOUR[indexIn(COLOURS, name)];
    case 'part':
      return number === 0 ? TURN[1] : number === PARTS.indexOf('innerCorridor') ? SHIFT.inner : SHIFT.outer;
    case 'wanted':
      return CLAIM;
    case 'square':
      return stage === 'place' ? PLACE[number] : RUN[number];
    case 'done':
      return DONE;
    case 'card':
      return stage === 'exchange' ? GIVE[number] : ANIMAL[number];
    case 'rival':
      return stage === 'exchange' ? FROM[number] : CHALLENGE[number];
    case 'stake':
      return STAKE[2 * indexIn(PRIZES, name) + (how === 'die' ? 1 : 0)];
    case 'weapon':
      return WEAPON[indexIn(WEAPONS, name)] ?? null;
    default:
      return null;
  }
}

function indexIn(names: readonly string[], name: string): number {
  return names.indexOf(name);
}
