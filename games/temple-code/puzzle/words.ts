/** The sentences of the puzzles, in both languages. */

import { type Language, type PuzzleWords, typeset, typesetAll } from '@conclave/engine';
import { counted as countedEnglish, list as listEnglish } from '../../english.ts';
import { counted as countedFrench, list as listFrench } from '../../french.ts';
import type { Clue } from '../mind/orders.ts';
import { type Card, DECK, isCombination, type Statuette } from '../rules/deck.ts';
import type { Decoding } from '../rules/decode.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { Find } from './find.ts';
import type { PuzzleKind, PuzzleReason, Reasons } from './keys.ts';
import type { OneCard } from './one-card.ts';

interface Lexicon {
  readonly statuettes: Readonly<Record<Statuette, string>>;
  readonly titles: Readonly<Record<PuzzleKind, string>>;
  find(clues: number): string;
  oneCard(suspects: number, cards: number): string;
  clue(clue: Clue, card: string): string;
  readonly suspects: string;
  readonly reach: string;
  readonly reasons: {
    readonly [Key in keyof Reasons]: (params: Reasons[Key], card: (card: Card) => string) => string;
  };
}

const englishSymbols = (decoding: Decoding) =>
  symbols(decoding, 'nothing', 'circle', 'circles', 'triangle', 'triangles', listEnglish);
const frenchSymbols = (decoding: Decoding) =>
  symbols(decoding, 'rien', 'rond', 'ronds', 'triangle', 'triangles', listFrench);

const english: Lexicon = {
  statuettes: englishText.statuettes,
  titles: { find: 'One combination fits', oneCard: 'One card tells all' },
  find: (clues) =>
    `${countedEnglish(clues, 'card was', 'cards were')} decoded with your combination. Of 210 orders one is left: put it in the niches.`,
  oneCard: (suspects, cards) =>
    `Your combination is one of these ${suspects}. Of the ${cards} cards in reach, which one will tell you for certain?`,
  clue: (clue, card) => `${card}: ${englishSymbols(clue)}`,
  suspects: 'It is one of:',
  reach: 'In reach:',
  reasons: {
    against: ({ card }, name) => `The answer to ${name(card)} speaks against it.`,
    alike: ({ card, pair: [one, other] }, name) =>
      `${name(card)} would be answered alike by ${name(one)} and by ${name(other)}.`,
    beginWith: ({ card, left }, name) =>
      `Begin with ${name(card)}: its answer alone leaves ${countedEnglish(left, 'order', 'orders')} of 210.`,
    leaves: ({ card, left, ...decoding }, name) =>
      `${name(card)}, answered by ${englishSymbols(decoding)}, leaves ${countedEnglish(left, 'order', 'orders')}.`,
    only: ({ combination }) =>
      `So it is ${combination.map((name) => englishText.statuettes[name]).join(' · ')}.`,
    parts: ({ card, count }, name) =>
      `${name(card)} is answered in ${count} different ways: one for each suspect.`,
  },
};

const french: Lexicon = {
  statuettes: frenchText.statuettes,
  titles: { find: 'Une seule convient', oneCard: 'Une carte dit tout' },
  find: (clues) =>
    `${countedFrench(clues, 'carte a été décodée', 'cartes ont été décodées')} avec votre combinaison. Sur 210 ordres, il en reste un : placez-le dans les niches.`,
  oneCard: (suspects, cards) =>
    `Votre combinaison est l’une de ces ${suspects}. Des ${cards} cartes à portée, laquelle vous le dira à coup sûr ?`,
  clue: (clue, card) => `${card} : ${frenchSymbols(clue)}`,
  suspects: 'C’est l’une de :',
  reach: 'À portée :',
  reasons: {
    against: ({ card }, name) => `La réponse à ${name(card)} l’exclut.`,
    alike: ({ card, pair: [one, other] }, name) =>
      `${name(card)} recevrait la même réponse de ${name(one)} et de ${name(other)}.`,
    beginWith: ({ card, left }, name) =>
      `Commencez par ${name(card)} : à elle seule, sa réponse laisse ${countedFrench(left, 'ordre', 'ordres')} sur 210.`,
    leaves: ({ card, left, ...decoding }, name) =>
      `${name(card)}, avec pour réponse ${frenchSymbols(decoding)}, laisse ${countedFrench(left, 'ordre', 'ordres')}.`,
    only: ({ combination }) =>
      `C’est donc ${combination.map((name) => frenchText.statuettes[name]).join(' · ')}.`,
    parts: ({ card, count }, name) =>
      `${name(card)} reçoit ${count} réponses différentes : une par combinaison.`,
  },
};

function symbols(
  { circles, triangles }: Decoding,
  none: string,
  circle: string,
  manyCircles: string,
  triangle: string,
  manyTriangles: string,
  list: (words: readonly string[]) => string,
): string {
  const parts = [
    ...(circles > 0 ? [`${circles} ${circles === 1 ? circle : manyCircles}`] : []),
    ...(triangles > 0 ? [`${triangles} ${triangles === 1 ? triangle : manyTriangles}`] : []),
  ];
  return parts.length > 0 ? list(parts) : none;
}

function wordsOf(lexicon: Lexicon): PuzzleWords {
  const combination = (names: readonly Statuette[]) =>
    names.map((name) => lexicon.statuettes[name]).join(' · ');
  const card = (number: Card) => combination(DECK[number]);
  return {
    title: ({ kind }) => lexicon.titles[kind as PuzzleKind],
    ask: ({ kind, params }) => {
      if (kind === 'find') return lexicon.find((params as Find).clues.length);
      const { suspects, cards } = params as OneCard;
      return lexicon.oneCard(suspects.length, cards.length);
    },
    given: ({ kind, params }) => {
      if (kind === 'find') return (params as Find).clues.map((clue) => lexicon.clue(clue, card(clue.card)));
      const { suspects, cards } = params as OneCard;
      return [
        `${lexicon.suspects} ${suspects.map(card).join(' / ')}`,
        `${lexicon.reach} ${cards.map(card).join(' / ')}`,
      ];
    },
    answer: (_puzzle, answer) => {
      if (isCombination(answer)) return combination(answer);
      return typeof answer === 'number' ? card(answer) : '';
    },
    reason: (_puzzle, reason) => {
      const { key, params } = reason as PuzzleReason;
      // The table has for every key what takes just its params: more than its index can tell.
      const say = lexicon.reasons[key] as (params: unknown, card: (card: Card) => string) => string;
      return say(params, card);
    },
  };
}

export const puzzleWords: Readonly<Record<Language, PuzzleWords>> = {
  en: wordsOf(english),
  fr: typesetAll(wordsOf(french), typeset.fr),
};
