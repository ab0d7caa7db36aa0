/** The plan of the abbey: a painted page, rooms that light up, and the investigators on it. */

import { BoardSheet, type Camera, Ground, Layer, type Piece, Pieces, type Point, Spot } from '@conclave/kit';
import { ROOMS, type Room } from '../rules/rooms.ts';
import type { View } from '../rules/view.ts';
import { LIVERIES } from './colours.ts';
import { Pawn } from './figures.tsx';
import { KNEELING, PLACES, PLAN } from './layout.ts';
import { roomName, shortRoom } from './names.ts';
import day from './pictures/plan-day.svg';
import night from './pictures/plan-night.svg';
import type { Setting } from './setting.ts';

const ALL_ROOMS: readonly Room[] = Array.from({ length: ROOMS }, (_none, room) => room);

export function Plan({ setting, camera, dark }: { setting: Setting; camera: Camera; dark: boolean }) {
  const { props, say, targets } = setting;
  const { view, watcher, language } = props;
  return (
    <BoardSheet class="ab-plan" size={PLAN} label={say.plan} camera={camera} watcher={watcher}>
      <Ground key={dark ? 'night' : 'day'} src={dark ? night : day} />
      {ALL_ROOMS.map((room) => (
        <Spot
          key={room}
          {...targets.at(`room-${room}`, roomName(language, room))}
          class="ab-room"
          at={PLACES[room].tag}
          size={30}
          outline={PLACES[room].outline}
          help={say.roomHelp}
          helpTitle={roomName(language, room)}
          onPoint={(pointed) => props.point(pointed ? roomName(language, room) : null)}
        />
      ))}
      <Layer>
        {ALL_ROOMS.map((room) => (
          <RoomLabel key={room} room={room} text={shortRoom(language, room)} />
        ))}
      </Layer>
      <Pieces items={pawnsOf(view)} class="ab-pawns" />
    </BoardSheet>
  );
}

function RoomLabel({ room, text }: { room: Room; text: string | null }) {
  if (text === null) return null;
  const { x, y, anchor } = PLACES[room].label;
  const short = text.length === 1;
  const width = short ? 26 : text.length * 9.8 + 16;
  const left = anchor === 'middle' || short ? x - width / 2 : x - 4;
  return (
    <g transform={`translate(${left} ${y - 17})`}>
      <path
        d={`M0 0H${width}L${width - 4} 12L${width} 24H0L4 12Z`}
        fill="#fbf3dc"
        stroke="#2b2118"
        stroke-width="1.5"
      />
      <text class="ab-room-name" x={width / 2} y="18" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Everybody where they stand; who does penance kneels in the church. */
function pawnsOf(view: View): readonly Piece[] {
  const taken = new Map<string, number>();
  const next = (place: string) => {
    const count = taken.get(place) ?? 0;
    taken.set(place, count + 1);
    return count;
  };
  return view.players
    .map(({ room, colour, penitent }, seat): Piece => {
      const stands: readonly Point[] = penitent ? KNEELING : PLACES[room].stands;
      const stand = stands[next(penitent ? 'penance' : `room ${room}`) % stands.length];
      return {
        id: `pawn-${seat}`,
        at: stand,
        anchor: 'foot',
        node: (
          <span
            class={seat === view.active ? 'ab-pawn active' : 'ab-pawn'}
            style={{ '--livery': LIVERIES[colour].fill }}
          >
            <Pawn colour={colour} kneels={penitent} width={50} />
          </span>
        ),
      };
    })
    .sort((a, b) => a.at.y - b.at.y);
}
