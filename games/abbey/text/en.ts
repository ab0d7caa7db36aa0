import { does, list, object, possessive } from '../../english.ts';
import { capital } from '../../words.ts';
import board from '../data/board.json' with { type: 'json' };
import cards from '../data/cards.json' with { type: 'json' };
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { COLOUR_OF, type Room } from '../rules/rooms.ts';
import { MONKS, type Value } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import { booksEn, eventsEn, libraryEn } from './cards-en.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { answerEn, questionEn, referenceEn, sameAsEn, VALUES_EN } from './question-en.ts';
import { englishRules } from './rules-en.ts';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'grey'];
const RANKS: Readonly<Partial<Record<Value, string>>> = {
  father: 'Father',
  brother: 'Brother',
  novice: 'Novice',
};
const NAMES: Readonly<Record<string, string>> = {
  ecclesia: 'the church',
  capitulum: 'the chapter house',
  parlatorium: 'the parlour',
  scriptorium: 'the scriptorium',
};

const cardsOf = (count: number) => (count === 1 ? 'one card' : `${count} cards`);
const aCard = (card: number | null, speak: Speaker) => (card === null ? 'a card' : speak.monk(card));

function room(number: Room): string {
  const { id, en } = board.rooms[number];
  if (COLOUR_OF[number] >= 0) return `the ${COLOURS[COLOUR_OF[number]]} cell`;
  if (id === 'confessorium1') return 'the confessional by the church';
  if (id === 'confessorium2') return 'the confessional by the courtyard';
  return NAMES[id] ?? `the ${en.toLowerCase()}`;
}

function monk(suspect: number): string {
  const { nameEn, rank } = MONKS[suspect];
  return `${RANKS[rank] ?? ''} ${nameEn}`;
}

const asked = (values: readonly Value[]) => values.map((value) => VALUES_EN[value]).join(' and ');
const culpritIs = (value: Value) => {
  const words: Readonly<Partial<Record<Value, string>>> = {
    father: 'a father',
    brother: 'a brother',
    novice: 'a novice',
    hospitaller: 'a Hospitaller',
    franciscan: 'a Franciscan',
    benedictine: 'a Benedictine',
    hooded: 'hooded',
    bareheaded: 'without a hood',
  };
  return `The culprit is ${words[value] ?? VALUES_EN[value]}`;
};

const WINDOWS = {
  pass: 'Everybody picks the cards they pass to the left.',
  right: 'Everybody picks a card to pass to the right.',
  bishop: 'Everybody picks a card to show to the left.',
  exchange: 'Two players pick the cards they exchange.',
  censure: 'Everybody who keeps books picks one to give up.',
  answers: 'Everybody else answers the question.',
} as const;

