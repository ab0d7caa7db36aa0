/** A view in words, with a picture of the rings. */

import type { Passage, Seat, Watcher } from '@conclave/engine';
import { HOME, sectorOf } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { PlayerView, View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { draw } from './picture.ts';
import { lantern, lightPassage, wayPassages } from './ways.ts';

export function describe(
  lexicon: Lexicon,
  view: View,
  reader: Watcher,
  speak: Speaker,
  labelOf: (move: Move) => string,
): Passage[] {
  const { picture } = lexicon;
  const seats = view.players.map((_player, seat) => seat);
  const from = reader === 'gallery' ? 0 : reader;
  const order = seats.map((_seat, i) => (from + i) % seats.length);
  return [
    { heading: lexicon.describing.table, lines: table(lexicon, view, speak) },
    { heading: picture.heading, picture: draw(view, picture), lines: picture.key },
    ...lightPassage({ lexicon, view, speak }, lantern(view, reader), labelOf),
    ...order.map((seat) => {
      const who = speak.who(seat);
      const heading = who.you ? lexicon.describing.you : who.name;
      return { heading, lines: player(lexicon, view, seat, view.players[seat], speak) };
    }),
    ...wayPassages({ lexicon, view, speak }),
  ];
}

function table(lexicon: Lexicon, view: View, speak: Speaker): string[] {
  const { describing } = lexicon;
  const { wanted, duel, active } = view;
  const round = 1 + Math.floor(view.turns / view.players.length);
  const isOver = view.pile.cards !== null;
  return [
    ...(isOver
      ? [describing.over]
      : [describing.turn(speak.who(active), round), describing.stages[view.stage]]),
    ...(view.stage === 'change' && !isOver ? [describing.changes(view.made)] : []),
    wanted === null
      ? describing.nothingWanted
      : describing.wanted(speak.card(wanted), speak.place(HOME[wanted], sectorOf(HOME[wanted], view.turned))),
    describing.pile(view.pile.count),
    ...(view.out.length > 0 ? [describing.out(speak.cards(view.out))] : []),
    ...(duel && !duel.isOver
      ? [
          describing.duel(speak.who(duel.challenger), speak.who(duel.rival), stake(lexicon, view)),
          ...(duel.draws > 0 ? [describing.draws(duel.draws)] : []),
          ...duel.answered.map((seat) => describing.answered(speak.who(seat))),
          ...(duel.victor === null ? [] : [describing.victor(speak.who(duel.victor))]),
        ]
      : []),
    ...(view.weapon === null ? [] : [weapon(lexicon, view.weapon)]),
    ...(view.gift === null ? [] : [describing.gift(speak.card(view.gift))]),
    describing.goal(view.goal, view.roundLimit),
  ];
}

function stake({ describing }: Lexicon, { duel }: View): string {
  if (duel?.forWanted) return describing.forWanted;
  return duel?.prize ? describing.stake(duel.stake, duel.prize) : describing.stakeUnsaid;
}

function weapon({ describing, weapons }: Lexicon, chosen: NonNullable<View['weapon']>): string {
  return chosen === 'any' ? describing.anyWeapon : describing.chosenWeapon(weapons[chosen]);
}

function player(
  lexicon: Lexicon,
  view: View,
  seat: Seat,
  { colour, pawn, count, cards }: PlayerView,
  speak: Speaker,
): string[] {
  const { describing } = lexicon;
  const taken = view.taken.filter((one) => one.seat === seat).map(({ card }) => card);
  const remembered = view.memoryAid ? describing.remembered : describing.lastTaken;
  return [
    colour === null || pawn === null
      ? describing.noPawn
      : describing.pawn(lexicon.colours[colour], speak.place(pawn, sectorOf(pawn, view.turned))),
    cards === null ? describing.hiddenCards(count) : describing.cards(speak.cards(cards), count),
    ...(taken.length > 0 ? [remembered(speak.cards(taken))] : []),
    ...changedHands(lexicon, view, seat, speak),
  ];
}

/** SL-22, SL-29: what else was publicly seen. */
function changedHands(
  { describing, list }: Lexicon,
  { handovers }: View,
  seat: Seat,
  speak: Speaker,
): string[] {
  const paid = (handovers?.paid ?? [])
    .filter(({ from }) => from === seat)
    .map(({ to, prize, count }) => describing.paid(count, prize, speak.who(to)));
  const exchanges = (handovers?.exchanges ?? [])
    .filter((one) => one.seat === seat)
    .map(({ from, count }) => describing.exchange(speak.who(from), count));
  return [
    ...(paid.length > 0 ? [describing.handedOver(list(paid))] : []),
    ...(exchanges.length > 0 ? [describing.exchanges(list(exchanges))] : []),
  ];
}
