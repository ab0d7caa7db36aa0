/** The whole view in words, with every fact that is printed on the board and the cards. */

import type { Passage, Seat, Watcher } from '@conclave/engine';
import { capital } from '../../words.ts';
import {
  CAPACITY,
  CARDS,
  type Card,
  type Item,
  NEXT,
  type Place,
  PORTAL_ROOM,
  RESTOCK,
} from '../rules/box.ts';
import { PORTALS } from '../rules/moves.ts';
import type { RoomView, SpotView, View } from '../rules/view.ts';
import type { RuleId } from './chapters.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { joined, namesOf } from './speaker.ts';

export function describe(lexicon: Lexicon, view: View, reader: Watcher, speak: Speaker): Passage[] {
  const seats = view.players.length;
  const from = reader === 'gallery' ? 0 : reader;
  const { describing } = lexicon;
  return [
    { heading: describing.table, lines: tableLines(lexicon, view, speak) },
    ...view.players.map((_player, i) => playerPassage(lexicon, view, (from + i) % seats, speak)),
    { heading: describing.plan, lines: planLines(lexicon, view, speak) },
    { heading: describing.harbour, lines: harbourLines(lexicon, view, speak) },
    { heading: describing.characters, lines: characterLines(lexicon, view) },
  ];
}

function tableLines(lexicon: Lexicon, view: View, speak: Speaker): string[] {
  const { describing } = lexicon;
  const { phase, turn, figures, last, raphael } = view;
  const lines: string[] = [];
  const choosing = choosingNow(view);
  if (phase === 'over') lines.push(describing.over);
  else if (choosing.length > 0) {
    const { names, you } = namesOf(choosing, lexicon, speak);
    const who = you ? { you } : speak.who(choosing[0]);
    lines.push(describing.choosing(names, who, choosing.length > 1));
  } else lines.push(describing.turn(speak.who(view.active), turn.card && speak.card(turn.card)));
  if (turn.carried) {
    const { object, owner } = turn.carried;
    lines.push(describing.carrying(speak.many(object), speak.who(owner), speak.one(object)));
  }
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

/** Whoever is still to choose while others may be choosing too. */
function choosingNow({ phase, players, window }: View): Seat[] {
  if (phase === 'rings') return players.flatMap(({ ringsChosen }, seat) => (ringsChosen ? [] : [seat]));
  return window ? window.asked.filter((seat) => !window.answered.includes(seat)) : [];
}

function playerPassage({ describing }: Lexicon, view: View, seat: Seat, speak: Speaker): Passage {
  const { score, bonus, pawn, hand, cards, top, stock, reserve, rooms } = view.players[seat];
  const who = speak.who(seat);
  const points =
    view.phase === 'over'
      ? [describing.result(score + bonus.church + bonus.rooms, score, bonus.church, bonus.rooms)]
      : [describing.score(score), describing.bonus(bonus.church, bonus.rooms)];
  return {
    heading: who.you ? describing.you : who.name,
    lines: [
      ...points,
      describing.pawn(speak.place(pawn)),
      describing.hand(hand, cards?.map(speak.card).join(', ') ?? null),
      describing.top(top && speak.card(top)),
      describing.stock(speak.counts(stock)),
      describing.reserve(speak.counts(reserve)),
      describing.inRooms(rooms),
    ],
  };
}

function planLines(lexicon: Lexicon, view: View, speak: Speaker): string[] {
  const { describing, and } = lexicon;
  const contents = ({ object, pieces }: SpotView) =>
    pieces.map(({ owner, counted, count }) => {
      const items = Array.from({ length: count }, () => object as Item);
      return describing.pieces(speak.several(items), speak.who(owner), counted ? count : 0);
    });
  const places = (name: string, spot: SpotView) => describing.places(name, spot.capacity, contents(spot));
  const inRoom = ({ zones, books, chalices }: RoomView, room: number) => [
    ...zones.map((zone, i) => places(capital(lexicon.zones[room][i].name), zone)),
    places(describing.books, books),
    places(describing.chalices, chalices),
  ];
  return [
    ...PORTALS.map((portal) => describing.portal(portal, speak.room(PORTAL_ROOM[portal]))),
    ...view.rooms.map((room, i) =>
      describing.room(speak.room(i + 1), joined(NEXT[i + 1].map(speak.room), and), inRoom(room, i)),
    ),
  ];
}

function harbourLines({ describing }: Lexicon, view: View, speak: Speaker): string[] {
  return [
    ...view.harbour.map((tiles, i) => describing.warehouse(i + 1, CAPACITY[i], speak.counts(tiles))),
    describing.bag(view.bag.count, speak.counts(view.bag.tiles)),
  ];
}

/** The statement of the rules that says what a card does. */
export const CARD_RULES: Readonly<Record<Card, RuleId>> = {
  anselmus: 'TP-22',
  josua: 'TP-23',
  lucas: 'TP-24',
  benjamin: 'TP-25',
  maria: 'TP-27',
  stephanus: 'TP-28',
  porticus: 'TP-29',
  remigius: 'TP-30',
  severus: 'TP-34',
  bells: 'TP-36',
};

function characterLines({ describing, rules }: Lexicon, { stephanus }: View): string[] {
  return CARDS.flatMap((card, i) =>
    card === 'stephanus' && !stephanus ? [] : [describing.character(rules[CARD_RULES[card]], RESTOCK[i])],
  );
}
