import { counted, does, object, possessive } from '../../english.ts';
import { capital, type Who } from '../../words.ts';
import type { Lexicon } from './lexicon.ts';
import { englishPrimer } from './primer-en.ts';
import { englishRefusals } from './refusals-en.ts';
import { englishRules } from './rules-en.ts';
import { actsIn, nextToPlace } from './speaker.ts';
import { englishTeaching } from './teaching.ts';
import { zonesInEnglish } from './zones.ts';

const points = (count: number) => counted(count, 'point', 'points');

/** "one of your cross rings", "one of Alix’s cross rings". */
const oneOf = (who: Who, many: string) => `one of ${possessive(who)} ${many}`;
/** The same where whoever acts is the owner. */
const oneOfOwn = (who: Who, many: string) => `one of ${who.you ? 'your' : 'their'} own ${many}`;
const lacking = (who: Who, lost: readonly unknown[], several: string) =>
  lost.length > 0 ? `; ${who.you ? 'your' : 'their'} reserve has no more for ${several}` : '';

const CARD_NAMES = {
  anselmus: 'Anselmus',
  josua: 'Josua',
  lucas: 'Lucas',
  benjamin: 'Benjamin',
  maria: 'Maria',
  stephanus: 'Stephanus',
  porticus: 'Porticus',
  remigius: 'Remigius',
  severus: 'Severus',
  bells: 'Bells',
} as const;

