/** The words of the review page, loaded with it. */

import { type Language, type MomentKind, type Statement, typeset, typesetAll } from '@conclave/engine';
import { language } from '../../settings.ts';

const en = {
  title: (game: string) => `Review: ${game}`,
  aside: 'the review',
  back: 'Back',
  replay: 'Replay',
  share: 'Share this moment',
  copied: 'The link is copied.',
  tryIt: 'Try it from here',
  tryLine: 'Otherwise the hidden cards and places are drawn anew, to fit all that you knew then.',
  asItWas: 'As it was.',
  noPast: 'Nothing that fits was found here. It can still be tried as it was.',
  moments: 'Moments',
  noMoments: 'Nothing exact is to be said of this match. Here is what happened.',
  choose: 'Choose a moment, in the list or on the curve.',
  computing: 'The rest is being worked out …',
  failed: 'This review could not be made.',
  none: 'There is no review of this game yet.',
  curve: 'The curve',
  at: (turn: string, of: number) => `${turn} of ${of}`,
  nextMoment: 'Next key moment',
  guessFirst: 'Guess first.',
  guessLine: 'At a moment you are asked what could be known, then it is shown.',
  guessed: (right: boolean): string =>
    right ? 'Right: nothing spoke against it.' : 'Something spoke against it.',
  showMe: 'Show me',
  these: 'These',
  toTable: 'To the table',
  tapped: (count: number, most: number): string => `Tap them on the board: ${count} so far, ${most} at most.`,
  nextEnd: 'The next loose end',
  noMoreEnds: 'No more loose ends for today.',
  toYou: 'Your page',
  hidden: 'Guess first',
  words: 'In words',
  drawn: 'Drawn',
  tabs: { moment: 'Moment', all: 'All', table: 'Table', words: 'Words' },
  colon: ': ',
  columns: { turn: 'Turn' },
  kinds: {
    known: 'could be known',
    good: 'in favour',
    against: 'against',
    chance: 'chance',
    belief: 'a good player’s guess',
    opinion: 'a bot’s opinion',
  } satisfies Record<MomentKind, string>,
  statements: {
    exact: 'Could be known',
    belief: 'A good player’s guess',
    opinion: 'A bot’s opinion',
    chance: 'Was chance',
    fact: 'What happened',
  } satisfies Record<Statement['kind'], string>,
};

const fr: typeof en = {
  title: (game) => `Bilan : ${game}`,
  aside: 'le bilan',
  back: 'Retour',
  replay: 'Revoir',
  share: 'Partager ce moment',
  copied: 'Le lien est copié.',
  tryIt: 'Essayer d’ici',
  tryLine: 'Sinon, ce qui est caché est tiré à nouveau, selon tout ce que vous saviez alors.',
  asItWas: 'Comme alors.',
  noPast: 'Rien ne s’accorde ici avec tout ce qui était su. On peut encore essayer comme alors.',
  moments: 'Moments',
  noMoments: 'Il n’y a rien d’exact à dire de cette partie. Voici les faits.',
  choose: 'Choisissez un moment, dans la liste ou sur la courbe.',
  computing: 'Le reste se calcule…',
  failed: 'Ce bilan n’a pas pu être établi.',
  none: 'Ce jeu n’a pas encore de bilan.',
  curve: 'La courbe',
  at: (turn, of) => `${turn} sur ${of}`,
  nextMoment: 'Moment suivant',
  guessFirst: 'Deviner d’abord.',
  guessLine: 'À chaque moment, on vous demande ce qu’on pouvait savoir, puis on le montre.',
  guessed: (right) => (right ? 'Juste : rien ne l’excluait.' : 'Quelque chose l’excluait.'),
  showMe: 'Montrer',
  these: 'Ceux-là',
  toTable: 'Vers la table',
  tapped: (count, most) => `Touchez-les sur le plateau : ${count} pour l’instant, ${most} au plus.`,
  nextEnd: 'Le fil suivant',
  noMoreEnds: 'Plus de fil à nouer aujourd’hui.',
  toYou: 'Votre page',
  hidden: 'Devinez d’abord',
  words: 'En mots',
  drawn: 'En dessin',
  tabs: { moment: 'Moment', all: 'Tous', table: 'Table', words: 'Mots' },
  colon: ' : ',
  columns: { turn: 'Tour' },
  kinds: {
    known: 'on pouvait le savoir',
    good: 'en faveur',
    against: 'contre',
    chance: 'hasard',
    belief: 'ce qu’on aurait supposé',
    opinion: 'avis d’un robot',
  },
  statements: {
    exact: 'On pouvait le savoir',
    belief: 'Ce qu’on aurait supposé',
    opinion: 'Avis d’un robot',
    chance: 'Hasard',
    fact: 'Les faits',
  },
};

const WORDS: Readonly<Record<Language, typeof en>> = { en, fr: typesetAll(fr, typeset.fr) };

export type PageWords = typeof en;

export function reviewPageWords(): PageWords {
  return WORDS[language.value];
}
