/** Turns of the castle that stand for their results, and what a pawn could reach by them. */

import { isIndex, isRecord, type Json } from '@conclave/engine';
import {
  FACTS,
  HOME,
  PARTS,
  SECTORS,
  type Sector,
  SQUARES,
  type Square,
  turnedSector,
  ZONES,
  type Zone,
} from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import { CHANGES_A_TURN, changed, PAIRS } from '../rules/changes.ts';
import { areJoined, joinedTo, pathBetween, pathsAt } from '../rules/paths.ts';

/** By part: by how many notches clockwise a turn has turned it. The order of its changes does not matter. */
export type Added = readonly number[];

/** A castle as it stands, a pawn, and the card that is wanted. */
export type Standing = {
  readonly turned: readonly number[];
  readonly pawn: Square;
  /** Its place among COLOURS. */
  readonly colour: number;
  readonly wanted: Card;
};

/** One turn after the other; between two turns the pawn waits on a stop. */
export type Course = { readonly turns: readonly Added[]; readonly stops: readonly Square[] };

/** A doorway that is passed into another zone. */
export type Door = { readonly into: Zone; readonly sector: Sector };

/** Every result of a turn. */
export const RESULTS: readonly Added[] = PAIRS.map((pair) =>
  changed(
    PARTS.map(() => 0),
    pair,
  ),
);

export function after(turned: readonly number[], added: Added): readonly number[] {
  return turned.map((notches, part) => (notches + added[part]) % SECTORS);
}

const [CENTRE_PART, ...CORRIDOR_PARTS] = PARTS.map((_name, part) => part);

/** Changes that are made: the centre counts once, whatever its notches (SL-4). */
export function changesIn(added: Added): number {
  const shifts = CORRIDOR_PARTS.reduce((sum, part) => sum + added[part], 0);
  return shifts + (added[CENTRE_PART] > 0 ? 1 : 0);
}

function isAdded(value: unknown): value is Added {
  return (
    Array.isArray(value) &&
    value.length === PARTS.length &&
    value.every((notches) => isIndex(notches, SECTORS)) &&
    changesIn(value) === CHANGES_A_TURN
  );
}

export function isCourse(answer: Json, turns: number): answer is Course {
  if (!isRecord(answer)) return false;
  const { turns: made, stops } = answer as Readonly<Record<string, unknown>>;
  return (
    Array.isArray(made) &&
    made.length === turns &&
    made.every(isAdded) &&
    Array.isArray(stops) &&
    stops.length === turns - 1 &&
    stops.every((stop) => isIndex(stop, SQUARES))
  );
}

/** The results of one turn that join pawn and secret. */
export function opening({ turned, pawn, wanted }: Standing): readonly Added[] {
  return RESULTS.filter((added) => areJoined(after(turned, added), pawn, HOME[wanted]));
}

/** Two turns, as long as no more than `enough` pairs of them do it; all stops of each pair. */
export function coursesOfTwo({ turned, pawn, wanted }: Standing, enough: number): readonly Course[] {
  const courses: Course[] = [];
  let pairs = 0;
  for (const first of RESULTS) {
    const between = after(turned, first);
    const within = joinedTo(between, pawn);
    for (const second of RESULTS) {
      const { stretch } = pathsAt(after(between, second));
      const stops = within.filter((square) => stretch[square] === stretch[HOME[wanted]]);
      if (stops.length === 0) continue;
      const turns = [first, second];
      courses.push(...stops.map((stop) => ({ turns, stops: [stop] })));
      pairs++;
      if (pairs > enough) return courses;
    }
  }
  return courses;
}

/** How the castle stands after so many turns of a course. */
export function standsAfter({ turned }: Standing, turns: readonly Added[]): readonly number[] {
  return turns.reduce(after, turned);
}

/** The doorways on a shortest way. */
export function doorsOn(turned: readonly number[], from: Square, to: Square): readonly Door[] {
  const way = pathBetween(turned, from, to);
  return way.slice(1).flatMap((square, at): Door[] => {
    const { zone } = FACTS[square];
    const before = FACTS[way[at]].zone;
    if (zone === before) return [];
    const [inner, outer] = zone > before ? [way[at], square] : [square, way[at]];
    const outward = FACTS[inner].out.map((sector) => turnedSector(sector, FACTS[inner].zone, turned));
    const inward = FACTS[outer].in.map((sector) => turnedSector(sector, FACTS[outer].zone, turned));
    const [sector] = outward.filter((open) => inward.includes(open));
    return [{ into: ZONES[zone], sector }];
  });
}