function label(move: Move, view: View, speak: Speaker): string {
  switch (move.kind) {
    case 'step':
      return `Walk to ${room(move.room)}`;
    case 'put':
      return `Come out of the labyrinth in ${room(move.room)}`;
    case 'key':
      return `Use the secret key: go to ${room(move.room)}`;
    case 'halt':
      return 'Stop here';
    case 'stay':
      return 'Stay: there is no way out';
    case 'pray':
      return 'Pray, and let the turn pass';
    case 'ask':
      return `Ask ${speak.name(move.of)}: “${speak.question(move.question, view.asked && 'seat' in view.asked ? view.asked.seat : -1)}”`;
    case 'askAll':
      return `Ask everybody: “${speak.question(move.question, view.active)}”`;
    case 'answer': {
      const told =
        view.asked?.kind === 'answer' && view.asked.answer ? `: ${speak.answer(view.asked.answer)}` : '';
      return `Answer${told}`;
    }
    case 'silence':
      return 'Keep a vow of silence';
    case 'pledge':
      return move.yes ? 'Answer yes, and be bound by it' : 'Answer no, and be bound by it';
    case 'say':
      return `Say “${move.text}”`;
    case 'waive':
      return 'Ask nothing back';
    case 'confess':
      return 'Hear a confession: take a random card of the last visitor';
    case 'spy':
      return 'Search the cell: take a random card of its owner';
    case 'draw':
      return 'Take the top suspect of the parlour';
    case 'request':
      return `Have ${speak.name(move.of)} show you a card: ${asked(move.values)}`;
    case 'read':
      return 'Draw a book';
    case 'venerate':
      return 'Take a crypt card';
    case 'reveal':
      return `Reveal: “${culpritIs(move.value)}”`;
    case 'accuse':
      return `Accuse ${speak.monk(move.suspect)}`;
    case 'done':
      return 'End the turn';
    case 'relic':
      return 'Use the crypt card for a second turn';
    case 'play':
      return `Play ${booksEn[move.book].name}: ${booksEn[move.book].text}`;
    case 'look':
      return `Play ${booksEn.S09.name}: look at two cards of ${speak.name(move.of)}`;
    case 'listen': {
      const whisper = view.whispers.at(move.whisper);
      if (!whisper) return `Play ${booksEn.S06.name}`;
      const how = whisper.how === 'taken' ? 'took from' : 'was shown by';
      return `Play ${booksEn.S06.name}: what ${speak.name(whisper.to)} ${how} ${speak.name(whisper.from)}`;
    }
    case 'show':
      return `Show ${speak.monk(move.card)}`;
    case 'yield':
      return `Let ${speak.monk(move.card)} be taken`;
    case 'yieldAny':
      return 'Let chance decide which card is taken';
    case 'hand':
      return `Give ${speak.monk(move.card)}`;
    case 'choose':
      return `Choose ${speak.name(move.of)}`;
    case 'enough':
      return 'Choose nobody else';
    case 'decline':
      return 'Reveal nothing';
    case 'name':
      return `Name: ${asked(move.values)}`;
    case 'pick':
      return `Pick ${speak.monk(move.card)}`;
    case 'pickBook':
      return `Pick ${booksEn[move.book].name}`;
    case 'give':
      return 'Hand in what you picked';
    case 'keep':
      return `Play ${booksEn.S01.name}: pass nothing`;
    case 'withdraw':
      return 'Take back what you handed in';
    case 'confirm':
      return 'Give your answer';
    case 'hush':
      return `Play ${booksEn.S05.name}: do not answer`;
    case 'cross':
      return `Cross off or restore ${speak.monk(move.suspect)}`;
  }
}

const TURNS = { normal: 'turn', relic: 'second turn', labyrinth: 'turn out of the labyrinth' } as const;

