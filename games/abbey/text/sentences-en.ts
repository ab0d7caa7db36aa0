/** What happened, in English. */

import { does, list, object, possessive } from '../../english.ts';
import { capital } from '../../words.ts';
import { booksEn, eventsEn, libraryEn } from './cards-en.ts';
import type { Sentences, Speaker } from './lexicon.ts';
import { cardsOf, culpritIs, explained, MASSES, quoted, room } from './names-en.ts';
import { aMonkEn, monksEn } from './question-en.ts';

const aCard = (card: number | null, speak: Speaker) => (card === null ? 'a card' : speak.monk(card));
const someCards = (cards: readonly number[] | null, count: number, speak: Speaker) =>
  cards === null ? cardsOf(count) : speak.monks(cards);

export const sentences: Sentences = {
  opened: ({ pile, each }) =>
    `Brother Adelmo lies dead below the walls. One of 24 monks did it. ${capital(cardsOf(pile))} lie in the parlour, everybody holds ${each}.`,
  dealt: ({ seat, cards }, speak) =>
    cards === null
      ? `${does(speak.who(seat), 'receive', 'receives')} a hand of suspects.`
      : `${does(speak.who(seat), 'hold', 'holds')} ${speak.monks(cards)}.`,
  firstPlayer: ({ seat, mass }, { who }) =>
    `${does(who(seat), 'are', 'is')} first player and ${who(seat).you ? 'take' : 'takes'} the bell. The next mass is ${MASSES[mass]}.`,
  confessors: ({ seats }, { who }) => {
    const [church, courtyard] = seats.map((seat) => object(who(seat)));
    return `Last seen at the confessionals: ${church} by the church, ${courtyard} by the courtyard.`;
  },
  bell: ({ at }) => `The bell moves to ${at}.`,
  bellHeld: () => 'The bell stays where it is.',
  turn: ({ seat, turn }, { who }) =>
    `It is ${possessive(who(seat))} ${{ normal: 'turn', relic: 'second turn', labyrinth: 'turn out of the labyrinth' }[turn]}.`,
  skipped: ({ seat, why }, { who }) =>
    why === 'prayer'
      ? `${does(who(seat), 'spend your', 'spends the')} turn in prayer.`
      : `${does(who(seat), 'lie', 'lies')} in fever and ${who(seat).you ? 'skip your' : 'skips the'} turn.`,
  stepped: ({ seat, to }, { who }) => `${does(who(seat), 'walk', 'walks')} to ${room(to)}.`,
  placed: (event, { who }) => `${does(who(event.seat), 'come', 'comes')} to ${room(event.room)}.`,
  stayed: (event, { who }) => `${does(who(event.seat), 'find', 'finds')} no way out of ${room(event.room)}.`,
  caught: ({ owner, intruder }, { who }) =>
    `${does(who(owner), 'catch', 'catches')} ${object(who(intruder))} in ${who(owner).you ? 'your' : 'their'} cell!`,
  penance: ({ seat }, { who }) => `${does(who(seat), 'go', 'goes')} to penance in the church.`,
  asked: ({ asker, of, question }, speak) =>
    `${does(speak.who(asker), 'ask', 'asks')} ${object(speak.who(of))}: ${quoted(speak.question(question, asker))}`,
  answered: ({ of, answer }, speak) =>
    `${does(speak.who(of), 'answer', 'answers')}: ${quoted(`${speak.answer(answer)}.`)}`,
  silent: ({ of, book }, { who }) =>
    book
      ? `${does(who(of), 'need', 'need')} not answer.`
      : `${does(who(of), 'lay', 'lays')} a finger on ${who(of).you ? 'your' : 'their'} lips.`,
  waived: ({ seat }, { who }) => `${does(who(seat), 'ask', 'asks')} nothing back.`,
  askedAll: ({ asker, question }, speak) =>
    `${does(speak.who(asker), 'ask', 'asks')} everybody: ${quoted(speak.question(question, asker))}`,
  answeredAll: ({ answers }, speak) => {
    const said = answers.map(
      ({ seat, answer }) => `${object(speak.who(seat))}: ${answer ? speak.answer(answer) : 'silence'}`,
    );
    return `The answers: ${said.join('; ')}.`;
  },
  took: ({ by, from, card, how }, speak) =>
    how === 'caught'
      ? `${does(speak.who(from), 'give', 'gives')} ${object(speak.who(by))} ${aCard(card, speak)} back.`
      : `${does(speak.who(by), 'take', 'takes')} ${aCard(card, speak)} from ${object(speak.who(from))}.`,
  gave: ({ by, to, card }, speak) =>
    `${does(speak.who(by), 'give', 'gives')} ${object(speak.who(to))} ${aCard(card, speak)}.`,
  drew: ({ seat, card }, speak) =>
    `${does(speak.who(seat), 'take', 'takes')} ${aCard(card, speak)} from the parlour.`,
  peeked: ({ seat, count, cards }, speak) =>
    cards === null
      ? `${does(speak.who(seat), 'look', 'looks')} at ${cardsOf(count)} of the parlour.`
      : `At the parlour, from the top: ${speak.monks(cards)}.`,
  bookKept: ({ seat, book }, { who }) =>
    `${does(who(seat), 'keep', 'keeps')} ${book === null ? 'a book.' : explained(booksEn[book])}`,
  bookRead: ({ seat, book }, { who }) =>
    `${does(who(seat), 'read', 'reads')} aloud ${explained(booksEn[book])}`,
  bookPlayed: ({ seat, book }, { who }) =>
    `${does(who(seat), 'play', 'plays')} ${quoted(booksEn[book].name)}.`,
  bookLost: ({ seat, book }, { who }) =>
    `${does(who(seat), 'give', 'gives')} up ${book === null ? 'a book' : quoted(booksEn[book].name)}.`,
  libraryRead: ({ seat, book }, { who }) =>
    `${does(who(seat), 'read', 'reads')} aloud ${explained(libraryEn[book])}`,
  nothing: () => 'Nothing comes of it.',
  die: ({ seat }, { who }) => `The die names ${object(who(seat))}.`,
  relicTaken: ({ seat }, { who }) => `${does(who(seat), 'take', 'takes')} a relic.`,
  relicUsed: ({ seat }, { who }) => `${does(who(seat), 'put', 'puts')} the relic back for a second turn.`,
  revealed: ({ seat, value }, { who }) =>
    `${does(who(seat), 'reveal', 'reveals')}: ${quoted(`${culpritIs(value)}.`)}`,
  accused: ({ seat, suspect, holder }, { who, monk }) =>
    `${does(who(seat), 'accuse', 'accuses')} ${monk(suspect)}, wrongly: ${object(who(holder))} ${who(holder).you ? 'hold' : 'holds'} the card.`,
  found: ({ seat, suspect }, { who, monk }) =>
    `${does(who(seat), 'accuse', 'accuses')} ${monk(suspect)}, and nobody can clear him!`,
  requested: ({ by, of, values }, { who }) =>
    `${does(who(by), 'want', 'wants')} to see one of ${possessive(who(of))} cards: ${aMonkEn(values)}.`,
  hasNone: ({ by, values }, { who }) => `${does(who(by), 'hold', 'holds')} no ${monksEn(values)}.`,
  showed: ({ by, to, cards, count }, speak) =>
    `${does(speak.who(by), 'show', 'shows')} ${object(speak.who(to))} ${someCards(cards, count, speak)}.`,
  exposed: ({ seat, card }, { who, monk }) => `${does(who(seat), 'show', 'shows')} everybody ${monk(card)}.`,
  fromPile: ({ seat, card }, { who, monk }) =>
    `${monk(card)} is shown to everybody and joins ${possessive(who(seat))} hand.`,
  overheard: ({ seat, to, from, card }, { who, monk }) => {
    const [one, two] = [object(who(to)), object(who(from))];
    return card === null
      ? `${does(who(seat), 'overhear', 'overhears')} what passed between ${one} and ${two}.`
      : `What passed between ${one} and ${two} was ${monk(card)}.`;
  },
  counted: ({ values, counts }, { who }) =>
    `${capital(monksEn(values))} in hand: ${counts.map(({ seat, n }) => `${object(who(seat))} ${n}`).join(', ')}.`,
  compelled: ({ by, of }, { who }) =>
    `${does(who(of), 'may', 'may')} not keep silent to ${object(who(by))} until the next mass.`,
  mass: ({ mass, passes }) =>
    `The bell rings for ${MASSES[mass]}. Everybody goes to the church and passes ${cardsOf(passes)} to the left.`,
  passed: ({ by, to, cards, count }, speak) =>
    `${does(speak.who(by), 'pass', 'passes')} ${object(speak.who(to))} ${someCards(cards, count, speak)}.`,
  withheld: ({ seat }, { who }) => `${does(who(seat), 'pass', 'passes')} nothing.`,
  event: ({ event }) => `The event is ${explained(eventsEn[event])}`,
  eventOver: ({ event }) => `${quoted(eventsEn[event].name)} is over.`,
  fever: ({ seat }, { who }) => `${does(who(seat), 'have', 'has')} a fever.`,
  jubilee: ({ seats }) => (seats.length === 0 ? 'Nobody was in penance.' : 'All penances are lifted.'),
  relicsReturned: ({ seats }, { who }) =>
    seats.length === 0
      ? 'Nobody held a relic.'
      : `The relics of ${list(seats.map((seat) => object(who(seat))))} are gone.`,
  handedIn: () => 'You handed in your choice.',
  withdrew: () => 'You took your choice back.',
  crossed: ({ suspect, on }, { monk }) =>
    on ? `You crossed off ${monk(suspect)}.` : `You restored ${monk(suspect)}.`,
  ended: ({ culprit }, { monk }) => `The culprit is ${monk(culprit)}.`,
};
