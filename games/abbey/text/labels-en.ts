/** The names of moves in English. */

import { booksEn } from './cards-en.ts';
import type { Labels } from './lexicon.ts';
import { culpritIs, explained, quoted, room } from './names-en.ts';
import { aMonkEn, monksEn } from './question-en.ts';

const titles = (book: keyof typeof booksEn) => quoted(booksEn[book].name);

export const labels: Labels = {
  step: (move) => `Walk to ${room(move.room)}`,
  put: (move) => `Come out of the labyrinth in ${room(move.room)}`,
  key: (move) => `Use ${titles('secretKey')}: go to ${room(move.room)}`,
  halt: () => 'Stop here',
  stay: () => 'Stay: there is no way out',
  pray: () => 'Pray, and let the turn pass',
  ask: ({ of, question }, { name, question: inWords, view }) =>
    `Ask ${name(of)}: ${quoted(inWords(question, view.asked && 'seat' in view.asked ? view.asked.seat : null))}`,
  askAll: ({ question }, speak) => `Ask everybody: ${quoted(speak.question(question, speak.view.active))}`,
  answer: (_move, { answer, view }) =>
    view.asked?.kind === 'answer' && view.asked.answer ? `Answer: ${answer(view.asked.answer)}` : 'Answer',
  silence: () => 'Keep a vow of silence',
  pledge: ({ yes }) => (yes ? 'Answer yes, and be bound by it' : 'Answer no, and be bound by it'),
  waive: () => 'Ask nothing back',
  confess: () => 'Hear a confession: take a random card of the last visitor',
  spy: () => 'Search the cell: take a random card of its owner',
  draw: () => 'Take the top suspect of the parlour',
  request: ({ of, values }, { name }) => `Have ${name(of)} show you ${aMonkEn(values)}`,
  read: () => 'Draw a book',
  venerate: () => 'Take a relic',
  reveal: ({ value }) => `Reveal: ${quoted(culpritIs(value))}`,
  accuse: ({ suspect }, { monk }) => `Accuse ${monk(suspect)}`,
  done: () => 'End the turn',
  relic: () => 'Use the relic for a second turn',
  play: ({ book }) => `Play ${explained(booksEn[book])}`,
  look: ({ of }, { name }) => `Play ${titles('artOfMemory')}: look at two cards of ${name(of)}`,
  listen: (move, { name, view }) => {
    const whisper = view.whispers.at(move.whisper);
    if (!whisper) return `Play ${titles('onHearing')}`;
    const how = whisper.how === 'taken' ? 'took from' : 'was shown by';
    return `Play ${titles('onHearing')}: what ${name(whisper.to)} ${how} ${name(whisper.from)}`;
  },
  show: ({ card }, { monk }) => `Show ${monk(card)}`,
  yield: ({ card }, { monk }) => `Let ${monk(card)} be taken`,
  yieldAny: () => 'Let chance decide which card is taken',
  hand: ({ card }, { monk }) => `Give ${monk(card)}`,
  choose: ({ of }, { name }) => `Choose ${name(of)}`,
  enough: () => 'Choose nobody else',
  decline: () => 'Reveal nothing',
  name: ({ values }) => `Name ${monksEn(values)}`,
  give: ({ cards }, { monks }) => `Hand in ${monks(cards)}`,
  discard: ({ book }) => `Give up ${titles(book)}`,
  keep: () => `Play ${titles('alchemy')}: pass nothing`,
  withdraw: () => 'Take back what you handed in',
  confirm: () => 'Give your answer',
  hush: () => `Play ${titles('ruleOfSilence')}: do not answer`,
  cross: ({ suspect }, { monk }) => `Cross off or restore ${monk(suspect)}`,
};
