/** Draws the names of the rooms and portals on the plan. */

import { roman } from '../../words.ts';
import { FIGURES } from '../rules/box.ts';
import { Drawing } from './drawing.tsx';
import { LAYOUT, type Point, type Room } from './layout.ts';
import type { Setting } from './setting.ts';
import { coveredBy, hidesName, standOf } from './stands.ts';

interface RoomNamesProps {
  readonly setting: Setting;
  /** On a phone: numerals alone, and larger. */
  readonly small: boolean;
}

export function RoomNames({ setting, small }: RoomNamesProps) {
  const { main, side } = setting.say.portals;
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
        <RoomName key={room.id} setting={setting} room={room} small={small} />
      ))}
    </Drawing>
  );
}

/** Once more above the figures, for rooms so full that one of them stands over the name. */
export function CoveredRoomNames({ setting, small, at }: RoomNamesProps & { at: Point }) {
  const covered = LAYOUT.rooms.filter(({ id }) => isCovered(setting, id));
  if (covered.length === 0) return null;
  return (
    <Drawing class={small ? 'tp-names above small' : 'tp-names above'} at={at}>
      {covered.map((room) => (
        <RoomName key={room.id} setting={setting} room={room} small={small} />
      ))}
    </Drawing>
  );
}

function isCovered({ view, stands }: Setting, room: number): boolean {
  const here = [
    ...FIGURES.filter((figure) => view.figures[figure] === room),
    ...view.players.flatMap(({ pawn }, seat) => (pawn === room ? [seat] : [])),
  ];
  return here.some((who) => hidesName(room, coveredBy(standOf(room, who, stands))));
}

function RoomName({ setting: { lexicon }, room, small }: RoomNamesProps & { room: Room }) {
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
