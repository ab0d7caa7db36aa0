/** The names of moves, and the sentences about what happened. */

import { counted, does, object, possessive } from '../../english.ts';
import { capital } from '../../words.ts';
import { type Direction, shorterWay } from '../rules/board.ts';
import { cards, on, PLURAL, prizes } from './grammar-en.ts';
import { type Joined, joinedBy } from './joined.ts';
import type { Lexicon } from './lexicon.ts';

/** "3 notches clockwise" */
const turning = ({ direction, notches }: { readonly direction: Direction; readonly notches: number }) =>
  `${notches === 1 ? 'one notch' : `${notches} notches`} ${direction}`;

/** "15 squares are joined to yours now, 13 more and none fewer" */
function reach({ now, more, fewer }: Joined): string {
  const squares = now === 0 ? 'no square is' : counted(now, 'square is', 'squares are');
  if (more === 0 && fewer === 0) return `still ${squares} joined to yours`;
  return `${squares} joined to yours now, ${more || 'none'} more and ${fewer || 'none'} fewer`;
}

export const labels: Lexicon['labels'] = {
  colour: ({ colour }, { start }) => `Play ${colour} (starts on ${start(colour)})`,
  turn: (move) => `Turn the centre ${turning(shorterWay(move.notches))}`,
  shift: ({ corridor }) => `Shift the ${corridor} corridor one notch clockwise`,
  claim: (_move, { wanted }) =>
    wanted ? `Take ${wanted} where you stand` : 'Take the wanted card where you stand',
  run: ({ to }, { square }) => `Run to ${square(to)}`,
  done: () => 'End your turn',
  animal: ({ card }, speak) => `Play ${speak.card(card)} for a blind exchange`,
  give: ({ card }, speak) => `Give away ${speak.card(card)}`,
  from: ({ seat }, { name }) => `Draw blindly from ${name(seat)}`,
  challenge: ({ seat }, { name }) => `Challenge ${name(seat)} to a duel`,
  rival: ({ seat }, { name }) => `Fight ${name(seat)} for the wanted card`,
  stake: ({ prize, die }) =>
    die ? `Fight for ${PLURAL[prize]}, as many as the die says` : `Fight for one ${prize}`,
  weapon: ({ weapon }) => `Choose ${weapon}`,
  anyWeapon: () => 'Let chance choose the weapon',
  withdraw: () => 'Take back your weapon',
  place: ({ to }, { square, loser }) => `Put ${loser ?? 'the loser'}’s pawn ${on(square(to))}`,
  jump: (_move, { wanted }) => (wanted ? `Go straight to ${wanted}` : 'Go straight to the animal'),
  decline: (_move, { wanted }) => (wanted ? `Leave ${wanted} for everyone to hunt` : 'Stay where you are'),
};

