/** Names on the plan: of the rooms, and of the portals. */

import { FIGURES } from '../rules/box.ts';
import { Drawing } from './drawing.tsx';
import { LAYOUT, type Point, type Room } from './layout.ts';
import { roman } from './roman.ts';
import type { Scene } from './scene.ts';
import { coveredBy, hidesName, standOf } from './stands.ts';

interface NamesProps {
  readonly scene: Scene;
  /** On a phone: numerals alone, and larger. */
  readonly small: boolean;
}

export function Names({ scene, small }: NamesProps) {
  const { main, side } = scene.say.portals;
  const [first, second = ''] = main;
  return (
    <Drawing class={small ? 'tp-names small' : 'tp-names'}>
      {!small && (
        <>
          <text class="tp-portal-name" x="34" y="568">
            {first}
          </text>
          <text class="tp-portal-name" x="34" y="581">
            {second}
          </text>
          <text class="tp-portal-name side" x="680" y="584">
            {side[0]}
          </text>
        </>
      )}
      {LAYOUT.rooms.map((room) => (
        <RoomName key={room.id} scene={scene} room={room} small={small} />
      ))}
    </Drawing>
  );
}

/** Once more above the figures, for rooms so full that one of them stands over the name. */
export function CoveredNames({ scene, small, at }: NamesProps & { at: Point }) {
  const covered = LAYOUT.rooms.filter(({ id }) => isCovered(scene, id));
  if (covered.length === 0) return null;
  return (
    <Drawing class={small ? 'tp-names above small' : 'tp-names above'} at={at}>
      {covered.map((room) => (
        <RoomName key={room.id} scene={scene} room={room} small={small} />
      ))}
    </Drawing>
  );
}

function isCovered({ view, stands }: Scene, room: number): boolean {
  const here = [
    ...FIGURES.filter((figure) => view.figures[figure] === room),
    ...view.players.flatMap(({ pawn }, seat) => (pawn === room ? [seat] : [])),
  ];
  return here.some((who) => hidesName(room, coveredBy(standOf(room, who, stands))));
}

function RoomName({ scene: { lexicon }, room, small }: NamesProps & { room: Room }) {
  const { id, label } = room;
  if (small) {
    return (
      <text class="tp-numeral" x={label.anchor ? label.x - 20 : label.x} y={label.y + 3}>
        {roman(id)}
      </text>
    );
  }
  return (
    <text class="tp-numeral" x={label.x} y={label.y} text-anchor={label.anchor ?? 'start'}>
      {roman(id)}
      <tspan class="tp-room-name" dx="5">
        {lexicon.rooms[id - 1].name}
      </tspan>
    </text>
  );
}
