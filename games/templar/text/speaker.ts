/** Seats, cards, places and objects in words. */

import type { Seat, Voice } from '@conclave/engine';
import {
  FIGURES,
  type Figure,
  HARBOUR,
  type Item,
  isRoom,
  isWarehouse,
  MAIN_PORTAL,
  OBJECTS,
  PASSAGES,
} from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';

export function speakerOf(lexicon: Lexicon, voice: Voice): Speaker {
  const room = (number: number) => lexicon.room(lexicon.rooms[number - 1].the, number);
  const tally = (counts: readonly number[]) => {
    const parts = OBJECTS.flatMap((object, i) => {
      const { bare, many } = lexicon.objects[object];
      return counts[i] === 0 ? [] : [`${counts[i]} ${counts[i] === 1 ? bare : many}`];
    });
    return parts.length === 0 ? lexicon.nothing : joined(parts, lexicon.and);
  };
  return {
    who: (seat) => (seat === voice.reader ? { you: true } : { you: false, name: voice.name(seat) }),
    card: (card) => lexicon.cards[card],
    place: (place) => {
      if (isRoom(place)) return room(place);
      if (isWarehouse(place)) return lexicon.warehouse(place - HARBOUR + 1);
      return lexicon.portals[place === MAIN_PORTAL ? 'main' : 'side'];
    },
    room,
    at: (number, zone) => lexicon.zones[number - 1]?.[zone]?.at ?? '',
    one: (object) => lexicon.objects[object].one,
    bare: (object) => lexicon.objects[object].bare,
    many: (object) => lexicon.objects[object].many,
    several: (objects) => tally(OBJECTS.map((object) => count(objects, object))),
    counts: (counts) => tally(OBJECTS.map((object) => counts[object])),
    passage: (passage) => {
      const { a, b } = PASSAGES[passage];
      return lexicon.between(room(a), room(b));
    },
  };
}

function count(objects: readonly Item[], object: Item): number {
  return objects.filter((one) => one === object).length;
}

/** The room in which objects are hidden and picked up now: where the pawn of this turn stands. */
export const actsIn = ({ players, active }: View): number => players[active].pawn;

/** TP-48: Remigius, Vitus, Severus. */
export function nextToPlace({ figures }: View): Figure {
  return FIGURES.find((figure) => figures[figure] === null) ?? 'severus';
}

/** "You and Basile": the reader first. */
export function namesOf(
  seats: readonly Seat[],
  { and, describing }: Lexicon,
  speak: Speaker,
): { readonly names: string; readonly you: boolean } {
  const people = seats.map(speak.who);
  const others = people.flatMap((who) => (who.you ? [] : [who.name]));
  const you = people.some((who) => who.you);
  return { names: joined(you ? [describing.you, ...others] : others, and), you };
}

/** "a", "a and b", "a, b and c". */
export function joined(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts[parts.length - 1]}`;
}
