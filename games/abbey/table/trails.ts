/** Footprints: the way each player took in their last move, through the doors. */

import { type HouseEvent, settled } from '@conclave/engine';
import { distance, type Point } from '@conclave/kit';
import type { Event } from '../rules/events.ts';
import type { Room } from '../rules/rooms.ts';
import { doorBetween, PLACES } from './layout.ts';

/** By seat: the rooms passed in the last move, the first is where it began. */
export function lastWays(told: readonly (Event | HouseEvent)[], seats: number): readonly (readonly Room[])[] {
  const ways: Room[][] = Array.from({ length: seats }, () => []);
  for (const event of settled(told)) {
    if (event.type === 'turn') ways[event.seat] = [];
    else if (event.type === 'mass') for (const way of ways) way.length = 0;
    else if (event.type === 'placed' || event.type === 'penance') ways[event.seat] = [];
    else if (event.type === 'stepped') {
      const way = ways[event.seat];
      if (way.length === 0) way.push(event.from);
      way.push(event.to);
    }
  }
  return ways;
}

/** From room to room through the doors. */
export function pointsOf(way: readonly Room[]): readonly Point[] {
  return way.flatMap((room, i) => {
    const [stand] = PLACES[room].stands;
    const door = i === 0 ? null : doorBetween(way[i - 1], room);
    return door ? [{ x: door.x, y: door.y }, stand] : [stand];
  });
}

export interface Print extends Point {
  readonly turn: number;
}

const STRIDE = 13;
const ASIDE = 3.4;

/** Left and right by turns along a way, none at its very ends. */
export function printsAlong(points: readonly Point[]): readonly Print[] {
  const prints: Print[] = [];
  let carry = STRIDE;
  let side = 1;
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    const length = distance(from, to);
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const aside = ((angle + 90) * Math.PI) / 180;
    for (; carry < length; carry += STRIDE) {
      const part = carry / length;
      prints.push({
        x: from.x + (to.x - from.x) * part + Math.cos(aside) * ASIDE * side,
        y: from.y + (to.y - from.y) * part + Math.sin(aside) * ASIDE * side,
        turn: angle + 90,
      });
      side = -side;
    }
    carry -= length;
  }
  return prints.slice(0, -1);
}
