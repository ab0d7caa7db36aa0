/** Coordinates of the idol's features, from its middle. The picture and the live parts on it use the same numbers. */

/** Where the mouth opens and where it ends; the face above moves with its upper edge. */
export interface Mouth {
  readonly top: number;
  readonly lip: number;
  /** Length of the teeth. */
  readonly drop: number;
}

/** The hall is the idol's face. */
export const HALL = { width: 704, height: 810, middle: 352 } as const;
/** The wall beside it, where no stele stands. */
export const WING = { width: 270, height: 810 } as const;
/** The tallest headdress belongs to a mouth that opens here. */
export const TALLEST = 250;

type Spot = readonly [x: number, y: number];

/** What the eyelids leave open; the eye itself is alive and lies on the picture. */
export const ALMOND =
  'M-80 2C-58 -26 -20 -38 14 -32C44 -26 66 -8 76 18C50 32 16 39 -18 34C-48 30 -68 18 -80 2Z';
/** From the middle of the mouth's upper edge. */
export const EYES = [
  [-146, -82],
  [146, -82],
] as const satisfies readonly Spot[];
export const BROW = [0, -146] as const satisfies Spot;
/** The sockets of the brow, from its own middle. */
export const SOCKETS = [-23.6, 0, 23.6] as const;

/** In a hall whose mouth begins at `TALLEST`. */
export const NOSE =
  'M-26 132C-30 170 -46 204 -62 230C-74 250 -62 268 -38 264C-24 274 24 274 38 264C62 268 74 250 62 230C46 204 30 170 26 132';
export const NOSE_OUTLINE = `${NOSE}C16 118 -16 118 -26 132Z`;

export function opening({ top, lip }: Mouth): string {
  return `M-288 ${top + 4}C-190 ${top - 14} 190 ${top - 14} 288 ${top + 4}L304 ${lip - 20}C200 ${lip + 2} -200 ${lip + 2} -304 ${lip - 20}Z`;
}

interface Headdress {
  /** Its own height, as a part of the tallest. */
  readonly height: number;
  readonly sockets: readonly Spot[];
  readonly size: number;
}

/** Where the half-medallions hang in the headdress (TC-3), from the idol's middle. */
export function headdress(top: number): Headdress {
  const height = 1 + (top - TALLEST) / 110;
  const sockets = [-100, -50, 0, 50, 100].map(
    (x) => [x, (24 + (x * x) / 2600) * height + (1 - height) * 6] as const,
  );
  return { height, sockets, size: Math.sqrt(height) };
}

/** The picture of the open mouth, in a hall whose mouth begins at `TALLEST`. */
export const TREASURY = { top: 210, height: 640 } as const;
