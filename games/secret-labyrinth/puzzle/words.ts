/** The sentences of the puzzles, in both languages. */

import { type Language, type Puzzle, type PuzzleWords, typeset, typesetAll } from '@conclave/engine';
import {
  CENTRE,
  COLOURS,
  FACTS,
  HOME,
  PARTS,
  SECTORS,
  type Square,
  sectorOf,
  shorterWay,
  ZONES,
} from '../rules/board.ts';
import { type Card, SECRETS } from '../rules/cards.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { draw } from '../text/picture.ts';
import { wayPassages } from '../text/ways.ts';
import { type Added, type Course, type Standing, standsAfter } from './course.ts';
import type { PuzzleKind, PuzzleReason } from './keys.ts';
import type { Namer, PuzzleLexicon } from './lexicon.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

function wordsOf(lexicon: PuzzleLexicon, text: Lexicon): PuzzleWords {
  const standing = ({ params }: Puzzle) => params as Standing;
  const card = (number: Card) => text.secrets[SECRETS[number]];
  const place = (square: Square, sector: number) =>
    text.at(text.zones[ZONES[FACTS[square].zone]], sector || SECTORS);
  const part = (number: number) => text.turning[PARTS[number]];
  const changes = (added: Added) =>
    text.list(
      added.flatMap((notches, number) => {
        if (notches === 0) return [];
        const way = shorterWay(notches);
        return [
          number === CENTRE ? lexicon.turn(way.direction, way.notches) : lexicon.shift(part(number), notches),
        ];
      }),
    );
  const namer = (puzzle: Puzzle): Namer => ({
    secret: card(standing(puzzle).wanted),
    place,
    zone: (zone) => text.zones[zone],
    hour: (sector) => text.hour(sector || SECTORS),
    list: (words) => text.list(words),
    part,
    changes,
  });
  return {
    title: ({ kind }) => lexicon.titles[kind as PuzzleKind],
    ask: (puzzle) => lexicon.ask(puzzle.kind as PuzzleKind, card(standing(puzzle).wanted)),
    given: (puzzle) => {
      const { turned, pawn, colour, wanted } = standing(puzzle);
      const view = { turned, wanted, players: [{ pawn, colour: COLOURS[colour] }] };
      const here = (square: Square) => place(square, sectorOf(square, turned));
      const speak = { who: () => lexicon.you, card, place };
      return [
        lexicon.where(here(pawn), card(wanted), here(HOME[wanted])),
        // Between two rings that nothing joins there is an empty row.
        ...draw(view, text.picture).filter((row) => row !== ''),
        ...text.picture.key,
        ...wayPassages({ lexicon: text, view, speak }).flatMap(({ heading, lines = [] }) => [
          `${heading}${text.colon}`,
          ...lines,
        ]),
      ];
    },
    answer: (puzzle, answer) => {
      const { turns, stops } = answer as Course;
      const stands = (turn: number) => standsAfter(standing(puzzle), turns.slice(0, turn + 1));
      return lexicon.answer(
        turns.map(changes),
        stops.map((stop, turn) => place(stop, sectorOf(stop, stands(turn)))),
      );
    },
    reason: (puzzle, reason) => {
      const { key, params } = reason as PuzzleReason;
      // The table has for every key what takes just its params: more than its index can tell.
      const say = lexicon.reasons[key] as (params: unknown, name: Namer) => string;
      return say(params, namer(puzzle));
    },
  };
}

export const puzzleWords: Readonly<Record<Language, PuzzleWords>> = {
  en: wordsOf(english, englishText),
  fr: typesetAll(wordsOf(french, frenchText), typeset.fr),
};
