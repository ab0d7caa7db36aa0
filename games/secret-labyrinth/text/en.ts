import { typeset } from '@conclave/engine';
import type { Prize } from '../rules/cards.ts';
import type { Lexicon, Who } from './lexicon.ts';
import { englishRules } from './rules-en.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const cards = (count: number) => counted(count, 'card', 'cards');
const prizes = (count: number, prize: Prize) =>
  prize === 'treasure' ? counted(count, 'treasure', 'treasures') : counted(count, 'gnome', 'gnomes');
const PLURAL: Readonly<Record<Prize, string>> = { treasure: 'treasures', gnome: 'gnomes' };

/** A sentence's subject with its verb: "You take", "Alix takes". */
const does = (who: Who, you: string, other: string) => (who.you ? `You ${you}` : `${who.name} ${other}`);
const object = (who: Who) => (who.you ? 'you' : who.name);
const possessive = (who: Who) => (who.you ? 'your' : `${who.name}’s`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a pawn stands or a secret lies: "in the corridor", "on the ring". */
const on = (place: string) => (/^the (centre|\w+ corridor)/.test(place) ? `in ${place}` : `on ${place}`);

function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export const english: Lexicon = {
  name: 'Secret Labyrinth',
  tagline: 'Turn the castle, run for the secret, and remember who holds what.',
  secrets: {
    crown: 'the crown',
    sceptre: 'the sceptre',
    sword: 'the sword',
    goblet: 'the goblet',
    'jewel-casket': 'the jewel casket',
    ring: 'the ring',
    'golden-key': 'the golden key',
    'gnome-bearded': 'the bearded gnome',
    'gnome-laughing': 'the laughing gnome',
    'gnome-sleeping': 'the sleeping gnome',
    'gnome-lantern': 'the gnome with the lantern',
    'gnome-fiddler': 'the fiddling gnome',
    'gnome-cook': 'the cooking gnome',
    'gnome-miner': 'the mining gnome',
    dragon: 'the dragon',
    unicorn: 'the unicorn',
    griffin: 'the griffin',
    phoenix: 'the phoenix',
  },
  zones: {
    centre: 'the centre',
    innerRing: 'the inner ring',
    innerCorridor: 'the inner corridor',
    middleRing: 'the middle ring',
    outerCorridor: 'the outer corridor',
    frame: 'the frame',
  },
  at: (zone, hour) => `${zone} at ${hour} o’clock`,
  parts: { treasures: 'Treasures', gnomes: 'Gnomes' },
  turning: { centre: 'the centre', innerCorridor: 'the inner corridor', outerCorridor: 'the outer corridor' },
  colours: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow' },
  weapons: { stone: 'stone', scissors: 'scissors', paper: 'paper' },
  options: {
    goal: { name: 'Cards to win', line: 'Seven of a kind, or six as in the German edition.' },
    roundLimit: {
      name: 'Last round',
      line: 'After so many rounds most cards of one kind wins; 0 means the game has no last round.',
    },
    tryOut: { name: 'Trying out', line: 'A change of the paths may be taken back.' },
    memoryAid: {
      name: 'Memory aid',
      line: 'The table lists who took which secret. Without it, only the last one is named.',
    },
  },
  labels: {
    colour: ({ colour }, { start }) => `Play ${colour} (starts on ${start(colour)})`,
    turn: ({ notches }) => `Turn the centre by ${counted(notches, 'notch', 'notches')}`,
    shift: ({ corridor }) => `Shift the ${corridor} corridor by one notch`,
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
    place: ({ to }, { square, loser }) => `Put ${loser ?? 'the loser'}’s pawn ${on(square(to))}`,
    jump: (_move, { wanted }) => (wanted ? `Go straight to ${wanted}` : 'Go straight to the animal'),
    decline: (_move, { wanted }) => (wanted ? `Leave ${wanted} for everyone to hunt` : 'Stay where you are'),
  },
  sentences: {
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
    turned: ({ seat, part, notches }, { who }) =>
      part === 'centre'
        ? `${does(who(seat), 'turn', 'turns')} the centre by ${counted(notches, 'notch', 'notches')}.`
        : `${does(who(seat), 'shift', 'shifts')} the ${part === 'innerCorridor' ? 'inner' : 'outer'} corridor by one notch.`,
    ran: ({ seat, to, sector }, { who, place }) =>
      `${does(who(seat), 'run', 'runs')} to ${place(to, sector)}.`,
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
      `${does(speak.who(seat), 'lay', 'lays')} open ${prizes(which.length, prize)}: ${speak.cards(which)}.`,
    roundsOver: ({ rounds }) => `The last round is over (${counted(rounds, 'round', 'rounds')}).`,
  },
  refusals: {
    over: 'The game is over.',
    notYourTurn: 'It is not your turn.',
    chooseColour: 'First everyone chooses a colour.',
    coloursChosen: 'The colours are already chosen.',
    colourTaken: 'Somebody else plays this colour.',
    changesFirst: 'First change the paths: two changes in every turn.',
    twoChanges: 'Both changes of this turn are made: now move, or end your turn.',
    centreTwice: 'The centre may be turned only once in a turn.',
    noMove: 'Your pawn stands there already.',
    notJoined: 'No unbroken path leads there.',
    turnSpent: 'You have already moved or taken a card in this turn.',
    nothingWanted: 'There is no wanted card any more.',
    notOnWanted: 'Your pawn does not stand on the wanted square.',
    fourThere: 'All four pawns stand on the wanted square: nobody takes the card.',
    notAnAnimal: 'Only a legendary animal can be played.',
    notYours: 'You do not hold this card.',
    nothingToExchange: 'An exchange needs another card of yours and an opponent with a card.',
    noExchange: 'No exchange is under way.',
    giftFirst: 'First choose the card to give.',
    giftChosen: 'You have already chosen the card to give: choose whom to draw from.',
    finishExchange: 'First finish the exchange.',
    noSuchPlayer: 'There is no such player at this table.',
    notYourself: 'You must name another player.',
    noCards: 'This player has no cards.',
    nobodyToChallenge: 'You may challenge only after moving onto a square with another pawn.',
    notThere: 'This player’s pawn is not on your square.',
    noDuel: 'There is no such choice in a duel now.',
    chooseRival: 'First choose whom to fight for the wanted card.',
    sayStake: 'First say what the duel is fought for.',
    chooseWeapon: 'First choose a weapon.',
    weaponChosen: 'You have chosen your weapon: wait for the other.',
    placeLoser: 'First put the loser’s pawn on a free square.',
    notFree: 'There is a pawn on that square.',
    answerJump: 'First say whether you go to the animal.',
    nothingTurnedUp: 'No animal was turned up just now.',
  },
  otherRefusal: 'That is not possible now.',
  whys: {
    wins: 'This wins the game.',
    takesWanted: 'This way leads to the wanted secret.',
    leadsToDuel: 'This way leads to a duel that pays.',
    nearer: 'From there the wanted secret is easiest to reach next time.',
    nearerToPawns: 'From there the other pawns are easiest to reach next time.',
    blocks: 'This leaves the others the longest ways.',
    duelPays: 'The other has more to lose in this duel than you.',
    duelDoesNotPay: 'There is more to lose here than to win.',
    sendsAway: 'From there every way worth going is long.',
    exchangePays: 'Two cards for one, where they hurt most.',
    givesLeast: 'This card helps nobody much.',
    takesAnimal: 'An animal is worth an exchange later.',
    oneThird: 'Each weapon one time in three: nobody can do better.',
    partOfPlan: 'The next step of the plan for this turn.',
    random: 'One move is as good as another here.',
    onlyMove: 'There is no other move.',
  },
  describing: {
    table: 'The table',
    you: 'You',
    turn: (who, round) =>
      who.you ? `Round ${round}: it is your turn.` : `Round ${round}: it is ${who.name}’s turn.`,
    stages: {
      colours: 'Colours are being chosen.',
      change: 'The paths must be changed.',
      move: 'Both changes are made; the pawn may move.',
      rest: 'Nothing is left of the turn but to end it, perhaps after a challenge or an animal.',
      exchange: 'An exchange is under way.',
      rival: 'The rival for the wanted card must be chosen.',
      stake: 'What the duel is fought for must be said.',
      weapons: 'Two players are choosing weapons.',
      place: 'The winner of the duel places the loser’s pawn.',
      jump: 'An animal was turned up and may be taken at once.',
    },
    changes: (made) => `Changes made: ${made} of 2.`,
    wanted: (card, place) => `Wanted: ${card}, ${on(place)}.`,
    nothingWanted: 'No card is wanted now.',
    pile: (count) => `Pile: ${cards(count)}.`,
    out: (list) => `Out of the game: ${list}.`,
    duel: (one, two, what) => `Duel between ${object(one)} and ${object(two)}, ${what}.`,
    forWanted: 'for the wanted card',
    stakeUnsaid: 'stake not yet named',
    stake: (count, prize) => `for ${prizes(count, prize)}`,
    chosenWeapon: (weapon) => `Your weapon: ${weapon}.`,
    anyWeapon: 'Your weapon: chance will choose.',
    gift: (card) => `To be given: ${card}.`,
    pawn: (colour, place) => `Pawn: ${colour}, ${on(place)}.`,
    noPawn: 'No colour chosen yet.',
    cards: (list, count) => (count === 0 ? 'No cards.' : `${capital(cards(count))}: ${list}.`),
    hiddenCards: (count) => (count === 0 ? 'No cards.' : `${capital(cards(count))}, face down.`),
    remembered: (list) => `Taken from the board: ${list}.`,
    lastTaken: (list) => `Taken last: ${list}.`,
    goal: (goal, limit) =>
      limit === 0
        ? `${goal} treasures or ${goal} gnomes win.`
        : `${goal} treasures or ${goal} gnomes win; the game ends after round ${limit}.`,
    over: 'The game is over.',
  },
  picture: {
    heading: 'The rings, unrolled (hours of a clock across; frame above, centre below)',
    rows: {
      frame: 'Fr',
      outerCorridor: 'Oc>',
      middleRing: 'Mr',
      innerCorridor: 'Ic>',
      innerRing: 'Ir',
      centre: 'Ce>',
    },
    pawns: { red: 'R', blue: 'B', green: 'G', yellow: 'Y' },
    treasure: 't',
    gnome: 'g',
    animal: 'a',
    key: [
      'R, B, G, Y: pawns; *: the wanted secret; t treasure, g gnome, a animal; - and | are open paths; rows with > turn.',
      'Rows from the top: frame, outer corridor, middle ring, inner corridor, inner ring, centre.',
      'The last column joins the first: a ring has no end.',
    ],
  },
  ends: {
    allOfAKind: (who) => `${does(who, 'win', 'wins')} with all of a kind.`,
    roundsOver: (winners) =>
      winners.length === 1
        ? `${does(winners[0], 'win', 'wins')} with most cards of one kind.`
        : `${capital(list(winners.map(object)))} share the victory.`,
    nobody: 'The game ended before anybody had won.',
  },
  chapters: {
    material: 'What is in the box',
    setUp: 'Setting up',
    turn: 'Your turn',
    animals: 'Legendary animals',
    duel: 'Duels',
    cardDuel: 'Several pawns on the wanted square',
    end: 'The end',
    secrets: 'Who sees what',
  },
  rules: englishRules,
  list,
  typeset: typeset.en,
};
