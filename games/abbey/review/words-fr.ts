import { counted, does, object, of } from '../../french.ts';
import type { Who } from '../../words.ts';
import type { ReviewLexicon } from './lexicon.ts';

const to = (who: Who) => (who.you ? 'pour vous' : `pour ${who.name}`);
const turns = (count: number) => counted(count, 'tour', 'tours');
const suspects = (count: number) => counted(count, 'suspect', 'suspects');

/** In tenths. */
const chances = (t: number) =>
  t === 0
    ? 'n’avait presque aucune chance d’être le coupable'
    : t >= 10
      ? 'était presque à coup sûr le coupable'
      : `avait ${counted(t, 'chance', 'chances')} sur 10 d’être le coupable`;

export const french: ReviewLexicon = {
  heading: (me) => (me.you ? 'Votre enquête' : `L’enquête ${of(me.name)}`),
  summary: (me, { left, n, hasNamed }) => {
    const known =
      n > 0
        ? `Dès le tour ${n}, il ne restait qu’un suspect ${to(me)}.`
        : `À la fin, la logique laissait ${suspects(left)} ${to(me)}.`;
    return [known, hasNamed ? `${does(me, 'avez', 'a')} nommé le coupable.` : ''].filter(Boolean).join(' ');
  },
  turn: (turn) => `tour ${turn}`,
  moments: {
    followed: ({ n, monk }, { me, monk: name }) =>
      `Dès le tour ${n}, un seul suspect restait ${to(me)} : ${name(monk)}.`,
    knewNot: ({ k, who, m }, { me, who: other }) =>
      `Pendant ${turns(k)}, il n’en restait qu’un ${to(me)} ; ${other(who).you ? 'vous l’avez' : `${object(other(who))} l’a`} nommé au tour ${m}.`,
    pencil: ({ k, m }) => `À la rature, il en restait ${k} ; à compter les mains, ${m}.`,
    followedOther: ({ who, n }, { who: other }) =>
      `${does(other(who), 'pouviez', 'pouvait')} le savoir au tour ${n}.`,
    struckMost: ({ cause, who, k }, { me, who: other }) => {
      const from = other(who);
      const by = {
        mass: 'La messe',
        answer: from.you ? 'Votre question à tous' : `La réponse ${of(from.name)}`,
        shown: from.you ? 'Ce que vous avez vu' : `Ce qu’a montré ${from.name}`,
        card: from.you ? 'Une carte' : `La carte ${of(from.name)}`,
        drawn: 'Une carte de la pile',
        other: 'Ce qu’on a vu alors',
      }[cause];
      return `${by} : ${suspects(k)} de moins ${to(me)}.`;
    },
    gaveAway: ({ how, who, k }, { me, who: other }) => {
      const by = {
        answer: me.you ? 'Votre réponse a' : `La réponse ${of(me.name)} a`,
        shown: me.you ? 'Ce que vous avez montré a' : `Ce qu’a montré ${me.name} a`,
        passed: me.you ? 'Les cartes que vous avez passées ont' : `Les cartes passées par ${me.name} ont`,
      }[how];
      return `${by} écarté ${suspects(k)} ${to(other(who))}.`;
    },
    named: ({ monk }, { me, monk: name }) =>
      `Un seul restait, ${name(monk)}, et ${me.you ? 'vous l’avez' : `${me.name} l’a`} nommé.`,
    dared: ({ k, monk }, { me, monk: name }) =>
      `${does(me, 'avez', 'a')} nommé ${name(monk)} quand il en restait ${k} : une chance sur ${k} par la logique, et c’était juste.`,
    tooSoon: ({ k, monk }, { me, monk: name }) =>
      `${does(me, 'avez', 'a')} accusé ${name(monk)} quand il en restait ${k}.`,
    ruledOut: ({ monk }, { me, monk: name }) =>
      `${does(me, 'avez', 'a')} accusé ${name(monk)}, que la logique excluait.`,
    against: ({ value }, { value: name }) => `La logique l’excluait déjà : ${name(value)}.`,
    boldly: ({ who, k, monk }, { who: other, monk: name }) =>
      `${does(other(who), 'avez', 'a')} nommé ${name(monk)} quand la logique en laissait ${k}.`,
    foundBy: ({ who, monk }, { who: other, monk: name }) =>
      `${does(other(who), 'avez', 'a')} nommé ${name(monk)} ; la logique n’en laissait pas d’autre.`,
    askedBetter: ({ who, question }, { who: other, question: words }) =>
      `Le robot fort ${other(who).you ? 'vous aurait demandé' : `aurait demandé à ${object(other(who))}`} : « ${words(question)} »`,
    won: (_none, { me }) => `${does(me, 'remportez', 'remporte')} l’enquête.`,
    wonBy: ({ who }, { who: other }) => `${does(other(who), 'remportez', 'remporte')} l’enquête.`,
  },
  titles: {
    followed: 'Il n’en restait qu’un',
    knewNot: 'Il n’en restait qu’un',
    pencil: 'Qui compte les mains',
    followedOther: 'On pouvait le savoir ailleurs',
    struckMost: 'Une heure parlante',
    gaveAway: 'Ce qui en a été dit',
    named: 'Nommé',
    dared: 'Nommé avec audace',
    tooSoon: 'Une accusation précoce',
    ruledOut: 'Qui pouvait-il rester ?',
    against: 'Que pouvait-il rester ?',
    boldly: 'Nommé ailleurs',
    foundBy: 'Nommé ailleurs',
    askedBetter: 'Une autre question',
    won: 'La fin',
    wonBy: 'La fin',
  },
  statements: {
    counts: ({ pencil, logic }, { me }) =>
      pencil === logic
        ? `Il restait ${suspects(pencil)} ${to(me)}, à la rature comme à compter les mains.`
        : `${does(me, 'n’aviez', 'n’avait')} jamais vu ${suspects(pencil)}. Qui compte toutes les mains en avait ${logic}.`,
    left: ({ monks }, speak) => `Il restait ${speak.monks(monks)}.`,
    struck: ({ monks }, speak) => `Hors de cause : ${speak.monks(monks)}.`,
    longLook: ({ monk, t }, speak) =>
      `À bien peser tout ce qui était possible, ${speak.monk(monk)} ${chances(t)}.`,
    asked: ({ who, question }, { me, who: other, question: words }) =>
      `${other(who).you ? `${object(me)} vous a demandé` : `${does(me, 'avez', 'a')} demandé à ${object(other(who))}`} : « ${words(question)} »`,
    toldMore: () => 'À son avis, la réponse en aurait dit au moins deux fois plus sur le coupable.',
    botSame: () => 'Le robot fort aurait fait de même.',
    botAccuses: ({ monk }, speak) => `Le robot fort aurait accusé ${speak.monk(monk)}.`,
    botReveals: ({ value }, speak) => `Le robot fort aurait révélé : ${speak.value(value)}.`,
    botWaits: () => 'Le robot fort aurait attendu.',
    holder: ({ who, monk }, speak) => `${does(speak.who(who), 'aviez', 'avait')} ${speak.monk(monk)}.`,
  },
  lines: {
    logic: 'par la logique',
    pencil: 'à la rature seule',
    belief: 'ce qu’une longue réflexion donnait au coupable',
  },
  scale: 'suspects restants',
  question: (count, me) =>
    `${does(me, 'n’aviez', 'n’avait')} jamais vu ${suspects(count)}. Qui pouvait-il rester ?`,
};