export const sentences: Lexicon['sentences'] = {
  firstPlayer: ({ seat }, { who }) => `${does(who(seat), 'start', 'starts')}.`,
  colourChosen: ({ seat, colour }, { who }) => `${does(who(seat), 'play', 'plays')} ${colour}.`,
  turnedUp: ({ seat, card }, speak) => {
    if (card === null)
      return seat === null
        ? 'The first card is turned up.'
        : `${does(speak.who(seat), 'turn', 'turns')} up the next card.`;
    if (seat === null) return `${capital(speak.card(card))} is turned up: everyone hunts it.`;
    return `${does(speak.who(seat), 'turn', 'turns')} up ${speak.card(card)}.`;
  },
  turnBegun: ({ seat }, { who }) => `It is ${possessive(who(seat))} turn.`,
  turned: (event, { who }) => {
    const { seat, part, direction, notches } = event;
    const said =
      part === 'centre'
        ? `${does(who(seat), 'turn', 'turns')} the centre ${turning({ direction, notches })}`
        : `${does(who(seat), 'shift', 'shifts')} the ${part === 'innerCorridor' ? 'inner' : 'outer'} corridor one notch clockwise`;
    return who(seat).you ? `${said}: ${reach(joinedBy(event))}.` : `${said}.`;
  },
  ran: ({ seat, to, sector }, { who, place }) => `${does(who(seat), 'run', 'runs')} to ${place(to, sector)}.`,
  jumped: ({ seat, to, sector }, { who, place }) =>
    `${does(who(seat), 'go', 'goes')} straight to ${place(to, sector)}.`,
  declined: ({ seat }, { who }) => `${does(who(seat), 'leave', 'leaves')} the animal where it is.`,
  taken: ({ seat, card }, speak) =>
    `${does(speak.who(seat), 'take', 'takes')} ${card === null ? 'the wanted card' : speak.card(card)}.`,
  putUnder: ({ card }, speak) =>
    `All four pawns stand there, so ${card === null ? 'the wanted card' : speak.card(card)} goes under the pile.`,
  leftLying: () => 'All four pawns stand there and the pile is empty: the card stays.',
  animalPlayed: ({ seat, card }, speak) =>
    `${does(speak.who(seat), 'play', 'plays')} ${speak.card(card)}, which leaves the game.`,
  giftChosen: ({ card }, speak) => `You will give away ${speak.card(card)}.`,
  exchanged: ({ seat, from, count, drawn, given }, speak) => {
    const said = `${does(speak.who(seat), 'draw', 'draws')} ${cards(count)} from ${object(speak.who(from))}`;
    return drawn === null || given === null
      ? `${said} and ${speak.who(seat).you ? 'give' : 'gives'} one in return.`
      : `${said} (${speak.cards(drawn)}) and ${speak.who(seat).you ? 'give' : 'gives'} ${speak.card(given)} in return.`;
  },
  challenged: ({ seat, rival }, { who }) =>
    `${does(who(seat), 'challenge', 'challenges')} ${object(who(rival))} to a duel.`,
  cardDuel: ({ seat, rival }, { who }) =>
    `${does(who(seat), 'fight', 'fights')} ${object(who(rival))} for the wanted card.`,
  staked: ({ seat, prize, die }, { who }) =>
    die
      ? `${does(who(seat), 'throw', 'throws')} the die for ${PLURAL[prize]}.`
      : `${does(who(seat), 'fight', 'fights')} for one ${prize}.`,
  dieThrown: ({ stake }) => `The die shows ${stake}: that many cards are at stake.`,
  weaponChosen: ({ weapon }) =>
    weapon === null ? 'Chance will choose your weapon.' : `You have chosen ${weapon}.`,
  weaponWithdrawn: () => 'You take your weapon back.',
  weaponsShown: ({ seats, weapons, winner }, { who }) => {
    const [one, two] = seats.map((seat, i) => `${does(who(seat), 'show', 'shows')} ${weapons[i]}`);
    const lower = two.startsWith('You ') ? `you ${two.slice(4)}` : two;
    const end = winner === null ? 'A draw, to be fought again.' : `${does(who(winner), 'win', 'wins')}.`;
    return `${one}, ${lower}. ${end}`;
  },
  paid: ({ seat, to, prize, count, cards: which }, speak) => {
    const loser = speak.who(seat);
    if (count === 0) return `${does(loser, 'have', 'has')} no ${PLURAL[prize]} to hand over.`;
    const named = which === null ? '' : ` (${speak.cards(which)})`;
    return `${does(loser, 'hand', 'hands')} ${prizes(count, prize)}${named} to ${object(speak.who(to))}.`;
  },
  placed: ({ seat, loser, to, sector }, { who, place }) =>
    `${does(who(seat), 'put', 'puts')} ${possessive(who(loser))} pawn ${on(place(to, sector))}.`,
  won: ({ seat, prize, cards: which }, speak) =>
    `${does(speak.who(seat), 'show', 'shows')} ${prizes(which.length, prize)}: ${speak.cards(which)}.`,
  roundsOver: ({ rounds }) => `The last round is over (${counted(rounds, 'round', 'rounds')}).`,
};
