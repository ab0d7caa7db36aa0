/** A first evening in the castle: changes, light, running, an animal, a duel. What is turned up follows from the seed. */

import type { Lesson, LessonStep } from '@conclave/kit';
import {
  CHALLENGE,
  COLOUR,
  DONE,
  JUMP,
  type Move,
  PLACE,
  RUN,
  SHIFT,
  STAKE,
  TURN,
  WEAPON,
} from '../rules/moves.ts';

const YOU = 0;
const ALIX = 1;
const [, BLUE, , YELLOW] = COLOUR;
const [, TREASURES_BY_DIE] = STAKE;
const [STONE, , PAPER] = WEAPON;

const hers = (...moves: readonly Move[]) => moves.map((move) => ({ seat: ALIX, move }));

const steps: readonly LessonStep<Move>[] = [
  {
    say: {
      en: ['A castle that never stands still. Blue rings turn, grey ones stand.'],
      fr: ['Un château qui ne tient jamais en place. Les anneaux bleus tournent, les gris restent.'],
    },
    place: '.sl-wanted',
  },
  {
    say: {
      en: ['Choose your seeker: the blue gate, on the right.'],
      fr: ['Choisissez votre chercheur : la porte bleue, à droite.'],
    },
    focus: '[data-place="gate-blue"]',
    allow: [BLUE],
    after: hers(YELLOW),
  },
  {
    say: {
      en: [
        'Everybody hunts the same secret: the fiddling gnome. Here is its card; on the board it stands in a white star.',
      ],
      fr: [
        'Tous cherchent le même secret : le gnome violoneux. Voici sa carte ; sur le plateau, une étoile blanche le montre.',
      ],
    },
    focus: '.sl-wanted-card',
  },
  {
    say: {
      en: ['The gold floor is what your lantern reaches: two squares. Walls stop it.'],
      fr: ['Le sol doré est ce qu’atteint votre lanterne : deux cases. Les murs l’arrêtent.'],
    },
    place: '.sl-wanted',
  },
  {
    say: {
      en: [
        'Every turn begins with two changes. Pull the outer corridor one notch, clockwise, or click it twice.',
      ],
      fr: [
        'Chaque tour commence par deux changements. Tirez le couloir extérieur d’un cran, dans le sens des aiguilles, ou cliquez-le deux fois.',
      ],
    },
    place: '.sl-wanted',
    allow: [SHIFT.outer],
  },
  {
    say: {
      en: [
        'Fifteen squares already. The second change: the inner corridor. There is no trying out: a change stands.',
      ],
      fr: [
        'Déjà quinze cases. Second changement : le couloir intérieur. On n’essaie pas : un changement reste fait.',
      ],
    },
    place: '.sl-wanted',
    allow: [SHIFT.inner],
  },
  {
    say: {
      en: ['Twenty-eight squares, and the gnome is one of them. Run there: click its star.'],
      fr: ['Vingt-huit cases, et le gnome est sur l’une d’elles. Courez-y : cliquez sur son étoile.'],
    },
    focus: '[data-place="square-21"]',
    allow: [RUN[21]],
  },
  {
    say: {
      en: [
        'The gnome lies face down before you; only you see it. Seven gnomes or seven treasures win. End your turn.',
      ],
      fr: [
        'Le gnome est devant vous, face cachée ; vous seul le voyez. Sept gnomes ou sept trésors font gagner. Finissez votre tour.',
      ],
    },
    focus: '.sl-done',
    allow: [DONE],
  },
  {
    say: {
      en: ['You turned up the griffin. An animal lets you go straight to it: click its card.'],
      fr: ['Vous avez retourné le griffon. Un animal vous laisse aller droit à lui : cliquez sur sa carte.'],
    },
    focus: '.sl-wanted-card',
    allow: [JUMP],
  },
  {
    say: {
      en: [
        'An animal is a joker: later it takes two unseen cards of another player for one of yours. Keep it.',
      ],
      fr: [
        'Un animal est un joker : plus tard, il prend deux cartes cachées d’un autre joueur contre une des vôtres. Gardez-le.',
      ],
    },
    focus: '.sl-hand',
  },
  {
    say: {
      en: ['Watch Alix: twice she shifts the inner corridor, then she takes the crown.'],
      fr: ['Regardez Alix : deux fois elle décale le couloir intérieur, puis elle prend la couronne.'],
    },
    place: '.sl-wanted',
    after: hers(SHIFT.inner, SHIFT.inner, RUN[42], DONE),
  },
  {
    say: {
      en: ['Remember who has what, or let the notebook do it.'],
      fr: ['Souvenez-vous de qui tient quoi, ou laissez faire le carnet.'],
    },
    focus: '.sl-rivals',
  },
  {
    say: {
      en: ['The centre turns by any number of notches, but once a turn. Turn it by one.'],
      fr: ['Le centre tourne d’autant de crans qu’on veut, mais une fois par tour. Tournez-le d’un cran.'],
    },
    place: '.sl-wanted',
    allow: [TURN[1]],
  },
  {
    say: {
      en: ['And the outer corridor.'],
      fr: ['Et le couloir extérieur.'],
    },
    place: '.sl-wanted',
    allow: [SHIFT.outer],
  },
  {
    say: {
      en: ['Forty-nine squares, three quarters of the castle, and Alix stands in your light. Run to her.'],
      fr: [
        'Quarante-neuf cases, les trois quarts du château, et Alix est dans votre lumière. Courez vers elle.',
      ],
    },
    focus: '[data-place="square-42"]',
    allow: [RUN[42]],
  },
  {
    say: {
      en: ['Whom you run into, you may challenge: click Alix, and once more, for there is no way back.'],
      fr: [
        'Qui l’on rejoint, on peut le défier : cliquez sur Alix, puis encore une fois, car on ne revient pas en arrière.',
      ],
    },
    focus: `[data-place="rival-${ALIX}"]`,
    allow: [CHALLENGE[ALIX]],
  },
  {
    say: {
      en: ['Name a kind, and one card or the die. She took the crown: throw the die for treasures.'],
      fr: [
        'Nommez une sorte, puis une carte ou le dé. Elle a pris la couronne : lancez le dé pour des trésors.',
      ],
    },
    focus: '[data-place="stake-treasure-die"]',
    place: '.sl-rivals',
    allow: [TREASURES_BY_DIE],
    after: hers(STONE),
  },
  {
    say: {
      en: ['Four are at stake, and Alix has closed her fist. Choose paper.'],
      fr: ['Quatre sont en jeu, et Alix a fermé le poing. Choisissez la feuille.'],
    },
    focus: '[data-place="weapon-paper"]',
    place: '.sl-rivals',
    allow: [PAPER],
  },
  {
    say: {
      en: [
        'Paper wraps stone. Four at stake, one paid: now you know that she has no other treasure. The winner moves the loser’s pawn: put her back before her own gate, on the left.',
      ],
      fr: [
        'La feuille enveloppe la pierre. Quatre en jeu, une payée : vous savez qu’elle n’a pas d’autre trésor. Le vainqueur déplace le pion du perdant : remettez-la devant sa propre porte, à gauche.',
      ],
    },
    focus: '[data-place="square-63"]',
    allow: [PLACE[63]],
  },
  {
    say: {
      en: [
        'End your turn. Secrets and pawns turn with their ring: block, remember, fight. The castle is yours.',
      ],
      fr: [
        'Finissez votre tour. Secrets et pions tournent avec leur anneau : bloquez, retenez, combattez. Le château est à vous.',
      ],
    },
    focus: '.sl-done',
    allow: [DONE],
  },
];

export const lesson: Lesson<Move> = {
  seats: 2,
  you: YOU,
  options: {},
  seed: '5bc5e9cd9c3578104829216c3de78d76bb61ac7621efc95addaac391c9f505a7',
  names: ['', 'Alix'],
  steps,
};
