import type { Card, Interrupt, Order, Scope } from './interrupt.ts';
import { textOf } from './words.ts';

const EN_CARD: Readonly<Record<Card | 'pass', string>> = {
  reroll: 'roll again',
  plus: 'one more',
  blank: 'blank',
  pass: 'a pass',
};
const EN_ORDER: Readonly<Record<Order, string>> = {
  none: 'you answer yourself every time',
  pass: 'a pass is noted for you every time',
  rerollLow: 'a low die is rolled again',
};
const EN_SCOPE: Readonly<Record<Scope, string>> = { roll: 'this time', game: 'for the whole game' };
const FR_CARD: Readonly<Record<Card | 'pass', string>> = {
  reroll: 'relance',
  plus: 'un de plus',
  blank: 'carte blanche',
  pass: 'vous passez',
};
const FR_ORDER: Readonly<Record<Order, string>> = {
  none: 'vous répondez vous-même à chaque fois',
  pass: 'on note chaque fois que vous passez',
  rerollLow: 'un petit dé est relancé',
};
const FR_SCOPE: Readonly<Record<Scope, string>> = { roll: 'cette fois', game: 'pour toute la partie' };

export const interruptText = textOf<Interrupt>({
  en: {
    name: 'Interrupt',
    tagline: 'A die, and cards that change it.',
    label(move) {
      switch (move.kind) {
        case 'roll':
          return 'Roll the die';
        case 'answer':
          return move.card === 'pass' ? 'Let the die lie' : `Play your card: ${EN_CARD[move.card]}`;
        case 'withdraw':
          return 'Ask for your answer back';
        case 'order':
          return `From now on ${EN_ORDER[move.order]}`;
        case 'decline':
          return `Say to all: I pass ${EN_SCOPE[move.for]}`;
      }
    },
    sentence(event, { say }) {
      switch (event.type) {
        case 'rolled':
          return say(event.seat, `You roll a ${event.die}.`, `rolls a ${event.die}.`);
        case 'scored':
          return say(event.seat, `You score ${event.die}.`, `scores ${event.die}.`);
        case 'played': {
          const card = `“${EN_CARD[event.card]}”: the die shows ${event.die}.`;
          return say(event.seat, `You play ${card}`, `plays ${card}`);
        }
        case 'answered':
          return event.card === null
            ? 'You ask for your answer back.'
            : `You answer: ${EN_CARD[event.card]}.`;
        case 'ordered':
          return `From now on ${EN_ORDER[event.order]}.`;
        case 'declined':
          return say(event.seat, `You pass ${EN_SCOPE[event.for]}.`, `passes ${EN_SCOPE[event.for]}.`);
      }
    },
    refusals: { notNow: 'You cannot do that now.' },
    describe: ({ turn, die, spent, asked, players }, { say, count }) => [
      {
        heading: 'Table',
        lines: [
          asked.length > 0 ? `The die shows ${die} and may be changed.` : `Turn ${turn + 1}.`,
          ...(spent.length > 0 ? [`Played so far: ${spent.map((card) => EN_CARD[card]).join(', ')}.`] : []),
        ],
      },
      {
        heading: 'Players',
        lines: players.flatMap(({ points, cards, passed, own }, seat) => {
          const has = `${count(points, 'point', 'points')} and ${count(cards, 'card', 'cards')}.`;
          const lines = own && [
            `In hand: ${own.hand.map((card) => EN_CARD[card]).join(', ') || 'nothing'}. Order: ${EN_ORDER[own.order]}.`,
          ];
          const answer = own?.answer ? [`Answered: ${EN_CARD[own.answer]}.`] : [];
          const passes = passed
            ? [say(seat, `You pass ${EN_SCOPE[passed]}.`, `passes ${EN_SCOPE[passed]}.`)]
            : [];
          return [say(seat, `You have ${has}`, `has ${has}`), ...passes, ...(lines ?? []), ...answer];
        }),
      },
    ],
    rules: {
      'IN-1':
        'In turn everybody rolls a die three times in all. After a roll all who hold cards are asked whether they change it: with “roll again” or “one more”. Cards take effect in seat order from the roller on, and the last value is scored. Nobody sees who answers what. Who has left a standing order need not answer in person, and whoever passes before all, for this roll or for good, is not waited for.',
    },
  },
  fr: {
    name: 'Interruption',
    tagline: 'Un dé, et des cartes qui le changent.',
    label(move) {
      switch (move.kind) {
        case 'roll':
          return 'Lancer le dé';
        case 'answer':
          return move.card === 'pass'
            ? 'Laisser le dé tel quel'
            : `Jouer votre carte « ${FR_CARD[move.card]} »`;
        case 'withdraw':
          return 'Redemander votre réponse';
        case 'order':
          return `Désormais, ${FR_ORDER[move.order]}`;
        case 'decline':
          return `Dire à tous que vous passez ${FR_SCOPE[move.for]}`;
      }
    },
    sentence(event, { say }) {
      switch (event.type) {
        case 'rolled':
          return say(event.seat, `Vous faites ${event.die}.`, `fait ${event.die}.`);
        case 'scored':
          return say(event.seat, `Vous marquez ${event.die}.`, `marque ${event.die}.`);
        case 'played': {
          const card = `« ${FR_CARD[event.card]} » : le dé montre ${event.die}.`;
          return say(event.seat, `Vous jouez ${card}`, `joue ${card}`);
        }
        case 'answered':
          return event.card === null
            ? 'Vous redemandez votre réponse.'
            : `Votre réponse : ${FR_CARD[event.card]}.`;
        case 'ordered':
          return `Désormais, ${FR_ORDER[event.order]}.`;
        case 'declined':
          return say(event.seat, `Vous passez ${FR_SCOPE[event.for]}.`, `passe ${FR_SCOPE[event.for]}.`);
      }
    },
    refusals: { notNow: 'Ce n’est pas possible maintenant.' },
    describe: ({ turn, die, spent, asked, players }, { say, count }) => [
      {
        heading: 'Table',
        lines: [
          asked.length > 0 ? `Le dé montre ${die} et peut être changé.` : `Tour ${turn + 1}.`,
          ...(spent.length > 0 ? [`Déjà jouées : ${spent.map((card) => FR_CARD[card]).join(', ')}.`] : []),
        ],
      },
      {
        heading: 'Joueurs',
        lines: players.flatMap(({ points, cards, passed, own }, seat) => {
          const has = `${count(points, 'point', 'points')} et ${count(cards, 'carte', 'cartes')}.`;
          const lines = own && [
            `En main : ${own.hand.map((card) => FR_CARD[card]).join(', ') || 'rien'}. Consigne : ${FR_ORDER[own.order]}.`,
          ];
          const answer = own?.answer ? [`Réponse donnée : ${FR_CARD[own.answer]}.`] : [];
          const passes = passed
            ? [say(seat, `Vous passez ${FR_SCOPE[passed]}.`, `passe ${FR_SCOPE[passed]}.`)]
            : [];
          return [say(seat, `Vous avez ${has}`, `a ${has}`), ...passes, ...(lines ?? []), ...answer];
        }),
      },
    ],
    rules: {
      'IN-1':
        'À tour de rôle, chacun lance un dé, trois fois en tout. Après un lancer, on demande à tous ceux qui tiennent des cartes s’ils le changent, par une relance ou par un de plus. Les cartes agissent dans l’ordre des places à partir de qui a lancé, et la dernière valeur est marquée. Personne ne voit qui répond quoi. Qui a laissé une consigne n’a pas à répondre en personne, et qui passe devant tous, pour ce lancer ou pour toute la partie, n’est plus attendu.',
    },
  },
});
