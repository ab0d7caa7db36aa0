/** The view after one event, so that a frame can be shown one thing at a time. The frame's own view has the last word. */

import type { HouseEvent, Seat } from '@conclave/engine';
import { LASTING } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { CHURCH, type Room } from '../rules/rooms.ts';
import type { Suspect } from '../rules/suspects.ts';
import type { OwnView, PlayerView, View } from '../rules/view.ts';

export function stage(view: View, event: Event | HouseEvent): View {
  switch (event.type) {
    case 'firstPlayer':
      return { ...view, first: event.seat, mass: event.mass, bell: 0 };
    case 'confessors':
      return { ...view, confessors: event.seats };
    case 'bell':
      return { ...view, bell: event.at, bellHeld: false };
    case 'bellHeld':
      return { ...view, bellHeld: true };
    case 'turn':
      return { ...view, active: event.seat, turn: event.turn, asked: null, exposed: null };
    case 'stepped':
      return standing(view, event.seat, event.to);
    case 'placed':
    case 'stayed':
      return standing(view, event.seat, event.room);
    case 'penance':
      return withPlayer(standing(view, event.seat, CHURCH), event.seat, { penitent: true, skips: true });
    case 'asked': {
      const { asker, of, question } = event;
      return { ...view, asked: null, said: { kind: 'exchange', asker, of, question, answer: null } };
    }
    case 'answered': {
      const { asker, of, question, answer } = event;
      return { ...view, asked: null, said: { kind: 'exchange', asker, of, question, answer } };
    }
    case 'askedAll':
      return { ...view, asked: null };
    case 'answeredAll': {
      const { asker, question, answers } = event;
      return { ...view, said: { kind: 'all', asker, question, answers } };
    }
    case 'counted': {
      const { reader, values, counts } = event;
      return { ...view, said: { kind: 'counts', reader, values, counts } };
    }
    case 'hasNone': {
      const { by, to, values } = event;
      return { ...view, said: { kind: 'none', by, to, values } };
    }
    case 'took':
      return carried(view, event.from, event.by, 1, event.card === null ? null : [event.card]);
    case 'gave':
      return carried(view, event.by, event.to, 1, event.card === null ? null : [event.card]);
    case 'passed':
      return carried(view, event.by, event.to, event.count, event.cards);
    case 'drew':
      return fromPile(view, event.seat, event.card);
    case 'fromPile':
      return { ...fromPile(view, event.seat, event.card), exposed: { seat: event.seat, card: event.card } };
    case 'exposed':
      return { ...view, exposed: { seat: event.seat, card: event.card } };
    case 'accused':
      return {
        ...withPlayer(view, event.seat, {
          falseAccusations: view.players[event.seat].falseAccusations + 1,
        }),
        exposed: { seat: event.holder, card: event.suspect },
      };
    case 'revealed':
      return { ...view, revelations: [...view.revelations, { seat: event.seat, value: event.value }] };
    case 'bookKept':
      return books(view, event.seat, 1);
    case 'bookPlayed':
    case 'bookLost':
      return books(view, event.seat, -1);
    case 'relicTaken':
      return {
        ...withPlayer(view, event.seat, { relic: 'fresh' }),
        decks: { ...view.decks, relics: view.decks.relics - 1 },
      };
    case 'relicUsed':
      return {
        ...withPlayer(view, event.seat, { relic: 'none' }),
        decks: { ...view.decks, relics: view.decks.relics + 1 },
      };
    case 'libraryRead':
      return withPlayer(view, event.seat, { libraryVisited: true });
    case 'mass':
      return {
        ...view,
        mass: event.mass,
        asked: null,
        players: view.players.map((player) => ({ ...player, room: CHURCH, penitent: false })),
      };
    case 'event':
      return LASTING.includes(event.event) ? { ...view, lasting: event.event } : view;
    case 'eventOver':
      return { ...view, lasting: null };
    case 'ended':
      return { ...view, culprit: event.culprit };
    default:
      return view;
  }
}

function withPlayer(view: View, seat: Seat, change: Partial<PlayerView>): View {
  return { ...view, players: view.players.with(seat, { ...view.players[seat], ...change }) };
}

function standing(view: View, seat: Seat, room: Room): View {
  return withPlayer(view, seat, { room });
}

function books(view: View, seat: Seat, more: number): View {
  return withPlayer(view, seat, { books: Math.max(0, view.players[seat].books + more) });
}

const without = (own: OwnView, cards: readonly Suspect[]): OwnView => ({
  ...own,
  hand: own.hand.filter((card) => !cards.includes(card)),
  picked: own.picked.filter((card) => !cards.includes(card)),
});

/** Whoever sees the cards go or come sees them leave and enter the hand that is open to them. */
const withCards = (own: OwnView, cards: readonly Suspect[]): OwnView => ({
  ...own,
  hand: [...own.hand.filter((card) => !cards.includes(card)), ...cards].sort((a, b) => a - b),
});

function carried(view: View, from: Seat, to: Seat, count: number, cards: readonly Suspect[] | null): View {
  const giver = view.players[from];
  const receiver = view.players[to];
  const given = withPlayer(view, from, {
    cards: giver.cards - count,
    own: giver.own && cards ? without(giver.own, cards) : giver.own,
  });
  return withPlayer(given, to, {
    cards: receiver.cards + count,
    own: receiver.own && cards ? withCards(receiver.own, cards) : receiver.own,
  });
}

function fromPile(view: View, seat: Seat, card: Suspect | null): View {
  const player = view.players[seat];
  return withPlayer({ ...view, pile: view.pile.slice(1) }, seat, {
    cards: player.cards + 1,
    own: player.own && card !== null ? withCards(player.own, [card]) : player.own,
  });
}
