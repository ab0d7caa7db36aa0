/** The sentences of the puzzle `where`, in both languages. */

import type { Language, Puzzle, PuzzleWords } from '@conclave/engine';
import { counted as countedEnglish, list as listEnglish } from '../../english.ts';
import { counted as countedFrench, list as listFrench } from '../../french.ts';
import { capital } from '../../words.ts';
import { type Card, NOVICE_NAMES, rangeOf } from '../rules/cards.ts';
import type { Point } from '../rules/convent.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import { type Clue, type Glimpsed, type Hunt, reachOf } from './hunt.ts';
import type { WhereReason, WhereReasons } from './keys.ts';
import { type ReasonWords, sayReason } from './reason-words.ts';
import { turnOf } from './where.ts';

type ClueBy<By extends Clue['by']> = Extract<Clue, { by: By }>;

interface Lexicon {
  readonly title: string;
  ask(name: string, from: Point): string;
  readonly clues: {
    card(name: string, clue: ClueBy<'card'>, turn: number): string;
    ear(name: string, clue: ClueBy<'ear'>): string;
    eye(clue: ClueBy<'eye'>): string;
  };
  answer(name: string, point: Point): string;
  readonly reasons: ReasonWords<WhereReasons>;
}

interface Glimpses {
  readonly points: readonly Point[];
  readonly vanished: boolean;
}

/** Points one after the other at which she is seen, as one. */
function together(trail: readonly Glimpsed[]): readonly Glimpses[] {
  const all: { points: Point[]; vanished: boolean }[] = [];
  for (const { at, vanished } of trail) {
    const last = all.at(-1);
    if (!vanished && last?.vanished === false) last.points.push(at);
    else all.push({ points: [at], vanished });
  }
  return all;
}

/** More are counted, not listed. */
const MAX_LISTED = 12;

const english: Lexicon = (() => {
  const { cards, guards } = englishText;
  const points = (count: number) => countedEnglish(count, 'point', 'points');
  const places = (count: number) => countedEnglish(count, 'place', 'places');
  const range = (card: Card) => {
    const { min, max } = rangeOf(card, false, false);
    return max - min === 1 ? `${min} or ${max} points` : `${min} to ${max} points`;
  };
  const glimpse = ({ points: all, vanished }: Glimpses) =>
    vanished ? `vanishes to ${all[0]}` : `is seen at ${listEnglish(all.map(String))}`;
  const left = (all: readonly Point[]) =>
    all.length > MAX_LISTED
      ? `${all.length} places are left.`
      : `${all.length === 1 ? 'Left' : `${all.length} are left`}: ${all.join(', ')}.`;
  const named = (clue: Clue): string => {
    switch (clue.by) {
      case 'card':
        return `${capital(cards[clue.card])}, ${range(clue.card)}`;
      case 'ear':
        return clue.to === null
          ? `The silence around ${guards[clue.guard]} at ${clue.at}, ${points(reachOf(clue))} far`
          : `The noise beside ${guards[clue.guard]} at ${clue.at}, towards ${clue.to}, at most ${points(reachOf(clue))} off`;
      case 'eye':
        return `${capital(guards[clue.guard])}’s way ${clue.way.join(', ')}`;
    }
  };
  return {
    title: 'Where is she?',
    ask: (name, from) =>
      `The guards saw ${name} at ${from}; she has her key, and no door stops her. This is what counts of the two turns since: whatever else they saw or heard changes nothing, and all blessings are spent. One place is left: which?`,
    clues: {
      card: (name, { card, guards: stands, trail }, turn) =>
        `Turn ${turn}: ${name} shows ${cards[card]}, ${range(card)}. ${stands
          .map(({ at, behind }, guard) => `${capital(guards[guard])} stands at ${at}, come from ${behind}`)
          .join(
            '. ',
          )}. ${trail.length === 0 ? 'Nothing is seen of the novice.' : `She ${listEnglish(together(trail).map(glimpse))}.`}`,
      ear: (name, clue) => {
        const { guard, at, die, to, listening } = clue;
        const within = `up to ${points(reachOf(clue))} off`;
        if (listening) {
          const what = to === null ? 'nothing' : `${name}, from ${to}`;
          return `The guards listen. ${capital(guards[guard])} at ${at} throws a ${die} and hears ${within}: ${what}.`;
        }
        const what = to === null ? 'does not hear her' : `hears her, from ${to}`;
        return `${name} throws a ${die} and is heard ${within}. ${capital(guards[guard])} at ${at} ${what}.`;
      },
      eye: ({ guard, from, way }) =>
        `${capital(guards[guard])} goes from ${from} by ${way.join(', ')}. On no step does she see anybody.`,
    },
    answer: (name, point) => `${name} is at ${point}.`,
    reasons: {
      leaves: ({ clue, turn, points: all }) => `Turn ${turn}. ${named(clue)}. ${left(all)}`,
      strikes: ({ clue, count }) => `${named(clue)}: that strikes out ${places(count)}.`,
      tooFar: ({ point }) => `Her cards do not lead to ${point}, as it was seen.`,
      wouldHear: ({ clue: { guard, at, to }, point, isHeard }) =>
        isHeard
          ? to === null
            ? `At ${point} ${guards[guard]} would hear her from ${at}.`
            : `No shortest way from ${at} to ${point} begins at ${to}.`
          : `At ${point} she is too far off for ${guards[guard]} to hear her from ${at}.`,
      noWay: ({ clue, point }) => `${named(clue)}: what that leaves does not lead to ${point}.`,
      wouldSee: ({ guard, at, point }) => `From ${at} ${guards[guard]} would see her at ${point}.`,
    },
  };
})();

