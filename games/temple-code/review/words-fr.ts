import { elide } from '@conclave/engine';
import { counted, does, object, of } from '../../french.ts';
import type { Who } from '../../words.ts';
import type { ReviewLexicon } from './lexicon.ts';

const decodings = (me: Who) => (me.you ? 'vos décodages' : `les décodages ${of(me.name)}`);
const toDecodings = (me: Who) => (me.you ? 'à vos décodages' : `aux décodages ${of(me.name)}`);
const number = (value: number) => String(value).replace('.', ',');

export const french: ReviewLexicon = {
  heading: (me) => (me.you ? 'Vos codes' : `Les codes ${of(me.name)}`),
  summary: (me, { found, wrong }) => {
    const right =
      found === 0
        ? does(me, 'n’avez rien trouvé', 'n’a rien trouvé')
        : `${does(me, 'avez', 'a')} trouvé ${counted(found, 'combinaison', 'combinaisons')}`;
    const missed = wrong === 0 ? '' : `, avec ${counted(wrong, 'annonce fausse', 'annonces fausses')}`;
    return `${right}${missed}.`;
  },
  turn: (turn) => `coup ${turn}`,
  moments: {
    oneLeft: ({ n }) => `Dès le coup ${n}, une seule carte convenait.`,
    oneByNotes: ({ n }, { me }) => `Dès le coup ${n}, ${decodings(me)} ne laissaient qu’un ordre.`,
    atOnce: (_none, { me }) =>
      `Il ne restait qu’une carte, et ${me.you ? 'vous l’avez' : `${me.name} l’a`} annoncée.`,
    late: ({ n, m }, { me }) =>
      `${does(me, 'pouviez', 'pouvait')} le savoir au coup ${n} ; l’annonce est venue au coup ${m}.`,
    never: ({ who }, { who: name }) => `Une seule carte convenait ; ${object(name(who))} a été plus rapide.`,
    impossible: ({ card }, speak) =>
      `${speak.me.you ? 'Votre décodage' : `Le décodage, par ${speak.me.name},`} de ${speak.card(card)} l’excluait.`,
    layOpen: ({ where, who }, { who: name, me }) => {
      switch (where) {
        case 'before':
          return `Ce trio était devant ${object(name(who))}.`;
        case 'discard':
          return 'Ce trio était dans la défausse.';
        case 'own':
          return me.you ? 'Ce trio avait été le vôtre.' : `Ce trio avait été celui ${of(me.name)}.`;
        case 'gone':
          return 'Ce trio avait été visible depuis l’arrivée de cette combinaison.';
      }
    },
    noSuchCard: ({ card }, speak) => `Ce trio est dans le paquet, dans un autre ordre : ${speak.card(card)}.`,
    guessRight: ({ k }) => `Une chance sur ${k}, et c’était juste.`,
    guessWrong: ({ k, card }, speak) => `Une chance sur ${k} ; c’était ${speak.card(card)}.`,
    betterCard: ({ card, a, b }, speak) =>
      `${speak.card(card)} en aurait laissé ${number(a)} en moyenne, ${speak.me.you ? 'la vôtre' : 'l’autre'} ${number(b)}.`,
    toldMuch: ({ k, a }) => `Il en restait ${k} ; on en attendait ${number(a)}.`,
    toldLittle: ({ k, a }) => `Il en restait ${k} ; on en attendait ${number(a)}.`,
    won: (_none, { me }) => `${does(me, 'avez', 'a')} trouvé une deuxième combinaison.`,
    finished: ({ k }) =>
      `Les cartes sont épuisées : ${counted(k, 'combinaison trouvée', 'combinaisons trouvées')}.`,
    wonBy: ({ who, m }, { who: name }) =>
      `${does(name(who), 'avez', 'a')} trouvé une deuxième combinaison au coup ${m}.`,
  },
  titles: {
    oneLeft: 'Une seule carte convenait',
    oneByNotes: 'Les notes suffisaient',
    atOnce: 'Aussitôt',
    late: 'On pouvait le savoir plus tôt',
    never: 'Une seule carte convenait',
    impossible: 'Que pouvait-il rester ?',
    layOpen: 'Que pouvait-il rester ?',
    noSuchCard: 'Que pouvait-il rester ?',
    guessRight: 'Un pari',
    guessWrong: 'Un pari',
    betterCard: 'L’autre carte',
    toldMuch: 'Une réponse parlante',
    toldLittle: 'Une réponse avare',
    won: 'Le médaillon',
    finished: 'La dernière carte',
    wonBy: 'Le médaillon',
  },
  statements: {
    counts: ({ notes, sight, deck }, { me }) =>
      [
        `${counted(notes, 'ordre convenait', 'ordres convenaient')} ${toDecodings(me)}.`,
        ...(sight < notes ? [`Sans les trios visibles, il en restait ${sight}.`] : []),
        ...(deck < sight ? [`Qui connaît le paquet en avait ${deck}.`] : []),
      ].join(' '),
    left: ({ card }, speak) => `Il ne restait que ${speak.card(card)}.`,
    was: ({ card }, speak) => `C’était ${speak.card(card)}.`,
    noChance: () => 'Rien dans ce coup.',
    expected: ({ a }) => `Cette carte partage ce qui reste ; ses parts sont de ${number(a)} en moyenne.`,
    botSame: (_none, { me }) =>
      `Le robot fort, sachant ce ${me.you ? 'que vous saviez' : `${elide('que', me.name)} savait`}, fait de même.`,
    botDeclares: ({ combination }, speak) =>
      `Le robot fort aurait annoncé ${speak.combination(combination)}.`,
    botTakes: ({ card }, speak) => `Le robot fort aurait décodé ${speak.card(card)}.`,
    botWaits: () => 'Le robot fort n’aurait rien annoncé encore.',
  },
  lines: { notes: 'par les décodages', sight: 'et les cartes visibles', deck: 'et le paquet' },
  scale: 'ordres possibles',
  luck: (expected, came, me) => {
    const side = came < expected ? 'pour' : 'contre';
    return came === expected
      ? `Les réponses. Il en restait ${came} en tout, juste ce qu’on attendait.`
      : `Les réponses. Il en restait ${came} en tout ; on en attendait ${number(expected)} : la chance était ${side} ${object(me)}.`;
  },
  question: (count, me) =>
    `${counted(count, 'ordre convient', 'ordres conviennent')} ${toDecodings(me)}. Que pouvait-il rester ?`,
};
