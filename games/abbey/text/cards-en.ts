import type { BookId, EventId, LibraryId } from '../rules/cards.ts';
import type { CardWords } from './lexicon.ts';

export const eventsEn: Readonly<Record<EventId, CardWords>> = {
  E01: {
    name: 'To your cells',
    text: 'The prior sends everybody to bed: each pawn goes to the cell of its own colour. Nothing happens there. Penitents and the fevered stay in the church.',
  },
  E02: { name: 'The round', text: 'All together now: Frère Jacques, in four voices. Nothing else happens.' },
  E03: {
    name: 'Plainchant',
    text: 'Until the next mass a question may speak of a single feature or a single suspect: nothing joined, compared or referred to.',
  },
  E04: {
    name: 'A second body',
    text: 'The top suspect at the parlour is shown to all and joins the hand of the new first player. If none is left there, a die names somebody who shows all a random card and keeps it.',
  },
  E05: { name: 'Great silence', text: 'Until the next mass nobody asks anything.' },
  E06: {
    name: 'Vow of truth',
    text: 'Until the next mass whoever is asked must answer. They may still ask back.',
  },
  E07: {
    name: 'The bishop’s visit',
    text: 'Everybody at once shows one card of their choice to their left neighbour, and keeps it.',
  },
  E08: {
    name: 'The copyists at work',
    text: 'Until the next mass the scriptorium is closed, and with it the way to the library.',
  },
  E09: {
    name: 'The librarian dozes',
    text: 'Until the next mass the library is open to anybody who has not been there yet.',
  },
  E10: { name: 'Search', text: 'A die names a cell: its owner shows all a random card and keeps it.' },
  E11: {
    name: 'Fever',
    text: 'A die names the sick: their next turn is skipped. They can still be asked and answer.',
  },
  E12: {
    name: 'Procession',
    text: 'In the first round after this mass everybody moves one square less, but at least one.',
  },
  E13: { name: 'Feast day', text: 'Until the next mass everybody may move one square more.' },
  E14: {
    name: 'Pilgrims at the parlour',
    text: 'The new first player takes the top suspect of the parlour unseen. If none is left, their left neighbour shows them a random card.',
  },
  E15: { name: 'Contrary rumour', text: 'Everybody at once passes one card of their choice to the right.' },
  E16: { name: 'New confessors', text: 'Both confessional dice are thrown again.' },
  E17: { name: 'Jubilee', text: 'Every penance, and every turn still to be skipped, is lifted.' },
  E18: { name: 'The stolen relics', text: 'All crypt cards go back to the crypt.' },
};

export const booksEn: Readonly<Record<BookId, CardWords>> = {
  S01: { name: 'De Alchemia', text: 'At a mass, pass no card. You receive as usual.' },
  S02: { name: 'Itinerarium', text: 'Before your move: you may go two squares further this turn.' },
  S03: {
    name: 'The secret key',
    text: 'Instead of your move: put your pawn in any other room you could enter, except the library.',
  },
  S04: {
    name: 'The art of questioning',
    text: 'After your question met with silence, before your action: it must be answered after all, with no question back.',
  },
  S05: { name: 'The rule of silence', text: 'Where you are obliged to answer: you do not.' },
  S06: {
    name: 'On hearing',
    text: 'In your turn: learn which card one player took from, or was shown by, another since your last turn.',
  },
  S07: {
    name: 'Indulgence',
    text: 'At the start of a turn you would spend in penance: take it normally instead.',
  },
  S08: {
    name: 'On custody',
    text: 'Lay it open in your turn. The next time a card would be taken from you at random, you choose which.',
  },
  S09: {
    name: 'The art of memory',
    text: 'In your turn: look at two random cards of a player of your choice.',
  },
  S10: {
    name: 'The letter',
    text: 'After your move, before your action: ask anybody a question, wherever they are.',
  },
  S11: { name: 'The clock', text: 'In your turn: the next time the bell should move or ring, it does not.' },
  S12: { name: 'The Gospel of Judas', text: 'Your right neighbour looks at your whole hand.' },
  S13: {
    name: 'Bestiary',
    text: 'Look at the top suspect of the parlour. If none is left, look at a random card of a player of your choice.',
  },
  S14: {
    name: 'Herbarium',
    text: 'Choose a player: until the next mass they may not keep silent when you ask them.',
  },
  S15: { name: 'Catalogue', text: 'Draw another book.' },
  S16: { name: 'The penitential', text: 'You go to penance, and your turn is over.' },
  S17: {
    name: 'The mirror',
    text: 'Give a card of your choice to a player and take a random one of theirs.',
  },
  S18: {
    name: 'The necrology',
    text: 'Name one or two features: everybody else’s number of such cards is announced.',
  },
  S19: { name: 'Censorship', text: 'Everybody who keeps books puts one of them back, unseen.' },
  S20: { name: 'On theft', text: 'A die names a player: take a random card of theirs.' },
  S21: { name: 'On exchange', text: 'A die names a player: you both choose a card and exchange them.' },
  S22: {
    name: 'On truth',
    text: 'A die names a player: ask them a question that must be answered, with none back.',
  },
  S23: {
    name: 'Anonymous letters',
    text: 'A die names a player: name a feature, and they show you such a card or say that they have none.',
  },
  S24: { name: 'Apocalypse', text: 'A die names a player, who goes to penance.' },
};

export const libraryEn: Readonly<Record<LibraryId, CardWords>> = {
  L1: { name: 'The secret archives', text: 'Look at the whole hand of a player of your choice.' },
  L2: {
    name: 'The book cupboard',
    text: 'Draw three scriptorium books: keep those with a star, carry out the others.',
  },
  L3: { name: 'The book of revelations', text: 'You may make a revelation at once.' },
  L4: { name: 'Disputed questions', text: 'Ask one question that everybody else must answer.' },
  L5: { name: 'On discovery', text: 'Take a random card from each of one or two players of your choice.' },
  L6: {
    name: 'The book of secrets',
    text: 'Look at all cards left at the parlour. If none is left, look at a random card of every other player.',
  },
  L7: {
    name: 'Poetics, second book',
    text: 'Look at two random cards of every other player. Then you go to penance.',
  },
  L8: {
    name: 'The labyrinth',
    text: 'After this turn take another at once, in which you may come out in any room you could enter.',
  },
};
