/** The view after one event, so that a whole trick is seen before it is taken. */

import type { HouseEvent } from '@conclave/engine';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';

export function stage(view: View, event: Event | HouseEvent): View {
  if (event.type !== 'played') return view;
  const players = view.players.map((player, seat) =>
    seat === event.seat
      ? {
          ...player,
          cards: player.cards - 1,
          hand: player.hand?.filter((card) => card !== event.card) ?? null,
          played: event.card,
        }
      : player,
  );
  return { ...view, players };
}
