/** What was heard, as statements about where cards lay. A place is a hand, the parlour pile, or under the board. */

import type { Mask } from '../rules/suspects.ts';
import type { Chronicle } from './chronicle.ts';

export type Place = number;

/** Of these cards, at least and at most so many lay there. */
export interface Tally {
  readonly kind: 'tally';
  readonly hour: number;
  readonly place: Place;
  readonly mask: Mask;
  readonly least: number;
  readonly most: number;
}

/** More, fewer or equally many of the ones than of the others lay there. */
export interface Contrast {
  readonly kind: 'contrast';
  readonly hour: number;
  readonly place: Place;
  readonly mask: Mask;
  readonly others: Mask;
  readonly than: 'more' | 'fewer' | 'equal';
}

/** One of these cards was shown out of all that fitted: never a fault, but the likelier the fewer there were. */
export interface Shown {
  readonly kind: 'shown';
  readonly hour: number;
  readonly place: Place;
  readonly mask: Mask;
}

/** About one place at one hour. */
export type Near = Tally | Contrast | Shown;

/** About more than that: what somebody has crossed off, which card went which way. */
export interface Far {
  faults(chronicle: Chronicle): number;
}

export function tally(hour: number, place: Place, mask: Mask, least: number, most = least): Tally {
  return { kind: 'tally', hour, place, mask, least, most };
}

/** A card was seen there. */
export const lay = (hour: number, card: number, place: Place): Tally => tally(hour, place, 1 << card, 1);

/** How far the numbers of cards that lay there are from what was heard; 0 where they fit. */
export function faultsIn(near: Near, held: number, others: number): number {
  switch (near.kind) {
    case 'tally':
      return held < near.least ? near.least - held : held > near.most ? held - near.most : 0;
    case 'contrast':
      return (held > others ? 'more' : held < others ? 'fewer' : 'equal') === near.than ? 0 : 1;
    case 'shown':
      return 0;
  }
}