const french: Lexicon = (() => {
  const { cards, guards } = frenchText;
  const points = (count: number) => countedFrench(count, 'point', 'points');
  const places = (count: number) => countedFrench(count, 'endroit', 'endroits');
  const range = (card: Card) => {
    const { min, max } = rangeOf(card, false, false);
    return max - min === 1 ? `${min} ou ${max} points` : `${min} à ${max} points`;
  };
  const of = (guard: number) => (guard === 0 ? 'de l’Abbesse' : 'de la Prieure');
  const glimpse = ({ points: all, vanished }: Glimpses) =>
    vanished ? `disparaît vers le ${all[0]}` : `est vue ${listFrench(all.map((point) => `au ${point}`))}`;
  const left = (all: readonly Point[]) =>
    all.length > MAX_LISTED
      ? `Il reste ${all.length} endroits.`
      : `${all.length === 1 ? 'Il reste' : `Il en reste ${all.length}`} : ${all.join(', ')}.`;
  const named = (clue: Clue): string => {
    switch (clue.by) {
      case 'card':
        return `${capital(cards[clue.card])}, ${range(clue.card)}`;
      case 'ear':
        return clue.to === null
          ? `Le silence autour ${of(clue.guard)} au ${clue.at}, jusqu’à ${points(reachOf(clue))}`
          : `Le bruit auprès ${of(clue.guard)} au ${clue.at}, du côté du ${clue.to}, à ${points(reachOf(clue))} au plus`;
      case 'eye':
        return `Le trajet ${of(clue.guard)} par ${clue.way.join(', ')}`;
    }
  };
  return {
    title: 'Où est-elle ?',
    ask: (name, from) =>
      `Les gardiennes ont vu ${name} au ${from} ; elle a sa clef, et aucune porte ne l’arrête. Voici ce qui compte des deux tours suivants : rien d’autre de ce qu’elles ont vu ou entendu n’y change quoi que ce soit, et toutes les bénédictions sont dépensées. Il ne reste qu’un endroit : lequel ?`,
    clues: {
      card: (name, { card, guards: stands, trail }, turn) =>
        `Tour ${turn} : ${name} montre ${cards[card]}, ${range(card)}. ${stands
          .map(({ at, behind }, guard) => `${capital(guards[guard])} est au ${at}, venue du ${behind}`)
          .join(
            '. ',
          )}. ${trail.length === 0 ? 'De la novice, on ne voit rien.' : `Elle ${listFrench(together(trail).map(glimpse))}.`}`,
      ear: (name, clue) => {
        const { guard, at, die, to, listening } = clue;
        const within = `jusqu’à ${points(reachOf(clue))}`;
        if (listening) {
          const what = to === null ? 'rien' : `${name}, du côté du ${to}`;
          return `Les gardiennes écoutent. ${capital(guards[guard])}, au ${at}, lance un ${die} et entend ${within} : ${what}.`;
        }
        const what = to === null ? 'ne l’entend pas' : `l’entend, du côté du ${to}`;
        return `${name} lance un ${die} et s’entend ${within}. ${capital(guards[guard])}, au ${at}, ${what}.`;
      },
      eye: ({ guard, from, way }) =>
        `${capital(guards[guard])} va du ${from} par ${way.join(', ')}. À aucun pas elle ne voit quelqu’un.`,
    },
    answer: (name, point) => `${name} est au ${point}.`,
    reasons: {
      leaves: ({ clue, turn, points: all }) => `Tour ${turn}. ${named(clue)}. ${left(all)}`,
      strikes: ({ clue, count }) => `${named(clue)} : voilà qui écarte ${places(count)}.`,
      tooFar: ({ point }) => `Vu ce qu’on a vu, ses cartes ne mènent pas au ${point}.`,
      wouldHear: ({ clue: { guard, at, to }, point, isHeard }) =>
        isHeard
          ? to === null
            ? `Si elle était au ${point}, ${guards[guard]} l’entendrait du ${at}.`
            : `Aucun chemin le plus court du ${at} au ${point} ne commence par le ${to}.`
          : `Au ${point}, elle est trop loin pour que ${guards[guard]} l’entende du ${at}.`,
      noWay: ({ clue, point }) => `${named(clue)} : ce qui reste ne mène pas au ${point}.`,
      wouldSee: ({ guard, at, point }) => `Du ${at}, ${guards[guard]} la verrait au ${point}.`,
    },
  };
})();

function wordsOf(lexicon: Lexicon): PuzzleWords {
  const huntOf = ({ params }: Puzzle) => params as Hunt;
  const nameOf = (puzzle: Puzzle) => NOVICE_NAMES[huntOf(puzzle).cell];
  const told = (puzzle: Puzzle, clue: Clue, place: number) => {
    const name = nameOf(puzzle);
    switch (clue.by) {
      case 'card':
        return lexicon.clues.card(name, clue, turnOf(huntOf(puzzle).clues, place));
      case 'ear':
        return lexicon.clues.ear(name, clue);
      case 'eye':
        return lexicon.clues.eye(clue);
    }
  };
  return {
    title: () => lexicon.title,
    ask: (puzzle) => lexicon.ask(nameOf(puzzle), huntOf(puzzle).from),
    given: (puzzle) => huntOf(puzzle).clues.map((clue, place) => told(puzzle, clue, place)),
    answer: (puzzle, answer) => lexicon.answer(nameOf(puzzle), answer as Point),
    reason: (_puzzle, reason) => sayReason(lexicon.reasons, reason as WhereReason),
  };
}

export const whereWords: Readonly<Record<Language, PuzzleWords>> = {
  en: wordsOf(english),
  fr: wordsOf(french),
};
