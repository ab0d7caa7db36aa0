/** A whole state: what the seat sees, where the cards lie by a sampled history, and chance for the rest. */

import { type Rng, type Seat, setAnswer } from '@conclave/engine';
import { BOOK_IDS, type BookId, EVENT_IDS, isStarred, LIBRARY_IDS } from '../rules/cards.ts';
import { type Frame, NONE, pairOf, type State, type Submitted, type WindowKind } from '../rules/state.ts';
import { EVERYONE, listed, type Mask, maskOf, type Suspect } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import { toGive } from '../rules/windows.ts';

export interface Present {
  readonly hands: readonly Mask[];
  readonly pile: Mask;
  readonly culprit: Suspect;
  /** By seat: all it can be thought to have seen. */
  readonly seen: readonly Mask[];
}

export function imagined(view: View, seat: Seat, { hands, pile, culprit, seen }: Present, rng: Rng): State {
  const seats = view.players.length;
  const perPair = (value: number) => Array.from({ length: seats * seats }, () => value);
  const own = view.players[seat].own;
  const taken = perPair(NONE);
  const shown = perPair(0);
  const received = perPair(NONE);
  const gift = view.players.map(() => 0);
  const anyCard = () => rng.int(24);
  for (const { kind, by, other, count: size, cards } of view.dealings) {
    const mask = cards ? maskOf(cards) : randomPart(EVERYONE, size, rng);
    if (kind === 'given') gift[by] = mask;
    else if (kind === 'shown') shown[pairOf(seats, by, other)] = mask;
    else taken[pairOf(seats, other, by)] = listed(mask)[0];
  }
  for (let pair = 0; pair < received.length; pair++) if (view.hasReceived[pair]) received[pair] = anyCard();
  for (const [from, card] of (view.received ?? []).entries()) received[pairOf(seats, from, seat)] = card;
  const stolen = view.players.map(({ stole }, thief) => (stole ? (view.stolen[thief] ?? anyCard()) : NONE));
  const known = view.pile.filter((card) => card !== null);
  const unseen = rng.shuffle(listed(pile & ~maskOf(known)));
  const books = imaginedBooks(view, seat, rng);
  const state: State = {
    options: view.options,
    colours: view.players.map(({ colour }) => colour),
    culprit,
    pile: view.pile.map((card) => card ?? unseen.pop() ?? 0).reverse(),
    hand: [...hands],
    seen: view.players.map((_player, other) => (other === seat ? maskOf(own?.seen ?? []) : seen[other])),
    marks: view.players.map((player) => maskOf(player.own?.marks ?? [])),
    peeked: view.players.map((_player, other) => (other === seat ? maskOf(known) : 0)),
    books: books.kept,
    custody: view.custody ?? NONE,
    scriptorium: books.deck,
    events: rng.shuffle(EVENT_IDS.filter((event) => event !== view.lasting)),
    library: rng.shuffle([...LIBRARY_IDS]),
    lasting: view.lasting,
    relics: view.decks.relics,
    relic: view.players.map(({ relic }) => relic),
    pawn: view.players.map(({ room }) => room),
    stolen,
    confessors: [...view.confessors],
    mass: view.mass,
    bell: view.bell,
    bellHeld: view.bellHeld,
    first: view.first,
    active: view.active,
    turn: view.turn,
    phase: view.phase,
    start: view.start,
    steps: view.steps,
    walked: view.walked,
    ends: view.ends,
    acted: view.acted,
    leaving: view.leaving,
    labyrinth: view.labyrinth,
    silenced: view.silenced,
    skip: view.players.map(({ skips }) => (skips ? 1 : 0)),
    penitent: view.players.map(({ penitent }) => penitent),
    visits: view.players.map(({ visits }) => visits),
    libraryVisited: view.players.map(({ libraryVisited }) => libraryVisited),
    vow: view.players.map(({ vow }) => vow ?? NONE),
    forsworn: view.players.map(({ forsworn }) => forsworn),
    compelled: [...view.compelled],
    gift,
    taken,
    shown,
    received,
    whispers: view.whispers.map(({ to, from, how, turn, card }) => ({
      to,
      from,
      how,
      turn,
      card: card ?? anyCard(),
      heard: card !== null && to !== seat && from !== seat ? 1 << seat : 0,
    })),
    turnNumber: view.turnNumber,
    lastTurn: [...view.lastTurn],
    revelations: [...view.revelations],
    falseAccusations: view.players.map(({ falseAccusations }) => falseAccusations),
    turnsSinceMass: view.turnsSinceMass,
    said: view.said,
    turned: [...view.turned],
    exposed: view.exposed,
    stack: imaginedStack(view, rng),
    window: null,
    windows: view.windows,
    statements: [...view.statements],
    askedAll: view.asked?.kind === 'window' ? view.asked.question : null,
    ended: view.ended,
  };
  imagineWindow(state, view, rng);
  return state;
}