function sentence(event: Event, speak: Speaker): string {
  const { who } = speak;
  switch (event.type) {
    case 'opened':
      return `Brother Adelmo lies dead below the walls. One of 24 monks did it. ${capital(cardsOf(event.pile))} lie in the parlour, everybody holds ${event.each}.`;
    case 'dealt':
      return event.cards === null
        ? `${does(who(event.seat), 'receive', 'receives')} a hand of suspects.`
        : `${does(who(event.seat), 'hold', 'holds')} ${speak.monks(event.cards)}.`;
    case 'firstPlayer':
      return `${does(who(event.seat), 'are', 'is')} first player and ${who(event.seat).you ? 'take' : 'takes'} the bell. The next mass is ${MASSES[event.mass]}.`;
    case 'confessors': {
      const [one, two] = event.seats.map((seat) => object(who(seat)));
      return `Last seen at the confessionals: ${one} by the church, ${two} by the courtyard.`;
    }
    case 'bell':
      return `The bell moves to ${event.at}.`;
    case 'bellHeld':
      return 'The bell stays where it is.';
    case 'turn':
      return `It is ${possessive(who(event.seat))} ${TURNS[event.turn]}.`;
    case 'skipped':
      return event.why === 'prayer'
        ? `${does(who(event.seat), 'spend', 'spends')} the turn in prayer.`
        : `${does(who(event.seat), 'lie', 'lies')} in fever and ${who(event.seat).you ? 'skip' : 'skips'} the turn.`;
    case 'stepped':
      return `${does(who(event.seat), 'walk', 'walks')} to ${room(event.to)}.`;
    case 'placed':
      return `${does(who(event.seat), 'come', 'comes')} to ${room(event.room)}.`;
    case 'moved':
      return `${possessive(who(event.seat))[0].toUpperCase()}${possessive(who(event.seat)).slice(1)} move ends in ${room(event.room)}.`;
    case 'stayed':
      return `${does(who(event.seat), 'find', 'finds')} no way out of ${room(event.room)}.`;
    case 'caught':
      return `${does(who(event.owner), 'catch', 'catches')} ${object(who(event.intruder))} in ${who(event.owner).you ? 'your' : 'their'} cell!`;
    case 'penance':
      return `${does(who(event.seat), 'go', 'goes')} to penance in the church.`;
    case 'asked':
      return `${does(who(event.asker), 'ask', 'asks')} ${object(who(event.of))}: “${speak.question(event.question, event.asker)}”`;
    case 'answered':
      return `${does(who(event.of), 'answer', 'answers')}: “${speak.answer(event.answer)}.”${event.question.kind === 'free' ? ' (Nobody has checked it.)' : ''}`;
    case 'silent':
      return event.book
        ? `${does(who(event.of), 'need', 'needs')} not answer.`
        : `${does(who(event.of), 'lay', 'lays')} a finger on ${who(event.of).you ? 'your' : 'their'} lips.`;
    case 'waived':
      return `${does(who(event.seat), 'ask', 'asks')} nothing back.`;
    case 'askedAll':
      return `${does(who(event.asker), 'ask', 'asks')} everybody: “${speak.question(event.question, event.asker)}”`;
    case 'answeredAll':
      return `The answers: ${event.answers.map(({ seat, answer }) => `${object(who(seat))}: ${answer ? speak.answer(answer) : 'silence'}`).join('; ')}.`;
    case 'took':
      return event.how === 'caught'
        ? `${does(who(event.from), 'give', 'gives')} ${object(who(event.by))} ${aCard(event.card, speak)} back.`
        : `${does(who(event.by), 'take', 'takes')} ${aCard(event.card, speak)} from ${object(who(event.from))}.`;
    case 'gave':
      return `${does(who(event.by), 'give', 'gives')} ${object(who(event.to))} ${aCard(event.card, speak)}.`;
    case 'drew':
      return `${does(who(event.seat), 'take', 'takes')} ${aCard(event.card, speak)} from the parlour.`;
    case 'peeked':
      return event.cards === null
        ? `${does(who(event.seat), 'look', 'looks')} at ${cardsOf(event.count)} of the parlour.`
        : `At the parlour, from the top: ${speak.monks(event.cards)}.`;
    case 'bookKept':
      return event.book === null
        ? `${does(who(event.seat), 'keep', 'keeps')} a book.`
        : `${does(who(event.seat), 'keep', 'keeps')} ${booksEn[event.book].name}: ${booksEn[event.book].text}`;
    case 'bookRead':
      return `${does(who(event.seat), 'read', 'reads')} ${booksEn[event.book].name}: ${booksEn[event.book].text}`;
    case 'bookPlayed':
      return `${does(who(event.seat), 'play', 'plays')} ${booksEn[event.book].name}.`;
    case 'bookLost':
      return `${does(who(event.seat), 'give', 'gives')} up ${event.book === null ? 'a book' : booksEn[event.book].name}.`;
    case 'libraryRead':
      return `${does(who(event.seat), 'read', 'reads')} ${libraryEn[event.book].name}: ${libraryEn[event.book].text}`;
    case 'nothing':
      return 'Nothing comes of it.';
    case 'die':
      return `The die names ${object(who(event.seat))}.`;
    case 'relicTaken':
      return `${does(who(event.seat), 'take', 'takes')} a crypt card.`;
    case 'relicUsed':
      return `${does(who(event.seat), 'put', 'puts')} the crypt card back for a second turn.`;
    case 'revealed':
      return `${does(who(event.seat), 'reveal', 'reveals')}: “${culpritIs(event.value)}.”`;
    case 'accused':
      return `${does(who(event.seat), 'accuse', 'accuses')} ${speak.monk(event.suspect)}, wrongly: ${object(who(event.holder))} ${who(event.holder).you ? 'hold' : 'holds'} the card.`;
    case 'found':
      return `${does(who(event.seat), 'accuse', 'accuses')} ${speak.monk(event.suspect)}, and nobody can clear him!`;
    case 'requested':
      return `${does(who(event.by), 'want', 'wants')} to see one of ${possessive(who(event.of))} cards: ${asked(event.values)}.`;
    case 'hasNone':
      return `${does(who(event.by), 'have', 'has')} none.`;
    case 'showed':
      return `${does(who(event.by), 'show', 'shows')} ${object(who(event.to))} ${event.cards === null ? cardsOf(event.count) : speak.monks(event.cards)}.`;
    case 'exposed':
      return `${does(who(event.seat), 'show', 'shows')} everybody ${speak.monk(event.card)}.`;
    case 'fromPile':
      return `${speak.monk(event.card)} is shown to everybody and joins ${possessive(who(event.seat))} hand.`;
    case 'overheard':
      return event.card === null
        ? `${does(who(event.seat), 'overhear', 'overhears')} what passed between ${object(who(event.to))} and ${object(who(event.from))}.`
        : `What passed between ${object(who(event.to))} and ${object(who(event.from))} was ${speak.monk(event.card)}.`;
    case 'counted':
      return `Cards that are ${asked(event.values)}: ${event.counts.map(({ seat, n }) => `${object(who(seat))} ${n}`).join(', ')}.`;
    case 'compelled':
      return `${does(who(event.of), 'may', 'may')} not keep silent to ${object(who(event.by))} until the next mass.`;
    case 'mass':
      return `The bell rings for ${MASSES[event.mass]}. Everybody goes to the church and passes ${cardsOf(event.passes)} to the left.`;
    case 'passed':
      return `${does(who(event.by), 'pass', 'passes')} ${object(who(event.to))} ${event.cards === null ? cardsOf(event.count) : speak.monks(event.cards)}.`;
    case 'withheld':
      return `${does(who(event.seat), 'pass', 'passes')} nothing.`;
    case 'event':
      return `${eventsEn[event.event].name}. ${eventsEn[event.event].text}`;
    case 'eventOver':
      return `${eventsEn[event.event].name} is over.`;
    case 'fever':
      return `${does(who(event.seat), 'have', 'has')} a fever.`;
    case 'jubilee':
      return event.seats.length === 0 ? 'Nobody was in penance.' : 'All penances are lifted.';
    case 'relicsReturned':
      return event.seats.length === 0 ? 'Nobody held a crypt card.' : 'The crypt cards are gone.';
    case 'picked':
      return `You picked ${speak.monks(event.cards)}.`;
    case 'pickedBook':
      return `You picked ${booksEn[event.book].name}.`;
    case 'handedIn':
      return 'You handed in your choice.';
    case 'withdrew':
      return 'You took your choice back.';
    case 'crossed':
      return event.on
        ? `You crossed off ${speak.monk(event.suspect)}.`
        : `You restored ${speak.monk(event.suspect)}.`;
    case 'ended':
      return `The culprit is ${speak.monk(event.culprit)}.`;
  }
}

