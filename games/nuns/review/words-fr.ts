import { counted, does, list, object, of } from '../../french.ts';
import { capital } from '../../words.ts';
import { type ReviewLexicon, she } from './lexicon.ts';

const SIX = 6;
const places = (k: number) => counted(k, 'endroit', 'endroits');

export const french: ReviewLexicon = {
  heading: (me) => (me.you ? 'Votre nuit' : `La nuit ${of(me.name)}`),
  summary: (me, { turns, captures, guards }) =>
    guards
      ? `${counted(turns, 'tour', 'tours')} de chasse, ${captures === 0 ? 'aucune capture' : counted(captures, 'capture', 'captures')}.`
      : `${counted(turns, 'tour', 'tours')} ${me.you ? 'de votre nuit' : `de la nuit ${of(me.name)}`} ; ${captures === 0 ? 'aucune capture' : counted(captures, 'capture', 'captures')}.`,
  turn: (turn) => `tour ${turn}`,
  moments: {
    fewest: ({ k, ...her }, speak) => {
      const who = she(her, speak);
      return k === 1
        ? `Les gardiennes pouvaient savoir où ${who.you ? 'vous étiez' : `était ${who.name}`}.`
        : `Pour les gardiennes, il ne restait que ${places(k)} où ${who.you ? 'vous pouviez' : `${who.name} pouvait`} être.`;
    },
    cornered: ({ cell, k }, { novice }) =>
      k === 1
        ? `${novice(cell)} ne pouvait être qu’à un endroit.`
        : `Il ne restait que ${places(k)} pour ${novice(cell)}.`,
    cardTold: ({ card, k, other, m }, speak) =>
      `${capital(speak.card(card))} en disait trop : ${places(k)} ${k === 1 ? 'possible' : 'possibles'} ; ${speak.card(other)} en aurait laissé ${m}.`,
    seenKnown: ({ guard, at, k, m }, speak) =>
      `Vue au ${at}. ${capital(speak.guard(guard))} suivait son chemin, et ${k === m ? `tous ses ${m} trajets` : `${k} de ses ${m} trajets`} ${k === 1 ? 'découvrait' : 'découvraient'} ce point.`,
    seenUnknown: ({ guard, at, cell }, speak) =>
      `Vue au ${at}. ${speak.novice(cell)} avait libéré ${speak.guard(guard)} : ${speak.me.you ? 'vous ne pouviez' : `${speak.me.name} ne pouvait`} pas le savoir.`,
    escaped: ({ guard, k, m }, speak) =>
      `${m} des ${k} trajets de ${speak.guard(guard)} ${m === 1 ? 'menait' : 'menaient'} ${speak.me.you ? 'à vous' : `à ${speak.me.name}`} ; elle en prit un autre.`,
    hot: ({ k, p, ...her }, speak) => {
      const who = she(her, speak);
      const hour = who.you ? 'Votre heure la plus chaude' : `L’heure la plus chaude ${of(who.name)}`;
      return `${hour} : ${places(k)}, et une bonne chasseuse aurait mis ${p} % sur le ${who.you ? 'vôtre' : 'sien'}.`;
    },
    chanceMissed: ({ way, cell, p, q }, { novice }) =>
      `${way.join('–')} aurait balayé ${p} % de ce qu’une bonne chasseuse supposait ${of(novice(cell))} ; le trajet choisi, ${q} %.`,
    cold: ({ cell, p }, { novice }) =>
      `Durant les quatre derniers tours ${of(novice(cell))}, une bonne chasseuse lui aurait accordé ${p} % au plus.`,
    quieter: ({ card, k, m }, speak) =>
      `${speak.card(card)} mène aussi loin, et ${k === 0 ? 'ne pouvait s’entendre' : `s’entend ${k} fois sur six`}, au lieu de ${m} fois sur six.`,
    seenForNothing: ({ way }) => `${way.join('–')} mène au même endroit sans être vue.`,
    nearlyHeard: ({ guard }, speak) =>
      `Un point de plus au dé, et ${speak.guard(guard)} ${speak.me.you ? 'vous entendait' : `entendait ${speak.me.name}`}.`,
    heard: ({ guard, k }, speak) =>
      `${speak.guard(guard)} a entendu ${speak.me.you ? 'votre pas' : `le pas ${of(speak.me.name)}`} : ${k === SIX ? 'aucun dé ne pouvait le couvrir' : `cela arrive ${k} fois sur six`}.`,
    caught: ({ guard, at, ...her }, speak) => {
      const who = she(her, speak);
      return `${speak.guard(guard)} ${who.you ? 'vous a prise' : `a pris ${who.name}`} au ${at}.`;
    },
    tookWish: ({ at, ...her }, speak) => {
      const who = she(her, speak);
      return `${does(who, 'avez', 'a')} pris l’objet de ${who.you ? 'votre' : 'son'} désir, au ${at}.`;
    },
    sureMissed: ({ cell, at }, speak) =>
      `${speak.novice(cell)} ne pouvait être qu’au ${at}, et ${does(speak.me, 'pouviez', 'pouvait').replace('Vous', 'vous')} y être.`,
    catches: ({ cell, guard, at }, speak) => `${speak.guard(guard)} a pris ${speak.novice(cell)} au ${at}.`,
    won: (_none, { me }) => `${does(me, 'avez', 'a')} gagné la partie.`,
    wonBy: ({ who }, speak) => `La partie est revenue à ${list(who.map((seat) => object(speak.who(seat))))}.`,
  },
  titles: {
    fewest: 'Peu d’endroits possibles',
    cornered: 'Peu d’endroits possibles',
    cardTold: 'Ce que dit une carte',
    seenKnown: 'Sur son chemin',
    seenUnknown: 'Vue par hasard',
    escaped: 'Passée tout près',
    hot: 'L’heure la plus chaude',
    chanceMissed: 'Un autre trajet',
    cold: 'Cherchée ailleurs',
    quieter: 'Aussi loin, et moins de bruit',
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
    possible: ({ k, ...her }, speak) =>
      `D’après les règles et tout ce que les gardiennes ont appris, il restait ${places(k)} pour ${object(she(her, speak))} : en comptant cartes, lumières et marqueurs, on pouvait savoir.`,
    cardsLeave: ({ cards }, speak) =>
      `Endroits possibles après chaque carte qui mène aussi loin : ${list(cards.map(({ card, k }) => `${speak.card(card)} ${k}`))}.`,
    pathLooks: ({ guard, k, m }, speak) =>
      `Au moment du plan, ${speak.guard(guard)} avait ${counted(m, 'trajet', 'trajets')} le long de son chemin, sans personne d’autre ; ${k} ${k === 1 ? 'y regardait' : 'y regardaient'}.`,
    waysMet: ({ guard, k, m }, speak) =>
      `Sur les ${counted(k, 'trajet', 'trajets')} de ${speak.guard(guard)}, ${m} ${m === 1 ? 'menait' : 'menaient'} ${speak.me.you ? 'à vous' : `à ${speak.me.name}`}.`,
    otherWay: ({ k, m }) =>
      `Elle avait le choix entre ${counted(k, 'trajet', 'trajets')}, dont ${m} de rencontre.`,
    freed: ({ guard, cell }, speak) =>
      `${capital(speak.guard(guard))} avait entendu ou vu ${speak.novice(cell)}.`,
    notKnown: () => 'Rien de ce qui était dit ne l’annonçait.',
    hunter: ({ p, ...her }, speak) => {
      const who = she(her, speak);
      return `À savoir comment vont d’ordinaire les novices, une bonne chasseuse aurait mis ${p} % sur l’endroit où ${who.you ? 'vous étiez' : `était ${who.name}`}.`;
    },
    botSame: () => 'Le robot fort aurait fait de même.',
    botPlans: ({ card, to }, speak) =>
      to === 0
        ? `Le robot fort aurait joué : ${speak.card(card)}.`
        : `Le robot fort aurait joué : ${speak.card(card)}, jusqu’au ${to}.`,
    botGoes: ({ guard, way }, speak) =>
      `Le robot fort aurait envoyé ${speak.guard(guard)} par ${way.join('–')}, à ce qu’on voyait alors.`,
    swept: () => 'C’est la part des points parcourus, d’après l’allure ordinaire des novices.',
    sixths: ({ k }) => `Avec cette carte et cette arrivée, le bruit s’entend ${k} fois sur six.`,
    hides: () => 'La course cache la distance parcourue.',
    sameEnd: () => 'C’est la même carte, et aucune lumière n’y tombe.',
  },
  lines: {
    points: 'endroits possibles d’une novice cachée',
    hunter: 'part du vrai endroit, pour une bonne chasseuse',
  },
  scale: 'endroits possibles',
  question: (ask, { novice }) =>
    ask.about === 'where'
      ? `Où ${novice(ask.cell)} peut-elle être ?`
      : 'De ces cartes, qui mènent toutes aussi loin, laquelle en dit le moins ?',
};
