import type { Shout } from './shout.ts';
import { textOf } from './words.ts';

const SIDES = { en: ['left', 'right'], fr: ['gauche', 'droite'] } as const;

export const shoutText = textOf<Shout>({
  en: {
    name: 'Shout',
    tagline: 'Seven! The first to shout takes the row.',
    label(move) {
      switch (move.kind) {
        case 'turn':
          return `Turn a card up on the ${SIDES.en[move.row]} row`;
        case 'stop':
          return 'End the game';
        case 'shout':
          return `Shout “seven” at the ${SIDES.en[move.row]} row`;
      }
    },
    sentence(event, { say, count }) {
      switch (event.type) {
        case 'turned': {
          const what = `a ${event.card} up on the ${SIDES.en[event.row]} row.`;
          return say(event.seat, `You turn ${what}`, `turns ${what}`);
        }
        case 'shouted': {
          const gain = event.won > 0 ? `takes ${count(event.won, 'card', 'cards')}` : 'loses a point';
          const own = event.won > 0 ? `take ${count(event.won, 'card', 'cards')}` : 'lose a point';
          const row = `at the ${SIDES.en[event.row]} row with a ${event.card}`;
          return say(event.seat, `You shout ${row} and ${own}.`, `shouts ${row} and ${gain}.`);
        }
        case 'drew':
          if (event.card === null) return say(event.seat, 'You draw a card.', 'draws a card.');
          return `You draw a ${event.card}.`;
        case 'stopped':
          return say(event.seat, 'You end the game.', 'ends the game.');
      }
    },
    refusals: {
      notNow: 'You cannot do that now.',
      late: 'Too late: that row is no longer what you shouted at.',
      mute: 'You shouted wrong; wait for the next card.',
      noCard: 'You have no card left to shout with.',
    },
    describe: ({ rows, pile, players }, { say, count }) => [
      {
        heading: 'Table',
        lines: [
          ...rows.map((row, side) => `The ${SIDES.en[side]} row: ${row.join(', ') || 'empty'}.`),
          `${count(typeof pile === 'number' ? pile : pile.length, 'card', 'cards')} in the pile.`,
        ],
      },
      {
        heading: 'Players',
        lines: players.map(({ card, holds, points, mute }, seat) => {
          const held = card === null ? (holds ? 'a hidden card' : 'no card') : `a ${card}`;
          const has = `${count(points, 'point', 'points')} and ${held}${mute ? ', and must be quiet' : ''}.`;
          return say(seat, `You have ${has}`, `has ${has}`);
        }),
      },
    ],
    rules: {
      'SH-1':
        'In turn everybody turns a card up on one of two rows. When the pile is used up, whose turn it is ends the game.',
      'SH-2':
        'Everybody has a card of their own, which only they see. Whoever shows it draws another while there are any.',
      'SH-3':
        'At any time one may shout at a row: if its last card and one’s own make seven, one takes the row, a point a card. Otherwise one loses a point and is quiet until the next card.',
      'SH-4': 'Of several shouts the first to arrive counts.',
    },
  },
  fr: {
    name: 'Au cri',
    tagline: 'Sept ! Le premier cri emporte la rangée.',
    label(move) {
      switch (move.kind) {
        case 'turn':
          return `Retourner une carte sur la rangée de ${SIDES.fr[move.row]}`;
        case 'stop':
          return 'Finir la partie';
        case 'shout':
          return `Crier « sept » pour la rangée de ${SIDES.fr[move.row]}`;
      }
    },
    sentence(event, { say, count }) {
      switch (event.type) {
        case 'turned': {
          const what = `un ${event.card} sur la rangée de ${SIDES.fr[event.row]}.`;
          return say(event.seat, `Vous retournez ${what}`, `retourne ${what}`);
        }
        case 'shouted': {
          const gain = event.won > 0 ? `emporte ${count(event.won, 'carte', 'cartes')}` : 'perd un point';
          const own = event.won > 0 ? `emportez ${count(event.won, 'carte', 'cartes')}` : 'perdez un point';
          const row = `pour la rangée de ${SIDES.fr[event.row]} avec un ${event.card}`;
          return say(event.seat, `Vous criez ${row} et ${own}.`, `crie ${row} et ${gain}.`);
        }
        case 'drew':
          if (event.card === null) return say(event.seat, 'Vous piochez une carte.', 'pioche une carte.');
          return `Vous piochez un ${event.card}.`;
        case 'stopped':
          return say(event.seat, 'Vous finissez la partie.', 'finit la partie.');
      }
    },
    refusals: {
      notNow: 'Ce n’est pas possible maintenant.',
      late: 'Trop tard : cette rangée n’est plus celle pour laquelle vous avez crié.',
      mute: 'Vous avez crié à tort ; attendez la prochaine carte.',
      noCard: 'Vous n’avez plus de carte pour crier.',
    },
    describe: ({ rows, pile, players }, { say, count }) => [
      {
        heading: 'Table',
        lines: [
          ...rows.map((row, side) => `La rangée de ${SIDES.fr[side]} : ${row.join(', ') || 'vide'}.`),
          `${count(typeof pile === 'number' ? pile : pile.length, 'carte', 'cartes')} dans la pioche.`,
        ],
      },
      {
        heading: 'Joueurs',
        lines: players.map(({ card, holds, points, mute }, seat) => {
          const held = card === null ? (holds ? 'une carte cachée' : 'aucune carte') : `un ${card}`;
          const has = `${count(points, 'point', 'points')} et ${held}${mute ? ', et silence jusqu’à la prochaine carte' : ''}.`;
          return say(seat, `Vous avez ${has}`, `a ${has}`);
        }),
      },
    ],
    rules: {
      'SH-1':
        'À tour de rôle, chacun retourne une carte sur l’une des deux rangées. Quand la pioche est épuisée, celui dont c’est le tour finit la partie.',
      'SH-2': 'Chacun a une carte que lui seul voit. Qui la montre en pioche une autre tant qu’il y en a.',
      'SH-3':
        'À tout moment, on peut crier pour une rangée : si sa dernière carte et la sienne font sept, on emporte la rangée, un point par carte. Sinon, on perd un point et on se tait jusqu’à la prochaine carte.',
      'SH-4': 'De plusieurs cris, le premier arrivé compte.',
    },
  },
});
