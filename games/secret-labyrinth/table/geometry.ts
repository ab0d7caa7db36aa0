/**
 * Coordinates of the castle in board units: its middle at 0,0, angles in degrees, 0 at XII, clockwise. The rules' board
 * says which squares there are and what is open.
 */

import type { Point } from '@conclave/kit';
import { FACTS, JOINED, PARTS, SECTORS, type Square, ZONES } from '../rules/board.ts';

export interface ZoneShape {
  readonly inner: number;
  readonly outer: number;
  /** What may be walked on, between the zone's half-walls. */
  readonly floor: readonly [number, number];
  /** Its place among the parts that turn; `null`: it stands. */
  readonly part: number | null;
}

const RADII: readonly Omit<ZoneShape, 'part'>[] = [
  { inner: 22, outer: 86, floor: [24, 80] },
  { inner: 86, outer: 136, floor: [92, 130] },
  { inner: 136, outer: 186, floor: [142, 180] },
  { inner: 186, outer: 236, floor: [192, 230] },
  { inner: 236, outer: 287, floor: [242, 281] },
  { inner: 287, outer: 334, floor: [293, 330] },
];

const PART_NAMES: readonly string[] = PARTS;

export const ZONE_SHAPES: readonly ZoneShape[] = RADII.map((shape, zone) => {
  const part = PART_NAMES.indexOf(ZONES[zone]);
  return { ...shape, part: part < 0 ? null : part };
});

/** The joint outside a zone: its radius, and half the width of an opening in it. */
export const JOINTS: readonly { readonly r: number; readonly half: number }[] = [
  { r: 86, half: 12 },
  { r: 136, half: 13 },
  { r: 186, half: 15 },
  { r: 236, half: 17 },
  { r: 287, half: 19 },
];

export const NOTCH = 360 / SECTORS;
export const CURTAIN = {
  inner: 334,
  outer: 364,
  numerals: 345.5,
  largeNumerals: 349,
  merlons: 72,
} as const;
export const TOWERS = {
  r: 363,
  radius: 16.5,
  at: Array.from({ length: 12 }, (_none, tower) => tower * 30 + 15),
} as const;
export const GATES = { r: 369, at: { red: 0, blue: 90, green: 180, yellow: 270 } } as const;
/** By part: how far from the middle it is taken hold of. */
export const GRAB_BANDS: readonly (readonly [number, number])[] = [
  [0, 111],
  [111, 211],
  [211, 334],
];

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
const DEGREES = 180 / Math.PI;
/** The angle of so much of a ring's length. */
export const spanOf = (length: number, radius: number) => (length / radius) * DEGREES;

export function polar(radius: number, degrees: number): Point {
  return { x: radius * Math.sin(radians(degrees)), y: -radius * Math.cos(radians(degrees)) };
}

export function angleAt({ x, y }: Point): number {
  return (Math.atan2(x, -y) * DEGREES + 360) % 360;
}

const written = (value: number) => String(Math.round(value * 10) / 10);

/** A point of a path, as SVG writes it. */
export function at(radius: number, degrees: number): string {
  const { x, y } = polar(radius, degrees);
  return `${written(x)} ${written(y)}`;
}

/** A piece of a ring, clockwise. */
export function annulus(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`;
}

export function arc(radius: number, from: number, to: number): string {
  return `M${at(radius, from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(radius, to)}`;
}

/** The outline of the centre, its hub included. */
export function disc(radius: number): string {
  return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
}

export function wholeRing(inner: number, outer: number): string {
  return `${disc(outer)}M0 ${-inner}A${inner} ${inner} 0 1 0 0 ${inner}A${inner} ${inner} 0 1 0 0 ${-inner}Z`;
}

/** The squares of a zone, in order round it. */
export function squaresOf(zone: number): readonly Square[] {
  return FACTS.flatMap((facts, square) => (facts.zone === zone ? [square] : []));
}

/** From where to where a square reaches on its own part, before that is turned. */
export function spanOfSquare(square: Square): readonly [number, number] {
  const { sectors } = FACTS[square];
  return [sectors[0] * NOTCH - NOTCH / 2, sectors[sectors.length - 1] * NOTCH + NOTCH / 2];
}

export function middleOfSquare(square: Square): number {
  const [from, to] = spanOfSquare(square);
  return (from + to) / 2;
}

/** The outline of a square on its own part, before that is turned. */
export function outlineOf(square: Square): string {
  const { zone } = FACTS[square];
  const { inner, outer } = ZONE_SHAPES[zone];
  const [from, to] = spanOfSquare(square);
  return annulus(zone === 0 ? 23 : inner + 1, outer - 1, from, to);
}

export function areJoinedForEver(one: Square, two: Square): boolean {
  return JOINED.some(([a, b]) => (a === one && b === two) || (a === two && b === one));
}

/** How far a zone is turned now, in degrees. */
export function angleOfZone(zone: number, turned: readonly number[]): number {
  const { part } = ZONE_SHAPES[zone];
  return part === null ? 0 : turned[part] * NOTCH;
}

/** How far from the middle of the castle one stands on a square. */
export function radiusOf(square: Square): number {
  const { zone } = FACTS[square];
  const [inner, outer] = ZONE_SHAPES[zone].floor;
  return zone === 0 ? 60 : (inner + outer) / 2;
}

/** A place on a square, where its part stands now. */
export function pointOn(
  square: Square,
  radius: number,
  [along, outwards]: readonly [number, number],
  turned: readonly number[],
): Point {
  const { zone } = FACTS[square];
  const angle = middleOfSquare(square) + angleOfZone(zone, turned) + spanOf(along, radius);
  return polar(radius + outwards, angle);
}

export function middlePoint(square: Square, turned: readonly number[]): Point {
  return pointOn(square, radiusOf(square), [0, 0], turned);
}
