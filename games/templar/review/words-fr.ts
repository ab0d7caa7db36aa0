import { counted, does, list, object, of } from '../../french.ts';
import { capital, type Who } from '../../words.ts';
import type { ReviewLexicon } from './lexicon.ts';

const points = (count: number) => counted(count, 'point', 'points');
const signed = (lead: number) => String(lead).replace('-', '−');
const to = (who: Who) => (who.you ? 'pour vous' : `pour ${who.name}`);

export const french: ReviewLexicon = {
  heading: (me) => (me.you ? 'Vos comptes' : `Les comptes ${of(me.name)}`),
  summary: (me, { counts, own, others }) => {
    const counting =
      counts === 0
        ? `${does(me, 'n’avez', 'n’a')} jamais fait compter Remigius.`
        : `${does(me, 'avez', 'a')} fait compter Remigius ${counts === 1 ? 'une' : counts} fois : ${points(own)} ${to(me)}, ${others} pour tous les autres.`;
    return `Presque rien n’est caché ici. ${counting}`;
  },
  turn: (turn) => `tour ${turn}`,
  moments: {
    countedFor: ({ who, k, m, room, j }, { me, who: other, room: name }) =>
      `${me.you ? 'Votre compte' : `Le compte ${of(me.name)}`} : ${k} ${to(other(who))}, ${m === 0 ? 'rien' : m} ${to(me)}. Compter ${name(room)} : ${j === 0 ? 'rien' : j} ${to(other(who))}.`,
    betterTurn: ({ card, k }, { card: name }) =>
      `Le robot fort joue ${name(card)} et s’en trouve mieux de ${points(k)}.`,
    counted: ({ room, m }, { me, room: name }) =>
      `${does(me, 'avez', 'a')} fait compter ${name(room)} : ${points(m)} ${to(me)}.`,
    gift: ({ who, room, m }, { me, who: other, room: name }) =>
      `${does(other(who), 'avez', 'a')} fait compter ${name(room)} : ${points(m)} ${to(me)}.`,
    won: ({ m }, { me }) => `${does(me, 'gagnez', 'gagne')} avec ${points(m)}.`,
    wonBy: ({ who, k, m }, { me, who: other }) =>
      `${does(other(who), 'gagnez', 'gagne')} avec ${points(k)} ; ${me.you ? 'vous en avez' : `${object(me)} en a`} ${m}.`,
  },
  titles: {
    countedFor: 'Un compte pour autrui',
    betterTurn: 'Une autre carte',
    counted: 'Un bon compte',
    gift: 'Un compte venu d’ailleurs',
    won: 'Le dernier compte',
    wonBy: 'Le dernier compte',
  },
  statements: {
    played: ({ card }, { me, card: name }) => `${does(me, 'avez', 'a')} joué ${name(card)}.`,
    leads: ({ made, best }, { me }) =>
      `À son avis, ${me.you ? 'votre avance' : `l’avance ${of(me.name)}`} est de ${signed(made)} après le tour joué, et de ${signed(best)} après le sien.`,
    botTurn: ({ room, hides }, { room: name }) =>
      hides === 0
        ? `Il s’arrête dans ${name(room)}.`
        : `Il s’arrête dans ${name(room)} et y cache ${counted(hides, 'objet', 'objets')}.`,
    botHarbour: ({ warehouse }, { warehouse: name }) => `Il va au port : ${name(warehouse)}.`,
    botSame: () => 'Le robot fort aurait fait de même.',
    botCounts: ({ room }, { room: name }) => `Le robot fort aurait fait compter ${name(room)}.`,
    count: ({ room, points: all, isMade }, { who, room: name }) => {
      const shares = all.map(({ seat, points: one }) => `${one} ${to(who(seat))}`);
      const what = shares.length === 0 ? 'rien pour personne' : list(shares);
      return `${capital(name(room))} ${isMade ? 'a donné' : 'aurait donné'} ${what}.`;
    },
  },
  lines: {
    own: 'les points de ce joueur',
    best: 'le meilleur des autres',
    lead: 'l’avance de ce joueur, selon le robot fort',
  },
  scale: 'points',
  question: (room) => `Tout était visible. Remigius va compter cette pièce : ${room}. Combien, et pour qui ?`,
};
