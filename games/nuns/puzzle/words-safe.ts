/** The sentences of the puzzle `safe`, in both languages. */

import type { Language, Puzzle, PuzzleWords } from '@conclave/engine';
import { counted as countedEnglish, list as listEnglish } from '../../english.ts';
import { counted as countedFrench, list as listFrench } from '../../french.ts';
import { capital } from '../../words.ts';
import type { Card } from '../rules/cards.ts';
import { GUARDS, type GuardIndex } from '../rules/state.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import type { SafeReason, SafeReasons } from './keys.ts';
import { farFromHome, type Night, pointBehind, pointsAhead, type Walk } from './night.ts';
import { type ReasonWords, sayReason } from './reason-words.ts';

interface Lexicon {
  readonly title: string;
  ask(home: number, far: number): string;
  readonly you: (at: number, home: number, far: number) => string;
  guard(guard: GuardIndex, behind: number, at: number, ahead: string): string;
  answer(walk: Walk): string;
  readonly reasons: ReasonWords<SafeReasons>;
}

const english: Lexicon = (() => {
  const { cards, guards } = englishText;
  const card = (name: Card) => cards[name];
  const from = (die: number) =>
    die === 6
      ? 'with a six'
      : die === 1
        ? 'whatever the die'
        : `from a ${['', '', 'two', 'three', 'four', 'five'][die]} on`;
  return {
    title: 'Nobody may notice',
    ask: (home, far) =>
      `You have your wish, and home is at ${home}, ${countedEnglish(far, 'point', 'points')} away. Come as near to it as can be, so that nobody can see, hear or meet you until the guards stop, whatever the dice say. Both keep to their paths, 3 to 6 points; blessings are spent.`,
    you: (at, home, far) =>
      `You are at ${at}. Home is at ${home}, ${countedEnglish(far, 'point', 'points')} away.`,
    guard: (guard, behind, at, ahead) =>
      `${capital(guards[guard])} has come from ${behind} to ${at}; next ${ahead}.`,
    answer: ({ card: name, way }) =>
      way.length === 0 ? `${capital(card(name))}.` : `${capital(card(name))}: ${way.join(', ')}.`,
    reasons: {
      seen: ({ guard, at }) => `${at} lies in the light of ${guards[guard]}.`,
      heard: ({ guard, die, point, card: name }) =>
        `At ${point}, ${card(name)}: ${guards[guard]} hears you ${from(die)}.`,
      found: ({ guard, at, met, point }) =>
        met
          ? `${capital(guards[guard])} comes through ${point} and meets you.`
          : `On her way by ${at}, ${guards[guard]} looks to ${point} and sees you.`,
      farther: ({ far }) =>
        `Nobody notices you there, ${countedEnglish(far, 'point', 'points')} from home. But a nearer end is as safe.`,
      safe: ({ card: name, way, far, off }) =>
        `${capital(card(name))}${way.length > 0 ? `, ${way.join(', ')}` : ''}: ${listEnglish(
          GUARDS.map((guard) => `${countedEnglish(off[guard], 'point', 'points')} from ${guards[guard]}`),
        )}, too far for a six. No light falls on it, now or later. Home is ${countedEnglish(far, 'point', 'points')} off.`,
      trapsSeen: ({ points }) =>
        `${listEnglish(points.map(String))}: every way there leads through a guard’s light.`,
      trapsHeard: ({ dice }) =>
        `Heard, by whatever card: ${dice.map(({ die, points }) => `${listEnglish(points.map(String))} ${from(die)}`).join('; ')}.`,
      trapsFound: ({ points }) =>
        `${listEnglish(points.map(String))}: a guard comes by, and her light finds you.`,
    },
  };
})();

const french: Lexicon = (() => {
  const { cards, guards } = frenchText;
  const card = (name: Card) => cards[name];
  const from = (die: number) =>
    die === 6 ? 'avec un six' : die === 1 ? 'quel que soit le dé' : `à partir de ${die}`;
  return {
    title: 'Que personne ne s’en aperçoive',
    ask: (home, far) =>
      `Vous avez l’objet de votre désir, et votre cellule est au ${home}, à ${countedFrench(far, 'point', 'points')}. Approchez-vous autant que possible sans que personne puisse vous voir, vous entendre ou vous croiser avant l’arrêt des gardiennes, quoi que disent les dés. Toutes deux suivent leur chemin, de 3 à 6 points ; les bénédictions sont dépensées.`,
    you: (at, home, far) =>
      `Vous êtes au ${at}. Votre cellule est au ${home}, à ${countedFrench(far, 'point', 'points')}.`,
    guard: (guard, behind, at, ahead) =>
      `${capital(guards[guard])} est venue du ${behind} au ${at} ; ensuite ${ahead}.`,
    answer: ({ card: name, way }) =>
      way.length === 0 ? `${capital(card(name))}.` : `${capital(card(name))} : ${way.join(', ')}.`,
    reasons: {
      seen: ({ guard, at }) => `Le ${at} est dans la lumière : ${guards[guard]} vous voit.`,
      heard: ({ guard, die, point, card: name }) =>
        `Au ${point} (${card(name)}), ${guards[guard]} vous entend ${from(die)}.`,
      found: ({ guard, at, met, point }) =>
        met
          ? `${capital(guards[guard])} passe par le ${point} et vous prend.`
          : `En passant par le ${at}, ${guards[guard]} regarde vers le ${point} et vous voit.`,
      farther: ({ far }) =>
        `Là, à ${countedFrench(far, 'point', 'points')} de votre cellule, personne ne vous remarque. Mais un point plus proche est aussi sûr.`,
      safe: ({ card: name, way, far, off }) =>
        `${capital(card(name))}${way.length > 0 ? `, ${way.join(', ')}` : ''} : ${listFrench(
          GUARDS.map((guard) => `${guards[guard]} est à ${countedFrench(off[guard], 'point', 'points')}`),
        )}, trop loin même pour un six. Aucune lumière n’y tombe, ni maintenant ni plus tard. La cellule est à ${countedFrench(far, 'point', 'points')}.`,
      trapsSeen: ({ points }) =>
        `${listFrench(points.map(String))} : tous les chemins passent dans la lumière.`,
      trapsHeard: ({ dice }) =>
        `On vous entend, quelle que soit la carte : ${dice.map(({ die, points }) => `${listFrench(points.map(String))} ${from(die)}`).join(' ; ')}.`,
      trapsFound: ({ points }) =>
        `${listFrench(points.map(String))} : une gardienne passe, et sa lumière vous trouve.`,
    },
  };
})();

function wordsOf(lexicon: Lexicon): PuzzleWords {
  const night = ({ params }: Puzzle) => params as Night;
  return {
    title: () => lexicon.title,
    ask: (puzzle) => lexicon.ask(night(puzzle).home, farFromHome(night(puzzle), night(puzzle).at)),
    given: (puzzle) => {
      const { guards, at, home } = night(puzzle);
      return [
        lexicon.you(at, home, farFromHome(night(puzzle), at)),
        ...GUARDS.map((guard) => {
          const patrol = guards[guard];
          return lexicon.guard(guard, pointBehind(patrol), patrol.at, pointsAhead(patrol).join(', '));
        }),
      ];
    },
    answer: (_puzzle, answer) => lexicon.answer(answer as Walk),
    reason: (_puzzle, reason) => sayReason(lexicon.reasons, reason as SafeReason),
  };
}

export const safeWords: Readonly<Record<Language, PuzzleWords>> = {
  en: wordsOf(english),
  fr: wordsOf(french),
};
