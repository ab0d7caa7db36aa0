/** What the house says in the talk, in words: for page and terminal alike. */

import { houseWords, type Language } from '@conclave/engine';
import type { RoomNews } from './frames.ts';

type Sentence = (names: readonly string[], level: string) => string;

const SENTENCES: Readonly<Record<Language, Readonly<Record<RoomNews['what'], Sentence>>>> = {
  en: {
    sat: ([name]) => `${name} sits down.`,
    left: ([name]) => `${name} leaves the table.`,
    bot: ([name], level) => `${name}, ${/^[aeiou]/.test(level) ? 'an' : 'a'} ${level} bot, sits down.`,
    freed: ([name]) => `${name} is no longer at the table.`,
    moved: ([name]) => `${name} takes another chair.`,
    swapped: ([one, other]) => `${one} and ${other} change chairs.`,
    agreed: () => 'What is agreed has changed. Everybody is asked again whether they are ready.',
    chairAdded: () => 'There is one chair more. Everybody is asked again whether they are ready.',
    chairRemoved: () => 'There is one chair less. Everybody is asked again whether they are ready.',
    gave: ([giver, other]) => `${giver} gives ${other} more time.`,
    gaveAll: ([giver]) => `${giver} gives everybody more time.`,
    paused: () => 'All have agreed to pause. The clock stands still for everybody until somebody goes on.',
    wentOn: ([name]) =>
      name === undefined
        ? 'The pause is over, and the clock runs again.'
        : `${name} goes on: the clock runs again.`,
    hostCloses: () => 'The host of this server closes this table in a minute.',
    hostEnds: () => 'The host of this server ends this match in a minute. Nobody wins.',
    hostUnnames: () => 'The host of this server has taken a name away.',
  },
  fr: {
    sat: ([name]) => `${name} prend place.`,
    left: ([name]) => `${name} quitte la table.`,
    bot: ([name], level) => `${name}, un robot ${level}, prend place.`,
    freed: ([name]) => `${name} n’est plus à la table.`,
    moved: ([name]) => `${name} change de chaise.`,
    swapped: ([one, other]) => `${one} et ${other} échangent leurs chaises.`,
    agreed: () => 'Ce qui est convenu a changé. On redemande à chacun si c’est bon.',
    chairAdded: () => 'Une chaise de plus. On redemande à chacun si c’est bon.',
    chairRemoved: () => 'Une chaise de moins. On redemande à chacun si c’est bon.',
    gave: ([giver, other]) => `${giver} accorde plus de temps à ${other}.`,
    gaveAll: ([giver]) => `${giver} accorde plus de temps à tout le monde.`,
    paused: () =>
      'Tout le monde est d’accord pour une pause. La pendule est arrêtée jusqu’à ce que quelqu’un reprenne.',
    wentOn: ([name]) =>
      name === undefined
        ? 'La pause est finie : la pendule repart.'
        : `${name} met fin à la pause : la pendule repart.`,
    hostCloses: () => 'L’hôte de ce serveur ferme cette table dans une minute.',
    hostEnds: () => 'L’hôte de ce serveur arrête cette partie dans une minute. Personne ne gagne.',
    hostUnnames: () => 'L’hôte de ce serveur a retiré un nom.',
  },
};

const QUOTED: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) => ` “${word}”`,
  fr: (word) => ` «\u00a0${word}\u00a0»`,
};

export function newsLine({ what, names, level, word }: RoomNews, language: Language): string {
  const line = SENTENCES[language][what](names, level ? houseWords[language].levels[level] : '');
  return word ? line + QUOTED[language](word) : line;
}
