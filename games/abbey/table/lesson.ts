/** A first game on the real rules: cards, walking, asking, being asked, cells, books, mass, revelations. Alix and Bertrand follow the script. */

import type { Lesson, LessonStep } from '@conclave/kit';
import type { Move } from '../rules/moves.ts';
import type { Question } from '../rules/question.ts';
import { roomNamed } from '../rules/rooms.ts';
import { MONKS, type Suspect, type Value } from '../rules/suspects.ts';
import { readMarks } from './notebook/sheet-marks.ts';
import { withPointing } from './pointing.ts';

const YOU = 0;
const ALIX = 1;
const BERTRAND = 2;

const by = (seat: number, ...moves: readonly Move[]) => moves.map((move) => ({ seat, move }));
const plain = (
  kind: 'draw' | 'done' | 'answer' | 'read' | 'venerate' | 'pray' | 'spy' | 'halt' | 'silence',
): Move => ({
  kind,
});
const DONE = plain('done');
const way = (...rooms: readonly string[]): Move[] =>
  rooms.map((room) => ({ kind: 'step', room: roomNamed(room) }));
/** Lights this room alone. */
const leadTo = (room: string): string => withPointing('', { goal: roomNamed(room) });
const howMany = (value: Value): Question => ({ kind: 'count', filter: [[{ kind: 'is', value }]] });
const ask = (of: number, value: Value): Move => ({ kind: 'ask', of, question: howMany(value) });
const card = (id: string): Suspect => MONKS.findIndex((monk) => monk.id === id);
const give = (id: string): Move => ({ kind: 'give', cards: [card(id)] });

/** A phone has the sheet behind its tab. */
const TAB = '[data-layout="phone"] #tab-notebook';
const SHEET = `.ab-sheet, ${TAB}`;
const HAND = '.ab-hand';
const PLAN = '.ab-plan';
/** Below them a card stands off the sheet. */
const HOURS = '.ab-hours';
const SCENE = '.ab-scene';
/** What is said in a scene: the rest of it may be hidden. */
const WORDS = '.ab-scene .ab-scrolls';
const BUTTONS = '.ab-buttons';

