/** The squares of the castle. A square keeps its number wherever its part is turned; only its joints change. */

import board from '../data/board.json' with { type: 'json' };
import { CARDS, type Card, SECRETS } from './cards.ts';

export type Square = number;
/** A twelfth of the circle, clockwise from the top. */
export type Sector = number;

export const SECTORS: number = board.sectors;
/** From the inside out: three that turn, each inside one that is fixed. */
export const ZONES = [
  'centre',
  'innerRing',
  'innerCorridor',
  'middleRing',
  'outerCorridor',
  'frame',
] as const;
export type Zone = (typeof ZONES)[number];

/** The parts that turn, in the order in which a state holds their positions. */
export const PARTS = ['centre', 'innerCorridor', 'outerCorridor'] as const;
export type Part = (typeof PARTS)[number];
export const CENTRE = 0;
export const INNER = 1;
export const OUTER = 2;

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

interface SquareFacts {
  readonly id: string;
  readonly zone: number;
  /** Of the part itself, before it is turned. */
  readonly sectors: readonly Sector[];
  /** Sectors at which it is open towards the centre, and towards the frame. */
  readonly in: readonly Sector[];
  readonly out: readonly Sector[];
}

export const FACTS: readonly SquareFacts[] = board.zones.flatMap(({ squares }, zone) =>
  squares.map(({ id, sectors, in: inward, out }) => ({ id, zone, sectors, in: inward, out })),
);
export const SQUARES = FACTS.length;

const NUMBER: ReadonlyMap<string, Square> = new Map(FACTS.map(({ id }, square) => [id, square]));

export function squareOf(id: string): Square {
  const square = NUMBER.get(id);
  if (square === undefined) throw new RangeError(`no square ${id}`);
  return square;
}

/** Squares of one part joined for ever. */
export const JOINED: readonly (readonly [Square, Square])[] = board.zones.flatMap(({ joined }) =>
  joined.map(([one, two]): [Square, Square] => [squareOf(one), squareOf(two)]),
);

const printed = board.zones.flatMap(({ squares }) => squares) as readonly {
  readonly id: string;
  readonly secret?: string;
  readonly start?: string;
}[];

/** By card: the square that shows its secret. */
export const HOME: readonly Square[] = SECRETS.map((name) =>
  printed.findIndex(({ secret }) => secret === name),
);

/** By square: the card of the secret it shows, or -1. */
export const SECRET_AT: readonly (Card | -1)[] = printed.map((_square, square) => HOME.indexOf(square));
if (SECRET_AT.filter((card) => card >= 0).length !== CARDS) throw new TypeError('a secret has no square');

/** By colour: the start square. */
export const START: readonly Square[] = COLOURS.map((colour) =>
  printed.findIndex(({ start }) => start === colour),
);

/** By zone: the place of its turning part among PARTS, or -1 for what is fixed. */
export const TURNS: readonly number[] = ZONES.map((zone) => (PARTS as readonly string[]).indexOf(zone));

/** Where the first sector of a square lies now. */
export function sectorOf(square: Square, turned: readonly number[]): Sector {
  const { sectors, zone } = FACTS[square];
  return turnedSector(sectors[0], zone, turned);
}

export function turnedSector(sector: Sector, zone: number, turned: readonly number[]): Sector {
  const part = TURNS[zone];
  return part < 0 ? sector : (sector + turned[part]) % SECTORS;
}

export type Direction = 'clockwise' | 'anticlockwise';

/** By how many notches clockwise a part is turned, said the shorter way round. */
export function shorterWay(notches: number): { readonly direction: Direction; readonly notches: number } {
  return 2 * notches <= SECTORS
    ? { direction: 'clockwise', notches }
    : { direction: 'anticlockwise', notches: SECTORS - notches };
}
