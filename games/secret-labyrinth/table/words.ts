/** What the drawn table says besides the game's own text. */

import { type Language, typeset, typesetAll } from '@conclave/engine';
import { byHand } from '@conclave/kit';
import { of } from '../../french.ts';
import type { Part } from '../rules/board.ts';
import type { Prize } from '../rules/cards.ts';
import type { Weapon } from '../rules/moves.ts';
import type { Stage } from '../rules/state.ts';
import type { Kind } from './pieces/secret.tsx';

export interface TableWords {
  readonly castle: string;
  readonly you: string;
  readonly wanted: string;
  readonly pile: string;
  readonly pileHelp: string;
  readonly pileEmpty: string;
  /** How cards still change hands; `animals`: some are held, and may be played (SL-12). */
  readonly noMoreHunt: (animals: boolean) => string;
  /** Between a card taken and the next one. */
  readonly nextSoon: string;
  readonly wantedHelp: string;
  readonly cards: (count: number) => string;
  readonly hand: string;
  readonly sockets: (treasures: number, gnomes: number, goal: number) => string;
  readonly socketsHelp: string;
  readonly rivalHelp: string;
  readonly changes: Readonly<Record<0 | 1 | 2, string>>;
  readonly noWayBack: string;
  readonly changesHelp: string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly partHelp: Readonly<Record<Part, string>>;
  readonly done: string;
  readonly leaveIt: string;
  readonly exchange: string;
  readonly squareHelp: string;
  readonly fixedHelp: string;
  readonly turningHelp: string;
  readonly openingHelp: string;
  readonly startHelp: string;
  readonly dotHelp: string;
  readonly riders: (names: readonly string[]) => string;
  readonly secretHere: (card: string) => string;
  readonly takenBy: (name: string) => string;
  readonly cardHelp: Readonly<Record<Kind, string>>;
  readonly stageHelp: string;
  readonly dieHelp: string;
  /** "Pile: 3 cards" */
  readonly labelled: (name: string, what: string) => string;
  readonly gate: (colour: string) => string;
  readonly more: (count: number) => string;
  readonly fewer: (count: number) => string;
  readonly nowReach: (card: string) => string;
  /** `card`: with its article. */
  readonly duelHere: (name: string, card: string) => string;
  readonly takesHere: (card: string) => string;
  readonly challengeHere: (name: string) => string;
  /** SL-26 */
  readonly fourHere: string;
  readonly runHere: string;
  readonly putHere: string;
  readonly takeIt: string;
  readonly clockwiseOnly: string;
  /** What a corridor asks that was lifted by a first click. */
  readonly oneNotch: string;
  /** For readers: a part in the hand; against the clock the number is below 0. */
  readonly holding: (part: string, notches: number) => string;
  readonly doneKey: string;
  readonly weaponKeys: Readonly<Record<Weapon | 'any', string>>;
  readonly instructions: Readonly<Record<Stage, string>>;
  readonly oneChange: string;
  readonly drawFrom: string;
  readonly mayChallenge: string;
  readonly mayExchange: string;
  readonly twoForOne: string;
  readonly goThere: string;
  readonly mayTryOut: string;
  readonly waitingFor: (name: string) => string;
  readonly yourTurn: string;
  readonly chosenWeapon: string;
  readonly duelFor: (count: number, prize: Prize) => string;
  readonly duelForWanted: string;
  readonly duel: string;
  /** In two lines at most. */
  readonly stakes: Readonly<Record<'one' | 'die', readonly string[]>>;
  readonly prizes: Readonly<Record<Prize, string>>;
  readonly weapons: Readonly<Record<Weapon, string>>;
  readonly weaponHelp: Readonly<Record<Weapon, string>>;
  readonly anyWeapon: string;
  takeBackWeapon(name: string): string;
  readonly beats: Readonly<Record<Weapon, string>>;
  readonly youChallenge: (rival: string) => string;
  readonly challengesYou: (challenger: string) => string;
  readonly challenges: (challenger: string, rival: string) => string;
  readonly chooseWeapon: string;
  readonly shownAtOnce: string;
  readonly fistClosed: string;
  readonly draw: string;
  readonly winsDuel: (name: string) => string;
  readonly youWinDuel: string;
  readonly again: string;
  readonly afterDraws: (count: number) => string;
  readonly placeNow: (loser: string) => string;
  readonly placing: (winner: string) => string;
  readonly choosing: (name: string) => string;
  readonly won: (name: string) => string;
  readonly youWon: string;
  readonly youShare: (others: string) => string;
  readonly share: (names: string) => string;
  readonly nobodyWon: string;
  readonly notes: string;
  readonly notesHelp: string;
  readonly mine: string;
  readonly out: string;
  readonly inPile: string;
  /** In the notebook, for readers: of a card and its holder. */
  readonly certain: string;
  readonly percent: (hundredths: string) => string;
  readonly perhaps: string;
  readonly inAll: string;
  readonly animals: string;
  readonly approximate: string;
  readonly lacking: (count: number, prize: Prize) => string;
  /** `cards`: with their articles. */
  readonly holdsCards: (name: string, cards: string) => string;
  readonly holdsKind: (name: string, least: number, most: number, prize: Prize) => string;
  readonly noAid: string;
  /** The match is over. */
  readonly trueHands: string;
  readonly mark: (card: string, holder: string, mark: string) => string;
  readonly marks: Readonly<Record<'ring' | 'cross' | 'doubt' | 'blank', string>>;
}