const steps: readonly LessonStep<Move>[] = [
  {
    say: {
      en: [
        'Brother Adelmo lies dead below the walls, and one of twenty-four monks did it. This is the sheet of suspects.',
      ],
      fr: [
        'Frère Adelme gît au pied des murs, et l’un des vingt-quatre moines l’a fait. Voici la feuille des suspects.',
      ],
    },
    focus: SHEET,
  },
  {
    say: {
      en: [
        'Five features tell them apart: the order (habit and shield), the rank (the window), hood, beard and build. Click a sign to see whom it fits.',
      ],
      fr: [
        'Cinq traits les distinguent : l’ordre (habit et écu), le rang (la fenêtre), le capuchon, la barbe et la carrure. Cliquez sur un signe pour voir à qui il convient.',
      ],
    },
    focus: `.ab-strip, ${TAB}`,
    place: PLAN,
  },
  {
    say: {
      en: ['These six you hold yourself: they are innocent, and only you know it. All six wear hoods.'],
      fr: [
        'Ces six-là, vous les tenez : ils sont innocents, et personne d’autre ne le sait. Tous les six portent le capuchon.',
      ],
    },
    focus: HAND,
  },
  {
    say: {
      en: [
        'Alix and Bertrand hold six each, five lie in the parlour. One card lies under the plan: whom nobody can show did it.',
      ],
      fr: [
        'Alix et Bertrand en tiennent six chacun, cinq sont au parloir. Une carte est sous le plan : celui que personne ne peut montrer est le coupable.',
      ],
    },
    focus: PLAN,
  },
  {
    say: {
      en: ['Watch the others play. Alix goes to the parlour and takes a suspect; Bertrand only walks.'],
      fr: [
        'Regardez jouer les autres. Alix va au parloir et prend un suspect ; Bertrand ne fait que marcher.',
      ],
    },
    focus: PLAN,
    after: [
      ...by(ALIX, ...way('aula', 'porta', 'parlatorium'), plain('draw'), DONE),
      ...by(BERTRAND, ...way('claustrum_s', 'claustrum_w', 'ambulacrum_w'), DONE),
    ],
  },
  {
    say: {
      en: [
        'Your turn. A move goes through up to two doors; in this lesson, as among six players, through three. Walk to the parlour: click it.',
      ],
      fr: [
        'À vous. Un déplacement franchit jusqu’à deux portes ; dans cette leçon, comme à six joueurs, trois. Allez au parloir : cliquez dessus.',
      ],
    },
    focus: `[data-place="room-${roomNamed('parlatorium')}"]`,
    place: PLAN,
    show: leadTo('parlatorium'),
    allow: { inOrder: way('aula', 'porta', 'parlatorium') },
  },
  {
    say: {
      en: [
        'Alix is here, so you ask. Choose the sign “bearded”, and ask: “How many bearded monks do you hold?”',
      ],
      fr: [
        'Alix est ici : vous la questionnez. Choisissez le signe « barbu » et demandez : « Combien de moines barbus as-tu en main ? »',
      ],
    },
    focus: SCENE,
    place: PLAN,
    show: withPointing('', { question: howMany('bearded') }),
    allow: [ask(ALIX, 'bearded')],
    after: by(ALIX, plain('answer'), ask(YOU, 'hooded')),
  },
  {
    say: {
      en: ['She answers 3, and asks you back. A question back must be answered: six. Now everybody knows.'],
      fr: [
        'Elle répond 3, et vous questionne à son tour. À cette question-là, il faut répondre : six. Maintenant, tous le savent.',
      ],
    },
    focus: WORDS,
    allow: [plain('answer')],
  },
  {
    say: {
      en: ['Then the room: in the parlour you take a suspect. He is innocent too.'],
      fr: ['Puis la pièce : au parloir, vous prenez un suspect. Lui aussi est innocent.'],
    },
    focus: BUTTONS,
    allow: [plain('draw')],
  },
  {
    say: {
      en: [
        'James is yours now, and he may be taken from you again. Cross him off, so that you remember: click him on the sheet, then the red cross.',
      ],
      fr: [
        'Jacques est à vous, mais on peut vous le reprendre. Rayez-le pour vous en souvenir : cliquez sur lui dans la feuille, puis sur la croix rouge.',
      ],
    },
    focus: SHEET,
    place: HOURS,
    until: (marks) => readMarks(marks).marks[card('jacques')] === 'cross',
  },
  {
    say: {
      en: [
        'The sheet can do this for you. Help, above it: “what I saw” marks every card you have seen; “all that follows” reasons with you, and says from what. Change it whenever you like.',
      ],
      fr: [
        'La feuille peut le faire pour vous. Aide, au-dessus : « ce que j’ai vu » marque chaque carte vue ; « tout ce qui en découle » raisonne avec vous et dit d’où cela vient. Changez-en quand vous voulez.',
      ],
    },
    focus: `.notebook select, ${TAB}`,
    place: HOURS,
  },
  {
    say: {
      en: ['That is all. End your turn, and see what Bertrand is up to.'],
      fr: ['C’est tout. Terminez votre tour, et voyez ce que trame Bertrand.'],
    },
    focus: BUTTONS,
    allow: [DONE],
    after: [
      ...by(ALIX, ...way('porta', 'aula', 'confessorium2'), DONE),
      ...by(BERTRAND, ...way('cellula1'), plain('halt'), plain('spy'), DONE),
    ],
  },
  {
    say: {
      en: [
        'Bertrand searched your cell and took a card! Only one may be in a cell; but this one is yours. Walk in and catch him.',
      ],
      fr: [
        'Bertrand a fouillé votre cellule et pris une carte ! On n’entre qu’un à la fois dans une cellule ; mais celle-ci est la vôtre. Entrez-y et surprenez-le.',
      ],
    },
    focus: PLAN,
    place: PLAN,
    show: leadTo('cellula1'),
    allow: { inOrder: [...way('ambulacrum_w', 'cellula1'), plain('halt')] },
  },
  {
    say: {
      en: ['He gives the card back and does penance in the church. End your turn.'],
      fr: ['Il rend la carte et fait pénitence à l’église. Terminez votre tour.'],
    },
    focus: BUTTONS,
    allow: [DONE],
    after: [
      ...by(ALIX, ...way('aula', 'ecclesia', 'crypta'), plain('venerate'), DONE),
      ...by(BERTRAND, plain('pray')),
    ],
  },
  {
    say: {
      en: [
        'Now to the scriptorium, by the corridor and the refectory. Read a book there: one with a star is yours to keep, for its moment.',
      ],
      fr: [
        'Au scriptorium maintenant, par le couloir et le réfectoire. Lisez-y un livre : celui qui porte une étoile se garde, pour son moment.',
      ],
    },
    focus: PLAN,
    place: PLAN,
    show: leadTo('scriptorium'),
    allow: { inOrder: [...way('ambulacrum_w', 'refectorium', 'scriptorium'), plain('read')] },
  },
  {
    say: {
      en: ['End your turn: the bell has gone round, and it rings for Matins.'],
      fr: ['Terminez votre tour : la cloche a fait le tour, elle sonne matines.'],
    },
    focus: BUTTONS,
    allow: [DONE],
  },
  {
    say: {
      en: ['At mass everybody passes cards to the left, all at once and in secret. Choose Remy for Alix.'],
      fr: [
        'À la messe, chacun passe des cartes à gauche, tous en même temps et en secret. Choisissez Remi pour Alix.',
      ],
    },
    focus: HAND,
    allow: [give('remi')],
    untilDraft: (drafts) => drafts.length > 0,
  },
  {
    say: {
      en: [
        'He lies there until you hand him in; till then, and until all have, you may think again. Hand in.',
      ],
      fr: [
        'Il reste là jusqu’à ce que vous le remettiez ; d’ici là, et tant que tous ne l’ont pas fait, vous pouvez changer d’avis. Remettez.',
      ],
    },
    focus: BUTTONS,
    allow: [give('remi')],
    after: [...by(ALIX, give('galbraith')), ...by(BERTRAND, give('whillem'))],
  },
  {
    say: {
      en: [
        'Somebody new came to you in return, an event was read, and the bell is yours. Walk to the chapter house.',
      ],
      fr: [
        'Un nouveau vous est venu en échange, un événement a été lu, et la cloche est à vous. Allez à la salle du chapitre.',
      ],
    },
    focus: PLAN,
    place: PLAN,
    show: leadTo('capitulum'),
    allow: { inOrder: way('claustrum_s', 'claustrum_e', 'capitulum') },
  },
  {
    say: {
      en: [
        'You have seen eight, seven of them hooded. Of the sixteen others eleven are bareheaded: two in three. A revelation pays when you are surer than one in three: reveal “bareheaded”.',
      ],
      fr: [
        'Vous en avez vu huit, dont sept en capuchon. Des seize autres, onze vont tête nue : deux sur trois. Une révélation paie dès qu’on est sûr à plus d’un tiers : révélez « tête nue ».',
      ],
    },
    focus: BUTTONS,
    allow: [{ kind: 'reveal', value: 'bareheaded' }],
  },
  {
    say: {
      en: ['End your turn. Alix has something to ask.'],
      fr: ['Terminez votre tour. Alix a une question à poser.'],
    },
    focus: BUTTONS,
    allow: [DONE],
    after: by(ALIX, ...way('claustrum_s', 'claustrum_e', 'capitulum'), ask(YOU, 'franciscan')),
  },
  {
    say: {
      en: [
        'Whoever is met may keep silent. Then nothing is said, and there is no question back. Lay a finger on your lips.',
      ],
      fr: [
        'Qui est rencontré peut garder le silence. Alors rien n’est dit, et il n’y a pas de question en retour. Posez un doigt sur vos lèvres.',
      ],
    },
    focus: WORDS,
    allow: [plain('silence')],
  },
  {
    say: {
      en: [
        'Here one accuses as well, but only once the parlour is empty: 4 points, or minus 2 and penance. The highest score wins. Now you know all you need: play!',
      ],
      fr: [
        'C’est ici aussi qu’on accuse, mais seulement une fois le parloir vide : 4 points, ou 2 de moins et pénitence. Le plus haut score l’emporte. Vous en savez assez : jouez !',
      ],
    },
    focus: PLAN,
  },
];

export const lesson: Lesson<Move> = {
  seats: 3,
  you: YOU,
  options: { sixRules: true, colours: 'seating' },
  seed: 'd717c657ae24ec8448ac486baffbb264f37fd835db8c73bc30398479326f37fc',
  names: ['', 'Alix', 'Bertrand'],
  steps,
};