function imagineWindow(state: State, view: View, rng: Rng): void {
  const { asked } = view;
  if (asked?.kind !== 'window') return;
  const window = {
    id: asked.id,
    kind: asked.window,
    asked: asked.asked,
    answers: asked.asked.map((): Submitted | null => null),
  };
  state.window = window;
  for (const other of asked.asked) {
    const { own, handedIn } = view.players[other];
    const answer = own ? own.answer : handedIn ? imaginedAnswer(state, other, asked.window, rng) : null;
    if (answer) setAnswer(window, other, answer);
  }
}

function imaginedAnswer(state: State, seat: Seat, window: WindowKind, rng: Rng): Submitted {
  switch (window) {
    case 'answers':
      return { kind: 'confirm' };
    case 'censure':
      return { kind: 'discard', book: state.books[seat].at(0) ?? 'onCustody' };
    default:
      return { kind: 'give', cards: listed(randomPart(state.hand[seat], toGive(state, seat), rng)) };
  }
}

/** Kept books of others: any with a star. The memory of what went under the pile is not kept. */
function imaginedBooks(view: View, seat: Seat, rng: Rng): { kept: (readonly BookId[])[]; deck: BookId[] } {
  const own = view.players[seat].own?.books ?? [];
  const open: readonly BookId[] = view.custody === null ? [] : ['onCustody'];
  const others = BOOK_IDS.filter((book) => !own.includes(book) && !open.includes(book));
  const stars = rng.shuffle(others.filter(isStarred));
  const kept = view.players.map(({ books }, other) => {
    if (other === seat) return own;
    const hidden = books - (view.custody === other ? 1 : 0);
    return stars.splice(0, hidden).sort((a, b) => BOOK_IDS.indexOf(a) - BOOK_IDS.indexOf(b));
  });
  const rest = rng.shuffle([...others.filter((book) => !isStarred(book)), ...stars]);
  return { kept, deck: rest.slice(0, view.scriptorium) };
}

function imaginedStack(view: View, rng: Rng): Frame[] {
  const { asked } = view;
  const below = view.pending.map((kind): Frame => {
    switch (kind) {
      case 'read':
        return { kind: 'read', book: rng.pick(BOOK_IDS.filter((book) => !isStarred(book))) };
      case 'penance':
        return { kind: 'penance', seat: view.active };
      case 'transfer':
        return { kind: 'transfer', from: view.active, to: (view.active + 1) % view.players.length, card: 0 };
      case 'target':
        return { kind: 'target', seat: view.active, book: 'onDiscovery', but: NONE };
      case 'event':
        return { kind: 'event' };
      default:
        return { kind: 'massEnd' };
    }
  });
  if (asked === null) return below;
  if (asked.kind === 'window') return [...below, { kind: 'window' }];
  if (asked.kind === 'other') return [...below, asked.frame];
  if (asked.kind !== 'answer') return below;
  const { asker, seat: of, question, obliged, back, source } = asked;
  return [...below, { kind: 'answer', asker, of, question, obliged, back, source }];
}

function randomPart(mask: Mask, size: number, rng: Rng): Mask {
  return maskOf(rng.shuffle(listed(mask)).slice(0, size));
}
