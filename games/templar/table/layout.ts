/**
 * The coordinates of the drawn plan. One unit is one pixel at desk size, x to the right, y downwards. Rooms, passages,
 * zones and numbers of slots are those of the rules' data; a test compares them.
 */

import json from '../data/layout.json' with { type: 'json' };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** Where a part stands on its sheet. */
export const boxStyle = ({ x, y, w, h }: Box) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${w}px`,
  height: `${h}px`,
});

type Corner = readonly [x: number, y: number];

export interface Furniture extends Box {
  readonly thing: string;
  /** "zone 0", "book 1", "chalice 0": what lies on it. Decoration that nobody stands in holds nothing. */
  readonly holds: readonly string[];
}

/** An opening in a wall: its middle, and how the wall runs. */
export interface Opening extends Point {
  readonly wall: 'vertical' | 'horizontal';
}

export interface Passage extends Opening {
  readonly a: number;
  readonly b: number;
}

export interface Portal extends Opening {
  readonly room: number;
  /** Where pawns wait: the points of their feet. */
  readonly stands: readonly Point[];
}

export interface Room {
  readonly id: number;
  readonly outline: readonly Corner[];
  /** Where the baseline of numeral and name begins (`middle`: its middle), and how much place they need. */
  readonly label: Box & { readonly anchor?: 'middle' };
  /** Where a preview is shown: points, steps. */
  readonly badge: Point;
  /** Middles of the places, by zone, in the order in which they are filled. */
  readonly zones: readonly (readonly Point[])[];
  readonly books: readonly Point[];
  readonly chalices: readonly Point[];
  /** The feet of figures; the first two are high enough for Remigius and Severus. */
  readonly stands: readonly Point[];
  readonly furniture: readonly Furniture[];
}

export interface House extends Box {
  readonly tiles: readonly Point[];
  /** The first for the pawn that came, the others for pawns that share the warehouse (TP-R11). */
  readonly stands: readonly Point[];
}

export interface HarbourPlan {
  readonly size: { readonly width: number; readonly height: number };
  readonly ship: Point & { readonly scale: number };
  readonly bag: Point;
  readonly houses: readonly House[];
}

type Wall = readonly [from: Corner, to: Corner];

interface Layout {
  readonly size: { readonly width: number; readonly height: number };
  /** Room 1 first. */
  readonly rooms: readonly Room[];
  /** In the order of the rules' data. */
  readonly passages: readonly Passage[];
  readonly portals: { readonly main: Portal; readonly side: Portal };
  /** Centre lines; openings are cut out at passages and portals. */
  readonly walls: {
    readonly outer: readonly Wall[];
    readonly inner: readonly Wall[];
    readonly apse: { readonly cx: number; readonly cy: number; readonly rx: number; readonly ry: number };
  };
  readonly harbour: { readonly columns: HarbourPlan; readonly row: HarbourPlan };
}

export const LAYOUT = json as unknown as Layout;

export const ROOM_NUMBERS: readonly number[] = LAYOUT.rooms.map(({ id }) => id);

/** Half the width of an opening between its pillars. */
export const OPENING = { passage: 17, portal: 21 } as const;

export function outlinePath(outline: readonly Corner[]): string {
  return `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}
