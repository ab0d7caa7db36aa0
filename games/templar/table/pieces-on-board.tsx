/** Everything that moves: objects in their places, tiles, figures, the door. In sheet units. */

import type { Seat } from '@conclave/engine';
import type { Piece } from '@conclave/kit';
import { Target } from '@conclave/kit';
import { goodsOf } from '../mind/preview.ts';
import { CAPACITY, FIGURES, type Item, isRoom, isWarehouse, OBJECTS, type Place } from '../rules/box.ts';
import { paidNow } from './count.tsx';
import type { Harbour } from './harbour-plan.ts';
import { isRing, kindOf } from './items.ts';
import { LAYOUT, type Point } from './layout.ts';
import { type LyingObject, placesFor } from './objects.ts';
import {
  BELOW_FEET,
  DoorPiece,
  FigurePiece,
  OBJECT_SIZE,
  ObjectPiece,
  OpenBook,
  type Standing,
  TilePiece,
} from './pieces/symbols.tsx';
import { housePlace, ledFigure, roomPlace, stockPlace } from './places.ts';
import type { Setting } from './setting.ts';
import { berthOf, doorFoot, houseOf, openingBetween, standOf } from './stands.ts';

/** What of the table is on this sheet. */
export interface Ground {
  readonly abbey: Point | null;
  readonly harbour: Harbour | null;
}

const shifted = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });

export function piecesOn(setting: Setting, { abbey, harbour }: Ground): Piece[] {
  return [
    ...(harbour ? tiles(setting, harbour) : []),
    ...(abbey ? objects(setting, abbey) : []),
    ...standing(setting, abbey, harbour),
  ];
}

function objects(setting: Setting, abbey: Point): Piece[] {
  const { lying, own, view } = setting;
  const paid = new Set(paidNow(setting).map(({ id }) => id));
  return lying.map(({ id, owner, item, counted, room, zone, place }) => ({
    id,
    at: shifted(placesFor(room, kindOf(item), zone)[place], abbey),
    size: OBJECT_SIZE,
    from:
      owner === own ? (view.players[owner].stock[item] > 0 ? stockPlace(item) : 'shelf') : `plaque-${owner}`,
    arc: true,
    ms: 420,
    class: 'tp-lies',
    node: (
      <TurningObject
        counted={counted}
        seat={owner}
        item={item}
        isPaid={paid.has(id)}
        isSecret={isSecret(setting, { owner, item, counted, room, zone })}
      />
    ),
  }));
}

/** A ring that the watcher chose to be turned, while nobody else knows; those of one zone are alike. */
function isSecret({ view, own }: Setting, object: Omit<LyingObject, 'id' | 'place'>): boolean {
  const chosen = view.phase === 'turning' && own !== null ? view.window?.answers[own] : null;
  const { owner, room, zone, item, counted } = object;
  return chosen === zone && owner === own && room === view.figures.remigius && isRing(item) && !counted;
}

interface TurningProps {
  readonly seat: Seat;
  readonly item: Item;
  readonly counted: boolean;
  /** A coin flies from it just now: it turns after that, and shows its old face until then. */
  readonly isPaid: boolean;
  /** The watcher's own secret. */
  readonly isSecret: boolean;
}

/** Counted objects turn on their axis. */
function TurningObject({ seat, item, counted, isPaid, isSecret }: TurningProps) {
  return (
    <span class={isPaid ? 'tp-turning paid' : isSecret ? 'tp-turning secret' : 'tp-turning'}>
      {isPaid && counted && (
        <span class="tp-face before">
          <ObjectPiece seat={seat} item={item} counted={false} />
        </span>
      )}
      <span key={String(counted)} class={counted ? 'tp-face counted' : 'tp-face'}>
        <ObjectPiece seat={seat} item={item} counted={counted} />
      </span>
    </span>
  );
}

/** Tiles, ordered by kind. Where Maria would go, those that her player's reserve has nothing for are crossed out. */
function tiles(setting: Setting, harbour: Harbour): Piece[] {
  const { view, own, considered } = setting;
  return view.harbour.flatMap((counts, warehouse) => {
    const fetches = considered === 'maria' && !view.turn.hasChosen && own !== null;
    const goods = fetches ? goodsOf(view, own, warehouse + 1) : null;
    const given = (item: Item) => goods?.gained.filter((one) => one === item).length ?? counts[item];
    const lying = OBJECTS.flatMap((item) =>
      Array.from({ length: counts[item] }, (_none, i) => ({ item, i })),
    );
    return lying.slice(0, CAPACITY[warehouse]).map(({ item, i }, place) => ({
      id: `tile-${warehouse}-${item}-${i}`,
      at: harbour.at(harbour.plan.houses[warehouse].tiles[place]),
      from: 'bag',
      to: fetcherOf(setting, warehouse),
      arc: true as const,
      ms: 360,
      class: 'tp-tile',
      node: (
        <span class="tp-tile-box" style={{ zoom: harbour.scale }}>
          <TilePiece item={item} isLost={i >= given(item)} />
        </span>
      ),
    }));
  });
}

/** Whose shelf or plaque the tiles of a warehouse go to: whoever stands there, or comes now. */
function fetcherOf({ view, own }: Setting, warehouse: number): string {
  const there = view.players.findIndex(({ pawn }) => isWarehouse(pawn) && houseOf(pawn) === warehouse);
  const seat = there < 0 ? view.active : there;
  return seat === own ? 'shelf' : `plaque-${seat}`;
}

interface Stood {
  readonly who: Standing | 'door' | 'carried';
  readonly at: Point;
  readonly place: Place;
}

