/** The plan of the abbey: a painted page, rooms that light up, piles, and the investigators on it. */

import {
  BoardSheet,
  type Camera,
  Ground,
  Layer,
  type Piece,
  Pieces,
  type Point,
  Said,
  Spot,
  Target,
} from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { capital, roman } from '../../words.ts';
import type { Whereabouts } from '../mind/ponder.ts';
import { type Reached, reach } from '../on-view/reach.ts';
import { STEP } from '../rules/moves.ts';
import { CELLS, ROOM_IDS, ROOMS, type Room, roomsIn } from '../rules/rooms.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { LIVERIES } from './colours.ts';
import { KNEELING, PLACES, PLAN, SLOTS } from './layout.ts';
import { roomName, shortRoom } from './names.ts';
import day from './pictures/plan-day.svg';
import night from './pictures/plan-night.svg';
import { Pile } from './pieces/cards.tsx';
import { type Deck, Die, Pawn, ThingSign } from './pieces/figures.tsx';
import { readPointing } from './pointing.ts';
import { prospectOf } from './prospect.ts';
import { ReviewPins } from './review-pins.tsx';
import { romanPath } from './roman.ts';
import type { Setting } from './setting.ts';
import { lastWays, pointsOf, printsAlong } from './trails.ts';
import { VacantCell } from './vacant-cell.tsx';
import { mayWalk, walk } from './walk.ts';

const ALL_ROOMS: readonly Room[] = Array.from({ length: ROOMS }, (_none, room) => room);
const SCRIPTORIUM_DOOR: Point = { x: 571, y: 132 };

export const planOf = (dark: boolean): string => (dark ? night : day);

interface PlanProps {
  readonly setting: Setting;
  readonly camera: Camera;
  readonly dark: boolean;
  /** What stands over the plan, inside its bars. */
  readonly over?: ComponentChildren;
}

export function Plan({ setting, camera, dark, over }: PlanProps) {
  const { props, say, targets, own } = setting;
  const { view, watcher, language, told, control } = props;
  const [pointed, setPointed] = useState<Room | null>(null);
  const ways = useMemo(() => lastWays(told, view.players.length), [told, view.players.length]);
  const reached =
    own !== null && control.moves.length > 0 && targets.picked === null ? reach(view, own) : null;
  const advised = ALL_ROOMS.find((room) => control.advises(STEP[room])) ?? null;
  const meant = pointed ?? advised;
  const preview = meant === null ? null : (reached?.[meant].way ?? null);
  return (
    <BoardSheet
      class="ab-plan"
      size={PLAN}
      label={say.plan}
      camera={camera}
      watcher={watcher}
      buttons="top right"
      over={
        <>
          <Said cue={props.cue} mark={(seat) => view.players[seat].colour} />
          {over}
        </>
      }
    >
      <Ground key={dark ? 'night' : 'day'} src={planOf(dark)} />
      <Layer>
        {CELLS.map(
          (room, colour) =>
            !view.players.some((player) => player.colour === colour) && <VacantCell key={room} room={room} />,
        )}
        {view.lasting === 'copyistsAtWork' && <Seal at={SCRIPTORIUM_DOOR} />}
        {ways.map((way, seat) => (
          <Prints key={seat} way={way} colour={view.players[seat].colour} />
        ))}
        {view.players.map((player, seat) => (
          <Vows key={seat} player={player} />
        ))}
        {preview && own !== null && (
          <Prints way={[view.players[own].room, ...preview]} colour={view.players[own].colour} gold />
        )}
      </Layer>
      {ALL_ROOMS.map((room) => (
        <RoomSpot
          key={room}
          setting={setting}
          room={room}
          reached={reached?.[room] ?? null}
          onPoint={(isPointed) => {
            setPointed(isPointed ? room : null);
            props.point(isPointed ? roomName(language, room) : null);
          }}
        />
      ))}
      <Layer>
        {ALL_ROOMS.map((room) => (
          <RoomLabel key={room} room={room} text={shortRoom(language, room)} />
        ))}
        <CellLetters setting={setting} />
      </Layer>
      <Decks setting={setting} />
      <Pieces items={pawnsOf(view, own, readPointing(props.shared).ringed)} class="ab-pawns" />
      <ReviewPins pins={props.pins} tapping={props.tapping} view={view} camera={camera} />
    </BoardSheet>
  );
}

interface RoomSpotProps {
  readonly setting: Setting;
  readonly room: Room;
  readonly reached: Reached | null;
  onPoint(pointed: boolean): void;
}

