/** The abbey: static pictures, the light between them, and its rooms and openings as targets. */

import { Spot } from '@conclave/kit';
import { capital, roman } from '../../words.ts';
import { isWarehouse, NEXT, PORTAL_ROOM } from '../rules/box.ts';
import { joined } from '../text/speaker.ts';
import { countedRoom } from './count.tsx';
import { countWords } from './count-words.ts';
import { Drawing } from './drawing.tsx';
import { LAYOUT, OPENING, type Opening, outlinePath, type Point } from './layout.ts';
import floors from './pictures/floors.svg';
import furniture from './pictures/furniture.svg';
import glass from './pictures/glass.svg';
import night from './pictures/night.svg';
import walls from './pictures/walls.svg';
import { placeOfLed, portalPlace, roomPlace, sillPlace } from './places.ts';
import { RoomNames } from './room-names.tsx';
import type { Setting } from './setting.ts';
import { Slots } from './slots.tsx';
import { doorFoot, openingBetween, standOf } from './stands.ts';

const { width: WIDTH, height: HEIGHT } = LAYOUT.size;
const OUTLINES = LAYOUT.rooms.map(({ outline }) => outlinePath(outline));
/** Middles of the rooms, where the focus stands. */
const MIDDLES: readonly Point[] = LAYOUT.rooms.map(({ badge }) => badge);

interface AbbeyProps {
  readonly setting: Setting;
  /** Its upper left corner in the sheet. */
  readonly at: Point;
  /** On a phone: numerals alone, and larger. */
  readonly small?: boolean;
  /** By room, 0 to 1: how likely Remigius counts there next. */
  readonly heat: readonly number[] | null;
}

export function Abbey({ setting, at, small = false, heat }: AbbeyProps) {
  const { reach } = setting;
  const counted = countedRoom(setting);
  const bright = counted === null ? reach : new Set([counted]);
  return (
    <div class="tp-abbey" style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      <Picture src={floors} />
      <Light bright={bright} />
      <Picture src={furniture} />
      <Picture src={night} class="tp-night" style={{ clipPath: cutOut(bright) }} />
      <Veil bright={bright} deep={counted !== null} dusk={setting.view.last !== null} heat={heat} />
      <Picture src={walls} class="tp-walls" />
      <Picture src={glass} />
      <RoomNames setting={setting} small={small} />
      <Ways setting={setting} />
      <RoomSpots setting={setting} />
      <Openings setting={setting} />
      <Slots setting={setting} />
      <DoorGhost setting={setting} />
    </div>
  );
}

function Picture({
  src,
  class: extra,
  style,
}: {
  src: string;
  class?: string;
  style?: { readonly clipPath: string | undefined };
}) {
  return (
    <img
      class={extra ? `tp-picture ${extra}` : 'tp-picture'}
      style={style}
      src={src}
      width={WIDTH}
      height={HEIGHT}
      alt=""
      draggable={false}
    />
  );
}

/** Rooms that are lit are cut out of the night. */
function cutOut(bright: ReadonlySet<number>): string | undefined {
  if (bright.size === 0) return undefined;
  const holes = [...bright].map((room) => OUTLINES[room - 1]).join('');
  return `path(evenodd, "M0 0H${WIDTH}V${HEIGHT}H0Z${holes}")`;
}

/** A gold edge inside every room that can be reached. */
function Light({ bright }: { bright: ReadonlySet<number> }) {
  return (
    <Drawing class="tp-light">
      {[...bright].map((room) => (
        <g key={room} style={{ clipPath: `path("${OUTLINES[room - 1]}") view-box` }}>
          <path d={OUTLINES[room - 1]} class="tp-glow" />
          <path d={OUTLINES[room - 1]} class="tp-glow-edge" />
          <path d={OUTLINES[room - 1]} class="tp-gold-edge" />
        </g>
      ))}
    </Drawing>
  );
}

interface VeilProps {
  readonly bright: ReadonlySet<number>;
  readonly deep: boolean;
  readonly dusk: boolean;
  readonly heat: readonly number[] | null;
}

/** A veil over what cannot be reached; dusk in the last round; warmth where Remigius may count. */
function Veil({ bright, deep, dusk, heat }: VeilProps) {
  const veiled = bright.size > 0 ? LAYOUT.rooms.filter(({ id }) => !bright.has(id)) : [];
  return (
    <Drawing class="tp-veil">
      <rect width={WIDTH} height={HEIGHT} class={dusk ? 'tp-dusk falls' : 'tp-dusk'} />
      <g class={deep ? 'tp-veiled deep' : 'tp-veiled'}>
        {veiled.map(({ id }) => (
          <path key={id} d={OUTLINES[id - 1]} />
        ))}
      </g>
      <g class="tp-heat">
        {heat?.map((warmth, i) => (
          <path key={i} d={OUTLINES[i]} style={{ opacity: warmth }} />
        ))}
      </g>
    </Drawing>
  );
}

