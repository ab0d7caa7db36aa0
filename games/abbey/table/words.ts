/** What the drawn table says besides the game's own text. */

import { type Language, typeset, typesetAll } from '@conclave/engine';

export interface TableWords {
  readonly plan: string;
  readonly you: string;
  readonly hand: string;
  readonly books: string;
  readonly cards: (count: number) => string;
  readonly bookCount: (count: number) => string;
  readonly relic: string;
  readonly penitent: string;
  readonly bell: (steps: number) => string;
  readonly mass: (name: string, passes: number) => string;
  readonly massHelp: string;
  readonly pile: (count: number) => string;
  readonly pileHelp: string;
  readonly playerHelp: string;
  readonly roomHelp: string;
  readonly culprit: string;
  readonly yourTurn: string;
  readonly answerNow: string;
  readonly choose: string;
  readonly waitingFor: (name: string) => string;
  readonly waitingAll: string;
  readonly over: string;
  readonly hint: string;
  readonly undo: string;
  readonly since: string;
  readonly skip: string;
  readonly handOver: string;
  readonly back: string;
  readonly close: string;
  readonly ask: string;
  readonly asks: (asker: string) => string;
  readonly yourAnswer: string;
  readonly revealed: string;
  readonly accuse: string;
  readonly cross: string;
  readonly request: string;
  readonly name: string;
  readonly reveal: string;
  readonly sheet: string;
  readonly sheetHelp: string;
  readonly marks: Readonly<Record<'blank' | 'cross' | 'doubt' | 'star', string>>;
  readonly held: string;
  readonly seen: string;
  readonly shownToAll: string;
  readonly note: string;
  readonly possible: (count: number) => string;
  readonly surely: string;
  readonly stillOpen: string;
  readonly cannotBe: string;
  readonly filter: string;
  readonly won: (name: string) => string;
  readonly youWon: string;
  readonly nobodyWon: string;
  readonly points: (points: number) => string;
}

const plain: Readonly<Record<Language, TableWords>> = {
  en: {
    plan: 'The abbey',
    you: 'You',
    hand: 'Your cards: all of them innocent',
    books: 'Your books',
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    bookCount: (count) => (count === 1 ? '1 book' : `${count} books`),
    relic: 'a relic',
    penitent: 'does penance',
    bell: (steps) => `The bell stands on ${steps}`,
    mass: (name, passes) => `${name}: pass ${passes}`,
    massHelp:
      'When the bell has gone round, mass is held: everybody passes cards to the left, and an event is read.',
    pile: (count) => `Cards in the parlour: ${count}`,
    pileHelp: 'Suspects whom nobody holds. Once the pile is empty, somebody may be accused.',
    playerHelp: 'How many cards and books they hold is known to all; which ones, only to them.',
    roomHelp: 'Rooms with a gold edge may be entered now.',
    culprit: 'One card lies under the plan: the culprit.',
    yourTurn: 'Your turn: walk, ask, or use the room.',
    answerNow: 'A question is put to you.',
    choose: 'Choose.',
    waitingFor: (name) => `${name} is at it.`,
    waitingAll: 'Several people decide at once.',
    over: 'The end',
    hint: 'Hint',
    undo: 'Take back',
    since: 'Since my last turn',
    skip: 'Skip',
    handOver: 'Hand over',
    back: 'Back',
    close: 'Close',
    ask: 'Ask',
    asks: (asker) => `${asker} asks:`,
    yourAnswer: 'The true answer, not said yet:',
    revealed: 'Revealed',
    accuse: 'Accuse somebody …',
    cross: 'Cross somebody off …',
    request: 'Ask to be shown a card …',
    name: 'Name features …',
    reveal: 'Reveal a feature of the culprit …',
    sheet: 'Suspects',
    sheetHelp: 'Click a suspect: cross, question mark, star, blank. Click a sign to see whom it fits.',
    marks: { blank: 'no mark', cross: 'crossed off', doubt: 'in doubt', star: 'suspected' },
    held: 'in your hand',
    seen: 'seen by you',
    shownToAll: 'shown to everybody',
    note: 'Notes',
    possible: (count) => (count === 1 ? 'One suspect is left.' : `${count} suspects are left.`),
    surely: 'It must be him.',
    stillOpen: 'may have done it',
    cannotBe: 'cannot have done it',
    filter: 'Show whom this fits',
    won: (name) => `${name} wins`,
    youWon: 'You win',
    nobodyWon: 'Nobody wins',
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
  },
  fr: {
    plan: 'L’abbaye',
    you: 'Vous',
    hand: 'Vos cartes : tous innocents',
    books: 'Vos livres',
    cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
    bookCount: (count) => (count < 2 ? `${count} livre` : `${count} livres`),
    relic: 'une relique',
    penitent: 'fait pénitence',
    bell: (steps) => `La cloche est sur ${steps}`,
    mass: (name, passes) => `${name} : passer ${passes}`,
    massHelp:
      'Quand la cloche a fait le tour, on dit la messe : chacun passe des cartes à gauche, puis un événement est lu.',
    pile: (count) => `Cartes au parloir : ${count}`,
    pileHelp: 'Les suspects que personne ne tient. Quand la pile est vide, on peut accuser quelqu’un.',
    playerHelp: 'Combien de cartes et de livres chacun tient est connu de tous ; lesquels, de lui seul.',
    roomHelp: 'On peut entrer maintenant dans les pièces bordées d’or.',
    culprit: 'Une carte est sous le plan : le coupable.',
    yourTurn: 'À vous : marchez, questionnez, ou servez-vous de la pièce.',
    answerNow: 'On vous pose une question.',
    choose: 'Choisissez.',
    waitingFor: (name) => `${name} joue.`,
    waitingAll: 'Plusieurs décident en même temps.',
    over: 'La fin',
    hint: 'Conseil',
    undo: 'Reprendre',
    since: 'Depuis mon dernier tour',
    skip: 'Passer',
    handOver: 'Passer l’appareil',
    back: 'Retour',
    close: 'Fermer',
    ask: 'Demander',
    asks: (asker) => `${asker} demande :`,
    yourAnswer: 'La vraie réponse, pas encore dite :',
    revealed: 'Révélé',
    accuse: 'Accuser quelqu’un …',
    cross: 'Rayer quelqu’un …',
    request: 'Demander à voir une carte …',
    name: 'Nommer des traits …',
    reveal: 'Révéler un trait du coupable …',
    sheet: 'Suspects',
    sheetHelp:
      'Cliquez sur un suspect : croix, point d’interrogation, étoile, rien. Cliquez sur un signe pour voir à qui il convient.',
    marks: { blank: 'sans marque', cross: 'rayé', doubt: 'douteux', star: 'soupçonné' },
    held: 'dans votre main',
    seen: 'vu par vous',
    shownToAll: 'montré à tous',
    note: 'Notes',
    possible: (count) => (count < 2 ? 'Il reste un suspect.' : `Il reste ${count} suspects.`),
    surely: 'C’est forcément lui.',
    stillOpen: 'peut être coupable',
    cannotBe: 'ne peut pas être coupable',
    filter: 'Montrer à qui cela convient',
    won: (name) => `Victoire : ${name}`,
    youWon: 'Vous gagnez',
    nobodyWon: 'Personne ne gagne',
    points: (points) => (points < 2 ? `${points} point` : `${points} points`),
  },
};

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: plain.en,
  fr: typesetAll(plain.fr, typeset.fr),
};