/** A room one can get to is walked to, door by door; whatever happens on the way stops the walk. */
function RoomSpot({ setting, room, reached, onPoint }: RoomSpotProps) {
  const { props, say, targets, own } = setting;
  const { control, language, view } = props;
  const name = roomName(language, room);
  const base = targets.at(`room-${room}`, name);
  const found = reached?.way ?? null;
  const { goal } = readPointing(props.shared);
  const leadsHere = goal === null || goal === room;
  const way = found && mayWalk(control, found) && leadsHere ? found : null;
  const there = view.players.flatMap((player, seat) =>
    player.room === room && seat !== own ? [setting.nameOf(seat)] : [],
  );
  const prospect = prospectOf(setting, room);
  const label = [
    name,
    ...(way ? [say.doors(way.length)] : []),
    ...(there.length > 0 ? [say.isThere(there)] : []),
  ];
  return (
    <Spot
      {...base}
      lit={base.lit && leadsHere}
      {...(way && {
        lit: true,
        label: label.join(', '),
        advised: control.advises(STEP[room]),
        onChoose: () => walk(control, way, view.steps),
        why: undefined,
      })}
      class={way ? 'ab-room reached' : 'ab-room'}
      at={PLACES[room].tag}
      size={30}
      outline={PLACES[room].outline}
      help={[
        way && prospect !== '' ? `${capital(prospect)}.` : '',
        say.rooms[ROOM_IDS[room]] ?? say.rooms.cellula,
      ]
        .join(' ')
        .trim()}
      helpTitle={name}
      onPoint={onPoint}
    >
      {way && (
        <g class="ab-tag">
          <circle r="13" />
          <path d={romanPath(roman(way.length))} />
        </g>
      )}
    </Spot>
  );
}

