/**
 * A first evening in the castle: changes, light, running, an animal, a duel with a draw in it, an exchange. The seed
 * decides which cards are turned up. Squares are counted as in the chronicle: those joined to the player's own.
 */

import type { Lesson, LessonStep } from '@conclave/kit';
import { HOME } from '../rules/board.ts';
import { SECRETS, type Secret } from '../rules/cards.ts';
import {
  ANIMAL,
  CHALLENGE,
  COLOUR,
  DONE,
  FROM,
  GIVE,
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

/** The card keeps off the castle: beside it on a desk, over the tray of a phone. */
const ASIDE = '.sl-small .sl-foot, .table-side .notebook';
/** Where the notebook is not drawn yet, or a card is too long to stand below it. */
const OVER_NOTEBOOK = '.sl-small .sl-foot, .table-side .tabs';

const card = (secret: Secret) => SECRETS.indexOf(secret);
const runFor = (secret: Secret) => RUN[HOME[card(secret)]];
const yours = (...moves: readonly Move[]) => moves.map((move) => ({ seat: YOU, move }));
const hers = (...moves: readonly Move[]) => moves.map((move) => ({ seat: ALIX, move }));

const steps: readonly LessonStep<Move>[] = [
  {
    say: {
      en: ['A castle that never stands still. Blue rings turn, grey ones stand.'],
      fr: ['Un château qui ne tient jamais en place. Les anneaux bleus tournent, les gris restent.'],
    },
    place: OVER_NOTEBOOK,
  },
  {
    say: {
      en: ['Choose your seeker: the blue gate, on the right.'],
      fr: ['Choisissez votre chercheur : la porte bleue, à droite.'],
    },
    focus: '[data-place="gate-blue"]',
    place: ASIDE,
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
    place: ASIDE,
  },
  {
    say: {
      en: ['The gold floor is what your lantern reaches: one square beside your own. Walls stop it.'],
      fr: [
        'Le sol doré est ce qu’atteint votre lanterne : une seule case à côté de la vôtre. Les murs l’arrêtent.',
      ],
    },
    place: ASIDE,
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
    place: ASIDE,
    allow: [SHIFT.outer],
  },
  {
    say: {
      en: [
        'Fourteen squares are joined to yours now. The second change: the inner corridor. There is no trying out: a change stands.',
      ],
      fr: [
        'Quatorze cases sont maintenant reliées à la vôtre. Second changement : le couloir intérieur. On n’essaie pas : un changement reste fait.',
      ],
    },
    place: ASIDE,
    allow: [SHIFT.inner],
  },
  {
    say: {
      en: ['Twenty-seven squares, and the gnome is one of them. Run there: click its star.'],
      fr: ['Vingt-sept cases, et le gnome est sur l’une d’elles. Courez-y : cliquez sur son étoile.'],
    },
    place: ASIDE,
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
    place: ASIDE,
    allow: [DONE],
  },
  {
    say: {
      en: ['You turned up the griffin. An animal lets you go straight to it: click its card.'],
      fr: ['Vous avez retourné le griffon. Un animal vous laisse aller droit à lui : cliquez sur sa carte.'],
    },
    focus: '.sl-wanted-card',
    place: ASIDE,
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
    place: ASIDE,
  },
  {
    say: {
      en: ['Watch Alix: twice she shifts the inner corridor, then she takes the crown.'],
      fr: ['Regardez Alix : deux fois elle décale le couloir intérieur, puis elle prend la couronne.'],
    },
    place: ASIDE,
    after: hers(SHIFT.inner, SHIFT.inner, RUN[42], DONE),
  },
  {
    say: {
      en: ['Alix holds the crown, and you saw it. Remember who has what, or let the notebook do it.'],
      fr: [
        'Alix tient la couronne, et vous l’avez vu. Souvenez-vous de qui tient quoi, ou laissez faire le carnet.',
      ],
    },
    focus: '.sl-rivals',
    place: ASIDE,
  },
  {
    say: {
      en: ['The centre turns by any number of notches, but once a turn. Turn it by one, clockwise.'],
      fr: [
        'Le centre tourne d’autant de crans qu’on veut, mais une fois par tour. Tournez-le d’un cran, dans le sens des aiguilles.',
      ],
    },
    place: ASIDE,
    allow: [TURN[1]],
  },
  {
    say: {
      en: ['And the outer corridor.'],
      fr: ['Et le couloir extérieur.'],
    },
    place: ASIDE,
    allow: [SHIFT.outer],
  },
  {
    say: {
      en: ['Forty-eight squares, three quarters of the castle, and Alix stands in your light. Run to her.'],
      fr: [
        'Quarante-huit cases, les trois quarts du château, et Alix est dans votre lumière. Courez vers elle.',
      ],
    },
    place: ASIDE,
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
    place: ASIDE,
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
    place: ASIDE,
    allow: [TREASURES_BY_DIE],
    after: hers(STONE),
  },
  {
    say: {
      en: ['Four are at stake, and Alix has closed her fist. Choose stone.'],
      fr: ['Quatre sont en jeu, et Alix a fermé le poing. Choisissez la pierre.'],
    },
    focus: '[data-place="weapon-stone"]',
    place: ASIDE,
    allow: [STONE],
    after: hers(STONE),
  },
  {
    say: {
      en: [
        'Stone against stone: a draw. It is fought again for the same stake, as often as needed. This time choose paper.',
      ],
      fr: [
        'Pierre contre pierre : égalité. On recommence pour le même enjeu, aussi souvent qu’il le faut. Cette fois, choisissez la feuille.',
      ],
    },
    focus: '[data-place="weapon-paper"]',
    place: ASIDE,
    allow: [PAPER],
  },
  {
    say: {
      en: [
        'Paper wraps stone. Four at stake, one paid: she has no other treasure. The winner places the loser’s pawn: before her own gate, on the left.',
      ],
      fr: [
        'La feuille enveloppe la pierre. Quatre en jeu, une payée : elle n’a pas d’autre trésor. Le vainqueur place le pion du perdant : devant sa propre porte, à gauche.',
      ],
    },
    focus: '[data-place="square-63"]',
    place: ASIDE,
    allow: [PLACE[63]],
  },
  {
    say: {
      en: [
        'End your turn. Then watch: Alix takes the mining gnome, your own changes bring nothing, and she takes the cooking gnome too.',
      ],
      fr: [
        'Finissez votre tour. Puis regardez : Alix prend le gnome mineur, vos changements ne mènent à rien, et elle prend aussi le gnome cuisinier.',
      ],
    },
    place: ASIDE,
    allow: [DONE],
    after: [
      ...hers(TURN[6], SHIFT.inner, runFor('gnome-miner'), DONE),
      ...yours(SHIFT.outer, SHIFT.outer, DONE),
      ...hers(TURN[9], SHIFT.inner, runFor('gnome-cook'), DONE),
    ],
  },
  {
    say: {
      en: ['Alix holds two cards, and you saw both: gnomes. Now your joker pays. Play the griffin.'],
      fr: [
        'Alix tient deux cartes, et vous les avez vues : des gnomes. Votre joker en vaut la peine. Jouez le griffon.',
      ],
    },
    focus: `[data-place="card-${card('griffin')}"]`,
    place: ASIDE,
    allow: [ANIMAL[card('griffin')]],
  },
  {
    say: {
      en: ['The griffin leaves the game. First choose the card that you give: the crown.'],
      fr: ['Le griffon quitte le jeu. Choisissez d’abord la carte que vous donnez : la couronne.'],
    },
    focus: `[data-place="card-${card('crown')}"]`,
    place: ASIDE,
    allow: [GIVE[card('crown')]],
  },
  {
    say: {
      en: ['Then from whom you draw two cards, unseen: from Alix.'],
      fr: ['Puis chez qui vous piochez deux cartes, sans les voir : chez Alix.'],
    },
    focus: `[data-place="rival-${ALIX}"]`,
    place: ASIDE,
    allow: [FROM[ALIX]],
  },
  {
    say: {
      en: [
        'Two for one: three gnomes of seven are yours. When the pile is empty and nothing is wanted any more, cards change hands only by duels and by animals still held.',
      ],
      fr: [
        'Deux contre une : trois gnomes sur sept sont à vous. Quand la pile est vide et que plus rien n’est recherché, les cartes ne changent de main qu’en duel ou par un animal encore tenu.',
      ],
    },
    focus: '.sl-own',
    place: ASIDE,
  },
  {
    say: {
      en: [
        'That is all. Secrets and pawns turn with their ring: block, remember, fight. The castle waits for you.',
      ],
      fr: [
        'C’est tout. Secrets et pions tournent avec leur anneau : bloquez, retenez, combattez. Le château vous attend.',
      ],
    },
    place: ASIDE,
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
