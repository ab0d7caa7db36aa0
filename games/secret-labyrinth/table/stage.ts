/**
 * The view after one event, so that the page can show the events of a frame one by one. The last event of a frame is
 * shown by the frame's own view.
 */

import type { HouseEvent, Seat } from '@conclave/engine';
import { COLOURS, START } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { PlayerView, View } from '../rules/view.ts';

function withPlayer(view: View, seat: Seat, part: Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player, i) => (i === seat ? { ...player, ...part } : player)),
  };
}

/** Cards come to a hand or leave it; which ones only where they are known. */
function handed(view: View, seat: Seat, count: number, known: readonly Card[] | null): View {
  const player = view.players[seat];
  const cards =
    player.cards &&
    (count >= 0
      ? [...player.cards, ...(known ?? [])]
      : player.cards.filter((card) => !(known ?? []).includes(card)));
  return withPlayer(view, seat, { count: player.count + count, cards });
}

const reversed = <One>([one, two]: readonly [One, One]): readonly [One, One] => [two, one];

export function stage(view: View, event: Event | HouseEvent): View {
  switch (event.type) {
    case 'colourChosen':
      return withPlayer(view, event.seat, {
        colour: event.colour,
        pawn: START[COLOURS.indexOf(event.colour)],
      });
    case 'turnedUp':
      return event.card === null
        ? view
        : { ...view, wanted: event.card, pile: { ...view.pile, count: Math.max(0, view.pile.count - 1) } };
    case 'ran':
    case 'jumped':
      return withPlayer(view, event.seat, { pawn: event.to });
    case 'taken': {
      const card = event.card ?? view.wanted;
      const given = handed(view, event.seat, 1, card === null ? null : [card]);
      const taken = card === null ? view.taken : [...view.taken, { card, seat: event.seat }];
      return { ...given, wanted: null, taken };
    }
    case 'exchanged': {
      const given = event.given === null ? null : [event.given];
      const drawn = handed(
        handed(view, event.from, -event.count, event.drawn),
        event.seat,
        event.count,
        event.drawn,
      );
      return { ...handed(handed(drawn, event.seat, -1, given), event.from, 1, given), gift: null };
    }
    case 'staked':
      return view.duel
        ? { ...view, stage: 'weapons', duel: { ...view.duel, prize: event.prize, stake: event.die ? 0 : 1 } }
        : view;
    case 'weaponsShown':
      return view.duel
        ? {
            ...view,
            weapon: null,
            stage: event.winner === null ? 'weapons' : 'place',
            duel: {
              ...view.duel,
              shown: event.seats[0] === view.duel.challenger ? event.weapons : reversed(event.weapons),
              answered: [],
              draws: view.duel.draws + (event.winner === null ? 1 : 0),
              victor: event.winner,
            },
          }
        : view;
    case 'paid':
      return handed(handed(view, event.seat, -event.count, event.cards), event.to, event.count, event.cards);
    default:
      return view;
  }
}