/** Figures and door, those in front last. */
function standing(setting: Setting, abbey: Point | null, harbour: Harbour | null): Piece[] {
  const { view } = setting;
  const stood: Stood[] = [];
  const stand = (who: Standing, place: Place | null) => {
    if (place === null) return;
    if (isWarehouse(place)) {
      if (harbour && typeof who === 'number') {
        const { stands } = harbour.plan.houses[houseOf(place)];
        stood.push({ who, place, at: harbour.at(stands[berthOf(view, who)]) });
      }
    } else if (abbey) stood.push({ who, place, at: shifted(standOf(place, who, setting.stands), abbey) });
  };
  for (const figure of FIGURES) stand(figure, view.figures[figure]);
  view.players.forEach(({ pawn }, seat) => {
    stand(seat, pawn);
  });
  if (abbey) {
    const passage = LAYOUT.passages[view.door];
    stood.push({ who: 'door', place: 0, at: shifted(doorFoot(passage), abbey) });
  }
  const sorted = stood.sort((one, other) => one.at.y - other.at.y);
  return [...sorted.map((one) => standingPiece(setting, one, abbey)), ...carriedRing(setting, sorted)];
}

function standingPiece(setting: Setting, { who, at, place }: Stood, abbey: Point | null): Piece {
  const foot = { x: at.x, y: at.y + BELOW_FEET };
  if (who === 'door')
    return {
      id: 'door',
      at: foot,
      anchor: 'foot',
      arc: true,
      ms: 600,
      node: <DoorTarget setting={setting} />,
    };
  return {
    id: typeof who === 'number' ? `pawn-${who}` : String(who),
    at: foot,
    anchor: 'foot',
    path: abbey ? throughSill(setting, who, place, abbey) : undefined,
    ms: 380,
    from: typeof who === 'number' && isWarehouse(place) ? 'quay' : undefined,
    stands: spotOf(place),
    class: 'tp-stands',
    node: <FigureTarget setting={setting} who={who as Standing} />,
  };
}

function spotOf(place: Place): string | undefined {
  if (isWarehouse(place)) return housePlace(houseOf(place) + 1);
  return isRoom(place) ? roomPlace(place) : undefined;
}

/** A step goes through the opening, not through the wall. */
function throughSill(
  setting: Setting,
  who: Stood['who'],
  place: Place,
  abbey: Point,
): readonly Point[] | undefined {
  const { event } = setting.props;
  if (event?.type !== 'stepped' && event?.type !== 'vitusFollowed') return undefined;
  const moved =
    event.type === 'vitusFollowed' ? 'vitus' : event.figure === 'pawn' ? event.seat : event.figure;
  if (moved !== who || event.to !== place) return undefined;
  const opening = openingBetween(event.from, event.to);
  return opening ? [shifted({ x: opening.x, y: opening.y + 10 }, abbey)] : undefined;
}

function DoorTarget({ setting }: { setting: Setting }) {
  const { targets, say, speak, view } = setting;
  const { event } = setting.props;
  // TP-18: only Vitus has keys.
  const opens =
    event?.type === 'vitusFollowed' && openingBetween(event.from, event.to) === LAYOUT.passages[view.door];
  return (
    <Target
      {...targets.at('door', say.help.door(speak.passage(view.door)))}
      class={opens ? 'tp-piece-target tp-opens' : 'tp-piece-target'}
      help={say.help.door(speak.passage(view.door))}
      tabIndex={targets.at('door', '').lit ? 0 : -1}
    >
      <DoorPiece />
    </Target>
  );
}

interface FigureTargetProps {
  readonly setting: Setting;
  readonly who: Standing;
}

/** The figure of this turn can be dragged; a click on another means the room it stands in. */
function FigureTarget({ setting, who }: FigureTargetProps) {
  const { targets, say, nameOf, view, lexicon, active, own } = setting;
  const led = ledFigure(view);
  const isLed = typeof who === 'number' ? led === 'pawn' && who === active : led === who;
  const pawnOf = (seat: number) => (seat === own ? say.help.ownPawn : say.help.pawn(nameOf(seat)));
  const label = typeof who === 'number' ? pawnOf(who) : lexicon.figures[who];
  const source = targets.at(`led-${led}`, label);
  const help = typeof who === 'number' ? pawnOf(who) : say.help.figures[who];
  if (isLed && source.lit) {
    return (
      <Target {...source} class="tp-piece-target tp-led" help={help}>
        <FigurePiece who={who} />
      </Target>
    );
  }
  const turns = typeof who === 'number' && who === active;
  const counts = who === 'remigius' && setting.props.event?.type === 'roomCounted';
  return (
    <span
      class={turns ? 'tp-figure-box active' : counts ? 'tp-figure-box counts' : 'tp-figure-box'}
      data-help={help}
      data-help-title={typeof who === 'number' ? undefined : label}
    >
      <FigurePiece who={who} />
      {counts && <OpenBook />}
    </span>
  );
}

/** It floats over the pawn that Benjamin leads. */
function carriedRing(setting: Setting, stood: readonly Stood[]): Piece[] {
  const { view, carried, targets, speak } = setting;
  const pawn = stood.find(({ who }) => who === view.active);
  if (!view.turn.carried || carried === null || !pawn) return [];
  const { object, owner } = view.turn.carried;
  return [
    {
      id: carried,
      at: { x: pawn.at.x, y: pawn.at.y - 54 },
      size: OBJECT_SIZE,
      ms: 380,
      node: (
        <Target {...targets.at('carried', speak.one(object))} class="tp-piece-target tp-carried">
          <ObjectPiece seat={owner} item={object} counted={false} />
        </Target>
      ),
    },
  ];
}