/**
 * The way to the room that is pointed at or hinted at, from where the figure stands. Its steps are counted on the
 * sills.
 */
function Ways({ setting: { targets, props, view, stands } }: { setting: Setting }) {
  const isAdvised = (id: number) => props.control.advises({ kind: 'step', room: id });
  const room = (
    LAYOUT.rooms.find(({ id }) => props.pointed === roomPlace(id)) ??
    LAYOUT.rooms.find(({ id }) => isAdvised(id))
  )?.id;
  const from = placeOfLed(view);
  if (room === undefined || from === null || view.phase !== 'act' || !targets.isLit(roomPlace(room)))
    return null;
  const way = targets.ways.get(room) ?? [room];
  const led = view.turn.card === 'remigius' || view.turn.card === 'severus' ? view.turn.card : view.active;
  const openings = way.map((to, i) => openingBetween(i === 0 ? from : way[i - 1], to));
  const passed = [
    ...(isWarehouse(from) ? [] : [standOf(from, led, stands)]),
    ...way.flatMap((to, i) => [openings[i], LAYOUT.rooms[to - 1].badge]),
  ];
  return (
    <Drawing class="tp-way">
      <polyline points={passed.flatMap((at) => (at ? [`${at.x},${at.y}`] : [])).join(' ')} />
      <g>
        {openings.map(
          (at, i) =>
            at && (
              <g key={i} transform={`translate(${at.x} ${at.y})`}>
                <circle r="9" />
                <text class="tp-glyph" y="4.8" font-size="14" text-anchor="middle">
                  {view.turn.steps + i + 1}
                </text>
              </g>
            ),
        )}
      </g>
    </Drawing>
  );
}

function RoomSpots({ setting }: { setting: Setting }) {
  const { targets, speak, say, lexicon, props } = setting;
  return (
    <>
      {LAYOUT.rooms.map(({ id }) => (
        <Spot
          key={id}
          {...targets.at(roomPlace(id), speak.room(id))}
          class="tp-room"
          at={MIDDLES[id - 1]}
          outline={OUTLINES[id - 1]}
          helpTitle={`${roman(id)} ${lexicon.rooms[id - 1].name}`}
          help={roomHelp(setting, id)}
          onPoint={(on) => props.point(on ? roomPlace(id) : null)}
        />
      ))}
      <span class="unseen">{say.abbey}</span>
    </>
  );
}

/** Its number, its neighbours, and what a count would give. */
function roomHelp(setting: Setting, room: number): string {
  const { say, speak, lexicon, props, own, counts } = setting;
  const where = say.roomHelp(room, joined(NEXT[room].map(speak.room), lexicon.and));
  const points = counts[room - 1];
  return `${where} ${points ? say.countNow(countWords(points, own, say, props.voice)) : say.count.silent}`;
}

/** Sills of the passages, and the forecourts of the portals. */
function Openings({ setting }: { setting: Setting }) {
  const { targets, speak, say, view, props, lexicon } = setting;
  return (
    <>
      {LAYOUT.passages.map((passage, i) => (
        <Spot
          key={sillPlace(i)}
          {...targets.at(sillPlace(i), `${say.passage(i === view.door)} ${speak.passage(i)}`)}
          class="tp-sill"
          at={passage}
          size={sillSize(passage)}
          helpTitle={say.passage(i === view.door)}
          help={say.help.passage(speak.passage(i), i === view.door)}
          onPoint={(on) => props.point(on ? sillPlace(i) : null)}
        />
      ))}
      {(['main', 'side'] as const).map((portal) => (
        <Spot
          key={portal}
          {...targets.at(portalPlace(portal), lexicon.portals[portal])}
          class="tp-portal"
          at={FORECOURTS[portal].at}
          size={FORECOURTS[portal].size}
          helpTitle={capital(lexicon.portals[portal])}
          help={say.help.portal(speak.room(PORTAL_ROOM[portal]))}
        />
      ))}
    </>
  );
}

/** Where the door would stand: in the lit passage that is pointed at. */
function DoorGhost({ setting: { targets, props, view } }: { setting: Setting }) {
  if (view.turn.card !== 'porticus') return null;
  const passage = LAYOUT.passages.find(
    (_one, i) => props.pointed === sillPlace(i) && targets.isLit(sillPlace(i)),
  );
  if (!passage) return null;
  const { x, y } = doorFoot(passage);
  return (
    <Drawing class="tp-door-ghost">
      <use href="#tp-door" x={x} y={y} />
    </Drawing>
  );
}

function sillSize({ wall }: Opening) {
  const long = 2 * OPENING.passage;
  return wall === 'vertical' ? { width: 16, height: long } : { width: long, height: 16 };
}

const FORECOURTS = {
  main: { at: { x: 34, y: 500 }, size: { width: 64, height: 116 } },
  side: { at: { x: 592, y: 586 }, size: { width: 164, height: 40 } },
} as const;
