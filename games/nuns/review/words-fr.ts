import { elide } from '@conclave/engine';
import { counted, does, list, object, of } from '../../french.ts';
import type { ReviewLexicon } from './lexicon.ts';

const places = (k: number) => counted(k, 'endroit', 'endroits');

export const french: ReviewLexicon = {
  heading: (me) => (me.you ? 'Votre nuit' : `La nuit ${of(me.name)}`),
  summary: (me, { turns, captures, guards }) =>
    guards
      ? `${counted(turns, 'tour', 'tours')} de chasse, ${captures === 0 ? 'aucune capture' : counted(captures, 'capture', 'captures')}.`
      : `${counted(turns, 'tour', 'tours')} ${me.you ? 'de votre nuit' : `de la nuit ${of(me.name)}`} ; ${captures === 0 ? 'aucune capture' : counted(captures, 'capture', 'captures')}.`,
  turn: (turn) => `tour ${turn}`,
  moments: {
    fewest: ({ cell, k }, { novice }) =>
      k === 1
        ? `Les gardiennes pouvaient savoir où était ${novice(cell)}.`
        : `Les gardiennes pouvaient savoir ${elide('que', novice(cell))} était à l’un de ${places(k)}.`,
    quieter: ({ card, k, m }, speak) =>
      `${speak.card(card)} mène aussi loin, et s’entend ${k} fois sur six au lieu de ${m}.`,
    seenForNothing: ({ way }) => `${way.join('–')} mène au même endroit sans être vue.`,
    nearlyHeard: ({ guard }, speak) =>
      `Un point de plus au dé, et ${speak.guard(guard)} ${speak.me.you ? 'vous entendait' : `entendait ${speak.me.name}`}.`,
    heard: ({ guard, k }, speak) =>
      `${speak.guard(guard)} a entendu ${speak.me.you ? 'votre pas' : `le pas ${of(speak.me.name)}`} : cela arrive ${k} fois sur six.`,
    caught: ({ cell, guard, at }, speak) => `${speak.guard(guard)} a pris ${speak.novice(cell)} au ${at}.`,
    tookWish: ({ cell, at }, { novice }) => `${novice(cell)} a pris l’objet de son désir, au ${at}.`,
    sureMissed: ({ cell, at }, speak) =>
      `${speak.novice(cell)} ne pouvait être qu’au ${at}, et ${does(speak.me, 'pouviez', 'pouvait').replace('Vous', 'vous')} y être.`,
    catches: ({ cell, guard, at }, speak) => `${speak.guard(guard)} a pris ${speak.novice(cell)} au ${at}.`,
    won: (_none, { me }) => `${does(me, 'avez', 'a')} gagné la partie.`,
    wonBy: ({ who }, speak) => `La partie est revenue à ${list(who.map((seat) => object(speak.who(seat))))}.`,
  },
  titles: {
    fewest: 'Peu d’endroits possibles',
    quieter: 'Aussi loin, et sans bruit',
    seenForNothing: 'Un autre chemin',
    nearlyHeard: 'Un point de dé',
    heard: 'Un bruit',
    caught: 'La capture',
    tookWish: 'L’objet du désir',
    sureMissed: 'Nulle part ailleurs',
    catches: 'La capture',
    won: 'La fin de la nuit',
    wonBy: 'La fin de la nuit',
  },
  statements: {
    possible: ({ cell, k }, { novice }) =>
      `D’après les règles et tout ce que les gardiennes ont appris, il restait ${places(k)} pour ${novice(cell)} : en comptant cartes, lumières et marqueurs, on pouvait savoir.`,
    sixths: ({ k }) => `Avec cette carte et cette arrivée, le bruit s’entend ${k} fois sur six.`,
    hides: () => 'La course cache la distance parcourue.',
    sameEnd: () => 'C’est la même carte, et aucune lumière n’y tombe.',
  },
  lines: { points: 'endroits possibles d’une novice cachée' },
  scale: 'endroits possibles',
};
