/** The words of the table in French. */

import { of } from '../../french.ts';
import type { TableWords } from './words.ts';

/** How many cards are at stake; as long as the die has not fallen, nobody knows. */
const STAKES = ['…', 'un', 'deux', 'trois', 'quatre'] as const;

export const french: TableWords = {
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
  sockets: (treasures, gnomes, goal) => `trésors : ${treasures} sur ${goal}, gnomes : ${gnomes} sur ${goal}`,
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
    `Un duel pour ${STAKES[count]} ${prize === 'treasure' ? 'trésor' : 'gnome'}${count === 1 ? '' : 's'}`,
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
};
