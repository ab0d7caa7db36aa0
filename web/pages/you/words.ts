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
    sentences(`${of === 1 ? 'One match' : `${of} matches`} since ${since}, ${won} won.`, [
      games > 0 && `${number(games, EN)} ${games === 1 ? 'game' : 'games'}`,
      people > 0 && `${number(people, EN)} ${people === 1 ? 'person' : 'people'}`,
      bots > 0 && `${number(bots, EN)} ${bots === 1 ? 'kind of bot' : 'kinds of bots'}`,
    ]),
  onlyYou: 'Only you see this page.',
  showStrength: 'Show my strength beside my name at tables',
  showMatches: 'Let those I have played with see our matches',
  titles: 'Titles of the temple',
  solo: 'solo',
  blocked: 'Blocked',
  blockedLine: 'They cannot invite you, nor sit at your tables. They are not told.',
  unblock: 'Let in again',
  unblockName: (name: string): string => `Let in again: ${name}`,
  device: 'Another device',
  signOut: 'Sign out',
  deviceLine: 'A recovery code; a new one voids the old.',
  yourStrength: 'Your strength',
  onlyYouSee: 'only you see it',
  first: 'Your first match draws the first point here.',
  strength: 'Strength',
  strengthFrom: 'from matches with people and with bots, those on one sofa left out',
  range: (low: number, high: number): string =>
    `Four times in five your strength lies between ${low} and ${high}. Everybody begins at 1000; each match makes the golden band narrower.`,
  chance: (tenths: number): string =>
    `Against the fair bot you would win about ${number(tenths, EN)} times in ten.`,
  beside: {
    unsure: 'hard to say yet',
    none: 'no bots were measured here',
    belowEasy: 'below the easy bot',
    easy: 'about the easy bot',
    easyFair: 'between easy and fair bot',
    fair: 'about the fair bot',
    aboveFair: 'above the fair bot, perhaps',
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
  days: (days: number): string => (days === 1 ? 'One day' : `${capital(number(days, EN))} days`),
  longest: (days: number): string => `longest: ${number(days, EN)}`,
  found: (found: number, of: number): string => `${found} of ${of}`,
  looseEnds: 'Loose ends',
  looseEndsLine:
    'Moments of your matches at which you could have known. They are asked again until you know.',
  askMe: (due: number): string => (due === 1 ? 'Ask me: one today' : `Ask me: ${due} today`),
  noneDue: 'None is due today.',
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

const EN = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const FR = 'aucun un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

const number = (count: number, names: readonly string[]) => names[count] ?? String(count);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What there is none of is not said. */
function sentences(first: string, parts: readonly (string | false)[]): string {
  const rest = parts.filter(Boolean).join(', ');
  return rest === '' ? first : `${first} ${capital(rest)}.`;
}

const fr: typeof en = {
  title: 'Vous',
  change: 'Changer de nom',
  sum: ({ of, won, games, people, bots }, since) =>
    sentences(
      `${of} ${of < 2 ? 'partie' : 'parties'} depuis ${since}, ${won} ${won < 2 ? 'gagnée' : 'gagnées'}.`,
      [
        games > 0 && `${number(games, FR)} ${games < 2 ? 'jeu' : 'jeux'}`,
        people > 0 && `${people === 1 ? 'une personne' : `${number(people, FR)} personnes`}`,
        bots > 0 && `${bots === 1 ? 'une sorte de robots' : `${number(bots, FR)} sortes de robots`}`,
      ],
    ),
  onlyYou: 'Cette page est pour vos yeux seuls.',
  showStrength: 'Montrer ma force à table',
  showMatches: 'Laisser voir nos parties à qui a joué avec moi',
  titles: 'Titres du temple',
  solo: 'en solitaire',
  blocked: 'Personnes bloquées',
  blockedLine: 'Plus d’invitation de leur part, ni de chaise à vos tables. Personne ne l’apprend.',
  unblock: 'Débloquer',
  unblockName: (name) => `Débloquer : ${name}`,
  device: 'Un autre appareil',
  signOut: 'Sortir',
  deviceLine: 'Un code ; un nouveau annule l’ancien.',
  yourStrength: 'Votre force',
  onlyYouSee: 'pour vos yeux seuls',
  first: 'Votre première partie y marquera le premier point.',
  strength: 'Force',
  strengthFrom: 'd’après les parties avec des gens et des robots, hors canapé',
  range: (low, high) =>
    `Quatre fois sur cinq, votre force est entre ${low} et ${high}. Tout le monde part de 1000 ; chaque partie resserre la bande dorée.`,
  chance: (tenths) => `Contre le robot moyen, vous gagneriez environ ${number(tenths, FR)} fois sur dix.`,
  beside: {
    unsure: 'trop tôt pour le dire',
    none: 'aucun robot n’a été mesuré ici',
    belowEasy: 'sous le robot facile',
    easy: 'comme le robot facile',
    easyFair: 'entre robot facile et moyen',
    fair: 'comme le robot moyen',
    aboveFair: 'mieux que le moyen, peut-être',
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
  days: (days) => `${capital(number(days, FR))} ${days < 2 ? 'jour' : 'jours'}`,
  longest: (days) => `au plus : ${number(days, FR)}`,
  found: (found, of) => `${found} sur ${of}`,
  looseEnds: 'Fils à nouer',
  looseEndsLine:
    'Des moments de vos parties où vous pouviez savoir. Ils vous sont redemandés jusqu’à ce que vous sachiez.',
  askMe: (due) => (due === 1 ? 'Demandez-moi : un aujourd’hui' : `Demandez-moi : ${due} aujourd’hui`),
  noneDue: 'Aucun n’est à revoir aujourd’hui.',
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
