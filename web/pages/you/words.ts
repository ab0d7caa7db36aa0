/** The words of a player's own page, loaded with it. */

import { type Language, type Level, typeset, typesetAll } from '@conclave/engine';
import { language } from '../../settings.ts';
import type { Beside } from './strength.ts';
import type { Sum } from './sums.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

const en = {
  title: 'You',
  change: 'Change the name',
  sum: ({ of, won, games, people, bots }: Sum, since: string): string =>
    `${of === 1 ? 'One match' : `${of} matches`} since ${since}, ${won} won. ${count(games, 'game', 'games')}, ${count(people, 'person', 'people')}, ${count(bots, 'kind of bot', 'kinds of bots')}.`,
  onlyYou: 'Only you see this page.',
  yourStrength: 'Your strength',
  onlyYouSee: 'only you see it',
  first: 'Your first match draws the first point here.',
  strength: 'Strength',
  strengthFrom: 'from matches with people and with bots; solo and one sofa are left out',
  range: (low: number, high: number): string =>
    `Four times in five your strength lies between ${low} and ${high}. Everybody begins at 1000; each match makes the golden band narrower.`,
  chance: (tenths: number): string => `Against the fair bot you would win about ${tenths} times in ten.`,
  beside: {
    unsure: 'hard to say yet',
    none: 'no bots were measured here',
    belowEasy: 'below the easy bot',
    easy: 'about the easy bot',
    easyFair: 'between easy and fair bot',
    fair: 'about the fair bot',
    fairStrong: 'between fair and strong bot',
    strong: 'about the strong bot',
    aboveStrong: 'above the strong bot',
  } satisfies Record<Beside, string>,
  bots: { easy: 'easy bot', fair: 'fair bot', strong: 'strong bot' } satisfies Record<Level, string>,
  levels: { easy: 'easy', fair: 'fair', strong: 'strong' } satisfies Record<Level, string>,
  tallied: (of: number, won: number): string => `${of === 1 ? 'one match' : `${of} matches`}, ${won} won`,
  byRole: 'By role',
  againstBots: 'Against bots',
  againstPeople: 'Against people',
  ofMany: (won: number, of: number): string => `${won} of ${of}`,
  somebody: 'somebody',
  history: 'History',
  all: (count: number): string => `All ${count}`,
  youWon: (points: number | null): string =>
    points === null ? 'You won' : `You won with ${points === 1 ? 'one point' : `${points} points`}`,
  won: (names: string): string => `${names} won`,
  nobodyWon: 'Nobody won',
  resigned: 'You resigned',
  daily: 'The Daily',
  days: (days: number): string => (days === 1 ? 'One day' : `${days} days`),
  longest: (days: number): string => `longest: ${days}`,
  found: (found: number, of: number): string => `${found} of ${of}`,
  yours: 'Yours',
  everything: 'Everything in one file',
  everythingLine: 'Matches, strength, candles, notes. Readable without us.',
  export: 'Export',
  forget: 'Delete all of it',
  forgetLine: 'Others keep their matches; your name in them becomes “somebody”.',
  forgetAsk: 'Delete…',
  forgetSure:
    'Your name, your strength, your notes, your lines of talk and your open tables go. In running matches a bot goes on. It cannot be undone. Type your name to do it.',
  forgetDo: 'Delete all of it',
  keep: 'Keep it',
  forgotten: 'Everything is deleted. You are a stranger here.',
  wrongName: 'That is not the name.',
  sides: { guards: 'the guards', novice: 'a novice' } as Readonly<Record<string, string>>,
};

function count(number: number, one: string, many: string): string {
  return number === 1 ? `one ${one}` : `${number} ${many}`;
}

const fr: typeof en = {
  title: 'Vous',
  change: 'Changer de nom',
  sum: ({ of, won, games, people, bots }, since) =>
    `${of} ${of < 2 ? 'partie' : 'parties'} depuis ${since}, ${won} ${won < 2 ? 'gagnée' : 'gagnées'}. ${games} ${games < 2 ? 'jeu' : 'jeux'}, ${people} ${people < 2 ? 'personne' : 'personnes'}, ${bots} ${bots < 2 ? 'sorte' : 'sortes'} de robots.`,
  onlyYou: 'Cette page est pour vos yeux seuls.',
  yourStrength: 'Votre force',
  onlyYouSee: 'pour vos yeux seuls',
  first: 'Votre première partie y marquera le premier point.',
  strength: 'Force',
  strengthFrom: 'd’après les parties avec des gens et des robots, hors solitaire et canapé',
  range: (low, high) =>
    `Quatre fois sur cinq, votre force est entre ${low} et ${high}. Tout le monde part de 1000 ; chaque partie resserre la bande dorée.`,
  chance: (tenths) => `Contre le robot moyen, vous gagneriez environ ${tenths} fois sur dix.`,
  beside: {
    unsure: 'trop tôt pour le dire',
    none: 'aucun robot n’a été mesuré ici',
    belowEasy: 'sous le robot facile',
    easy: 'comme le robot facile',
    easyFair: 'entre robot facile et moyen',
    fair: 'comme le robot moyen',
    fairStrong: 'entre robot moyen et fort',
    strong: 'comme le robot fort',
    aboveStrong: 'mieux que le robot fort',
  },
  bots: { easy: 'robot facile', fair: 'robot moyen', strong: 'robot fort' },
  levels: { easy: 'facile', fair: 'moyen', strong: 'fort' },
  tallied: (of, won) => `${of} ${of < 2 ? 'partie' : 'parties'}, ${won} ${won < 2 ? 'gagnée' : 'gagnées'}`,
  byRole: 'Par rôle',
  againstBots: 'Contre les robots',
  againstPeople: 'Contre les gens',
  ofMany: (won, of) => `${won} sur ${of}`,
  somebody: 'quelqu’un',
  history: 'Historique',
  all: (count) => `Les ${count}`,
  youWon: (points) =>
    points === null ? 'Victoire' : `Victoire avec ${points} ${points < 2 ? 'point' : 'points'}`,
  won: (names) => `Victoire : ${names}`,
  nobodyWon: 'Personne n’a gagné',
  resigned: 'Vous avez abandonné',
  daily: 'Le Quotidien',
  days: (days) => (days < 2 ? `${days} jour` : `${days} jours`),
  longest: (days) => `au plus : ${days}`,
  found: (found, of) => `${found} sur ${of}`,
  yours: 'À vous',
  everything: 'Tout dans un fichier',
  everythingLine: 'Parties, force, bougies, notes. Lisible sans nous.',
  export: 'Exporter',
  forget: 'Tout effacer',
  forgetLine: 'Les autres gardent leurs parties ; votre nom y devient « quelqu’un ».',
  forgetAsk: 'Effacer…',
  forgetSure:
    'Votre nom, votre force, vos notes, vos paroles et vos tables ouvertes s’en vont. Dans les parties en cours, un robot continue. C’est sans retour. Écrivez votre nom pour le faire.',
  forgetDo: 'Tout effacer',
  keep: 'Garder',
  forgotten: 'Tout est effacé. On ne vous connaît plus ici.',
  wrongName: 'Ce n’est pas ce nom.',
  sides: { guards: 'les gardiennes', novice: 'une novice' },
};

export type YouWords = typeof en;

const words: Readonly<Record<Language, YouWords>> = {
  en: typesetAll(en, typeset.en),
  fr: typesetAll(fr, typeset.fr),
};

export const youWords = (): YouWords => words[language.value];

export function dateOf(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language.value], options).format(at);
}