export const english: Lexicon = {
  name: 'Templar: The Secret Treasures',
  tagline: 'Hide the treasures of the order before the Abbot counts.',
  cards: CARD_NAMES,
  cardFaces: CARD_NAMES,
  figures: { remigius: 'Abbot Remigius', vitus: 'Vitus the spy', severus: 'Prior Severus' },
  portals: { main: 'the main portal', side: 'the side portal' },
  objects: {
    ringA: { one: 'a cross ring', bare: 'cross ring', many: 'cross rings' },
    ringB: { one: 'a lily ring', bare: 'lily ring', many: 'lily rings' },
    ringC: { one: 'a knight ring', bare: 'knight ring', many: 'knight rings' },
    book: { one: 'a book', bare: 'book', many: 'books' },
    chalice: { one: 'a chalice', bare: 'chalice', many: 'chalices' },
  },
  rooms: [
    { name: 'Gatehouse', the: 'the Gatehouse' },
    { name: 'Refectory', the: 'the Refectory' },
    { name: 'Lavatorium', the: 'the Lavatorium' },
    { name: 'Dormitory', the: 'the Dormitory' },
    { name: 'Library', the: 'the Library' },
    { name: 'Scriptorium', the: 'the Scriptorium' },
    { name: 'Infirmary', the: 'the Infirmary' },
    { name: 'Chapter', the: 'the Chapter House' },
    { name: 'Cellar', the: 'the Cellar' },
    { name: 'Guest House', the: 'the Guest House' },
    { name: 'Kitchen', the: 'the Kitchen' },
    { name: 'Cloister', the: 'the Cloister' },
    { name: 'Church', the: 'the Church' },
  ],
  room: (the, number) => `${the} (room ${number})`,
  warehouse: (number) => `warehouse ${number}`,
  between: (one, other) => `between ${one} and ${other}`,
  and: 'and',
  nothing: 'nothing',
  zones: zonesInEnglish,
  withRaphael:
    'Two play with Raphael, an imaginary third: each round he bars one card, and does nothing else.',
  options: {
    stephanus: {
      name: 'Stephanus',
      line: 'Everyone also has the illuminator’s card. Always with five players.',
    },
    firstGame: {
      name: 'First game',
      line: 'Remigius starts in room 1, Severus in the Church, Vitus before the main portal.',
    },
    short: {
      name: 'Short match',
      line: 'Fewer tiles in the bag: about two thirds of the rounds.',
    },
  },
  parts: { inPlay: 'Points in play', church: 'Rings in the Church', rooms: 'Rooms' },
  labels: {
    place: ({ room }, speak, view) => `Place ${english.figures[nextToPlace(view)]} in ${speak.room(room)}`,
    rings: ({ single }, speak) => `Take one ${speak.bare(single)}, and two of each other type`,
    first: ({ card }, speak) => `Choose ${speak.card(card)}`,
    turn: ({ zone }, speak, view) => {
      const room = view.figures.remigius ?? 1;
      const lying = view.rooms[room - 1].zones[zone]?.object;
      const ring = lying ? `one of your ${speak.many(lying)}` : 'a ring';
      return `Turn ${ring} ${speak.at(room, zone)}`;
    },
    withdraw: () => 'Take back your choice',
    portal: ({ portal }) => `Go to ${english.portals[portal]}`,
    card: ({ card }, speak) => `Play ${speak.card(card)}`,
    step: ({ room }, speak, view) => {
      if (view.turn.card === 'remigius') return `Remigius goes to ${speak.room(room)}`;
      if (view.turn.card === 'severus') return `Severus goes to ${speak.room(room)}`;
      return `Go to ${speak.room(room)}`;
    },
    hide: ({ object: item, zone }, speak, view) =>
      item === 'book' || item === 'chalice'
        ? `Hide ${speak.one(item)}`
        : `Hide ${speak.one(item)} ${speak.at(actsIn(view), zone)}`,
    pickUp: ({ zone, owner }, speak, view) =>
      `Pick up ${oneOf(speak.who(owner), 'rings')} ${speak.at(actsIn(view), zone)}`,
    putDown: ({ zone }, speak, view) => `Hide the ring you carry ${speak.at(actsIn(view), zone)}`,
    warehouse: ({ warehouse }, speak, view) =>
      `Go to warehouse ${warehouse} (${speak.counts(view.harbour[warehouse - 1])})`,
    door: ({ passage }, speak) => `Put the door ${speak.passage(passage)}`,
    end: (_move, _speak, { turn, phase, figures }) => {
      if (turn.card !== 'remigius' || phase !== 'act') return 'End your turn';
      return figures.remigius === figures.severus
        ? 'End the move: Severus is here, nothing is counted'
        : 'End the move: Remigius counts';
    },
    announce: () => 'Announce objects in all 13 rooms and end your turn',
  },
  sentences: {
    startPlayer: ({ seat }, { who }) => `${does(who(seat), 'are', 'is')} the start player.`,
    harbourFilled: ({ warehouses }, speak) =>
      `The harbour is filled: ${warehouses.map((tiles, i) => `warehouse ${i + 1} with ${speak.several(tiles)}`).join('; ')}.`,
    figurePlaced: ({ seat, figure, place }, speak) => {
      const name = english.figures[figure];
      return seat === null
        ? `${capital(name)} starts ${place === 0 ? 'before' : 'in'} ${speak.place(place)}.`
        : `${does(speak.who(seat), 'place', 'places')} ${name} in ${speak.place(place)}.`;
    },
    ringsChosen: ({ seat, single }, speak) =>
      `${does(speak.who(seat), 'take', 'takes')} one ${speak.bare(single)} and two of each other type.`,
    cardChosen: ({ seat, card }, speak) =>
      `${does(speak.who(seat), 'choose', 'chooses')} ${speak.card(card)} in secret.`,
    turnChosen: ({ seat, room, zone }, { who, at }) =>
      `${does(who(seat), 'choose', 'chooses')} the ring ${at(room, zone)} to be turned.`,
    answerWithdrawn: ({ seat }, { who }) => `${does(who(seat), 'take', 'takes')} the choice back.`,
    cardsShown: ({ cards }, speak) =>
      `All show their first card (${cards.map((card, seat) => `${object(speak.who(seat))}: ${speak.card(card)}`).join('; ')}).`,
    roundBegun: ({ round }) => `Round ${round} begins.`,
    raphaelShows: ({ card }, speak) => `Raphael turns up ${speak.card(card)}.`,
    raphaelShuffles: () => 'Raphael’s Bells come up, and all his cards are shuffled again.',
    leftHarbour: ({ seat, portal }, { who }) =>
      `${does(who(seat), 'leave', 'leaves')} the harbour for ${english.portals[portal]}.`,
    cardPlayed: ({ seat, card }, speak) => `${does(speak.who(seat), 'play', 'plays')} ${speak.card(card)}.`,
    stepped: ({ seat, figure, to }, speak) => {
      const who = speak.who(seat);
      return figure === 'pawn'
        ? `${does(who, 'go', 'goes')} to ${speak.place(to)}.`
        : `${does(who, 'lead', 'leads')} ${english.figures[figure]} to ${speak.place(to)}.`;
    },
    vitusFollowed: ({ to }, speak) => `Vitus follows to ${speak.place(to)}.`,
    objectHidden: ({ seat, object: item, room, zone }, speak) => {
      const where = item === 'book' || item === 'chalice' ? '' : `, ${speak.at(room, zone)}`;
      return `${does(speak.who(seat), 'hide', 'hides')} ${speak.one(item)} in ${speak.room(room)}${where}.`;
    },
    ringPickedUp: ({ seat, owner, object: item, room }, speak) => {
      const whose = seat === owner ? oneOfOwn : oneOf;
      const ring = whose(speak.who(owner), speak.many(item));
      return `${does(speak.who(seat), 'pick', 'picks')} up ${ring} in ${speak.room(room)}.`;
    },
    ringPutDown: ({ seat, owner, object: item, room, zone }, speak) => {
      const whose = seat === owner ? oneOfOwn : oneOf;
      const ring = whose(speak.who(owner), speak.many(item));
      return `${does(speak.who(seat), 'hide', 'hides')} ${ring} in ${speak.room(room)}, ${speak.at(room, zone)}.`;
    },
    wentToHarbour: ({ seat, warehouse, gained, lost }, speak) => {
      const who = speak.who(seat);
      const goods = `${who.you ? 'get' : 'gets'} ${speak.several(gained)}`;
      return `${does(who, 'go', 'goes')} to warehouse ${warehouse} and ${goods}${lacking(who, lost, speak.several(lost))}.`;
    },
    supplied: ({ seat, warehouse, gained, lost }, speak) => {
      const who = speak.who(seat);
      const goods = speak.several(gained);
      return `${does(who, 'get', 'gets')} ${goods} in warehouse ${warehouse}${lacking(who, lost, speak.several(lost))}.`;
    },
    doorMoved: ({ seat, from, to }, speak) =>
      `${does(speak.who(seat), 'move', 'moves')} the door: open again ${speak.passage(from)}, locked ${speak.passage(to)}.`,
    pointsGained: ({ seat, points: gained, card }, speak) =>
      `${does(speak.who(seat), 'gain', 'gains')} ${gained === 0 ? 'nothing' : points(gained)} with ${speak.card(card)}.`,
    roomCounted: ({ room, points: gained }, speak) => {
      if (gained === null) return `Severus is in ${speak.room(room)}: nothing is counted.`;
      const list = gained.flatMap((own, seat) =>
        own > 0 ? [`${object(speak.who(seat))} ${points(own)}`] : [],
      );
      return list.length === 0
        ? `Remigius finds nothing to count in ${speak.room(room)}.`
        : `Remigius counts ${speak.room(room)} (${list.join('; ')}).`;
    },
    ringTurned: ({ seat, object: item, room, zone }, speak) =>
      `${capital(oneOf(speak.who(seat), speak.many(item)))} in ${speak.room(room)}, ${speak.at(room, zone)}, is turned.`,
    turningClosed: ({ room }, speak) => `The rings to be turned in ${speak.room(room)} are chosen.`,
    bellsRung: ({ seat, due }, { who }) =>
      `${does(who(seat), 'take', 'takes')} all cards back; ${due === 0 ? 'no new goods are due' : `${counted(due, 'new tile is', 'new tiles are')} due`}.`,
    tileArrived: ({ object: item, warehouse }, speak) =>
      `${capital(speak.one(item))} arrives at warehouse ${warehouse}.`,
    chaliceLost: () => 'A chalice finds no warehouse and leaves the game.',
    lastRound: ({ by, trigger }, { who }) => {
      const last = `Everyone has one more turn; ${who(by).you ? 'yours is' : `${object(who(by))}’s is`} the last.`;
      if (trigger === 'bag') return `The bag has run short. ${last}`;
      if (trigger === 'rooms')
        return `${does(who(by), 'announce', 'announces')} objects in all 13 rooms. ${last}`;
      return `For 40 rounds no tile has left the bag. ${last}`;
    },
    finalCount: ({ church, rooms }, { who }) =>
      `The final count (${church.map((own, seat) => `${object(who(seat))}: ${own} for the Church, ${rooms[seat]} for rooms`).join('; ')}).`,
  },
  refusals: englishRefusals,
  otherRefusal: 'That is not possible now.',
  teaching: englishTeaching,
  whys: {
    onlyMove: () => 'There is no other move.',
    wait: () => 'There is nothing for you to decide just now.',
    opening: () => 'This card makes the best first turn, as far as can be seen.',
    atOnce: () => 'Here one choice is as good as another.',
    pointsNow: ({ points: now }) =>
      now === undefined ? 'This turn brings most points now.' : `This turn brings most now: ${points(now)}.`,
    hides: ({ objects = 0 }) =>
      objects === 1
        ? 'One object more is hidden and can be counted.'
        : `${objects} objects more are hidden and can be counted.`,
    fetches: ({ objects = 0 }) =>
      objects === 1 ? 'It brings one object into stock.' : `It brings ${objects} objects into stock.`,
    cardsBack: ({ cards = 0 }) =>
      cards === 1 ? 'One card comes back into the hand.' : `${cards} cards come back into the hand.`,
    prepares: () => 'No points now: it is for later, or for the final count.',
    searched: ({ turns }) =>
      turns === undefined || turns === 1
        ? 'The best of the ways to play, the others’ answers considered.'
        : `The best of ${turns} ways to play this turn, the others’ answers considered.`,
    planned: () => 'The next step of the turn as planned.',
  },
  describing: {
    table: 'The table',
    plan: 'The plan',
    characters: 'The characters',
    harbour: 'The harbour',
    you: 'You',
    turn: (who, card) => {
      const turn = who.you ? 'It is your turn' : `It is ${who.name}’s turn`;
      return card ? `${turn}, with ${card}.` : `${turn}.`;
    },
    choosing: (names, who, several) => `${names} still ${several || who.you ? 'have' : 'has'} to choose.`,
    round: (round, start) =>
      `Round ${round}; ${start.you ? 'you are' : `${start.name} is`} the start player.`,
    figures: (remigius, vitus, severus) => `Remigius: ${remigius}. Vitus: ${vitus}. Severus: ${severus}.`,
    toBePlaced: 'not placed yet',
    door: (passage) => `The locked door is ${passage}.`,
    last: (trigger, by, turnsLeft) => {
      const why = {
        bag: 'the bag ran short',
        rooms: `${does(by, 'announced', 'announced')} 13 rooms`,
        quiet: 'no tile left the bag for long',
      }[trigger];
      return `The last round has come: ${why}. Turns left: ${turnsLeft}.`;
    },
    raphael: (card) => (card ? `Raphael shows ${card}: nobody may play it.` : 'Raphael shows no card yet.'),
    over: 'The game is over.',
    carrying: (rings, owner) => `Benjamin carries ${oneOf(owner, rings)}.`,
    portal: (portal, room) => `${capital(english.portals[portal])} opens on ${room}.`,
    room: (room, neighbours, places) => `${capital(room)}: passages to ${neighbours}. ${places.join(' ')}`,
    places: (name, capacity, contents) =>
      `${name} (${counted(capacity, 'place', 'places')}): ${contents.length === 0 ? 'free' : contents.join(', ')}.`,
    books: 'Books',
    chalices: 'Chalices',
    character: (rule, restock) => (restock === 0 ? rule : `${rule} New tiles at the next Bells: ${restock}.`),
    pieces: (what, owner, howMany) =>
      `${what} (${owner.you ? 'you' : owner.name}${howMany > 0 ? ', counted' : ''})`,
    warehouse: (number, capacity, tiles) =>
      `Warehouse ${number}${number === 1 ? ', with the ship' : ''} (${counted(capacity, 'tile', 'tiles')}): ${tiles}.`,
    bag: (count, tiles) => `Bag, ${counted(count, 'tile', 'tiles')}: ${tiles}.`,
    score: (score) => `Score: ${points(score)}.`,
    result: (total, inPlay, church, rooms) =>
      `Result: ${points(total)} (${inPlay} in play, ${church} for the Church, ${rooms} for rooms).`,
    bonus: (church, rooms) => `If the game ended now: ${church} for the Church, ${rooms} for rooms.`,
    pawn: (place) => `Pawn: ${place}.`,
    hand: (count, cards) => `Hand: ${counted(count, 'card', 'cards')}${cards ? ` (${cards})` : ''}.`,
    top: (card) => (card ? `On top of the pile: ${card}.` : 'The pile is empty.'),
    stock: (objects) => `Stock: ${objects}.`,
    reserve: (objects) => `Reserve: ${objects}.`,
    inRooms: (count) => `Objects in ${counted(count, 'room', 'rooms')} of 13.`,
  },
  ends: {
    how: {
      bagShort: 'The bag had run short, and the last round is played.',
      thirteenRooms: 'Objects lie in all 13 rooms, and the last round is played.',
      standstill: 'Nothing had come to the harbour for 40 rounds, and the last round is played.',
    },
    winner: (who) => `${does(who, 'win', 'wins')}.`,
    shared: (names) => `${names} share the victory.`,
    points: (who, total) => `${who.you ? 'You' : who.name}: ${points(total)}.`,
    nobody: 'The game ended before anybody had won.',
  },
  chapters: {
    material: 'What is in the box',
    setUp: 'Setting up',
    round: 'Rounds and turns',
    movement: 'Moving',
    hiding: 'Hiding treasures',
    cards: 'The characters',
    counting: 'Remigius counts, Vitus follows',
    goods: 'New goods in the harbour',
    end: 'The end',
    two: 'Two players',
  },
  primer: englishPrimer,
  rules: englishRules,
};
