/** A view in words. */

import type { Passage, Seat, Watcher } from '@conclave/engine';
import { passesAt } from '../rules/cards.ts';
import { roomsIn } from '../rules/rooms.ts';
import { NONE } from '../rules/state.ts';
import { MONKS } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import { plan } from './describe-plan.ts';
import { sheet } from './describe-sheet.ts';
import type { Lexicon, Speaker } from './lexicon.ts';

/** The abbey; the reader first, then the others clockwise; the plan with its doors; the 24 suspects. */
export function describe(lexicon: Lexicon, view: View, reader: Watcher, speak: Speaker): Passage[] {
  const { describing } = lexicon;
  const from = reader === 'gallery' ? 0 : reader;
  const order = view.players.map((_player, i) => (from + i) % view.players.length);
  return [
    { heading: describing.abbey, lines: abbey(lexicon, view, speak) },
    ...order.map((seat) => {
      const who = speak.who(seat);
      const heading = who.you ? describing.you : who.name;
      return { heading, lines: player(lexicon, seat, view, speak) };
    }),
    { heading: describing.plan, lines: plan(lexicon, view, reader, speak) },
    { heading: describing.sheet, lines: sheet(lexicon, view, reader, speak) },
  ];
}

function abbey(lexicon: Lexicon, view: View, speak: Speaker): string[] {
  const { describing, events, books, masses } = lexicon;
  const { asked, ended, lasting, custody, culprit } = view;
  const known = view.pile.flatMap((card) => (card === null ? [] : [card]));
  const [church, courtyard] = view.confessors.map(speak.who);
  return [
    ...(ended === null ? [describing.turn(speak.who(view.active), view.turn)] : []),
    ...(asked?.kind === 'window' ? [describing.windows[asked.window]] : []),
    ...(asked?.kind === 'answer'
      ? [
          describing.asks(
            speak.who(asked.asker),
            speak.who(asked.seat),
            speak.question(asked.question, asked.asker),
          ),
        ]
      : []),
    ...(asked?.kind === 'move' ? [describing.steps(view.steps)] : []),
    describing.bell(view.bell, masses[view.mass], speak.who(view.first)),
    describing.passes(passesAt(view)),
    describing.pile(view.pile.length),
    describing.piles(view.scriptorium, view.decks.library, view.decks.relics),
    ...(known.length > 0 ? [describing.pileKnown(speak.monks(known))] : []),
    describing.confessors(church, courtyard),
    ...(lasting ? [describing.event(events[lasting])] : []),
    ...(custody === null ? [] : [describing.custody(books.onCustody.name, speak.who(custody))]),
    ...view.revelations.map(({ seat, value }) => describing.revealed(speak.who(seat), value)),
    ...(culprit === null ? [] : [describing.culprit(speak.monk(culprit))]),
  ];
}

function player(lexicon: Lexicon, seat: Seat, view: View, speak: Speaker): string[] {
  const { describing, colours, books, inRoom, list } = lexicon;
  const its = view.players[seat];
  const { own, vow } = its;
  const forsworn = roomsIn(its.forsworn).map(inRoom);
  const visits = roomsIn(its.visits).map(inRoom);
  const said = view.statements[seat];
  const askers = view.compelled.flatMap((bits, by) => ((bits & (1 << seat)) === 0 ? [] : [speak.who(by)]));
  return [
    describing.place(inRoom(its.room), colours[its.colour], speak.who(seat).you),
    describing.belongings(its.cards, its.books, its.relic !== 'none'),
    ...(its.penitent ? [describing.penitent] : []),
    ...(its.skips ? [describing.skips] : []),
    ...(vow === null ? [] : [describing.vow(inRoom(vow))]),
    ...(forsworn.length > 0 ? [describing.forsworn(list(forsworn))] : []),
    ...(visits.length > 0 ? [describing.visits(list(visits))] : []),
    ...(its.libraryVisited ? [describing.libraryVisited] : []),
    ...(said ? [describing.said(speak.question(said.question, NONE), speak.answer(said.answer))] : []),
    ...askers.map(describing.compelled),
    ...(its.falseAccusations > 0 ? [describing.falseAccusations(its.falseAccusations)] : []),
    ...(own
      ? [
          own.hand.length > 0 ? describing.hand(speak.monks(own.hand)) : describing.emptyHand,
          describing.crossed(own.crossed.length, MONKS.length - own.crossed.length),
          ...own.books.map((book) => describing.book(books[book])),
          ...(own.answer?.kind === 'give' ? [describing.handedIn(speak.monks(own.answer.cards))] : []),
          ...(own.answer?.kind === 'discard' ? [describing.handedIn(books[own.answer.book].name)] : []),
        ]
      : []),
  ];
}
