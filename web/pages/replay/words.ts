/** Words of a replay, loaded with it. */

import { type Language, typeset, typesetAll } from '@conclave/engine';
import { language } from '../../settings.ts';

const en = {
  replay: 'replay',
  all: 'All',
  told: 'What was told',
  toldShort: 'Told',
  moments: 'Moments',
  notebook: 'Notebook',
  asTold: (name: string): string => `As ${name} was told it. What only this chair knew stands in lapis.`,
  asGallery: 'As everybody was told it.',
  asAll: 'As all were told it together. What only some knew stands in lapis, with their names.',
  noMoments: 'Nothing that all could see is marked in this match.',
  nextMoment: 'Next moment',
  asPicture: 'As a picture',
  momentPicture: 'A picture of this moment',
  noLink: 'This match is on this device alone. Its record opens in any replay.',
  review: 'Review',
};

const fr: typeof en = {
  replay: 'revoir',
  all: 'Tous',
  told: 'Ce qui fut dit',
  toldShort: 'Dit',
  moments: 'Moments',
  notebook: 'Carnet',
  asTold: (name) => `Tel que ${name} l’a appris. Ce qui n’était su que là est en bleu.`,
  asGallery: 'Tel que tout le monde l’a appris.',
  asAll: 'Tel que tous l’ont appris ensemble. Ce que peu savaient est en bleu, avec leurs noms.',
  noMoments: 'Rien de ce que tous ont pu voir n’est marqué dans cette partie.',
  nextMoment: 'Moment suivant',
  asPicture: 'En image',
  momentPicture: 'Une image de ce moment',
  noLink: 'Cette partie n’est que sur cet appareil. Sa feuille s’ouvre partout où l’on revoit une partie.',
  review: 'Bilan',
};

const words: Readonly<Record<Language, typeof en>> = {
  en: typesetAll(en, typeset.en),
  fr: typesetAll(fr, typeset.fr),
};

export const replayWords = () => words[language.value];
