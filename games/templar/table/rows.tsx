/** Every possible choice as a row of 44: what the plan shows, in words, and as large as a finger. */

import type { Seat } from '@conclave/engine';
import { Target } from '@conclave/kit';
import { roman } from '../../words.ts';
import { countOf, goodsOf, reachWith } from '../mind/preview.ts';
import { PASSAGES } from '../rules/box.ts';
import type { Move } from '../rules/moves.ts';
import { Mark } from './pieces/emblems.tsx';
import { INK, seatPaint } from './pieces/paint.ts';
import { Icon } from './pieces/symbols.tsx';
import { placesOf, roomPlace } from './places.ts';
import { Plaque, RaphaelPlaque, RoomCount } from './plaque.tsx';
import type { Setting } from './setting.ts';
import { Caption, choosesRings, LastCaption, Reserve, RingTrays } from './shelf.tsx';

/** These have buttons or cards of their own. */
const ELSEWHERE: ReadonlySet<Move['kind']> = new Set([
  'card',
  'first',
  'end',
  'announce',
  'withdraw',
  'rings',
]);

export function Rows({ setting }: { setting: Setting }) {
  const { props, say } = setting;
  const rooms = roomRows(setting);
  const moves = props.control.moves.filter(({ kind }) => !ELSEWHERE.has(kind) && !isRoomMove(kind));
  if (rooms.length + moves.length === 0) return <AtRest setting={setting} />;
  return (
    <fieldset
      class={arePlates(setting, rooms, moves) ? 'tp-rows plates' : 'tp-rows'}
      aria-label={say.choices}
    >
      {rooms.map((room) => (
        <RoomRow key={room} setting={setting} room={room} />
      ))}
      {moves.map((move) => (
        <MoveRow key={JSON.stringify(move)} setting={setting} move={move} />
      ))}
    </fieldset>
  );
}

/** More rows than a phone has room for without scrolling. */
const MANY = 2;

/** Many rooms, and nothing to say of them but their names. */
function arePlates(
  { considered, badges }: Setting,
  rooms: readonly number[],
  moves: readonly Move[],
): boolean {
  if (moves.length > 0 || rooms.length <= MANY || considered === 'remigius') return false;
  return rooms.every((room) => badges.get(room)?.kind !== 'coin');
}

/** Nothing to choose here: what happens just now, or what one has. */
function AtRest({ setting }: { setting: Setting }) {
  const { own, props } = setting;
  if (own === null) return <Everybody setting={setting} />;
  if (choosesRings(setting, own)) {
    return (
      <div class="tp-rows trays">
        <RingTrays setting={setting} seat={own} size={26} />
      </div>
    );
  }
  return (
    <div class="tp-rows tp-at-rest">
      {props.event ? (
        <Caption setting={setting} />
      ) : (
        <>
          <Reserve setting={setting} seat={own} />
          <RoomCount setting={setting} seat={own} />
        </>
      )}
    </div>
  );
}

/** Those who only watch have no hand: there is room for what everybody has. */
function Everybody({ setting }: { setting: Setting }) {
  const { others, view } = setting;
  return (
    <div class="tp-rows plaques">
      <LastCaption setting={setting} />
      {others.map((seat) => (
        <Plaque key={seat} setting={setting} seat={seat} />
      ))}
      {view.raphael && <RaphaelPlaque setting={setting} />}
    </div>
  );
}

const isRoomMove = (kind: Move['kind']): boolean => kind === 'step' || kind === 'place';

/** Lit rooms, or those a card held up would reach; the best for the player first. */
function roomRows({ view, own, considered, targets }: Setting): number[] {
  const lit = view.rooms.map((_room, i) => i + 1).filter((room) => targets.isLit(roomPlace(room)));
  if (lit.length > 0 || own === null || considered === null || view.phase === 'act') return sorted(lit);
  return sorted(reachWith(view, own, considered).map(({ room }) => room));

  function sorted(rooms: number[]): number[] {
    if (considered !== 'remigius' || own === null) return rooms;
    const worth = (room: number) => countOf(view, room)?.[own] ?? -1;
    return rooms.sort((one, other) => worth(other) - worth(one));
  }
}

