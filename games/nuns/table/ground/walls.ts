/** Decides the kind of each stretch of wall from the rooms on its sides. */

import { ROOMS, type Spot } from '../../rules/plan.ts';

export type WallKind = 'inner' | 'outer' | 'garden' | 'hedge';

export interface Stretch {
  readonly from: Spot;
  readonly to: Spot;
  readonly kind: WallKind;
  readonly rooms: readonly string[];
}

const OUTDOORS = ['gardens', 'outside'];

export function isOutdoors(room: string): boolean {
  return OUTDOORS.includes(room);
}

/** Every stretch once: outlines are cut wherever a corner of another room lies on them. */
export function stretches(): Stretch[] {
  const found = new Map<string, { from: Spot; to: Spot; rooms: string[] }>();
  const corners = ROOMS.flatMap(({ outline }) => outline);
  for (const { id, outline } of ROOMS) {
    outline.forEach((start, i) => {
      const end = outline[(i + 1) % outline.length];
      const cuts = corners.filter((corner) => isBetween(corner, start, end));
      const knots = [start, ...cuts.sort((a, b) => apart(start, a) - apart(start, b)), end];
      for (let k = 1; k < knots.length; k++) {
        const [from, to] = [knots[k - 1], knots[k]];
        if (apart(from, to) === 0) continue;
        const key = [from, to].map(String).sort().join(' ');
        const known = found.get(key);
        if (known) known.rooms.push(id);
        else found.set(key, { from, to, rooms: [id] });
      }
    });
  }
  return [...found.values()].map((stretch) => ({ ...stretch, kind: kindOf(stretch.rooms) }));
}

function kindOf(rooms: readonly string[]): WallKind {
  if (rooms.length > 1) return rooms.some(isOutdoors) ? 'outer' : 'inner';
  if (rooms[0] === 'gardens') return 'garden';
  return rooms[0] === 'outside' ? 'hedge' : 'outer';
}

function apart([ax, ay]: Spot, [bx, by]: Spot): number {
  return Math.hypot(bx - ax, by - ay);
}

function isBetween(spot: Spot, from: Spot, to: Spot): boolean {
  if (apart(spot, from) === 0 || apart(spot, to) === 0) return false;
  return Math.abs(apart(from, spot) + apart(spot, to) - apart(from, to)) < 1e-6;
}
