/** What the drawn table says besides the game's own text. */

import type { Language } from '@conclave/engine';
import { typeset } from '@conclave/engine';
import type { Position } from '../rules/deck.ts';

export interface TableWords {
  readonly positions: Readonly<Record<Position, string>>;
  readonly pile: string;
  readonly pileHelp: string;
  readonly cards: (count: number) => string;
  readonly discard: string;
  readonly discardHelp: string;
  readonly marker: string;
  readonly medallion: (halves: number) => string;
  readonly medallionHelp: string;
  readonly found: (count: number) => string;
  readonly stand: (name: string) => string;
  readonly standHelp: string;
  readonly ownStand: string;
  readonly ownStandHelp: string;
  readonly hidden: string;
  readonly declare: string;
  readonly declareTitle: string;
  readonly declareLine: string;
  readonly declareNow: string;
  readonly clear: string;
  readonly pick: (statuette: string, position: string) => string;
  readonly full: string;
  readonly empty: (position: string) => string;
  readonly remove: (statuette: string, position: string) => string;
  readonly close: string;
  readonly front: (name: string) => string;
  readonly decodedBy: (name: string) => string;
  readonly symbols: (circles: number, triangles: number) => string;
  readonly decodedHelp: string;
  readonly frontHelp: string;
  readonly noneDecoded: string;
  readonly reveal: string;
  readonly finish: string;
  readonly decodeBoth: string;
  readonly secret: string;
  readonly statuette: string;
  readonly marks: { readonly none: string; readonly crossed: string; readonly sure: string };
  readonly cell: (statuette: string, position: string, mark: string) => string;
  readonly fits: (count: number) => string;
  readonly byHelp: string;
  readonly notesHelp: string;
  readonly you: string;
}

const en: TableWords = {
  positions: { left: 'left', middle: 'middle', right: 'right' },
  pile: 'Draw pile',
  pileHelp:
    'Nobody knows its order. When it runs out, the discard is shuffled into a new one (not in the solo game).',
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  discard: 'Discard',
  discardHelp: 'Used combinations and decoded cards, open to all.',
  marker: 'First player',
  medallion: (halves) => `Half-medallions: ${halves} of 2`,
  medallionHelp: 'A right declaration earns a half. The second one wins at once.',
  found: (count) => (count === 1 ? '1 combination found' : `${count} combinations found`),
  stand: (name) => `${name}’s combination`,
  standHelp: 'You see it, its owner does not. What you see on the others’ stands cannot be yours.',
  ownStand: 'Your combination',
  ownStandHelp: 'Everybody knows it but you. Declare it whenever you think you do, also out of turn.',
  hidden: 'hidden from you',
  declare: 'Declare',
  declareTitle: 'Declare your combination',
  declareLine:
    'Choose three statuettes, from left to right. Right or wrong, you get a new combination afterwards.',
  declareNow: 'Declare these three',
  clear: 'Begin again',
  pick: (statuette, position) => `${statuette}, to the ${position}`,
  full: 'All three niches are filled.',
  empty: (position) => `Empty niche: ${position}`,
  remove: (statuette, position) => `Take ${statuette} out (${position})`,
  close: 'Close',
  front: (name) => `Cards before ${name}`,
  decodedBy: (name) => `Decoded by ${name}`,
  symbols: (circles, triangles) => {
    if (circles + triangles === 0) return 'nothing';
    const parts = [];
    if (circles > 0) parts.push(circles === 1 ? '1 blue ring' : `${circles} blue rings`);
    if (triangles > 0) parts.push(triangles === 1 ? '1 red triangle' : `${triangles} red triangles`);
    return parts.join(', ');
  },
  decodedHelp:
    'Blue ring: one of its statuettes is in the combination, at this very place. Red triangle: in it, but elsewhere. It does not say which.',
  frontHelp: 'On your turn, choose a card before another player. You decode it, they decode the other.',
  noneDecoded: 'nothing decoded yet',
  reveal: 'Turn up cards',
  finish: 'Finish',
  decodeBoth: 'Decode both',
  secret: 'Only you see this mark',
  statuette: 'Statuette',
  marks: { none: 'open', crossed: 'crossed out', sure: 'sure' },
  cell: (statuette, position, mark) => `${statuette}, ${position}: ${mark}`,
  fits: (count) => (count === 1 ? 'Only one combination still fits.' : `${count} combinations still fit.`),
  byHelp: 'Grey crosses follow from your decodings.',
  notesHelp: 'Click a box: cross, ring, blank. A new combination begins a new page.',
  you: 'You',
};

