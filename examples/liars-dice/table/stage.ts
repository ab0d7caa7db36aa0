/** The view after one event, so that the cups are seen lifted before the next roll. */

import type { HouseEvent } from '@conclave/engine';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';

export function stage(view: View, event: Event | HouseEvent): View {
  switch (event.type) {
    case 'lifted': {
      const { type: _type, ...lifted } = event;
      return { ...view, lifted, bid: null };
    }
    case 'lost': {
      const players = view.players.map((player, seat) =>
        seat === event.seat ? { dice: event.left, cup: player.cup?.slice(1) ?? null } : player,
      );
      return { ...view, players };
    }
    case 'roundBegun':
      return { ...view, round: event.round, active: event.first };
    default:
      return view;
  }
}
