import type { Card, Interrupt, Mode } from './interrupt.ts';
import { textOf } from './words.ts';

const EN_CARD: Readonly<Record<Card | 'pass', string>> = {
  reroll: 'roll again',
  plus: 'one more',
  blank: 'blank',
  pass: 'a pass',
};
const EN_MODE: Readonly<Record<Mode, string>> = {
  ask: 'you are asked every time',
  pass: 'you always pass',
  rerollLow: 'a low die is rolled again',
};
const FR_CARD: Readonly<Record<Card | 'pass', string>> = {
  reroll: 'relance',
  plus: 'un de plus',
  blank: 'carte blanche',
  pass: 'vous passez',
};
const FR_MODE: Readonly<Record<Mode, string>> = {
  ask: 'on vous demande à chaque fois',
  pass: 'vous passez toujours',
  rerollLow: 'un petit dé est relancé',
};

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
        case 'stand':
          return `From now on ${EN_MODE[move.mode]}`;
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
        case 'stood':
          return `From now on ${EN_MODE[event.mode]}.`;
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
        lines: players.flatMap(({ points, cards, own }, seat) => {
          const has = `${count(points, 'point', 'points')} and ${count(cards, 'card', 'cards')}.`;
          const lines = own && [
            `In hand: ${own.hand.map((card) => EN_CARD[card]).join(', ') || 'nothing'}. Standing: ${EN_MODE[own.mode]}.`,
          ];
          const answer = own?.answer ? [`Answered: ${EN_CARD[own.answer]}.`] : [];
          return [say(seat, `You have ${has}`, `has ${has}`), ...(lines ?? []), ...answer];
        }),
      },
    ],
    rules: {
      'IN-1':
        'In turn everybody rolls a die three times in all. After a roll all who hold cards are asked whether they change it: with “roll again” or “one more”. Cards take effect in seat order from the roller on, and the last value is scored. Who has left a standing answer is not asked.',
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
        case 'stand':
          return `Désormais, ${FR_MODE[move.mode]}`;
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
        case 'stood':
          return `Désormais, ${FR_MODE[event.mode]}.`;
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
        lines: players.flatMap(({ points, cards, own }, seat) => {
          const has = `${count(points, 'point', 'points')} et ${count(cards, 'carte', 'cartes')}.`;
          const lines = own && [
            `En main : ${own.hand.map((card) => FR_CARD[card]).join(', ') || 'rien'}. Consigne : ${FR_MODE[own.mode]}.`,
          ];
          const answer = own?.answer ? [`Réponse donnée : ${FR_CARD[own.answer]}.`] : [];
          return [say(seat, `Vous avez ${has}`, `a ${has}`), ...(lines ?? []), ...answer];
        }),
      },
    ],
    rules: {
      'IN-1':
        'À tour de rôle, chacun lance un dé, trois fois en tout. Après un lancer, on demande à tous ceux qui tiennent des cartes s’ils le changent, par une relance ou par un de plus. Les cartes agissent dans l’ordre des places à partir de qui a lancé, et la dernière valeur est marquée. Qui a laissé une consigne n’est pas dérangé.',
    },
  },
});
