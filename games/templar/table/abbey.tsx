/** The abbey: static pictures with live light between them, and every place of it that can be chosen. */

import type { Seat } from '@conclave/engine';
import { Spot } from '@conclave/kit';
import { capital } from '../../words.ts';
import { type Item, isWarehouse, NEXT, PORTAL_ROOM } from '../rules/box.ts';
import type { SpotView } from '../rules/view.ts';
import { joined } from '../text/speaker.ts';
import { badgeSpot } from './badge-spots.ts';
import { countedRoom } from './count.tsx';
import { countWords } from './count-words.ts';
import { Drawing } from './drawing.tsx';
import { isRing, kindOf, type SpotKind } from './items.ts';
import { LAYOUT, OPENING, type Opening, outlinePath, type Point, type Room } from './layout.ts';
import { type LyingObject, placesFor, slotName } from './objects.ts';
import floors from './pictures/floors.svg';
import furniture from './pictures/furniture.svg';
import glass from './pictures/glass.svg';
import night from './pictures/night.svg';
import walls from './pictures/walls.svg';
import { Mark, Signet } from './pieces/emblems.tsx';
import { INK } from './pieces/paint.ts';
import { placeOfLed, portalPlace, roomPlace, sillPlace } from './places.ts';
import { roman } from './roman.ts';
import { RoomNames } from './room-names.tsx';
import type { Badge, Gain, Setting } from './setting.ts';
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

/** The way to the room that is pointed at, or that the hint means, from where the figure stands; its steps are counted on the sills. */
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

const SLOT_SIZES: Readonly<Record<SpotKind, number | { width: number; height: number }>> = {
  ring: 30,
  book: { width: 30, height: 34 },
  chalice: { width: 30, height: 36 },
};

/** Hollows and niches. Empty places of a zone in use show its sign. */
function Slots({ setting }: { setting: Setting }) {
  const { view } = setting;
  return (
    <>
      {LAYOUT.rooms.flatMap((room, i) => [
        ...room.zones.map((_points, zone) => (
          <SlotGroup
            key={`${room.id} ${zone}`}
            setting={setting}
            room={room}
            kind="ring"
            zone={zone}
            spot={view.rooms[i].zones[zone]}
          />
        )),
        <SlotGroup
          key={`${room.id} books`}
          setting={setting}
          room={room}
          kind="book"
          zone={0}
          spot={view.rooms[i].books}
        />,
        <SlotGroup
          key={`${room.id} chalices`}
          setting={setting}
          room={room}
          kind="chalice"
          zone={0}
          spot={view.rooms[i].chalices}
        />,
      ])}
    </>
  );
}

interface SlotGroupProps {
  readonly setting: Setting;
  readonly room: Room;
  readonly kind: SpotKind;
  readonly zone: number;
  readonly spot: SpotView;
}

function SlotGroup({ setting, room, kind, zone, spot }: SlotGroupProps) {
  const { targets, hideable } = setting;
  const filled = spot.pieces.reduce((sum, { count }) => sum + count, 0);
  const free = spot.capacity - filled;
  const wanted = hideable.get(room.id)?.some((item) => fits(kind, item, spot)) ?? false;
  return (
    <>
      {placesFor(room.id, kind, zone).map((at, place) => {
        const name = slotName(room.id, kind, zone, place);
        const lies = setting.lyingAt.get(name);
        return (
          <Spot
            key={name}
            {...targets.at(name, slotLabel(setting, room.id, kind, zone))}
            class={wanted && !lies ? 'tp-slot wanted' : 'tp-slot'}
            at={at}
            size={SLOT_SIZES[kind]}
            helpTitle={slotLabel(setting, room.id, kind, zone)}
            help={`${lies ? objectHelp(setting, lies) : ''}${slotHelp(setting, kind, spot, free)}`}
          >
            {!lies && kind === 'ring' && spot.object && isRing(spot.object) && (
              <g opacity="0.42">
                <Signet kind={spot.object} scale={0.95} line="#f3deac" cut="#3d2713" />
              </g>
            )}
          </Spot>
        );
      })}
    </>
  );
}

/** Whether an object could lie here: its kind, and in a zone in use its sign. */
function fits(kind: SpotKind, item: Item, { object }: SpotView): boolean {
  return kindOf(item) === kind && (object === null || object === item);
}

