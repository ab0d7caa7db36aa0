/** A night on the real rules: key, light, noise, a capture, how one gets free again, the wish, and the bed. */

import type { Lesson } from '@conclave/kit';
import type { Card } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { Plan } from '../rules/state.ts';

const YOU = 2;
const plan = (card: Card, way: readonly number[], part: Partial<Plan> = {}) =>
  ({ kind: 'plan', figure: YOU, card, obeys: false, fast: 0, way, split: null, ...part }) as const;
const FIRST = plan('walk', [16, 15, 30, 35, 51, 50, 36], { split: 4 });
const BOLD = plan('run', [50, 51, 60, 78, 88]);
const HOME = plan('walk', [78, 60, 51], { obeys: true });
const HIDE = plan('stand', []);
/** Ways as one click on their ends draws them. */
const FAR = plan('run', [60, 78, 88, 105, 114]);
const CAKE = plan('walk', [138, 147, 148]);
const BACK = plan('walk', [147, 138, 127, 128]);
const BED = plan('walk', [30, 15, 16, 6]);
/** A page on which a plan is drawn lights what leads to it, and nothing else. */
const drawing = ({ kind: _kind, figure: _figure, ...aim }: typeof FIRST) => JSON.stringify({ aim });
const go = (to: number): Move => ({ kind: 'go', to, fast: false });
const keep = (figure: number): Move => ({ kind: 'bless', figure, play: null });
const GUARDS_KEEP = [keep(0), keep(1)];
const STOP: Move = { kind: 'stop', fast: false };
const alix = (...moves: readonly Move[]) => moves.map((move) => ({ seat: 0, move }));
const you = (move: Move) => ({ seat: 1, move });
const walk = (...points: readonly number[]): readonly Move[] => [...points.map(go), STOP];
/** One guard leads and stops, the other begins. */
const patrol = (guard: 0 | 1, first: readonly number[], then: readonly number[]): readonly Move[] => [
  { kind: 'lead', guard },
  ...walk(...first),
  ...then.map(go),
];

/** Off the board: on the panels beside it, below the strip of a phone. */
const ASIDE = '.nr-strip, .table-side';

