import { counted, does, list, object, possessive } from '../../english.ts';
import { capital } from '../../words.ts';
import { booksEn, eventsEn, libraryEn, momentsEn } from './cards-en.ts';
import { labels } from './labels-en.ts';
import type { Lexicon } from './lexicon.ts';
import {
  COLOURS,
  cardsOf,
  culpritIs,
  doneIn,
  explained,
  inRoom,
  MASSES,
  monk,
  quoted,
  room,
} from './names-en.ts';
import { englishPrimer } from './primer-en.ts';
import { answerEn, questionEn, referenceEn, sameAsEn, VALUES_EN } from './question-en.ts';
import { refusals } from './refusals-en.ts';
import { englishRules } from './rules-en.ts';
import { sentences } from './sentences-en.ts';
import { englishTeaching } from './teaching.ts';

const TURNS = { normal: 'turn', relic: 'second turn', labyrinth: 'turn out of the labyrinth' } as const;

/** Where no room is named. */
const place = (number: number | undefined) => (number === undefined ? 'this room' : room(number));

export const english: Lexicon = {
  name: 'Mystery of the Abbey',
  tagline: 'One of twenty-four monks did it. Ask, spy, pass it on, and be the first to know.',
  options: {
    libraryClosed: {
      name: 'Library closed',
      line: 'The dangerous books were burnt: nobody may enter the library.',
    },
    noEvents: { name: 'No events', line: 'No event card is drawn at mass.' },
    bookLimit: {
      name: 'Two books at most',
      line: 'Whoever keeps two books may not end a move in the scriptorium.',
    },
    sixRules: {
      name: 'Six-player pace',
      line: 'Moves of up to three squares and three turns between masses; always so with six.',
    },
    startAtLauds: { name: 'Begin at Lauds', line: 'Matins leaves the game: a quicker start.' },
    gentleMasses: { name: 'Gentle masses', line: 'Fewer cards are passed: 1, 2, 2, 3, 3, 4, 5, 6.' },
    endAfterCompline: {
      name: 'End after Compline',
      line: 'If nobody has found the culprit by then, the revelations decide.',
    },
    ownCrosses: {
      name: 'Crosses by hand',
      line: 'What you cross off by hand counts as crossed off when you are asked.',
    },
    colours: {
      name: 'Colours',
      line: 'How the six colours and cells are given out.',
      values: { random: 'at random', seating: 'by seat' },
    },
  },
  parts: {
    rightRevelations: 'Right revelations',
    wrongRevelations: 'Wrong revelations',
    culprit: 'Culprit found',
    falseAccusations: 'False accusations',
  },
  colours: COLOURS,
  masses: MASSES,
  values: VALUES_EN,
  features: { order: 'order', rank: 'rank', hood: 'hood', beard: 'beard', build: 'build' },
  events: eventsEn,
  books: booksEn,
  moments: momentsEn,
  library: libraryEn,
  room,
  inRoom,
  monk,
  list: (words) => list(words),
  question: (question, asker, speak) => questionEn(question, asker, speak, inRoom),
  answer: answerEn,
  labels,
  sentences,
  refusals,
  otherRefusal: 'That is not possible.',
  whys: {
    forced: () => 'The rules leave no choice.',
    random: () => 'Here one choice is as good as another.',
    certain: () => 'Nobody else is left.',
    follows: () => 'From all that was said it can be nobody else.',
    likely: ({ percent }) => `It is him with a chance of about ${percent} %.`,
    revealing: ({ percent }) => `It is true with a chance of about ${percent} %, and pays above one third.`,
    room: ({ room: number = 0 }) => `${capital(room(number))}: ${doneIn(number)}.`,
    meets: ({ room: number }) => `There is somebody to ask: ${place(number)}.`,
    towards: ({ room: number, doors }) =>
      `From there it is ${counted(doors ?? 0, 'door', 'doors')} to ${place(number)}.`,
    further: ({ room: number, doors }) =>
      `The book leads ${counted(doors ?? 0, 'door', 'doors')} far, to ${place(number)}.`,
    here: () => 'That is what one comes here for.',
    richest: ({ cards, known }) =>
      `Of the ${counted(cards ?? 0, 'card', 'cards')} there you know ${known === 0 ? 'none' : known}.`,
    asking: ({ fits, left }) =>
      fits === left
        ? `It is about all ${left} you have not crossed off.`
        : `Of the ${left} you have not crossed off it is about ${fits}.`,
    asksOfList: ({ fits, left }) =>
      `What others have crossed off clears somebody. Of the ${left} you have left it is about ${fits}.`,
    asksOfShared: () => 'The others hear the words, and not which card is meant.',
    answering: () => 'Whoever answers may ask back, and must be answered.',
    bindsLeast: () => 'A no leaves all other rooms open to you.',
    silence: ({ listeners }) =>
      `${counted(listeners ?? 0, 'player', 'players')} would hear the answer, and it tells them more than it brings you.`,
    passing: ({ cards, known }) =>
      cards === 1
        ? known === 1
          ? 'Whoever gets to see it knows this card.'
          : 'Of all you could give this tells the others least.'
        : known === cards
          ? `Whoever gets these ${cards} cards knows them all.`
          : `Of these ${cards} cards whoever gets them knows ${known === 0 ? 'none for certain; the others would tell more' : known}.`,
    keepsCards: ({ cards }) => `So you pass none of ${counted(cards ?? 0, 'card', 'cards')}.`,
    holdsBell: ({ cards }) =>
      `At the next stroke there is a mass, and ${counted(cards ?? 0, 'card', 'cards')} of each go to the left.`,
    secondTurn: () => 'The relic brings a second turn, right after this one.',
    book: () => 'This is the moment for the book.',
    keepsBook: () => 'The book is worth more later.',
    leastOfUse: () => 'Of your books this is the one you will miss least.',
    nothingToDo: () => 'There is nothing more to gain here.',
  },
  teaching: englishTeaching,
  describing: {
    abbey: 'The abbey',
    you: 'You',
    plan: 'The plan',
    doors: (name, rooms) => `${name} leads to ${rooms}.`,
    there: (who) => `There: ${list(who.map(object))}.`,
    within: (doors) =>
      `Your move can end there${doors === 0 ? '' : `, through ${counted(doors, 'door', 'doors')}`}.`,
    sheet: 'The suspects',
    suspect: (name, traits) => `${name}: ${traits}.`,
    seen: {
      held: (who) => `In ${possessive(who)} hand.`,
      cleared: 'Seen: innocent.',
      crossed: 'Crossed off by your hand.',
      culprit: 'The culprit.',
      pile: 'In the parlour pile.',
      exposed: (who) => `${does(who, 'showed', 'showed')} him to everybody.`,
      dealings: {
        given: (by, other) => `${does(by, 'gave', 'gave')} him to ${object(other)} at the last mass.`,
        taken: (by, other) => `${does(by, 'took', 'took')} him from ${object(other)}.`,
        shown: (by, other) => `${does(by, 'showed', 'showed')} him to ${object(other)}.`,
      },
    },
    visits: (rooms) => `Moves since the last mass ended ${rooms}.`,
    libraryVisited: 'Library visited already.',
    said: (question, answer) => `Last said, when asked ${quoted(question)}: ${quoted(`${answer}.`)}`,
    compelled: (by) => `May not keep silent to ${object(by)} until the next mass.`,
    turn: (who, turn) => `It is ${possessive(who)} ${TURNS[turn]}.`,
    windows: {
      pass: 'Everybody picks the cards they pass to the left.',
      right: 'Everybody picks a card to pass to the right.',
      bishop: 'Everybody picks a card to show to the left.',
      exchange: 'Two players pick the cards they exchange.',
      censure: 'Everybody who keeps books picks one to give up.',
      answers: 'Everybody else answers the question.',
    },
    asks: (asker, asked, question) => `${does(asker, 'ask', 'asks')} ${object(asked)}: ${quoted(question)}`,
    steps: (count) => `${counted(count, 'door', 'doors')} left.`,
    bell: (at, mass, first) =>
      `The bell stands at ${at} of ${mass}; ${object(first)} ${first.you ? 'are' : 'is'} first player.`,
    passes: (count) => `At this mass ${counted(count, 'card goes', 'cards go')} to the left.`,
    pile: (count) => `${capital(cardsOf(count))} in the parlour.`,
    piles: (books, library, relics) =>
      `In the piles: ${counted(books, 'book', 'books')} in the scriptorium, ${library} in the library, ${counted(relics, 'relic', 'relics')} in the crypt.`,
    pileKnown: (monks) => `You know of ${monks} there.`,
    confessors: (church, courtyard) =>
      `Last visitors of the confessionals: ${object(church)} by the church, ${object(courtyard)} by the courtyard.`,
    event: (card) => `In force is ${explained(card)}`,
    custody: (book, who) => `${quoted(book)} lies open before ${object(who)}.`,
    revealed: (who, value) => `${does(who, 'revealed', 'revealed')}: ${quoted(`${culpritIs(value)}.`)}`,
    culprit: (culprit) => `The culprit is ${culprit}.`,
    place: (where, cell, isYou) => `${capital(where)}; the ${cell} cell is ${isYou ? 'yours' : 'theirs'}.`,
    belongings: (cards, books, hasRelic) =>
      `${capital(cardsOf(cards))}, ${counted(books, 'book', 'books')}${hasRelic ? ', a relic' : ''}.`,
    penitent: 'In penance.',
    skips: 'The next turn is skipped.',
    vow: (where) => `Promised that the next move will end ${where}.`,
    forsworn: (where) => `Promised that the next move will not end ${where}.`,
    falseAccusations: (count) => `False accusations: ${count}.`,
    hand: (monks) => `Hand: ${monks}.`,
    emptyHand: 'Hand: empty.',
    crossed: (crossed, left) => `${counted(crossed, 'suspect', 'suspects')} crossed off, ${left} left.`,
    book: explained,
    handedIn: (what) => `Handed in: ${what}.`,
  },
  endings: {
    found: (who, name) => `${does(who, 'have', 'has')} found the culprit: ${name}.`,
    compline: (name) => `Compline is over, and nobody has named the culprit: ${name}.`,
    winners: (names) => {
      const [first] = names;
      if (names.length === 1) return `${does(first, 'win', 'wins')}.`;
      return `${capital(list(names.map(object)))} share the victory.`;
    },
    nobody: 'The game ended before the mystery was solved.',
  },
  reference: referenceEn,
  sameAs: sameAsEn,
  form: {
    whom: 'Whom do you ask?',
    kind: 'What do you ask about?',
    kinds: {
      count: 'How many of their cards are …',
      hold: 'Whether they hold …',
      atLeast: 'Whether they hold at least so many …',
      compare: 'Whether they hold more of … than of …',
      most: 'Of which order, rank … they hold most',
      crossedCount: 'How many they have crossed off of …',
      crossed: 'Whether they have crossed off …',
      leftCount: 'How many are left on their list of …',
      visited: 'Whether a move of theirs ended in … (all could see it)',
      received: 'A feature of the last card they received from …',
      shownBy: 'A feature of the last card they were shown by …',
      stillHold: 'Whether they still hold a card you both know',
      stillSo: 'Whether what they said last is still so',
      willGo: 'Whether their next move will end in …',
      atMost: 'Whether they have at most so many suspects left',
      allShare: 'Whether all their suspects left share a feature',
    },
    stillSo: (question, answer) =>
      `Whether they still answer ${quoted(question)} with ${quoted(`${answer}.`)}`,
    atom: 'Which monks?',
    anybody: 'any at all',
    than: 'Compared with which monks?',
    more: 'And further?',
    end: 'That is all',
    and: 'and besides …',
    or: 'or else …',
    alsoName: (name) => `or ${name}`,
    not: (value) => `not ${VALUES_EN[value]}`,
    suspect: 'Which suspect?',
    room: 'Which room?',
    from: 'Received from whom?',
    shownBy: 'Shown by whom?',
    reference: 'Which card?',
    feature: 'Which feature?',
    number: 'How many?',
    card: (number, of) => (of === 1 ? 'Which card?' : `Which card? (${number} of ${of})`),
    titles: {
      ask: 'Put a question of your own …',
      askAll: 'Ask everybody a question of your own …',
      give: 'Choose what you hand in …',
    },
  },
  chapters: {
    material: 'What is in the box',
    setUp: 'Setting up',
    turn: 'A turn',
    questions: 'Questions',
    squares: 'The rooms of the abbey',
    mass: 'Mass',
    chapter: 'Revelations and accusations',
    penance: 'Penance',
    variants: 'Six players, and variants',
    secrets: 'Who sees what',
  },
  primer: englishPrimer,
  rules: englishRules,
};
