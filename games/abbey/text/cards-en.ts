import type { BookId, EventId, LibraryId, StarredId } from '../rules/cards.ts';
import type { CardWords } from './lexicon.ts';

export const eventsEn: Readonly<Record<EventId, CardWords>> = {
  toYourCells: {
    name: 'To your cells',
    text: 'The prior sends everybody to bed: each pawn goes to the cell of its own colour. Nothing happens there. Penitents and the fevered stay in the church.',
  },
  round: {
    name: 'The round',
    text: 'All together now: Frère Jacques, in four voices. Nothing else happens.',
  },
  plainchant: {
    name: 'Plainchant',
    text: 'Until the next mass a question may speak of a single feature or a single suspect: nothing joined, compared or referred to.',
  },
  secondBody: {
    name: 'A second body',
    text: 'The top suspect at the parlour is shown to all and joins the hand of the new first player. If none is left there, a die names somebody who shows all a random card and keeps it.',
  },
  greatSilence: { name: 'Great silence', text: 'Until the next mass nobody asks anything.' },
  vowOfTruth: {
    name: 'Vow of truth',
    text: 'Until the next mass whoever is asked must answer. They may still ask back.',
  },
  bishopsVisit: {
    name: 'The bishop’s visit',
    text: 'Everybody at once shows one card of their choice to their left neighbour, and keeps it.',
  },
  copyistsAtWork: {
    name: 'The copyists at work',
    text: 'Until the next mass the scriptorium is closed, and with it the way to the library.',
  },
  librarianDozes: {
    name: 'The librarian dozes',
    text: 'Until the next mass the library is open to anybody who has not been there yet.',
  },
  search: { name: 'Search', text: 'A die names a cell: its owner shows all a random card and keeps it.' },
  fever: {
    name: 'Fever',
    text: 'A die names the sick: their next turn is skipped. They can still be asked and answer.',
  },
  procession: {
    name: 'Procession',
    text: 'In the first round after this mass everybody moves one square less, but at least one.',
  },
  feastDay: { name: 'Feast day', text: 'Until the next mass everybody may move one square more.' },
  pilgrims: {
    name: 'Pilgrims at the parlour',
    text: 'The new first player takes the top suspect of the parlour unseen. If none is left, their left neighbour shows them a random card.',
  },
  contraryRumour: {
    name: 'Contrary rumour',
    text: 'Everybody at once passes one card of their choice to the right.',
  },
  newConfessors: { name: 'New confessors', text: 'Both confessional dice are thrown again.' },
  jubilee: { name: 'Jubilee', text: 'Every penance, and every turn still to be skipped, is lifted.' },
  stolenRelics: { name: 'The stolen relics', text: 'All relics go back to the crypt.' },
};

