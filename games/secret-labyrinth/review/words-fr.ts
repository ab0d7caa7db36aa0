import { elide } from '@conclave/engine';
import { counted, does, list, object, of } from '../../french.ts';
import { capital, type Who } from '../../words.ts';
import { french as text } from '../text/fr.ts';
import { ONE, prizes, shiftCorridor, to, turnCentre } from '../text/grammar-fr.ts';
import type { ReviewLexicon } from './lexicon.ts';

const from = (who: Who) => (who.you ? 'de vous' : of(who.name));
const led = (k: number) => (k === 1 ? 'Une des 25 manœuvres menait' : `${k} des 25 manœuvres menaient`);

export const french: ReviewLexicon = {
  heading: (me) => (me.you ? 'Votre nuit au château' : `La nuit ${of(me.name)} au château`),
  summary: (me, { turns, could, took }) =>
    `Le château menait au secret recherché dans ${could} ${me.you ? 'de vos' : 'des'} ${counted(turns, 'tour', 'tours')}${me.you ? '' : ` ${of(me.name)}`} ; ${does(me, 'avez', 'a').replace('Vous', 'vous')} pris ${counted(took, 'carte', 'cartes')} sur le plateau.`,
  turn: (turn) => `tour ${turn}`,
  turnCentre,
  shiftCorridor,
  moments: {
    cardMissed: ({ k, card }, speak) => `${led(k)} ${to(speak.card(card))}.`,
    winMissed: ({ k }) => `${k === 1 ? 'Une des 25 gagnait' : `${k} des 25 gagnaient`} sur-le-champ.`,
    narrow: ({ k, card }, speak) =>
      `${led(k)} ${to(speak.card(card))}, et ${does(speak.me, 'avez', 'a').replace('Vous', 'vous')} pris la carte.`,
    opened: ({ who, card }, speak) =>
      `${speak.me.you ? 'Vos changements ont' : `Les changements ${of(speak.me.name)} ont`} ouvert à ${object(speak.who(who))} la voie vers ${speak.card(card)}.`,
    nothingThere: ({ who, prize }, speak) =>
      `${does(speak.who(who), 'n’aviez', 'n’avait')} aucun ${ONE[prize]} : cela découlait de ce ${speak.me.you ? 'que vous aviez' : `${elide('que', speak.me.name)} avait`} vu.`,
    duel: ({ winner, weapon, loser, beaten, prize, count }, speak) =>
      `${capital(text.weapons[weapon])} contre ${text.weapons[beaten]} : ${prizes(count, prize)} ${from(speak.who(loser))} à ${object(speak.who(winner))}.`,
    won: (_none, { me }) => `${does(me, 'avez', 'a')} gagné la partie.`,
    wonBy: ({ who }, speak) => `${does(speak.who(who), 'avez', 'a')} gagné la partie.`,
  },
  titles: {
    cardMissed: 'À portée',
    winMissed: 'La dernière carte, à portée',
    narrow: 'La voie était étroite',
    opened: 'Une voie ouverte',
    nothingThere: 'Rien à gagner là',
    duel: 'Un duel',
    won: 'Tous de la même sorte',
    wonBy: 'La fin',
  },
  statements: {
    ways: ({ k }) =>
      `Sur les 25 résultats d’un tour, ${k === 1 ? 'un seul reliait' : `${k} reliaient`} pion et secret : en les essayant, on pouvait savoir.`,
    example: ({ pair }, { changes }) => `L’un d’eux : ${changes(pair)}.`,
    wayOpened: ({ who, k }, speak) =>
      `Avant ces changements, aucun des 25 n’y menait ${object(speak.who(who))} ; après, ${k}.`,
    botTakes: () => 'Le robot fort aurait pris la carte.',
    botLeaves: () => 'Le robot fort l’aurait laissée aussi.',
    seenOf: ({ who, prize }, speak) =>
      `À qui retient chaque carte passée de main en main, il apparaît que ${does(speak.who(who), 'n’aviez', 'n’avait').replace('Vous', 'vous')} aucun ${ONE[prize]} : on pouvait savoir.`,
    holdings: ({ who, prize, least, most, sure, divisions, more }, speak) => {
      if (more)
        return `Plus de ${divisions} répartitions des cartes restaient possibles : personne ne pouvait les compter.`;
      const range = least === most ? prizes(most, prize) : `de ${least} à ${prizes(most, prize)}`;
      const rival = speak.who(who);
      const count =
        most === 0
          ? `${rival.you ? 'que vous n’aviez' : `${elide('que', rival.name)} n’avait`} aucun ${ONE[prize]}`
          : `${rival.you ? 'que vous aviez' : `${elide('que', rival.name)} avait`} ${range}`;
      const certain = sure.length > 0 ? `, à coup sûr ${list(sure.map(speak.card))}` : '';
      const fitted =
        divisions === 1
          ? 'chaque carte était connue'
          : `${divisions} répartitions des cartes restaient possibles`;
      return `À qui retient chaque carte passée de main en main, il apparaît ${count}${certain} ; ${fitted}.`;
    },
    evenChance: () =>
      'Les armes se choisissent en secret : le sort est tombé d’un côté, il pouvait tomber de l’autre.',
  },
  lines: { ways: 'résultats qui menaient au secret', chance: 'chances de gagner, supposées' },
  scale: 'sur 25 résultats',
  luck: (expected, came, me) => {
    const won = `Les duels pour des cartes. ${counted(came, 'gagné', 'gagnés')}`;
    return came === expected
      ? `${won}, juste ce qu’on attendait.`
      : `${won} ; on en attendait ${String(expected).replace('.', ',')} : la chance était ${came > expected ? 'pour' : 'contre'} ${object(me)}.`;
  },
  question: (card) => `Quels deux changements mènent ${to(card)} ?`,
};