function RoomRow({ setting, room }: { setting: Setting; room: number }) {
  const { targets, lexicon, speak, considered, badges } = setting;
  const attributes = targets.at(roomPlace(room), speak.room(room));
  const badge = badges.get(room);
  const name = `${roman(room)} ${lexicon.rooms[room - 1].name}`;
  const gives =
    considered === 'remigius' ? countText(setting, room) : badge?.kind === 'coin' ? badge.text : '';
  return (
    <Target
      {...attributes}
      label={[name, gives, attributes.label].filter(Boolean).join(' ')}
      place={`row-${room}`}
      drag={undefined}
      picked={undefined}
      class="tp-row"
    >
      <b class="tp-row-numeral">{roman(room)} </b>
      <b>{lexicon.rooms[room - 1].name}</b>
      <span class="tp-row-end">
        {considered === 'remigius' ? (
          <CountChips setting={setting} room={room} />
        ) : (
          badge?.kind === 'coin' && <b class="tp-gain">{badge.text}</b>
        )}
      </span>
    </Target>
  );
}

/** What the chips of a row say, for its label. */
function countText({ view, say, lexicon }: Setting, room: number): string {
  const points = countOf(view, room);
  if (points === null) return lexicon.cardFaces.severus;
  const given = points.filter((own) => own > 0);
  return given.length === 0 ? say.nothingToCount : given.map((own) => `+${own}`).join(' ');
}

function CountChips({ setting, room }: { setting: Setting; room: number }) {
  const { view, say, lexicon } = setting;
  const points = countOf(view, room);
  if (points === null) return <i>{lexicon.cardFaces.severus}</i>;
  const given = points.flatMap((own, seat) => (own > 0 ? [{ own, seat }] : []));
  if (given.length === 0) return <i>{say.nothingToCount}</i>;
  return (
    <span class="tp-row-points">
      {given.map(({ own, seat }) => (
        <PointChip key={seat} seat={seat} points={own} />
      ))}
    </span>
  );
}

function PointChip({ seat, points }: { seat: Seat; points: number }) {
  const { fill, on } = seatPaint(seat);
  const width = points < 10 ? 44 : 53;
  return (
    <svg
      class="tp-point-chip"
      width={width}
      height="26"
      viewBox={`0 0 ${width} 26`}
      role="img"
      aria-label={`+${points}`}
    >
      <rect x="1" y="1" width={width - 2} height="24" rx="12" fill={fill} stroke={INK} stroke-width="1.3" />
      <g transform="translate(13 13)">
        <circle r="8.5" fill="#fbf3dc" stroke={INK} />
        <Mark seat={seat} size={10} />
      </g>
      <text
        class="tp-glyph"
        x={width / 2 + 9.5}
        y="18.5"
        font-size="15.5"
        text-anchor="middle"
        style={{ fill: on }}
      >
        +{points}
      </text>
    </svg>
  );
}

/** Another choice, in the words of the game. */
function MoveRow({ setting, move }: { setting: Setting; move: Move }) {
  const { props, view, lying } = setting;
  const label = props.words.label(move, view, props.voice);
  const short = shortLabel(setting, move);
  return (
    <Target
      class="tp-row"
      label={label}
      lit
      advised={props.control.advises(move)}
      place={`row-${placesOf(move, view, lying, props.watcher)[0] ?? move.kind}-${move.kind}${'object' in move ? move.object : ''}`}
      onChoose={() => props.control.play(move)}
    >
      {'object' in move && <Icon item={move.object} size={24} />}
      {short === null ? <span>{label}</span> : <b>{short}</b>}
      {move.kind === 'warehouse' && <Goods setting={setting} warehouse={move.warehouse} />}
    </Target>
  );
}

/** One line on a phone: what lies beside it, or stands on the plan, says the rest. */
function shortLabel({ say, lexicon }: Setting, move: Move): string | null {
  if (move.kind === 'warehouse') return say.house(move.warehouse);
  if (move.kind !== 'door') return null;
  const { a, b } = PASSAGES[move.passage];
  return [a, b].map((room) => `${roman(room)} ${lexicon.rooms[room - 1].name}`).join(' – ');
}

function Goods({ setting: { view, own }, warehouse }: { setting: Setting; warehouse: number }) {
  if (own === null) return null;
  const { gained, lost } = goodsOf(view, own, warehouse);
  return (
    <span class="tp-row-points tp-row-end">
      {gained.map((item, i) => (
        <Icon key={`${item} ${i}`} item={item} size={22} />
      ))}
      {lost.map((item, i) => (
        <span key={`${item} ${i}`} class="tp-lost">
          <Icon item={item} size={22} />
        </span>
      ))}
    </span>
  );
}