function slotLabel({ speak, lexicon }: Setting, room: number, kind: SpotKind, zone: number): string {
  const { describing, zones } = lexicon;
  const treasures = kind === 'book' ? describing.books : describing.chalices;
  const what = kind === 'ring' ? capital(zones[room - 1][zone].name) : treasures;
  return `${what}, ${speak.room(room)}`;
}

/** Whose it is, and whether it was counted. */
function objectHelp({ say, lexicon, nameOf, own }: Setting, { owner, item, counted }: LyingObject): string {
  return `${say.help.object(owner === own ? null : nameOf(owner), lexicon.objects[item].bare, counted)} `;
}

function slotHelp({ say, lexicon }: Setting, kind: SpotKind, spot: SpotView, free: number): string {
  if (kind === 'book') return say.help.book(free);
  if (kind === 'chalice') return say.help.chalice(free);
  return say.help.zone(spot.capacity, spot.object && lexicon.objects[spot.object].many, free);
}

/** Coins and crosses on rooms: what the card would bring there. */
export function Badges({ setting, at, scale = 1 }: { setting: Setting; at: Point; scale?: number }) {
  return (
    <svg
      class="tp-picture tp-badges"
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {[...setting.badges].map(([room, badge]) => {
        const { x, y } = badgeSpot(room, setting.view, setting.stands, hangsBelow(badge));
        return (
          <g key={room} transform={`translate(${x} ${y}) scale(${scale})`}>
            <RoomBadge badge={badge} />
          </g>
        );
      })}
    </svg>
  );
}

const hangsBelow = (badge: Badge): number => (badge.kind === 'coin' && badge.others.length > 0 ? 15 : 0);

function RoomBadge({ badge }: { badge: Badge }) {
  switch (badge.kind) {
    case 'coin':
      return (
        <>
          <CoinBadge text={badge.text} dim={badge.dim} />
          <OthersGains gains={badge.others} />
        </>
      );
    case 'silent':
      return <SilentBadge />;
    case 'rooms':
      return badge.isIn ? <OwnedBadge seat={badge.seat} /> : <circle class="tp-not-in" r="11" />;
  }
}

function OwnedBadge({ seat }: { seat: Seat }) {
  return (
    <>
      <circle r="14" fill="#fbf3dc" stroke={INK} stroke-width="1.6" />
      <Mark seat={seat} size={15} />
    </>
  );
}

function SilentBadge() {
  return (
    <>
      <circle r="13" fill="#37312c" stroke="#fbf3dc" stroke-width="1.6" />
      <path d="M-5.5-5.5L5.5 5.5M5.5-5.5L-5.5 5.5" stroke="#e0553a" stroke-width="3" stroke-linecap="round" />
    </>
  );
}

/** Half the width of what one player's gain takes, below the coin. */
const GAIN_WIDTH = 26;

/** What a count would give the others: on a scroll below the coin. */
function OthersGains({ gains }: { gains: readonly Gain[] }) {
  if (gains.length === 0) return null;
  const width = gains.length * GAIN_WIDTH + 6;
  return (
    <g class="tp-others-gains" transform="translate(0 22)">
      <rect
        x={-width / 2}
        y="-8"
        width={width}
        height="16"
        rx="8"
        fill="#fbf3dc"
        stroke={INK}
        stroke-width="1.2"
      />
      {gains.map(({ seat, points }, i) => (
        <g key={seat} transform={`translate(${(i - (gains.length - 1) / 2) * GAIN_WIDTH} 0)`}>
          <g transform="translate(-7 0)">
            <Mark seat={seat} size={10} />
          </g>
          <text class="tp-glyph" x="0" y="4.6" font-size="12.5" style={{ fill: '#2b1d06' }}>
            {points}
          </text>
        </g>
      ))}
    </g>
  );
}

function CoinBadge({ text, dim }: { text: string; dim: boolean }) {
  return (
    <g class="tp-coin" transform={text === '0' ? 'scale(0.7)' : undefined}>
      <circle cx="1.5" cy="2.5" r="15.5" fill="#1a0f05" opacity="0.45" />
      <circle r="15" fill={dim ? '#d9cba6' : '#f0cb62'} stroke={INK} stroke-width="1.9" />
      <circle r="11.8" fill="none" stroke={dim ? '#a5946a' : '#a5741c'} stroke-width="1.2" />
      <text class="tp-glyph" y="6" font-size="17" text-anchor="middle" style={{ fill: '#2b1d06' }}>
        {text}
      </text>
    </g>
  );
}
