/** Evidence: statements about where cards lay. A place is a hand, the parlour pile, or under the board. */

import type { Mask } from '../rules/suspects.ts';
import type { History } from './history.ts';

export type Place = number;

/** Of these cards, at least and at most so many lay there. */
export interface Tally {
  readonly kind: 'tally';
  readonly time: number;
  readonly place: Place;
  readonly mask: Mask;
  readonly least: number;
  readonly most: number;
}

/** More, fewer or equally many of the ones than of the others lay there. */
export interface Contrast {
  readonly kind: 'contrast';
  readonly time: number;
  readonly place: Place;
  readonly mask: Mask;
  readonly others: Mask;
  readonly than: 'more' | 'fewer' | 'equal';
}

/** One of these cards was shown, chosen from all that fitted: a likelihood of one in as many as there were. */
export interface Shown {
  readonly kind: 'shown';
  readonly time: number;
  readonly place: Place;
  readonly mask: Mask;
}

/** About one place at one time. */
export type LocalEvidence = Tally | Contrast | Shown;

/** About several places or times: what somebody has crossed off, which card went which way. */
export interface GlobalEvidence {
  violations(history: History): number;
}

export function tally(time: number, place: Place, mask: Mask, least: number, most = least): Tally {
  return { kind: 'tally', time, place, mask, least, most };
}

/** A card was seen there. */
export const seenAt = (time: number, card: number, place: Place): Tally => tally(time, place, 1 << card, 1);

/** How far the numbers of cards that lay there are from the evidence; 0: they fit. */
export function violationsIn(local: LocalEvidence, held: number, others: number): number {
  switch (local.kind) {
    case 'tally':
      return held < local.least ? local.least - held : held > local.most ? held - local.most : 0;
    case 'contrast':
      return (held > others ? 'more' : held < others ? 'fewer' : 'equal') === local.than ? 0 : 1;
    case 'shown':
      return 0;
  }
}
