/** The type of an arrangement: boxes in board units for everything that is drawn. */

import type { Seat } from '@conclave/engine';
import type { Mouth } from '../face.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type Numbers = readonly [x: number, y: number, w: number, h: number];
export const box = ([x, y, w, h]: Numbers, dx = 0, dy = 0): Box => ({ x: x + dx, y: y + dy, w, h });

/** A decoded card with its answer beside it. */
export interface Row {
  readonly card: Box;
  readonly plaque: Box;
}

/** What a rival has before all eyes. */
export interface Bay {
  readonly seat: Seat;
  readonly box: Box;
  readonly lintel: Box;
  readonly combination: Box;
  /** The stone the combination stands on; small screens go without. */
  readonly stand: Box | null;
  readonly rows: readonly Row[];
  /** How many older rows are folded away. */
  readonly folded: number;
  /** They can be opened, or folded again, by hand. */
  readonly foldable: boolean;
  readonly pair: readonly [Box, Box];
  /** Where "decoded by Alix" is written, if there is room. */
  readonly caption: Box | null;
  /** Where the flag with a card's fate is fixed. */
  readonly flag: 'side' | 'top' | 'foot';
}

/** What is yours: decoded cards above three doors. */
export interface Stele {
  readonly box: Box;
  readonly crown: Box;
  readonly rows: readonly Row[];
  readonly folded: number;
  readonly foldable: boolean;
  readonly caption: Box | null;
  /** Alone: where one's rank is written, if not beside one's name. */
  readonly rank: Box | null;
}

/** Three doors and the seal; while a declaration is composed, the seven statuettes to choose from. */
export interface Altar {
  readonly box: Box;
  readonly doors: readonly [Box, Box, Box];
  readonly seal: Box;
  readonly buttons: Box;
  readonly shelf: readonly Box[];
}

export interface Arrangement {
  readonly size: { readonly width: number; readonly height: number };
  /** The hall's picture: which one, where, how large. */
  readonly hall: {
    readonly picture: 2 | 3 | 4;
    readonly mouth: Mouth;
    readonly x: number;
    readonly y: number;
    readonly scale: number;
  };
  readonly bays: readonly Bay[];
  readonly stele: Stele | null;
  readonly pile: Box;
  readonly discard: Box;
  /** The two cards before you; alone: the two that were turned up. */
  readonly pair: readonly [Box, Box] | null;
  /** Where it is said whose pair it is, if not by a mark. */
  readonly pairLabel: Box | null;
  /** Alone: the titles to be earned. */
  readonly ladder: Box | null;
  readonly altar: Altar | null;
  /** What stands in a tray of its own does not scroll with the board: the altar, or after the end the buttons. */
  readonly tray: { readonly width: number; readonly height: number } | null;
  /** Where there is no altar: the page's buttons after the end. */
  readonly after: Box | null;
}

export type Layout = 'desk' | 'tablet' | 'phone' | 'across';

/** All that the arrangement depends on. */
export interface Sitting {
  readonly layout: Layout;
  readonly seats: number;
  /** Whose stele it is; `null`: nobody's, all sit in the mouth. */
  readonly own: Seat | null;
  /** By seat: how many decoded cards lie there. */
  readonly decoded: readonly number[];
  /** By seat: whether the pair is used up. */
  readonly spent: readonly boolean[];
  /** Those whose decoded cards were opened by hand, where they are folded otherwise. */
  readonly opened: readonly Seat[];
  /** How high the part of a telephone is that can be scrolled, in board units. */
  readonly room: number;
  readonly composing: boolean;
  readonly over: boolean;
}

export const STATUETTES = 7;

/** Rivals clockwise from your left; from the gallery everybody. */
export function rivals(seats: number, own: Seat | null): readonly Seat[] {
  if (own === null) return Array.from({ length: seats }, (_none, seat) => seat);
  return Array.from({ length: seats - 1 }, (_none, i) => (own + 1 + i) % seats);
}
