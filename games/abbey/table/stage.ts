/**
 * The view after one event, so that the page can show the events of a frame one by one.
 * The last event of a frame is shown by the frame's own view.
 */

import type { HouseEvent, Seat } from '@conclave/engine';
import { type BookId, LASTING } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { CHURCH, CONFESSIONALS, LIBRARY, type Room } from '../rules/rooms.ts';
import type { Suspect } from '../rules/suspects.ts';
import type { OwnView, PlayerView, View } from '../rules/view.ts';

export function stage(view: View, event: Event | HouseEvent): View {
  switch (event.type) {
    case 'firstPlayer':
      return { ...view, first: event.seat, mass: event.mass, bell: 0 };
    case 'confessors':
      return { ...view, confessors: event.seats };
    case 'bell':
      return { ...view, bell: event.at };
    case 'bellHeld':
      return { ...view, bellHeld: false };
    case 'turn':
      return { ...turnOver(view), active: event.seat, turn: event.turn, asked: null };
    case 'stepped': {
      const steps = view.steps - 1;
      const there = entering({ ...view, steps, walked: true }, event.seat, event.to);
      return steps === 0 ? withPlayer(there, event.seat, UNBOUND) : there;
    }
    case 'placed':
      return withPlayer(entering(view, event.seat, event.room), event.seat, UNBOUND);
    case 'penance':
      return withPlayer(standing(view, event.seat, CHURCH), event.seat, {
        ...UNBOUND,
        penitent: true,
        skips: true,
      });
    case 'skipped':
      return withPlayer(view, event.seat, { ...UNBOUND, skips: false });
    case 'fever':
      return withPlayer(view, event.seat, { skips: true });
    case 'jubilee':
      return ofEach(view, event.seats, ABSOLVED);
    case 'took': {
      const taken = carried(view, event.from, event.by, 1, event.card === null ? null : [event.card]);
      if (event.how === 'confessional') return confessing(taken, event.by);
      return event.how === 'cell' ? withPlayer(taken, event.by, { stole: true }) : taken;
    }
    case 'gave':
      return carried(view, event.by, event.to, 1, event.card === null ? null : [event.card]);
    case 'passed':
      return carried(handedOut(view), event.by, event.to, event.count, event.cards);
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
    case 'bookKept':
      return books(view, event.seat, 1, event.book);
    case 'bookPlayed':
      return played(view, event.seat, event.book);
    case 'bookLost': {
      const lost = books(view, event.seat, -1, event.book);
      return event.book === 'onCustody' ? { ...lost, custody: null } : lost;
    }
    case 'relicUsed':
      return {
        ...withPlayer(view, event.seat, { relic: 'none' }),
        decks: { ...view.decks, relics: view.decks.relics + 1 },
      };
    case 'relicsReturned': {
      const relics = view.decks.relics + event.seats.length;
      return { ...ofEach(view, event.seats, { relic: 'none' }), decks: { ...view.decks, relics } };
    }
    case 'event':
      if (!LASTING.includes(event.event)) return view;
      return {
        ...view,
        lasting: event.event,
        decks: { ...view.decks, events: view.decks.events - 1 },
      };
    case 'eventOver':
      return { ...view, lasting: null, decks: { ...view.decks, events: view.decks.events + 1 } };
    case 'ended':
      return { ...view, culprit: event.culprit };
    default:
      return view;
  }
}

/** No word given, or kept (AB-43). */
const UNBOUND = { vow: null, forsworn: 0 } as const;
const ABSOLVED = { penitent: false, skips: false } as const;

function withPlayer(view: View, seat: Seat, change: Partial<PlayerView>): View {
  return { ...view, players: view.players.with(seat, { ...view.players[seat], ...change }) };
}

function ofEach(view: View, seats: readonly Seat[], change: Partial<PlayerView>): View {
  return seats.reduce((changed, seat) => withPlayer(changed, seat, change), view);
}

/** What was taken in a cell is forgotten with the cell. */
function standing(view: View, seat: Seat, room: Room): View {
  return view.players[seat].room === room ? view : withPlayer(view, seat, { room, stole: false });
}

/** On foot or by a secret way; whoever walks no longer kneels. */
function entering(view: View, seat: Seat, room: Room): View {
  const { libraryVisited } = view.players[seat];
  return withPlayer(standing(view, seat, room), seat, {
    penitent: false,
    libraryVisited: libraryVisited || room === LIBRARY,
  });
}

/** The die of the confessional where somebody stands shows them (AB-13). */
function confessing(view: View, seat: Seat): View {
  const booth = CONFESSIONALS.indexOf(view.players[seat].room);
  return booth < 0 ? view : { ...view, confessors: view.confessors.with(booth, seat) };
}

function turnOver(view: View): View {
  const done = confessing(view, view.active);
  return done.players[view.active].relic === 'fresh'
    ? withPlayer(done, view.active, { relic: 'held' })
    : done;
}

/** A book comes from its pile (`more` 1) or goes under it. */
function books(view: View, seat: Seat, more: 1 | -1, book: BookId | null): View {
  const player = view.players[seat];
  const own = player.own && book !== null ? withBook(player.own, more, book) : player.own;
  return withPlayer({ ...view, scriptorium: view.scriptorium - more }, seat, {
    books: player.books + more,
    own,
  });
}

function withBook(own: OwnView, more: 1 | -1, book: BookId): OwnView {
  const others = own.books.filter((one) => one !== book);
  return { ...own, books: more === 1 ? [...others, book] : others };
}

function played(view: View, seat: Seat, book: BookId): View {
  switch (book) {
    // It lies open before its owner.
    case 'onCustody': {
      const { own } = view.players[seat];
      return withPlayer({ ...view, custody: seat }, seat, { own: own && withBook(own, -1, book) });
    }
    case 'indulgence':
      return withPlayer(books(view, seat, -1, book), seat, ABSOLVED);
    case 'clock':
      return { ...books(view, seat, -1, book), bellHeld: true };
    case 'itinerary':
      return { ...books(view, seat, -1, book), steps: view.steps + 2 };
    default:
      return books(view, seat, -1, book);
  }
}

const withoutAnswer = (player: PlayerView): PlayerView => ({
  ...player,
  handedIn: false,
  own: player.own && { ...player.own, answer: null },
});

/** All have handed in, and it is dealt out at once. */
function handedOut(view: View): View {
  if (!view.players.some(({ handedIn }) => handedIn)) return view;
  return { ...view, asked: null, players: view.players.map(withoutAnswer) };
}

const without = (own: OwnView, cards: readonly Suspect[]): OwnView => ({
  ...own,
  hand: own.hand.filter((card) => !cards.includes(card)),
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
