/** The whole view in words. */

import type { Passage, Seat, Watcher } from '@conclave/engine';
import type { Item, Place } from '../rules/box.ts';
import type { RoomView, SpotView, View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';

export function describe(lexicon: Lexicon, view: View, reader: Watcher, speak: Speaker): Passage[] {
  const seats = view.players.length;
  const from = reader === 'gallery' ? 0 : reader;
  const { describing } = lexicon;
  return [
    { heading: describing.table, lines: tableLines(lexicon, view, speak) },
    ...view.players.map((_player, i) => playerPassage(lexicon, view, (from + i) % seats, speak)),
    { heading: describing.rooms, lines: roomLines(lexicon, view, speak) },
    { heading: describing.harbour, lines: harbourLines(lexicon, view, speak) },
  ];
}

function tableLines({ describing }: Lexicon, view: View, speak: Speaker): string[] {
  const { phase, turn, figures, last, raphael } = view;
  const lines: string[] = [];
  if (phase === 'over') lines.push(describing.over);
  else if (phase === 'rings' || phase === 'first' || phase === 'turning') lines.push(describing.choosing);
  else lines.push(describing.turn(speak.who(view.active), turn.card && speak.card(turn.card)));
  if (turn.carried)
    lines.push(describing.carrying(speak.one(turn.carried.object), speak.who(turn.carried.owner)));
  if (view.round > 0) lines.push(describing.round(view.round, speak.who(view.start)));
  if (last && phase !== 'over') lines.push(describing.last(last.trigger, speak.who(last.by), last.turnsLeft));
  const where = (place: Place | null) => (place === null ? describing.toBePlaced : speak.place(place));
  lines.push(
    describing.figures(where(figures.remigius), where(figures.vitus), where(figures.severus)),
    describing.door(speak.passage(view.door)),
  );
  if (raphael) lines.push(describing.raphael(raphael.top && speak.card(raphael.top)));
  return lines;
}

function playerPassage({ describing }: Lexicon, view: View, seat: Seat, speak: Speaker): Passage {
  const { score, pawn, hand, cards, top, stock, reserve, rooms } = view.players[seat];
  const who = speak.who(seat);
  return {
    heading: who.you ? describing.you : who.name,
    lines: [
      describing.score(score),
      describing.pawn(speak.place(pawn)),
      describing.hand(hand, cards?.map(speak.card).join(', ') ?? null),
      describing.top(top && speak.card(top)),
      describing.stock(speak.counts(stock)),
      describing.reserve(speak.counts(reserve)),
      describing.inRooms(rooms),
    ],
  };
}

function roomLines({ describing }: Lexicon, view: View, speak: Speaker): string[] {
  const spot = ({ object, pieces }: SpotView) =>
    pieces.map(({ owner, counted, count }) => {
      const items = Array.from({ length: count }, () => object as Item);
      return describing.pieces(speak.several(items), speak.who(owner), counted ? count : 0);
    });
  const contents = ({ zones, books, chalices }: RoomView) => [
    ...zones.flatMap((zone, i) =>
      zone.pieces.length === 0 ? [] : [describing.zone(i + 1, zone.capacity, spot(zone))],
    ),
    ...spot(books),
    ...spot(chalices),
  ];
  const lines = view.rooms.flatMap((room, i) => {
    const inside = contents(room);
    return inside.length === 0 ? [] : [describing.room(speak.room(i + 1), inside)];
  });
  return lines.length === 0 ? [describing.nothingHidden] : lines;
}

function harbourLines({ describing }: Lexicon, view: View, speak: Speaker): string[] {
  return [
    ...view.harbour.map((tiles, i) => describing.warehouse(i + 1, speak.counts(tiles))),
    describing.bag(view.bag.count, speak.counts(view.bag.tiles)),
  ];
}
