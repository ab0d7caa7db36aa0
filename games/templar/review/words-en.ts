import { counted, does, list, object, possessive } from '../../english.ts';
import { capital } from '../../words.ts';
import type { ReviewLexicon } from './lexicon.ts';

const points = (count: number) => counted(count, 'point', 'points');
const signed = (lead: number) => String(lead).replace('-', '−');
const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const some = (count: number) => (count === 0 ? 'nothing' : String(count));

export const english: ReviewLexicon = {
  heading: (me) => `${capital(possessive(me))} counts`,
  summary: (me, { counts, own, others }) => {
    const counting =
      counts === 0
        ? `${does(me, 'never sent', 'never sent')} Remigius to count.`
        : `${does(me, 'counted', 'counted')} ${times(counts)}: ${points(own)} for ${object(me)}, ${others} for all others.`;
    return `Hardly anything is hidden here. ${counting}`;
  },
  turn: (turn) => `round ${turn}`,
  moments: {
    countedFor: ({ who, k, m, room, j }, { me, who: other, room: name }) =>
      `${capital(possessive(me))} count brought ${object(other(who))} ${k} and ${object(me)} ${some(m)}; ${name(room)} would have brought ${object(other(who))} ${some(j)}.`,
    betterTurn: ({ card, k }, { card: name }) =>
      `The strong bot plays ${name(card)} and is ${points(k)} better off.`,
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
    betterTurn: 'Another card',
    counted: 'A good count',
    gift: 'A count by another',
    won: 'The last count',
    wonBy: 'The last count',
  },
  statements: {
    played: ({ card }, { me, card: name }) => `${does(me, 'played', 'played')} ${name(card)}.`,
    leads: ({ made, best }, { me }) =>
      `As it weighs the position, ${possessive(me)} lead is ${signed(made)} after the turn as it was played, and ${signed(best)} after the bot’s.`,
    botTurn: ({ room, hides }, { room: name }) =>
      hides === 0
        ? `Its way ends in ${name(room)}.`
        : `Its way ends in ${name(room)}, and it hides ${counted(hides, 'object', 'objects')} there.`,
    botHarbour: ({ warehouse }, { warehouse: name }) => `It goes to the harbour: ${name(warehouse)}.`,
    botSame: () => 'The strong bot would have done the same.',
    botCounts: ({ room }, { room: name }) => `The strong bot would have counted ${name(room)}.`,
    count: ({ room, points: all, isMade }, { who, room: name }) => {
      const shares = all.map(({ seat, points: one }) => `${one} for ${object(who(seat))}`);
      const what = shares.length === 0 ? 'nothing for anybody' : list(shares);
      return `${capital(name(room))} ${isMade ? 'brought' : 'would have brought'} ${what}.`;
    },
  },
  lines: {
    own: 'this seat’s points',
    best: 'the best of the others',
    lead: 'this seat’s lead, as the strong bot weighs it',
  },
  scale: 'points',
  question: (room) => `All of it lay open. Remigius is about to count ${room}: how much for whom?`,
};
