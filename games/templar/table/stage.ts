/**
 * The view after one event, so that the page can show the events of a frame one by one. The last event of a frame is
 * shown by the frame's own view.
 */

import type { HouseEvent, Seat } from '@conclave/engine';
import { CARDS, type Card, type Item, REACH } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { Counts, Pieces, PlayerView, RoomView, SpotView, View } from '../rules/view.ts';
import { isRing } from './items.ts';

export function stage(view: View, event: Event | HouseEvent): View {
  switch (event.type) {
    case 'cardsShown':
      return shown(view, event.cards);
    case 'roundBegun':
      return { ...view, round: event.round };
    case 'raphaelShows':
      return view.raphael ? banned({ ...view, raphael: { ...view.raphael, top: event.card } }) : view;
    case 'cardPlayed':
      return cardPlayed(acting(view, event.seat), event.seat, event.card);
    case 'stepped':
      return stepped(acting(view, event.seat), event);
    case 'supplied': {
      const { seat, warehouse, gained, lost } = event;
      const emptied = withHarbour(view, warehouse, (tiles) =>
        [...gained, ...lost].reduce((left, item) => changed(left, item, -1), tiles),
      );
      return supplied(emptied, seat, gained);
    }
    case 'doorMoved':
      return { ...acting(view, event.seat), door: event.to };
    case 'pointsGained':
      return withPlayer(view, event.seat, { score: view.players[event.seat].score + event.points });
    case 'roomCounted':
      return roomCounted(view, event);
    case 'ringTurned':
      return withSpot(view, event.room, event.object, event.zone, (spot) => turn(spot, event.seat, 1));
    case 'bellsRung':
      return bellsRung(acting(view, event.seat), event.seat);
    case 'tileArrived': {
      const { object, warehouse } = event;
      return drawn(
        withHarbour(view, warehouse, (tiles) => changed(tiles, object, 1)),
        object,
      );
    }
    case 'chaliceLost':
      return drawn(view, 'chalice');
    case 'lastRound':
      return { ...view, last: { trigger: event.trigger, by: event.by, turnsLeft: view.players.length } };
    case 'finalCount':
      return {
        ...view,
        phase: 'over',
        players: view.players.map((player, seat) => ({
          ...player,
          bonus: { church: event.church[seat], rooms: event.rooms[seat] },
        })),
      };
    default:
      return view;
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** Tiles may be handed out twice where two pawns share a warehouse (TP-R11): there are never less than none. */
const changed = (counts: Counts, item: Item, by: number): Counts => ({
  ...counts,
  [item]: Math.max(0, counts[item] + by),
});

function withPlayer(view: View, seat: Seat, part: Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player, i) => (i === seat ? { ...player, ...part } : player)),
  };
}

/** Whose turn it is, told by what is done. */
function acting(view: View, seat: Seat): View {
  return view.active === seat ? view : { ...view, active: seat };
}

/** Objects out of the reserve into the stock. */
function supplied(view: View, seat: Seat, gained: readonly Item[]): View {
  let { reserve, stock } = view.players[seat];
  for (const item of gained) {
    reserve = changed(reserve, item, -1);
    stock = changed(stock, item, 1);
  }
  return withPlayer(view, seat, { reserve, stock });
}

/** Bans follow from what lies on top. */
function banned(view: View): View {
  const tops = view.players.flatMap(({ top }, by) => (top === null ? [] : [{ card: top, by }]));
  const raphael = view.raphael?.top;
  return { ...view, bans: raphael ? [...tops, { card: raphael, by: null }] : tops };
}

function laidOnPile(view: View, seat: Seat, card: Card): View {
  const { hand, cards, played } = view.players[seat];
  return withPlayer(view, seat, {
    hand: hand - 1,
    cards: cards?.filter((one) => one !== card) ?? null,
    top: card,
    played: CARDS.filter((one) => one === card || played.includes(one)),
  });
}

function shown(view: View, cards: readonly Card[]): View {
  const open = cards.reduce<View>((before, card, seat) => laidOnPile(before, seat, card), view);
  return banned({ ...open, round: 1, active: view.start, window: null });
}

function cardPlayed(view: View, seat: Seat, card: Card): View {
  const turn: View['turn'] = {
    card,
    steps: 0,
    stepsLeft: REACH[CARDS.indexOf(card)],
    visited: [],
    reach: [],
    hides: 0,
    hidesLeft: 0,
    hasPicked: false,
    hasChosen: false,
    carried: null,
    mustGoOn: false,
  };
  return card === 'bells' ? { ...view, turn } : banned(laidOnPile({ ...view, turn }, seat, card));
}

function bellsRung(view: View, seat: Seat): View {
  const full = CARDS.filter((card) => view.stephanus || card !== 'stephanus');
  const { cards } = view.players[seat];
  return banned(withPlayer(view, seat, { hand: full.length, cards: cards && full, top: null, played: [] }));
}

function stepped(view: View, { seat, figure, to }: EventOf<'stepped'>): View {
  const { turn } = view;
  const walked: View = { ...view, turn: { ...turn, steps: turn.steps + 1, reach: [] } };
  return figure === 'pawn'
    ? withPlayer(walked, seat, { pawn: to })
    : { ...walked, figures: { ...walked.figures, [figure]: to } };
}

function roomCounted(view: View, { room, points, turned }: EventOf<'roomCounted'>): View {
  const scored = {
    ...view,
    players: view.players.map((player, seat) => ({ ...player, score: player.score + (points?.[seat] ?? 0) })),
  };
  return turned.reduce<View>(
    (before, { owner, object, count }) =>
      withSpot(before, room, object, 0, (spot) => turn(spot, owner, count)),
    scored,
  );
}

function withHarbour(view: View, warehouse: number, change: (tiles: Counts) => Counts): View {
  return { ...view, harbour: view.harbour.map((tiles, i) => (i === warehouse - 1 ? change(tiles) : tiles)) };
}

function drawn(view: View, item: Item): View {
  const { count, tiles } = view.bag;
  return { ...view, bag: { count: count - 1, tiles: changed(tiles, item, -1) } };
}

/** One spot of a room changes. */
function withSpot(
  view: View,
  room: number,
  item: Item,
  zone: number,
  change: (spot: SpotView) => SpotView,
): View {
  const rooms = view.rooms.map((there, i): RoomView => {
    if (i !== room - 1) return there;
    if (isRing(item)) {
      return { ...there, zones: there.zones.map((spot, z) => (z === zone ? change(spot) : spot)) };
    }
    return item === 'book'
      ? { ...there, books: change(there.books) }
      : { ...there, chalices: change(there.chalices) };
  });
  return { ...view, rooms };
}

const byOwner = (a: Pieces, b: Pieces) => a.owner - b.owner || Number(a.counted) - Number(b.counted);

/** So many more of one kind of pieces; none left: none listed. */
function added(pieces: readonly Pieces[], owner: Seat, counted: boolean, by: number): Pieces[] {
  const old = pieces.find((piece) => piece.owner === owner && piece.counted === counted);
  const count = (old?.count ?? 0) + by;
  const others = pieces.filter((piece) => piece !== old);
  return count > 0 ? [...others, { owner, counted, count }].sort(byOwner) : others;
}

function turn(spot: SpotView, owner: Seat, count: number): SpotView {
  return { ...spot, pieces: added(added(spot.pieces, owner, false, -count), owner, true, count) };
}