function RoomLabel({ room, text }: { room: Room; text: string | null }) {
  if (text === null) return null;
  const { x, y, anchor } = PLACES[room].label;
  if (text.length === 1) {
    const at = COMPASS[ROOM_IDS[room]];
    return (
      <g transform={`translate(${at[0]} ${at[1]})`}>
        <circle r="12" fill="#fbf3dc" stroke="#2b2118" stroke-width="1.600" />
        <text class="ab-compass" y="6" text-anchor="middle">
          {text}
        </text>
      </g>
    );
  }
  const width = text.length * 9.3 + 16;
  const left = anchor === 'middle' ? x - width / 2 : x - 4;
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

/** The four walks of the cloister are told apart by a letter at their outer wall. */
const COMPASS: Readonly<Record<string, readonly [number, number]>> = {
  claustrum_n: [458, 198],
  claustrum_e: [608, 204],
  claustrum_s: [458, 428],
  claustrum_w: [308, 204],
};

/** Whose cell it is. */
function CellLetters({ setting: { props, say, nameOf } }: { setting: Setting }) {
  return (
    <>
      {props.view.players.map(({ colour }, seat) => {
        const { box } = PLACES[CELLS[colour]];
        return (
          <g key={colour} transform={`translate(${box.x + box.width - 22} ${box.y + 38})`}>
            <circle r="13" fill="#fbf3dc" stroke="#2b2118" stroke-width="1.600" />
            <text class="ab-cell-letter" y="7.500" text-anchor="middle" fill={LIVERIES[colour].dark}>
              {(seat === props.voice.reader ? say.you : nameOf(seat)).charAt(0)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The piles, the relics and the two dice; what may be done there is chosen there. */
function Decks({ setting }: { setting: Setting }) {
  const { props, say, targets } = setting;
  const { view } = props;
  const { ringed } = readPointing(props.shared);
  const pile = (
    place: string,
    deck: Deck,
    count: number,
    at: Point,
    width: number,
    name: string,
    help: string,
  ) => (
    <Target
      key={place}
      {...targets.at(place, say.titled(name, String(count)))}
      class={ringed.includes('pile') && place === 'pile' ? 'ab-deck ringed' : 'ab-deck'}
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
      help={help}
      helpTitle={say.titled(name, String(count))}
    >
      {count > 0 ? <Pile deck={deck} count={count} width={width} /> : <span class="ab-slot" />}
    </Target>
  );
  return (
    <>
      {pile('pile', 'suspect', view.pile.length, SLOTS.pile, 34, say.parlourPile, say.pileHelp)}
      {pile('books', 'book', view.scriptorium, SLOTS.scriptorium, 34, say.bookPile, say.bookPileHelp)}
      {pile('library', 'library', view.decks.library, SLOTS.library, 27, say.libraryPile, say.libraryHelp)}
      {pile('relics', 'relic', view.decks.relics, SLOTS.relics, 30, say.relicPile, say.relicHelp)}
      {view.confessors.map((seat, i) => (
        <Target
          key={ROOM_IDS[i]}
          {...targets.at(`die-${i}`, say.lastConfessed(setting.nameOf(seat)))}
          class="ab-deck"
          style={{ left: `${SLOTS.dice[i].x}px`, top: `${SLOTS.dice[i].y}px` }}
          help={say.dieHelp}
          helpTitle={say.lastConfessed(setting.nameOf(seat))}
        >
          <Die colour={view.players[seat].colour} size={32} />
        </Target>
      ))}
    </>
  );
}

function Prints({ way, colour, gold = false }: { way: readonly Room[]; colour: number; gold?: boolean }) {
  if (way.length < 2) return null;
  return (
    <g style={{ color: gold ? '#b8862b' : LIVERIES[colour].dark }} opacity={gold ? 1 : 0.8}>
      {printsAlong(pointsOf(way)).map(({ x, y, turn }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <use href={`#ab-print-${colour}`} x="-6" y="-6" width="12" height="12" />
        </g>
      ))}
    </g>
  );
}

/** The announcement of a player's next move: a banner at the room where it ends, or, struck out, where it does not. */
function Vows({ player: { colour, vow, forsworn } }: { player: PlayerView }) {
  const { fill, sign } = LIVERIES[colour];
  const banner = (room: Room, kept: boolean) => {
    const { x, y, height } = PLACES[room].box;
    return (
      <g key={room} transform={`translate(${x + 14 + colour * 6} ${y + height - 10})`}>
        <path d="M0 4V-38" stroke="#2b2118" stroke-width="3" stroke-linecap="round" />
        <path d="M0 -38H26L20 -28L26 -18H0Z" fill={fill} stroke="#2b2118" stroke-width="1.800" />
        <path d={sign} fill="#fbf5e6" transform="translate(10 -28) scale(0.8)" />
        {!kept && <path d="M-4 -16L28 -40" stroke="#fbf5e6" stroke-width="6" />}
        {!kept && <path d="M-4 -16L28 -40" stroke="#a3311b" stroke-width="3.500" />}
      </g>
    );
  };
  return (
    <>
      {vow !== null && banner(vow, true)}
      {roomsIn(forsworn).map((room) => banner(room, false))}
    </>
  );
}

/** Over the door of the scriptorium while the copyists are at work. */
function Seal({ at: { x, y } }: { at: Point }) {
  const ribbons = 'M-92 -3L92 3M-92 5L92 -5';
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <path d={ribbons} stroke="#2b2118" stroke-width="9" />
      <path d={ribbons} stroke="#8f2a14" stroke-width="6" />
      <circle cy="1" r="19" fill="#a3311b" stroke="#2b2118" stroke-width="2.200" />
      <circle cy="1" r="14" stroke="#6f1e10" stroke-width="2" />
      <path
        d="M-7 8C-4 -1 2 -6 8 -8C6 -1 2 5 -4 8L-8 10Z"
        fill="#f0c9a0"
        stroke="#2b2118"
        stroke-width="1.200"
      />
    </g>
  );
}

/** Everybody where they stand; who does penance kneels in the church. `ringed`: pointed out on the sheet. */
export function pawnsOf(
  view: View,
  own: number | null,
  ringed: readonly Whereabouts[] = [],
): readonly Piece[] {
  const taken = new Map<string, number>();
  const next = (place: string) => {
    const count = taken.get(place) ?? 0;
    taken.set(place, count + 1);
    return count;
  };
  return view.players
    .map(({ room, colour, penitent, handedIn }, seat): Piece => {
      const stands: readonly Point[] = penitent ? KNEELING : PLACES[room].stands;
      const stand = stands[next(penitent ? 'penance' : `room ${room}`) % stands.length];
      const active = seat === view.active && view.ended === null;
      return {
        id: `pawn-${seat}`,
        at: stand,
        anchor: 'foot',
        stands: `room-${room}`,
        node: (
          <span
            class={`ab-pawn${active ? ' active' : ''}${seat === own ? ' own' : ''}${ringed.includes(seat) ? ' ringed' : ''}`}
            style={{ '--livery': LIVERIES[colour].fill }}
          >
            <Pawn colour={colour} kneels={penitent} width={52} />
            {handedIn && <ThingSign thing="packet" width={22} />}
          </span>
        ),
      };
    })
    .sort((a, b) => a.at.y - b.at.y);
}
