/** The words of the Daily, loaded with its page. */

import { type Language, typeset, typesetAll } from '@conclave/engine';
import { language } from '../../settings.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

const en = {
  title: 'The Daily',
  lead: (count: number): string =>
    `${count === 1 ? 'One puzzle' : `${count} puzzles`} from the date alone: the same for everybody, and with the network off.`,
  streak: (days: number): string => (days === 1 ? 'One day' : `${days} days`),
  keep: 'one a day keeps it burning',
  noStreak: 'solve one today to light a candle',
  levels: ['easy', 'middling', 'hard'],
  tries: (left: number): string => (left === 1 ? 'one try left' : `${left} tries left`),
  found: ['at the first try', 'at the second try', 'at the third try'],
  given: 'the answer was shown',
  handIn: 'Hand in',
  hint: 'Hint',
  giveUp: 'Show me the answer',
  right: 'Found!',
  wrong: 'Not this one.',
  over: 'This was the answer:',
  refused: 'This is no answer yet.',
  why: 'Why',
  inWords: 'The puzzle in words',
  archive: 'Archive',
  months: { back: 'The month before', on: 'The month after' },
  day: (date: string, found: number, of: number): string => `${date}: ${found} of ${of} found`,
  tell: 'Tell others',
  copy: 'Copy',
  copied: 'Copied.',
  legend:
    '◆ found, ◇ a wrong try, ○ a hint, × the answer was shown. The line gives nothing away. It is kept on this device. A missed day may be played later, but lights no candle.',
  late: 'A day of the past: it lights no candle.',
  none: 'There is no puzzle for this day.',
  future: 'This day has not come yet.',
};

const fr: typeof en = {
  title: 'Le Quotidien',
  lead: (count) =>
    `${count === 1 ? 'Une énigme' : `${count} énigmes`}, d’après la seule date : les mêmes pour tout le monde, même sans réseau.`,
  streak: (days) => (days < 2 ? `${days} jour` : `${days} jours`),
  keep: 'une par jour, et la flamme tient',
  noStreak: 'une énigme aujourd’hui, et une bougie s’allume',
  levels: ['facile', 'moyen', 'difficile'],
  tries: (left) => (left === 1 ? 'un essai encore' : `${left} essais encore`),
  found: ['au premier essai', 'au deuxième essai', 'au troisième essai'],
  given: 'la réponse a été montrée',
  handIn: 'Répondre',
  hint: 'Conseil',
  giveUp: 'Voir la réponse',
  right: 'Trouvé !',
  wrong: 'Ce n’est pas cela.',
  over: 'La réponse était :',
  refused: 'Ce n’est pas encore une réponse.',
  why: 'Pourquoi',
  inWords: 'L’énigme en mots',
  archive: 'Archives',
  months: { back: 'Le mois précédent', on: 'Le mois suivant' },
  day: (date, found, of) => `${date} : ${found} sur ${of}`,
  tell: 'Raconter',
  copy: 'Copier',
  copied: 'C’est copié.',
  legend:
    '◆ trouvé, ◇ un essai faux, ○ un conseil, × réponse montrée. Cette ligne ne révèle rien. Tout reste sur cet appareil. Un jour manqué peut se jouer plus tard, mais n’allume rien.',
  late: 'Un jour passé : il n’allume pas de bougie.',
  none: 'Il n’y a pas d’énigme pour ce jour.',
  future: 'Ce jour n’est pas encore venu.',
};

const WORDS: Readonly<Record<Language, typeof en>> = { en, fr: typesetAll(fr, typeset.fr) };

export type DailyWords = typeof en;

export function dailyWords(): DailyWords {
  return WORDS[language.value];
}

/** A date in words; noon, so that no zone moves it to another day. */
export function dateInWords(date: string, options: Intl.DateTimeFormatOptions): string {
  const day = new Date(`${date}T12:00:00`);
  return new Intl.DateTimeFormat(LOCALES[language.value], options).format(day);
}