const fr: TableWords = {
  positions: { left: 'gauche', middle: 'milieu', right: 'droite' },
  pile: 'Pioche',
  pileHelp: 'Personne n’en connaît l’ordre. Quand elle est épuisée, on mélange la défausse (sauf en solo).',
  cards: (count) => (count === 1 ? '1 carte' : `${count} cartes`),
  discard: 'Défausse',
  discardHelp: 'Combinaisons et cartes décodées déjà utilisées, visibles de tous.',
  marker: 'Premier joueur',
  medallion: (halves) => `Demi-médaillons : ${halves} sur 2`,
  medallionHelp: 'Une annonce juste en rapporte un demi. Le second fait gagner aussitôt.',
  found: (count) => (count <= 1 ? `${count} combinaison trouvée` : `${count} combinaisons trouvées`),
  stand: (name) => `Combinaison de ${name}`,
  standHelp:
    'Vous la voyez, la personne à qui elle appartient non. Ce que portent les autres supports ne peut pas être à vous.',
  ownStand: 'Votre combinaison',
  ownStandHelp:
    'Tout le monde la connaît sauf vous. Annoncez-la dès que vous pensez la connaître, même hors de votre tour.',
  hidden: 'cachée pour vous',
  declare: 'Annoncer',
  declareTitle: 'Annoncer votre combinaison',
  declareLine:
    'Choisissez trois statuettes, de gauche à droite. Juste ou fausse, vous recevez ensuite une nouvelle combinaison.',
  declareNow: 'Annoncer ces trois-là',
  clear: 'Recommencer',
  pick: (statuette, position) => `${statuette}, ${position}`,
  full: 'Les trois niches sont pleines.',
  empty: (position) => `Niche vide : ${position}`,
  remove: (statuette, position) => `Retirer ${statuette} (${position})`,
  close: 'Fermer',
  front: (name) => `Cartes devant ${name}`,
  decodedBy: (name) => `Décodées par ${name}`,
  symbols: (circles, triangles) => {
    if (circles + triangles === 0) return 'rien';
    const parts = [];
    if (circles > 0) parts.push(circles === 1 ? '1 rond bleu' : `${circles} ronds bleus`);
    if (triangles > 0) parts.push(triangles === 1 ? '1 triangle rouge' : `${triangles} triangles rouges`);
    return parts.join(', ');
  },
  decodedHelp:
    'Rond bleu : une de ses statuettes est dans la combinaison, à cette place même. Triangle rouge : elle y est, mais ailleurs. Rien ne dit laquelle.',
  frontHelp:
    'À votre tour, choisissez une carte devant quelqu’un d’autre. Vous la décodez ; cette personne décode l’autre.',
  noneDecoded: 'rien de décodé pour l’instant',
  reveal: 'Retourner des cartes',
  finish: 'Terminer',
  decodeBoth: 'Décoder les deux',
  secret: 'Vous seul voyez cette marque',
  statuette: 'Statuette',
  marks: { none: 'ouverte', crossed: 'rayée', sure: 'sûre' },
  cell: (statuette, position, mark) => `${statuette}, ${position} : ${mark}`,
  fits: (count) =>
    count === 1 ? 'Une seule combinaison convient encore.' : `${count} combinaisons conviennent encore.`,
  byHelp: 'Les croix grises découlent de vos décodages.',
  notesHelp: 'Cliquez une case : croix, rond, vide. Une nouvelle combinaison commence une nouvelle page.',
  you: 'Vous',
};

function set(words: TableWords): TableWords {
  const deep = <Value>(value: Value): Value => {
    if (typeof value === 'string') return typeset.fr(value) as Value;
    if (typeof value === 'function') return ((...args: unknown[]) => deep(value(...args))) as Value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deep(inner)])) as Value;
  };
  return deep(words);
}

export const tableWords: Readonly<Record<Language, TableWords>> = { en, fr: set(fr) };