/** How many cards are at stake; as long as the die has not fallen, nobody knows. */
const STAKES = {
  en: ['…', 'one', 'two', 'three', 'four'],
  fr: ['…', 'un', 'deux', 'trois', 'quatre'],
} as const;

const plain: Readonly<Record<Language, TableWords>> = {
  en: {
    castle: 'The castle',
    you: 'You',
    wanted: 'Wanted',
    pile: 'Pile',
    pileHelp:
      'The secrets still to be hunted, face down. When none is left, cards change hands only by duels and by animals still held.',
    pileEmpty: 'The pile is empty',
    nextSoon: 'Taken. The next comes when the turn ends.',
    noMoreHunt: (animals) =>
      `Cards change hands only by duels ${animals ? 'and by animals still held' : 'now'}.`,
    wantedHelp: 'Everybody hunts the same secret. Whoever stands on its square takes the card.',
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    hand: 'Your cards',
    sockets: (treasures, gnomes, goal) => `${treasures} of ${goal} treasures, ${gnomes} of ${goal} gnomes`,
    socketsHelp: 'All treasures or all gnomes win the game. Only you see which ones you hold.',
    rivalHelp: 'How many cards they hold is known; which ones, you must remember.',
    changes: { 0: 'Two changes', 1: 'One change left', 2: 'Changes made' },
    noWayBack: 'no way back',
    changesHelp:
      'Every turn begins with two changes of the paths: shift a corridor by one notch, or turn the centre, the centre only once.',
    parts: { centre: 'Centre', innerCorridor: 'Inner', outerCorridor: 'Outer' },
    partHelp: {
      centre: 'Turns by any number of notches, either way, once a turn.',
      innerCorridor: 'Goes clockwise by one notch. What stands on it goes along.',
      outerCorridor: 'Goes clockwise by one notch. What stands on it goes along.',
    },
    done: 'End turn',
    leaveIt: 'Leave it',
    exchange: 'exchange',
    squareHelp: 'Gold floor is joined to where you stand: you can walk there.',
    fixedHelp: 'Grey cobbles stand still.',
    turningHelp: 'Blue enamel turns, with all that stands on it.',
    openingHelp: 'Two openings face to face are a way; an opening against a wall is none.',
    startHelp: 'A start square: the pawn of its colour begins here.',
    dotHelp: 'Its orange arrow goes from dot to dot: that is a notch.',
    riders: (names) => `On it: ${names.join(', ')}.`,
    secretHere: (card) => `The square of ${card}.`,
    takenBy: (name) => `Taken from here by ${name}.`,
    cardHelp: {
      treasure: 'A treasure: all of them win the game.',
      gnome: 'A gnome: all of them win the game.',
      animal:
        'A legendary animal. Whoever turns it up may go straight to it; in your turn it buys two blind cards of another for one of yours.',
    },
    stageHelp:
      'Both choose in secret and show at once: stone blunts scissors, scissors cut paper, paper wraps stone. A draw is fought again. The loser hands over cards of the kind named, as far as they have any, and is put where the winner likes.',
    dieHelp: 'The die shows 2, 3 or 4, each twice: that many cards are at stake.',
    labelled: (name, what) => `${name}: ${what}`,
    gate: (colour) => `The ${colour} gate`,
    more: (count) => `${count} more`,
    fewer: (count) => `${count} fewer`,
    nowReach: (card) => `${card} comes into reach.`,
    duelHere: (name, card) => `A duel with ${name} for ${card}. There is no way back.`,
    takesHere: (card) => `You take ${card}.`,
    challengeHere: (name) => `There you may challenge ${name}.`,
    fourHere: 'Four on one square: nobody takes the card.',
    runHere: 'Run here',
    putHere: 'Put the pawn here',
    takeIt: 'Take the card',
    holding: (part, notches) => {
      if (notches === 0) return `${part}: in your hand`;
      const way = notches > 0 ? 'clockwise' : 'anticlockwise';
      return `${part}: ${Math.abs(notches)} ${Math.abs(notches) === 1 ? 'notch' : 'notches'} ${way}`;
    },
    clockwiseOnly: 'Corridors move clockwise only.',
    oneNotch: 'One notch',
    doneKey: 'e',
    weaponKeys: { stone: 's', scissors: 'c', paper: 'p', any: 'r' },
    instructions: {
      colours: 'Choose your seeker: click a gate.',
      change: 'Your turn: two changes of the paths.',
      move: 'Run, or end your turn.',
      rest: 'End your turn.',
      exchange: 'Choose the card you give.',
      rival: 'Whom do you fight for the wanted card?',
      stake: 'What is the duel fought for?',
      weapons: 'Choose a weapon.',
      place: 'Place the loser’s pawn.',
      jump: 'Go to the animal, or leave it.',
    },
    oneChange: 'One change left.',
    mayExchange: 'Play an animal, or end your turn.',
    mayChallenge: 'Challenge, or end your turn.',
    drawFrom: 'Choose from whom you draw two cards.',
    twoForOne: 'two for one',
    goThere: 'Go there',
    mayTryOut: 'Trying out is allowed.',
    waitingFor: (name) => `${name} plays.`,
    yourTurn: 'Your turn.',
    chosenWeapon: 'Your fist is closed. Waiting for the other.',
    duelFor: (count, prize) => `A duel for ${STAKES.en[count]} ${prize}${count === 1 ? '' : 's'}`,
    duelForWanted: 'A duel for the wanted card',
    duel: 'A duel',
    stakes: { one: ['one card'], die: ['the die,', '2 to 4'] },
    prizes: { treasure: 'Treasures', gnome: 'Gnomes' },
    weapons: { stone: 'Stone', scissors: 'Scissors', paper: 'Paper' },
    weaponHelp: {
      stone: 'Stone blunts scissors.',
      scissors: 'Scissors cut paper.',
      paper: 'Paper wraps stone.',
    },
    anyWeapon: 'Let chance choose',
    takeBackWeapon: (name) => `${name}, chosen: take it back`,
    beats: { stone: 'Stone blunts scissors', scissors: 'Scissors cut paper', paper: 'Paper wraps stone' },
    youChallenge: (rival) => `You challenge ${rival}`,
    challengesYou: (challenger) => `${challenger} challenges you`,
    challenges: (challenger, rival) => `${challenger} challenges ${rival}`,
    chooseWeapon: 'Choose your weapon',
    shownAtOnce: 'Both are shown at once.',
    fistClosed: 'Your fist is closed',
    draw: 'A draw',
    winsDuel: (name) => `${name} wins.`,
    youWinDuel: 'You win.',
    again: 'The hands close once more.',
    afterDraws: (count) => (count === 1 ? 'After a draw.' : `After ${count} draws.`),
    placeNow: (loser) => `Put ${loser}’s pawn on any free square.`,
    placing: (winner) => `${winner} puts the loser’s pawn somewhere.`,
    choosing: (name) => `${name} is choosing`,
    won: (name) => `${name} wins the castle`,
    youWon: 'The castle is yours',
    youShare: (others) => `You share the castle with ${others}`,
    share: (names) => `${names} share the castle`,
    nobodyWon: 'The castle keeps its secrets',
    notes: 'Who holds what',
    notesHelp: 'Click a box: ring, cross, question mark, blank.',
    mine: 'yours',
    out: 'out',
    inPile: 'Pile',
    certain: 'certain',
    percent: (hundredths) => `${hundredths}%`,
    perhaps: 'perhaps',
    inAll: 'in all',
    animals: 'Animals',
    lacking: (count, prize) => {
      const kind = prize === 'treasure' ? 'treasure' : 'gnome';
      return count === 1 ? `One more ${kind} wins you the game.` : `${count} more ${kind}s win you the game.`;
    },
    holdsCards: (name, cards) => `${name} holds ${cards}.`,
    holdsKind: (name, least, most, prize) => {
      const kinds = prize === 'treasure' ? 'treasures' : 'gnomes';
      return `${name} holds ${least === most ? most : `${least} to ${most}`} ${kinds}.`;
    },
    approximate: 'Chances are rounded: there are too many possibilities to count them all.',
    noAid: 'At this table nobody is helped to remember: the marks are your own.',
    trueHands: 'All is laid open: these are the true hands.',
    mark: (card, holder, mark) => `${card}, ${holder}: ${mark}`,
    marks: { ring: 'ring', cross: 'cross', doubt: 'question mark', blank: 'blank' },
  },
  fr: {
    castle: 'Le château',
    you: 'Vous',
    wanted: 'Recherché',
    pile: 'Pile',
    pileHelp:
      'Les secrets encore à chasser, face cachée. Quand il n’en reste plus, les cartes ne changent de main qu’en duel ou par un animal encore tenu.',
    pileEmpty: 'La pile est vide',
    nextSoon: 'Pris. Le suivant vient à la fin du tour.',
    noMoreHunt: (animals) =>
      `Les cartes ne changent plus de main qu’en duel${animals ? ' ou par un animal encore tenu' : ''}.`,
    wantedHelp: 'Tout le monde cherche le même secret. Qui se trouve sur sa case prend la carte.',
    cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
    hand: 'Vos cartes',
    sockets: (treasures, gnomes, goal) =>
      `trésors : ${treasures} sur ${goal}, gnomes : ${gnomes} sur ${goal}`,
    socketsHelp: 'Tous les trésors ou tous les gnomes font gagner. Vous seul voyez lesquels vous tenez.',
    rivalHelp: 'Combien de cartes chacun tient est connu ; lesquelles, à vous de vous en souvenir.',
    changes: { 0: 'Deux changements', 1: 'Encore un changement', 2: 'Changements faits' },
    noWayBack: 'sans retour',
    changesHelp:
      'Chaque tour commence par deux changements des chemins : décaler un couloir d’un cran, ou tourner le centre, lui une seule fois.',
    parts: { centre: 'Centre', innerCorridor: 'Intérieur', outerCorridor: 'Extérieur' },
    partHelp: {
      centre: 'Tourne d’autant de crans qu’on veut, dans les deux sens, une fois par tour.',
      innerCorridor: 'Avance d’un cran dans le sens des aiguilles. Ce qui s’y trouve suit.',
      outerCorridor: 'Avance d’un cran dans le sens des aiguilles. Ce qui s’y trouve suit.',
    },
    done: 'Fin du tour',
    leaveIt: 'Le laisser',
    exchange: 'échange',
    squareHelp: 'Le sol doré est relié à l’endroit où vous êtes : vous pouvez y aller.',
    fixedHelp: 'Les pavés gris ne bougent pas.',
    turningHelp: 'L’émail bleu tourne, avec tout ce qui s’y trouve.',
    openingHelp: 'Deux ouvertures face à face font un passage ; une ouverture contre un mur n’en fait pas.',
    startHelp: 'Une case de départ : le pion de sa couleur y commence.',
    dotHelp: 'Sa flèche orange va de point en point : c’est un cran.',
    riders: (names) => `Dessus : ${names.join(', ')}.`,
    secretHere: (card) => `Ici : ${card}.`,
    takenBy: (name) => `Déjà pris ici par ${name}.`,
    cardHelp: {
      treasure: 'Un trésor : qui les a tous gagne la partie.',
      gnome: 'Un gnome : qui les a tous gagne la partie.',
      animal:
        'Un animal de légende. Qui le retourne peut aller droit à lui ; à votre tour, il vaut deux cartes d’un autre, à l’aveugle, contre une des vôtres.',
    },
    stageHelp:
      'Chacun choisit en secret, puis tous deux montrent ensemble : la pierre émousse les ciseaux, les ciseaux coupent la feuille, la feuille enveloppe la pierre. En cas d’égalité, on recommence. Le perdant remet des cartes de la sorte annoncée, tant qu’il en a, et son pion est placé par le gagnant.',
    dieHelp: 'Le dé montre 2, 3 ou 4, chacun deux fois : c’est le nombre de cartes en jeu.',
    labelled: (name, what) => `${name} : ${what}`,
    gate: (colour) => `La porte ${colour}`,
    more: (count) => `${count} de plus`,
    fewer: (count) => `${count} de moins`,
    nowReach: (card) => `${card} devient accessible.`,
    duelHere: (name, card) => `Un duel contre ${name} pour ${card}. Sans retour.`,
    takesHere: (card) => `Vous prenez ${card}.`,
    challengeHere: (name) => `Vous pourrez y défier ${name}.`,
    fourHere: 'À quatre sur une case, personne ne prend la carte.',
    runHere: 'Courir ici',
    putHere: 'Poser le pion ici',
    takeIt: 'Prendre la carte',
    holding: (part, notches) => {
      if (notches === 0) return `${part} : dans votre main`;
      const way = notches > 0 ? 'dans le sens des aiguilles' : 'dans le sens inverse des aiguilles';
      return `${part} : ${Math.abs(notches)} ${Math.abs(notches) < 2 ? 'cran' : 'crans'} ${way}`;
    },
    clockwiseOnly: 'Les couloirs ne tournent que dans le sens des aiguilles.',
    oneNotch: 'Un cran',
    doneKey: 'f',
    weaponKeys: { stone: 'p', scissors: 'c', paper: 'f', any: 'r' },
    instructions: {
      colours: 'Votre chercheur : cliquez sur une porte.',
      change: 'À vous : deux changements des chemins.',
      move: 'Courez, ou finissez votre tour.',
      rest: 'Finissez votre tour.',
      exchange: 'Choisissez la carte à donner.',
      rival: 'Qui affrontez-vous pour la carte ?',
      stake: 'Quel est l’enjeu du duel ?',
      weapons: 'Choisissez une arme.',
      place: 'Placez le pion du perdant.',
      jump: 'Rejoignez l’animal, ou laissez-le.',
    },
    oneChange: 'Encore un changement.',
    mayExchange: 'Jouez un animal, ou finissez votre tour.',
    mayChallenge: 'Défiez, ou finissez votre tour.',
    drawFrom: 'Choisissez chez qui piocher deux cartes.',
    twoForOne: 'deux contre une',
    goThere: 'Le rejoindre',
    mayTryOut: 'Essayer est permis.',
    waitingFor: (name) => `${name} joue.`,
    yourTurn: 'À vous.',
    chosenWeapon: 'Votre poing est fermé. On attend l’autre.',
    duelFor: (count, prize) =>
      `Un duel pour ${STAKES.fr[count]} ${prize === 'treasure' ? 'trésor' : 'gnome'}${count === 1 ? '' : 's'}`,
    duelForWanted: 'Un duel pour le secret',
    duel: 'Un duel',
    stakes: { one: ['une carte'], die: ['le dé,', 'de 2 à 4'] },
    prizes: { treasure: 'Trésors', gnome: 'Gnomes' },
    weapons: { stone: 'Pierre', scissors: 'Ciseaux', paper: 'Feuille' },
    weaponHelp: {
      stone: 'La pierre émousse les ciseaux.',
      scissors: 'Les ciseaux coupent la feuille.',
      paper: 'La feuille enveloppe la pierre.',
    },
    anyWeapon: 'Laisser choisir le hasard',
    takeBackWeapon: (name) => `${name}, choisi : reprendre`,
    beats: {
      stone: 'La pierre émousse les ciseaux',
      scissors: 'Les ciseaux coupent la feuille',
      paper: 'La feuille enveloppe la pierre',
    },
    youChallenge: (rival) => `Vous défiez ${rival}`,
    challengesYou: (challenger) => `${challenger} vous défie`,
    challenges: (challenger, rival) => `${challenger} défie ${rival}`,
    chooseWeapon: 'Choisissez votre arme',
    shownAtOnce: 'Les deux se montrent ensemble.',
    fistClosed: 'Votre poing est fermé',
    draw: 'Égalité',
    winsDuel: (name) => `${name} l’emporte.`,
    youWinDuel: 'Vous l’emportez.',
    again: 'Les mains se referment.',
    afterDraws: (count) => (count < 2 ? 'Après une égalité.' : `Après ${count} égalités.`),
    placeNow: (loser) => `Posez le pion ${of(loser)} sur une case libre.`,
    placing: (winner) => `${winner} place le pion du perdant.`,
    choosing: (name) => `${name} choisit`,
    won: (name) => `Le château est à ${name}`,
    youWon: 'Le château est à vous',
    youShare: (others) => `Vous partagez le château avec ${others}`,
    share: (names) => `${names} se partagent le château`,
    nobodyWon: 'Le château garde ses secrets',
    notes: 'Qui tient quoi',
    notesHelp: 'Cliquez sur une case : rond, croix, point d’interrogation, rien.',
    mine: 'à vous',
    out: 'sorti',
    inPile: 'Pile',
    certain: 'certain',
    percent: (hundredths) => `${hundredths} %`,
    perhaps: 'peut-être',
    inAll: 'total',
    animals: 'Animaux',
    lacking: (count, prize) => {
      const kind = prize === 'treasure' ? 'trésor' : 'gnome';
      return count < 2
        ? `Encore un ${kind}, et vous gagnez la partie.`
        : `Encore ${count} ${kind}s, et vous gagnez la partie.`;
    },
    holdsCards: (name, cards) => `${name} tient ${cards}.`,
    holdsKind: (name, least, most, prize) => {
      const kinds = prize === 'treasure' ? 'trésors' : 'gnomes';
      return `${name} tient ${least === most ? most : `de ${least} à ${most}`} ${kinds}.`;
    },
    approximate:
      'Les chances sont arrondies : les possibilités sont trop nombreuses pour être toutes comptées.',
    noAid: 'À cette table, rien n’aide à se souvenir : les marques sont les vôtres.',
    trueHands: 'Tout est dévoilé : voici les vraies mains.',
    mark: (card, holder, mark) => `${card}, ${holder} : ${mark}`,
    marks: { ring: 'rond', cross: 'croix', doubt: 'point d’interrogation', blank: 'rien' },
  },
};

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: byHand(plain.en, 'en'),
  fr: byHand(typesetAll(plain.fr, typeset.fr), 'fr'),
};
