/** Two ways to a far room may be equally short. The player then chooses one. */

import { NEXT, PASSAGES, type Place } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { placeOfLed, sillPlace } from './places.ts';

export type Way = readonly number[];

/** All shortest ways to a room in reach, the rules' own first. */
export function waysTo(view: View, room: number): readonly Way[] {
  const { reach } = view.turn;
  const own = reach.find((one) => one.room === room)?.way;
  const from = placeOfLed(view);
  if (!own || from === null) return [];
  const stepsTo = new Map(reach.map(({ room: to, way }) => [to, way.length]));
  const isNext = (at: Place, to: number) => NEXT[at].includes(to) && passageOf(at, to) !== view.door;
  let ways: Way[] = [[]];
  for (let steps = 1; steps < own.length; steps++) {
    ways = ways.flatMap((way) =>
      NEXT[way.at(-1) ?? from]
        .filter((to) => stepsTo.get(to) === steps && isNext(way.at(-1) ?? from, to))
        .map((to) => [...way, to]),
    );
  }
  const others = ways.filter((way) => isNext(way.at(-1) ?? from, room)).map((way) => [...way, room]);
  const isOwn = (way: Way) => way.join() === own.join();
  return [own, ...others.filter((way) => !isOwn(way))];
}

/** The way that leads over the sill, or through the room, that was pointed at last; else the first. */
export function wayOver(view: View, ways: readonly Way[], pointed: string | null): Way | undefined {
  const from = placeOfLed(view);
  const passes = (way: Way) =>
    way.some((room, i) => {
      const before = i === 0 ? from : way[i - 1];
      return pointed === (before === null ? null : sillPlace(passageOf(before, room)));
    });
  return ways.find(passes) ?? ways.at(0);
}

function passageOf(one: Place, two: Place): number {
  return PASSAGES.findIndex(({ a, b }) => (a === one && b === two) || (a === two && b === one));
}