/** Books with a star speak to whoever keeps them, the others, read aloud, of “the reader”. */
export const booksEn: Readonly<Record<BookId, CardWords>> = {
  alchemy: { name: 'De Alchemia', text: 'At a mass, pass no card. You receive as usual.' },
  itinerary: { name: 'Itinerarium', text: 'Before your move: you may go two squares further this turn.' },
  secretKey: {
    name: 'The secret key',
    text: 'Instead of your move: put your pawn in any other room you could enter, except the library.',
  },
  artOfQuestioning: {
    name: 'The art of questioning',
    text: 'After your question met with silence, before your action: it must be answered after all, with no question back.',
  },
  ruleOfSilence: { name: 'The rule of silence', text: 'Where you are obliged to answer: you do not.' },
  onHearing: {
    name: 'On hearing',
    text: 'In your turn: learn which card one player took from, or was shown by, another since your last turn.',
  },
  indulgence: {
    name: 'Indulgence',
    text: 'At the start of a turn you would spend in penance: take it normally instead.',
  },
  onCustody: {
    name: 'On custody',
    text: 'Lay it open in your turn. The next time a card would be taken from you at random, you choose which.',
  },
  artOfMemory: {
    name: 'The art of memory',
    text: 'In your turn: look at two random cards of a player of your choice.',
  },
  letter: {
    name: 'The letter',
    text: 'After your move, before your action: ask anybody a question, wherever they are.',
  },
  clock: {
    name: 'The clock',
    text: 'In your turn: the next time the bell should move or ring, it does not.',
  },
  gospelOfJudas: {
    name: 'The Gospel of Judas',
    text: 'The reader’s right neighbour looks at the reader’s whole hand.',
  },
  bestiary: {
    name: 'Bestiary',
    text: 'The reader looks at the top suspect of the parlour. If none is left, at a random card of a player of their choice.',
  },
  herbarium: {
    name: 'Herbarium',
    text: 'The reader chooses a player, who until the next mass may not keep silent when the reader asks.',
  },
  catalogue: { name: 'Catalogue', text: 'The reader draws another book.' },
  penitential: { name: 'The penitential', text: 'The reader goes to penance, and the turn is over.' },
  mirror: {
    name: 'The mirror',
    text: 'The reader gives a card of their choice to a player and takes a random one of theirs.',
  },
  necrology: {
    name: 'The necrology',
    text: 'The reader names one or two features: everybody else’s number of such cards is announced.',
  },
  censorship: { name: 'Censorship', text: 'Everybody who keeps books puts one of them back, unseen.' },
  onTheft: { name: 'On theft', text: 'A die names a player: the reader takes a random card of theirs.' },
  onExchange: {
    name: 'On exchange',
    text: 'A die names a player: the two of them choose a card each and exchange them.',
  },
  onTruth: {
    name: 'On truth',
    text: 'A die names a player: the reader asks them a question that must be answered, with none back.',
  },
  anonymousLetters: {
    name: 'Anonymous letters',
    text: 'A die names a player. The reader names a feature, and that player shows the reader such a card or says that they have none.',
  },
  apocalypse: { name: 'Apocalypse', text: 'A die names a player, who goes to penance.' },
};

/** Read aloud like the books without a star: everybody hears it, so nobody is “you”. */
export const libraryEn: Readonly<Record<LibraryId, CardWords>> = {
  secretArchives: {
    name: 'The secret archives',
    text: 'The reader looks at the whole hand of a player of their choice.',
  },
  bookCupboard: {
    name: 'The book cupboard',
    text: 'The reader draws three scriptorium books, keeps those with a star and carries out the others.',
  },
  bookOfRevelations: {
    name: 'The book of revelations',
    text: 'The reader may make a revelation at once.',
  },
  disputedQuestions: {
    name: 'Disputed questions',
    text: 'The reader asks one question that everybody else must answer.',
  },
  onDiscovery: {
    name: 'On discovery',
    text: 'The reader takes a random card from each of one or two players of their choice.',
  },
  bookOfSecrets: {
    name: 'The book of secrets',
    text: 'The reader looks at all cards left at the parlour. If none is left, at a random card of every other player.',
  },
  poetics: {
    name: 'Poetics, second book',
    text: 'The reader looks at two random cards of every other player, then goes to penance.',
  },
  labyrinth: {
    name: 'The labyrinth',
    text: 'After this turn the reader takes another at once, and may come out in any room they could enter.',
  },
};

export const momentsEn: Readonly<Record<StarredId, string>> = {
  alchemy: 'at a mass, before you hand in',
  itinerary: 'in your turn, before you move',
  secretKey: 'in your turn, instead of moving',
  artOfQuestioning: 'in your turn, when your question has met with silence, before your action',
  ruleOfSilence: 'when you are asked and must answer',
  onHearing: 'in your turn, when others took or were shown cards since your last one',
  indulgence: 'at the start of a turn in penance',
  onCustody: 'in your turn',
  artOfMemory: 'in your turn, when somebody else has cards',
  letter: 'in your turn after your move, before your action',
  clock: 'in your turn, while the bell is not held already',
};