const MASSES = cards.masses.map(({ nameEn }) => nameEn);

function describe(view: View, speak: Speaker, reader: number | 'gallery') {
  const { who } = speak;
  const table: string[] = [];
  if (view.ended === null) table.push(`It is ${possessive(who(view.active))} ${TURNS[view.turn]}.`);
  if (view.asked?.kind === 'window') table.push(WINDOWS[view.asked.window]);
  if (view.asked?.kind === 'answer') {
    table.push(
      `${does(who(view.asked.asker), 'ask', 'asks')} ${object(who(view.asked.seat))}: “${speak.question(view.asked.question, view.asked.asker)}”`,
    );
  }
  if (view.phase === 'move' && view.ended === null) {
    table.push(`${view.steps} ${view.steps === 1 ? 'step' : 'steps'} left.`);
  }
  table.push(
    `The bell stands at ${view.bell} of ${MASSES[view.mass]}; ${object(who(view.first))} ${who(view.first).you ? 'are' : 'is'} first player.`,
  );
  const seen = view.pile.flatMap((card) => (card === null ? [] : [speak.monk(card)]));
  table.push(
    `${capital(cardsOf(view.pile.length))} in the parlour.${seen.length > 0 ? ` You know of ${list(seen)}.` : ''}`,
  );
  const [one, two] = view.confessors.map((seat) => object(who(seat)));
  table.push(`Last visitors of the confessionals: ${one} by the church, ${two} by the courtyard.`);
  if (view.lasting) table.push(`${eventsEn[view.lasting].name}: ${eventsEn[view.lasting].text}`);
  if (view.custody !== null) table.push(`${booksEn.S08.name} lies open before ${object(who(view.custody))}.`);
  for (const { seat, value } of view.revelations)
    table.push(`${does(who(seat), 'revealed', 'revealed')}: “${culpritIs(value)}.”`);
  if (view.culprit !== null) table.push(`The culprit is ${speak.monk(view.culprit)}.`);
  const from = reader === 'gallery' ? 0 : reader;
  const order = view.players.map((_player, i) => (from + i) % view.players.length);
  const players = order.map((seat) => {
    const player = view.players[seat];
    const lines = [
      `In ${room(player.room)}; the ${COLOURS[player.colour]} cell is ${seat === reader ? 'yours' : 'theirs'}.`,
      `${capital(cardsOf(player.cards))}, ${player.books} ${player.books === 1 ? 'book' : 'books'}${player.relic ? ', a crypt card' : ''}.`,
    ];
    if (player.penitent) lines.push('In penance.');
    if (player.skips) lines.push('The next turn is skipped.');
    if (player.vow !== null) lines.push(`Promised to go to ${room(player.vow)}.`);
    if (player.falseAccusations > 0) lines.push(`False accusations: ${player.falseAccusations}.`);
    if (player.own) {
      lines.push(`Hand: ${speak.monks(player.own.hand) || 'empty'}.`);
      const crossed = player.own.crossed.length;
      lines.push(`${crossed} suspects crossed off, ${MONKS.length - crossed} left.`);
      for (const book of player.own.books) lines.push(`${booksEn[book].name}: ${booksEn[book].text}`);
      if (player.own.picked.length > 0) lines.push(`Picked: ${speak.monks(player.own.picked)}.`);
    }
    const name = who(seat);
    return { heading: name.you ? 'You' : name.name, lines };
  });
  return [{ heading: 'The abbey', lines: table }, ...players];
}

