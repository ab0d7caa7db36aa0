import { counted, does, list, object, possessive } from '../../english.ts';
import { capital } from '../../words.ts';
import type { ReviewLexicon } from './lexicon.ts';

const points = (count: number) => counted(count, 'point', 'points');
const some = (count: number) => (count === 0 ? 'nothing' : String(count));

export const english: ReviewLexicon = {
  heading: (me) => `${capital(possessive(me))} counts`,
  summary: (me, { counts, own, others }) =>
    counts === 0
      ? `Hardly anything is hidden here. ${does(me, 'never sent', 'never sent')} Remigius to count.`
      : `Hardly anything is hidden here. ${capital(counted(counts, 'count', 'counts'))} of ${me.you ? 'yours' : possessive(me)} brought ${object(me)} ${points(own)}, and all others ${others}.`,
  turn: (turn) => `round ${turn}`,
  moments: {
    countedFor: ({ who, k, m, room, j }, { me, who: other, room: name }) =>
      `${capital(possessive(me))} count brought ${object(other(who))} ${k} and ${object(me)} ${some(m)}; ${name(room)} would have brought ${object(other(who))} ${some(j)}.`,
    counted: ({ room, m }, { me, room: name }) =>
      `${does(me, 'counted', 'counted')} ${name(room)}: ${points(m)} for ${object(me)}.`,
    gift: ({ who, room, m }, { me, who: other, room: name }) =>
      `${does(other(who), 'counted', 'counted')} ${name(room)}: ${points(m)} for ${object(me)}.`,
    won: ({ m }, { me }) => `${does(me, 'won', 'won')} with ${points(m)}.`,
    wonBy: ({ who, k, m }, { me, who: other }) =>
      `${does(other(who), 'won', 'won')} with ${points(k)}; ${me.you ? 'you' : me.name} had ${m}.`,
  },
  titles: {
    countedFor: 'A count for another',
    counted: 'A good count',
    gift: 'A count by another',
    won: 'The last count',
    wonBy: 'The last count',
  },
  statements: {
    botSame: () => 'The strong bot would have done the same.',
    botCounts: ({ room }, { room: name }) => `The strong bot would have counted ${name(room)}.`,
    count: ({ room, points: all, isMade }, { who, room: name }) => {
      const shares = all.map(({ seat, points: one }) => `${one} for ${object(who(seat))}`);
      const what = shares.length === 0 ? 'nothing for anybody' : list(shares);
      return `${capital(name(room))} ${isMade ? 'brought' : 'would have brought'} ${what}.`;
    },
  },
  lines: { own: 'this seat’s points', best: 'the best of the others' },
  scale: 'points',
  question: (who) =>
    `All of it lay open. Which of these rooms, counted, would have brought ${object(who)} the least?`,
};