export const lesson: Lesson<Move> = {
  seats: 2,
  you: 1,
  options: {},
  seed: '4ab140825c0b373843f3e457e7131364cebbf9fc9b749d58787f2eac12c725a7',
  names: ['Alix', ''],
  steps: [
    {
      say: {
        en: ['Night. You are Bernadette, and should be asleep in cell 6.'],
        fr: ['La nuit. Vous êtes Bernadette, et devriez dormir dans la cellule 6.'],
      },
      focus: '[data-place="token 2"]',
    },
    {
      say: {
        en: [
          'Only you know: your key lies at 36, the cake at 148. Back to bed with it before dawn, and you win.',
        ],
        fr: [
          'Vous seule le savez : votre clef est au 36, le gâteau au 148. De retour au lit avec lui avant l’aube, vous gagnez.',
        ],
      },
      place: ASIDE,
      focus: '.nr-secret',
    },
    {
      say: {
        en: ['The Abbess and the Prioress begin here. They see by lantern and hear by dice.'],
        fr: ['L’Abbesse et la Prieure partent d’ici. Elles voient à la lanterne et entendent aux dés.'],
      },
      focus: '[data-place="guard 0"]',
    },
    {
      say: {
        en: ['Faster is louder. Take Walk: 3 or 4 points.'],
        fr: ['Plus vite, c’est plus bruyant. Prenez Marche : 3 ou 4 points.'],
      },
      place: ASIDE,
      focus: '[data-place="pace walk"]',
      show: drawing(FIRST),
      untilDraft: (drafts) => drafts.length > 0,
    },
    {
      say: {
        en: ['In turn I you have two moves. Draw the first to 35, through 16, 15 and 30, and end it there.'],
        fr: [
          'Au tour I, vous avez deux déplacements. Tracez le premier jusqu’au 35, par 16, 15 et 30, et terminez-le là.',
        ],
      },
      place: ASIDE,
      show: drawing(FIRST),
      untilDraft: ([draft]) => (draft as Partial<Plan> | undefined)?.split === FIRST.split,
    },
    {
      say: {
        en: ['Now to the key: 51, 50, 36. End on it, passing is not enough. Then hand in the plan.'],
        fr: [
          'Maintenant la clef : 51, 50, 36. Terminez dessus, passer ne suffit pas. Puis remettez le plan.',
        ],
      },
      place: ASIDE,
      show: drawing(FIRST),
      allow: [FIRST],
    },
    {
      say: {
        en: [
          'Key taken. The die shows 4, walking takes off 1: you are heard 3 points far, and no guard is that near.',
          'Your blessing may wait. Pass.',
        ],
        fr: [
          'La clef est prise. Le dé montre 4, la marche en ôte 1 : on vous entend à 3 points, et aucune gardienne n’est si près.',
          'Votre bénédiction peut attendre. Passez.',
        ],
      },
      place: ASIDE,
      focus: '[data-part="window"]',
      allow: [keep(YOU)],
      after: alix(...GUARDS_KEEP),
    },
    {
      say: {
        en: ['The guards choose paths and must follow them. Watch the light: what it touches is seen.'],
        fr: [
          'Les gardiennes choisissent des trajets et doivent les suivre. Suivez la lumière : ce qu’elle touche est vu.',
        ],
      },
      place: ASIDE,
      after: alix(
        { kind: 'takePath', path: 11 },
        { kind: 'takePath', path: 3 },
        { kind: 'lead', guard: 0 },
        go(40),
        go(39),
        go(38),
        go(37),
        STOP,
        go(19),
        go(18),
        go(17),
        go(16),
        STOP,
      ),
    },
    {
      say: {
        en: [
          'The Abbess walked, so she listens: 4, less 1 is 3, and you are 3 away. Play Reroll on her die.',
        ],
        fr: [
          'L’Abbesse a marché, donc elle écoute : 4 moins 1 font 3, et vous êtes à 3. Jouez Relance sur son dé.',
        ],
      },
      place: ASIDE,
      focus: '[data-place="die 0"]',
      allow: [{ kind: 'bless', figure: YOU, play: { die: 0 } }],
      after: alix(...GUARDS_KEEP),
    },
    {
      say: {
        en: ['A 3: nothing is heard. Her orange path leads past your door. Stand still: 3 off every die.'],
        fr: [
          'Un 3 : rien n’est entendu. Son trajet orange passe devant votre porte. Ne bougez pas : 3 de moins à chaque dé.',
        ],
      },
      place: ASIDE,
      focus: '[data-place="pace stand"]',
      show: drawing(HIDE),
      allow: [HIDE],
      after: alix(...GUARDS_KEEP),
    },
    {
      say: {
        en: ['Bound to their paths, the guards go on past you.'],
        fr: ['Tenues à leurs trajets, les gardiennes passent leur chemin.'],
      },
      place: ASIDE,
      after: alix(
        { kind: 'lead', guard: 0 },
        go(49),
        go(62),
        go(76),
        STOP,
        go(15),
        go(30),
        go(35),
        STOP,
        ...GUARDS_KEEP,
      ),
    },
    {
      say: {
        en: ['Silent. Now the light: 51 lies in the Prioress’s lantern, and whoever steps there is seen.'],
        fr: [
          'Silence. Maintenant la lumière : le 51 est dans la lanterne de la Prieure, et qui y passe est vue.',
        ],
      },
      focus: '[data-place="point 51"]',
    },
    {
      say: {
        en: ['Be bold for once: run 50, 51, 60, 78, 88, and hand it in.'],
        fr: ['Soyez téméraire pour une fois : courez 50, 51, 60, 78, 88, et remettez le plan.'],
      },
      place: ASIDE,
      show: drawing(BOLD),
      allow: [BOLD],
      after: alix(...GUARDS_KEEP),
    },
    {
      say: {
        en: ['Seen at 51, then gone: a Vanished marker shows where you slipped out of the light.'],
        fr: ['Vue au 51, puis disparue : un marqueur montre où vous êtes sortie de la lumière.'],
      },
      place: ASIDE,
    },
    {
      say: {
        en: ['And a run is loud. Skritch beside both guards: both may leave their paths.'],
        fr: [
          'Et une course s’entend. Skritch près des deux gardiennes : toutes deux peuvent quitter leur trajet.',
        ],
      },
      place: ASIDE,
    },
    {
      say: { en: ['Watch a hunt.'], fr: ['Regardez une chasse.'] },
      place: ASIDE,
      after: alix(
        { kind: 'lead', guard: 1 },
        go(51),
        go(60),
        go(78),
        go(88),
        STOP,
        go(90),
        go(91),
        go(92),
        STOP,
        ...GUARDS_KEEP,
      ),
    },
    {
      say: {
        en: [
          'Caught: one bead of two. You keep your key. Obey: under order nobody may touch you.',
          'Walk home 78, 60, 51, and hand it in.',
        ],
        fr: [
          'Capturée : un grain sur deux. Votre clef vous reste. Obéissez : sous ordre, personne ne vous touche.',
          'Rentrez par 78, 60, 51, et remettez le plan.',
        ],
      },
      place: ASIDE,
      focus: '[data-place="obey"]',
      show: drawing(HOME),
      allow: [HOME],
    },
    {
      say: {
        en: [
          'Out of sight you are free again, and nobody knows where you go. Watch the guards look for you.',
        ],
        fr: [
          'Hors de vue, vous êtes de nouveau libre, et personne ne sait où vous allez. Regardez les gardiennes vous chercher.',
        ],
      },
      place: ASIDE,
      after: alix(
        { kind: 'pass', until: 'game' },
        ...patrol(1, [87, 79, 80, 86], [101]),
        { kind: 'aboutTurn' },
        ...walk(92, 91, 90),
      ),
    },
    {
      say: {
        en: [
          'When you are in doubt: Help, in the notebook, marks on the plan what you saw, or all that follows from it.',
          'And Hint says what a strong player would do. In this lesson both may rest.',
        ],
        fr: [
          'Dans le doute : l’Aide du carnet marque sur le plan ce que vous avez vu, ou tout ce qui s’ensuit.',
          'Et Conseil dit ce que ferait une bonne joueuse. Pendant cette leçon, ni l’un ni l’autre ne servent.',
        ],
      },
      place: ASIDE,
      focus: '#tab-notebook',
    },
    {
      say: {
        en: [
          'Take Run. You need not draw point after point: one click on a far ring draws the whole way. Click 114 and hand it in.',
        ],
        fr: [
          'Prenez Course. Inutile de tracer point par point : un clic sur un anneau éloigné trace tout le chemin. Cliquez sur le 114 et remettez le plan.',
        ],
      },
      place: ASIDE,
      focus: '[data-place="pace run"]',
      show: drawing(FAR),
      allow: [FAR],
      after: alix(
        { kind: 'lead', guard: 1 },
        go(85),
        go(84),
        { kind: 'takePath', path: 2 },
        ...walk(85),
        ...walk(76, 62, 49),
      ),
    },
    {
      say: {
        en: ['Nobody heard you. Run on to the north corridor: this time, only watch.'],
        fr: ['Personne ne vous a entendue. Courez jusqu’au couloir nord : cette fois, regardez seulement.'],
      },
      place: ASIDE,
      after: [
        you(plan('run', [115, 116, 117, 128, 127])),
        ...alix(...patrol(1, [86, 80, 79], [37, 38, 39, 40, 26]), { kind: 'takePath', path: 4 }, STOP),
      ],
    },
    {
      say: {
        en: [
          'The cake lies in the pantry, behind a lock that your key opens. Walk: click 148, and hand it in.',
        ],
        fr: [
          'Le gâteau est dans le garde-manger, derrière une serrure que votre clef ouvre. Marchez : cliquez sur le 148, et remettez le plan.',
        ],
      },
      place: ASIDE,
      focus: '[data-place="pace walk"]',
      show: drawing(CAKE),
      allow: [CAKE],
      after: alix(...patrol(0, [40, 41, 46], [78, 77, 76]), STOP),
    },
    {
      say: {
        en: ['The cake is yours. Now back to bed with it, before dawn. Walk to 128, and hand it in.'],
        fr: [
          'Le gâteau est à vous. Maintenant, au lit avec lui, avant l’aube. Marchez jusqu’au 128, et remettez le plan.',
        ],
      },
      place: ASIDE,
      focus: '[data-place="pace walk"]',
      show: drawing(BACK),
      allow: [BACK],
      after: alix(...patrol(0, [68, 73, 94], [90, 91, 92]), STOP),
    },
    {
      say: {
        en: ['The guards are far away: run home through the chapel. Two turns, only to watch.'],
        fr: [
          'Les gardiennes sont loin : rentrez en courant par la chapelle. Deux tours, à regarder seulement.',
        ],
      },
      place: ASIDE,
      after: [
        you(plan('run', [117, 116, 115, 104, 89])),
        ...alix(...patrol(1, [93, 94, 95], [93, 100, 101]), { kind: 'takePath', path: 7 }, STOP),
        you(plan('run', [77, 61, 60, 51, 35])),
        ...alix(...patrol(0, [100, 93, 94], [96, 97, 122]), { kind: 'takePath', path: 5 }, STOP),
      ],
    },
    {
      say: {
        en: ['Your bed is four points away. Walk: click 6, your cell, and hand it in.'],
        fr: [
          'Votre lit est à quatre points. Marchez : cliquez sur le 6, votre cellule, et remettez le plan.',
        ],
      },
      place: ASIDE,
      focus: '[data-place="pace walk"]',
      show: drawing(BED),
      allow: [BED],
    },
    {
      say: {
        en: [
          'In bed, with the cake, and it is still night: you have won.',
          'Had they caught you once more, or had turn XV ended, the guards would have won.',
        ],
        fr: [
          'Au lit, avec le gâteau, et il fait encore nuit : vous avez gagné.',
          'Une capture de plus, ou la fin du tour XV, et les gardiennes gagnaient.',
        ],
      },
      place: ASIDE,
    },
  ],
};