export const english: Lexicon = {
  name: 'Mystery of the Abbey',
  tagline: 'One of twenty-four monks did it. Ask, spy, pass it on, and be the first to know.',
  options: {
    libraryClosed: {
      name: 'Library closed',
      line: 'The dangerous books were burnt: nobody may enter the library.',
    },
    noEvents: { name: 'No events', line: 'No event card is drawn at mass.' },
    bookLimit: { name: 'Two books at most', line: 'Whoever keeps two books may not enter the scriptorium.' },
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
    freeQuestions: {
      name: 'Free questions',
      line: 'Questions in your own words are allowed; their answers are not checked.',
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
  library: libraryEn,
  room,
  inRoom: (number) => `in ${room(number)}`,
  monk,
  list: (words) => list(words),
  question: (question, asker, speak) => questionEn(question, asker, speak, (number) => `in ${room(number)}`),
  answer: answerEn,
  label,
  sentence,
  refusals: {
    over: 'The mystery is solved: the game is over.',
    notYourTurn: 'It is not your turn to act.',
    outOfOrder: 'That cannot be done at this moment.',
    noSuchPlayer: 'That has to be another player at this table.',
    notJoined: 'No door leads there from here.',
    mayNotEnter: 'You may not enter that room now.',
    noWayToEnd: 'From there your move could not end as it must.',
    mustMove: 'You must move, and not end where you started.',
    mayMove: 'You can move, so you must.',
    vowed: 'You gave your word on this.',
    alreadyMoved: 'You are already on your way.',
    noLabyrinth: 'Only the labyrinth opens every door.',
    notMet: 'You can only ask somebody who stands where you stand.',
    penitent: 'A penitent neither asks nor answers.',
    notToAsk: 'That question may not be put this way.',
    freeOff: 'Questions in free words are not allowed in this match.',
    noReference: 'There is no such card between the two of you.',
    neverReceived: 'They never received a card from that player.',
    plainchant: 'Plainchant: one feature or one suspect only.',
    notToAll: 'Only questions about cards and lists, without references, can be put to everybody.',
    mustAnswer: 'This question must be answered.',
    computed: 'The answer is fixed: you can only give it.',
    alreadyActed: 'You have already used this square.',
    notHere: 'That cannot be done in this room.',
    ownConfession: 'You were the last to confess here yourself.',
    emptyHand: 'There is no card to take.',
    ownCell: 'There is nothing to search in your own cell.',
    noOwner: 'This cell belongs to nobody.',
    pileEmpty: 'No suspects are left at the parlour.',
    pileLeft: 'There are still suspects to take at the parlour.',
    noRelics: 'The crypt is empty.',
    oneRelic: 'You already hold a crypt card.',
    relicNotNow: 'A crypt card cannot be used now.',
    stated: 'That has already been revealed.',
    pileBarsAccusing: 'Nobody may accuse while suspects are left at the parlour.',
    ownCard: 'You hold that card yourself.',
    noSuchCard: 'You do not hold that card.',
    cardDoesNotFit: 'That card is not what was asked for.',
    enoughPicked: 'You have picked enough.',
    notEnoughPicked: 'You have not picked enough yet.',
    alreadyPicked: 'You have picked already.',
    noSuchBook: 'You do not keep that book.',
    bookNotNow: 'That book cannot be played now.',
    noWhisper: 'There is nothing of that kind to overhear.',
    targetHasNoCard: 'That player has no card.',
    oneFeatureOnly: 'Name one feature only.',
    mustChoose: 'You must choose a player.',
    nothingHandedIn: 'You have handed in nothing.',
    handedIn: 'You have already handed in your choice.',
    crossesOff: 'Crosses made by hand do not count in this match.',
    askedJustNow: 'Not while a question is put to you.',
  },
  otherRefusal: 'That is not possible.',
  whys: {
    forced: () => 'The rules leave no choice.',
    random: () => 'Just so.',
    certain: () => 'Nobody else is left.',
    likely: ({ percent }) => `It is him with a chance of ${percent} %.`,
    revealing: ({ percent }) => `It is true with a chance of ${percent} %, and pays above one third.`,
    room: ({ room: number }) =>
      number === undefined ? 'That room is worth most.' : `Now ${room(number)} is worth most.`,
    asking: () => 'Of all questions considered this one tells most for what it gives away.',
    answering: () => 'The answer gives little away, and a question back is worth more.',
    silence: () => 'The answer would give too much away.',
    passing: () => 'The neighbour learns least from these cards.',
    book: () => 'This is the moment for the book.',
    nothingToDo: () => 'There is nothing more to gain here.',
  },
  describe,
  endings: {
    found: (who, name) => `${does(who, 'have', 'has')} found the culprit: ${name}.`,
    compline: (name) => `Compline is over, and nobody has named the culprit: ${name}.`,
    winners: (names) => {
      const [first] = names;
      if (names.length === 1) return `${does(first, 'win', 'wins')}.`;
      return `${list(names.map((who) => (who.you ? 'you' : who.name)))} share the victory.`.replace(
        /^y/,
        'Y',
      );
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
      compare: 'Whether they hold more of … than of …',
      crossedCount: 'How many they have crossed off of …',
      crossed: 'Whether they have crossed off …',
      leftCount: 'How many are left on their list of …',
      visited: 'Whether a move of theirs ended in …',
      received: 'A feature of the last card they received from …',
      willGo: 'Whether their next move will end in …',
      atMost: 'Whether they have at most so many suspects left',
      allShare: 'Whether all their suspects left share a feature',
      free: 'In your own words',
    },
    atom: 'Which monks?',
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
    feature: 'Which feature?',
    number: 'How many?',
    say: 'What do you say?',
    sayings: { yes: 'Yes', no: 'No', '?': 'I do not know' },
    titles: {
      ask: 'Put a question of your own …',
      askAll: 'Ask everybody a question of your own …',
      say: 'Answer …',
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
  rules: englishRules,
};
