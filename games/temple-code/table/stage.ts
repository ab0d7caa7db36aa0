/**
 * The view after one event, so that the page can show the events of a frame one by one. The last event of a frame is
 * shown by the frame's own view.
 */

import type { HouseEvent, Seat } from '@conclave/engine';
import type { Card } from '../rules/deck.ts';
import type { Event } from '../rules/events.ts';
import type { PlayerView, View } from '../rules/view.ts';

function withPlayer(view: View, seat: Seat, part: Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player, i) => (i === seat ? { ...player, ...part } : player)),
  };
}

function drawn(view: View, count: number): View {
  return { ...view, pile: { ...view.pile, count: Math.max(0, view.pile.count - count) } };
}

/** A card leaves wherever it lies face up before somebody. */
function withoutFront(view: View, card: Card): View {
  const players = view.players.map((player) =>
    player.front.includes(card) ? { ...player, front: player.front.filter((one) => one !== card) } : player,
  );
  return { ...view, players };
}

function discarded(view: View, cards: readonly Card[]): View {
  return { ...view, discard: [...view.discard, ...cards] };
}

export function stage(view: View, event: Event | HouseEvent): View {
  switch (event.type) {
    case 'combinationDrawn':
      return drawn(withPlayer(view, event.seat, { combination: event.card, decoded: false }), 1);
    case 'roundBegun':
      return { ...view, first: event.first, active: event.first };
    case 'returned': {
      const gone = new Set(event.cards.map(({ card }) => card));
      const aside = view.aside.filter(({ card }) => !gone.has(card));
      return discarded({ ...view, aside }, [...gone]);
    }
    case 'reshuffled':
      return { ...view, discard: [], pile: { ...view.pile, count: view.pile.count + event.cards.length } };
    case 'revealed':
      // A single card is decoded at once; a pair may still lie open then (TC-R16).
      if (event.cards.length === 1) return drawn(view, 1);
      return drawn(withPlayer(view, event.seat, { front: event.cards }), event.cards.length);
    case 'dealt':
      return drawn(withPlayer(view, event.seat, { front: event.cards }), event.cards.length);
    case 'decoded': {
      const { seat, card, circles, triangles } = event;
      const taken = withoutFront(withPlayer(view, seat, { decoded: true }), card);
      return { ...taken, aside: [...taken.aside, { seat, card, circles, triangles }] };
    }
    case 'discarded':
      return discarded(withoutFront(view, event.card), [event.card]);
    case 'declared':
      return withPlayer(view, event.seat, { combination: event.card });
    case 'medallionGained':
    case 'pointScored':
      return withPlayer(view, event.seat, { found: event.count });
    case 'cleared': {
      const aside = view.aside.filter(({ seat }) => seat !== event.seat);
      return discarded({ ...withPlayer(view, event.seat, { combination: null }), aside }, [
        event.combination,
        ...event.aside,
      ]);
    }
    case 'laidOpen':
      return {
        ...view,
        over: true,
        players: view.players.map((player, seat) => ({ ...player, combination: event.combinations[seat] })),
      };
    default:
      return view;
  }
}
