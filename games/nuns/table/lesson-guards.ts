/** Two turns as the guards, on the real rules: paths, light, listening, and a hunt. */

import type { FurtherLesson, Lesson } from '@conclave/kit';
import type { Nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';

const BERNADETTE = 2;
const go = (to: number): Move => ({ kind: 'go', to, fast: false });
const STOP: Move = { kind: 'stop', fast: false };
const FIRST_LEADS: Move = { kind: 'lead', guard: 0 };
/** The orange path to 101 and the green one to 84. */
const PATHS: readonly Move[] = [
  { kind: 'takePath', path: 11 },
  { kind: 'takePath', path: 3 },
];
const NO_MORE_BLESSINGS: Move = { kind: 'pass', until: 'game' };
const planned = { kind: 'plan', figure: BERNADETTE, obeys: false, fast: 0 } as const;
const TO_HER_KEY: Move = { ...planned, card: 'walk', way: [16, 15, 30, 35, 51, 50, 36], split: 4 };
const STILL: Move = { ...planned, card: 'stand', way: [], split: null };

/** Off the board: on the panels beside it, below the strip of a phone. */
const ASIDE = '.nr-strip, .table-side';

const lesson: Lesson<Move> = {
  seats: 2,
  you: 0,
  options: {},
  seed: '4ab140825c0b373843f3e457e7131364cebbf9fc9b749d58787f2eac12c725a7',
  names: ['', 'Alix'],
  steps: [
    {
      say: {
        en: [
          'You lead the Abbess and the Prioress. Tonight Bernadette is out of bed: catch her twice, or keep her from her wish until dawn.',
          'She plans in secret. You see her only in the light of your lanterns. (Blessings rest in this lesson.)',
        ],
        fr: [
          'Vous menez l’Abbesse et la Prieure. Cette nuit, Bernadette a quitté son lit : capturez-la deux fois, ou tenez jusqu’à l’aube.',
          'Elle prévoit ses pas en secret. Vous ne la voyez qu’à la lumière de vos lanternes. (Les bénédictions attendent une autre nuit.)',
        ],
      },
      focus: '[data-place="guard 0"]',
      after: [
        { seat: 0, move: NO_MORE_BLESSINGS },
        { seat: 1, move: NO_MORE_BLESSINGS },
        { seat: 1, move: TO_HER_KEY },
      ],
    },
    {
      say: {
        en: [
          'She walked, and nobody heard her. Each guard now takes a path and is bound to it until something is seen or heard.',
          'Take the path to 101 for the Abbess, and the one to 84 for the Prioress.',
        ],
        fr: [
          'Elle a marché, et personne ne l’a entendue. Chaque gardienne prend un trajet et doit le suivre, tant que rien n’est vu ni entendu.',
          'Prenez le trajet vers le 101 pour l’Abbesse, et celui vers le 84 pour la Prieure.',
        ],
      },
      place: ASIDE,
      allow: { inOrder: PATHS },
    },
    {
      say: {
        en: [
          'Choose the Abbess to go first. One click on 37 takes her there; then stop. Three or four points are a walk, and whoever walks can listen. A run is deaf.',
          'Then take the Prioress to 16, and stop.',
        ],
        fr: [
          'Faites passer l’Abbesse en premier. Un clic sur le 37 l’y mène ; puis arrêtez-vous. Trois ou quatre points, c’est une marche, et qui marche peut écouter. Qui court est sourde.',
          'Menez ensuite la Prieure au 16, et arrêtez-vous.',
        ],
      },
      place: ASIDE,
      allow: {
        inOrder: [FIRST_LEADS, go(40), go(39), go(38), go(37), STOP, go(19), go(18), go(17), go(16), STOP],
      },
    },
    {
      say: {
        en: [
          'Skritch! The Abbess’s die shows 4, less 1 for a walk: she hears up to 3 points far. The marker lies towards 49: that way the noise came.',
          'Bernadette plans again. In a match, Help in the notebook shows every point at which she can be, and Hint what a strong player would do.',
        ],
        fr: [
          'Skritch ! Le dé de l’Abbesse montre 4, moins 1 pour une marche : elle entend jusqu’à 3 points. Le marqueur est vers le 49 : le bruit vient de là.',
          'Bernadette prévoit de nouveau ses pas. En partie, l’Aide du carnet montre tous les points où elle peut être, et Conseil ce que ferait une bonne joueuse.',
        ],
      },
      place: ASIDE,
      after: [{ seat: 1, move: STILL }],
    },
    {
      say: {
        en: [
          'She stands still, and is silent. But whoever has heard something is free to leave her path.',
          'Let the Abbess go first again: 49, 50, and into the small store at 36. Then stop.',
        ],
        fr: [
          'Elle ne bouge pas, en silence. Mais qui a entendu quelque chose peut quitter son trajet.',
          'Faites passer encore l’Abbesse en premier : 49, 50, et dans le petit cellier, au 36. Puis arrêtez-vous.',
        ],
      },
      place: ASIDE,
      allow: { inOrder: [FIRST_LEADS, go(49), go(50), go(36), STOP] },
    },
    {
      say: {
        en: [
          'Caught: one bead of two. She keeps her key and goes home under order; out of your light she slips away again.',
          'Once more before dawn, and the night is yours.',
        ],
        fr: [
          'Capturée : un grain sur deux. Elle garde sa clef et doit rentrer ; hors de votre lumière, elle s’échappera de nouveau.',
          'Encore une fois avant l’aube, et la nuit est à vous.',
        ],
      },
      place: ASIDE,
    },
  ],
};

export const guardsLesson: FurtherLesson<Nuns> = {
  title: { en: 'the guards', fr: 'les gardiennes' },
  offer: {
    en: 'Your first night as the guards?',
    fr: 'Gardienne pour la première fois ?',
  },
  isFor: (view, seat) => view.guards.some((guard) => guard.seat === seat),
  lesson,
};
