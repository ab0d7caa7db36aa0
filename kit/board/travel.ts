/** Ways over the board as keyframes in board units, so they are right at any zoom. */

import { angleOf, between, distance, type Point } from './geometry.ts';

export interface Journey {
  readonly from: Point;
  readonly to: Point;
  /** Points to pass, in order, from the first after `from` to the last before `to`. */
  readonly path?: readonly Point[];
  /** Rises so many units above the straight line; `true`: a fitting height. */
  readonly arc?: number | true;
  readonly about?: { readonly centre: Point; readonly degrees: number };
  /** How large it was when it set out, as a part of what it is now. */
  readonly grown?: number;
  /** About a centre: does the piece stay upright? */
  readonly upright?: boolean;
}

const STRAIGHT = 320;
const A_POINT = 130;
const ARC = 450;
const TURN = 500;
const LONGEST = 1400;
const SAMPLES = 12;

export function duration({ path, arc, about }: Journey): number {
  if (about) return TURN;
  if (path && path.length > 0) return Math.min(LONGEST, Math.max(STRAIGHT, (path.length + 1) * A_POINT));
  return arc === undefined ? STRAIGHT : ARC;
}

export function keyframes(journey: Journey): Keyframe[] {
  const { about, grown = 1 } = journey;
  if (about) return roundAbout(journey, about);
  const frames = carried(journey);
  if (grown === 1) return frames;
  return frames.map((frame, i) => {
    const share = typeof frame.offset === 'number' ? frame.offset : i / (frames.length - 1);
    return { ...frame, transform: `${frame.transform} scale(${round(grown + (1 - grown) * share)})` };
  });
}

function carried({ from, to, path, arc }: Journey): Keyframe[] {
  if (path && path.length > 0) return alongPath([from, ...path, to]);
  if (arc !== undefined) return inArc(from, to, arc === true ? height(from, to) : arc);
  return [{ transform: at(from) }, { transform: at(to) }];
}

export function at({ x, y }: Point): string {
  return `translate(${round(x)}px, ${round(y)}px)`;
}

/** At one speed from point to point. */
function alongPath(points: readonly Point[]): Keyframe[] {
  const lengths = points.map((point, i) => (i === 0 ? 0 : distance(points[i - 1], point)));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  return points.map((point, i) => {
    gone += lengths[i];
    return {
      transform: at(point),
      offset: whole === 0 ? i / (points.length - 1) : Math.min(1, gone / whole),
    };
  });
}

/** Lifted off the board, carried over it and set down: a parabola, a little larger at its height. */
function inArc(from: Point, to: Point, rise: number): Keyframe[] {
  return Array.from({ length: SAMPLES + 1 }, (_none, i) => {
    const share = i / SAMPLES;
    const lift = 4 * share * (1 - share);
    const { x, y } = between(from, to, share);
    return { transform: `${at({ x, y: y - rise * lift })} scale(${round(1 + 0.18 * lift)})`, offset: share };
  });
}

function height(from: Point, to: Point): number {
  return Math.min(160, 24 + distance(from, to) * 0.25);
}

/** Round a centre: the same list of functions at both ends, so that every moment between lies on the circle. */
function roundAbout({ from, to, upright = true }: Journey, about: NonNullable<Journey['about']>): Keyframe[] {
  const { centre, degrees } = about;
  const begin = angleOf(from, centre);
  const sweep = sweepOf(begin, angleOf(to, centre), degrees);
  const frame = (angle: number, point: Point, spin: number) => ({
    transform: `${at(centre)} rotate(${round(angle)}deg) translate(${round(distance(centre, point))}px, 0px) rotate(${round(spin - angle)}deg)`,
  });
  return [frame(begin, from, upright ? 0 : -sweep), frame(begin + sweep, to, 0)];
}

/** From one direction to another by about so many degrees: whole turns and the way round are as wished. */
export function sweepOf(begin: number, end: number, wished: number): number {
  const plain = end - begin;
  return plain + 360 * Math.round((wished - plain) / 360);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
