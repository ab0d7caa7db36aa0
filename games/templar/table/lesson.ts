/** A first game on the real rules: hide, be counted, be barred, fetch, ring the bells. Alix and Bertrand follow the script. */

import type { Lesson, LessonStep } from '@conclave/kit';
import type { Card, Item } from '../rules/box.ts';
import type { Move } from '../rules/moves.ts';

const YOU = 0;
const ALIX = 1;
const BERTRAND = 2;

const END: Move = { kind: 'end' };
const first = (card: Card): Move => ({ kind: 'first', card });
const card = (name: Card): Move => ({ kind: 'card', card: name });
const step = (room: number): Move => ({ kind: 'step', room });
const hide = (object: Item, zone = 0): Move => ({ kind: 'hide', object, zone });
const rings = (single: Item): Move => ({ kind: 'rings', single });
const warehouse = (number: number): Move => ({ kind: 'warehouse', warehouse: number });
const by = (seat: number, ...moves: readonly Move[]) => moves.map((move) => ({ seat, move }));

/** Passage 0 joins rooms I and II. */
const LOCK_GATEHOUSE: Move = { kind: 'door', passage: 0 };

const PLAN = '.tp-abbey';
/** Where a page stands that speaks of the plan: below it on a phone, over its upper rooms elsewhere. */
const ASIDE = '.tp-plan-frame, .tp-wide .tp-thread';
const HAND = '.tp-hand';
const THREAD = '.tp-thread';
const OTHERS = '.tp-plaque, .tp-chips';
/** The card first, then the house. */
const MARIA_TO_4 = '[data-place="card-maria"], [data-place="house-4"]';

const steps: readonly LessonStep<Move>[] = [
  {
    say: {
      en: [
        'The abbey: thirteen rooms round the Church. You hide treasures of the order in them; when the Abbot comes and counts, he pays for every one.',
      ],
      fr: [
        'L’abbaye : treize salles autour de l’église. Vous y cachez les trésors de l’ordre ; quand l’Abbé vient compter, chacun d’eux rapporte.',
      ],
    },
    focus: PLAN,
  },
  {
    say: {
      en: [
        'Your treasures: signet rings of three signs, books and chalices. You begin with five rings. Take two cross rings, two lily rings and one knight ring: choose the tray with a single knight.',
      ],
      fr: [
        'Vos trésors : des anneaux de trois signes, des livres et des calices. Vous commencez avec cinq anneaux. Prenez deux anneaux à la croix, deux au lys et un au cavalier : choisissez le plateau à un seul cavalier.',
      ],
    },
    focus: '.tp-trays',
    allow: [rings('ringC')],
    after: [...by(ALIX, rings('ringA')), ...by(BERTRAND, rings('ringB'))],
  },
  {
    say: {
      en: [
        'Nine cards serve you, one a turn. Below the face stands who goes how far, and what it brings. The number in the corner counts later, when the bells ring.',
      ],
      fr: [
        'Neuf cartes vous servent, une par tour. Sous le visage : qui va jusqu’où, et ce que cela apporte. Le nombre du coin servira plus tard, quand sonneront les cloches.',
      ],
    },
    focus: '[data-place="card-josua"]',
  },
  {
    say: {
      en: [
        'The first card is chosen in secret, by all at once. Choose Josua: one or two rooms, then hide up to two objects.',
      ],
      fr: [
        'La première carte se choisit en secret, tous en même temps. Choisissez Josua : une ou deux salles, puis jusqu’à deux objets à cacher.',
      ],
    },
    focus: '[data-place="card-josua"]',
    allow: [first('josua')],
    after: [...by(ALIX, first('maria')), ...by(BERTRAND, first('anselmus'))],
  },
  {
    say: {
      en: [
        'All cards are shown, and you begin. Your pawn stands before the main portal: go through the Gatehouse (I) into the Refectory (II). Click the Refectory at once: your pawn walks the whole way.',
      ],
      fr: [
        'Toutes les cartes sont dévoilées, et vous commencez. Votre pion est devant le portail principal : passez par la porterie (I) jusqu’au réfectoire (II). Cliquez tout de suite le réfectoire : le pion fait tout le chemin.',
      ],
    },
    focus: '[data-place="room-2"]',
    place: ASIDE,
    allow: { inOrder: [step(1), step(2)] },
  },
  {
    say: {
      en: [
        'Now hide both cross rings at the left end of the long table. One zone, one sign: whoever lays rings there later must lay crosses too. Then end your turn.',
      ],
      fr: [
        'Cachez maintenant les deux anneaux à la croix au bout gauche de la longue table. Une zone, un signe : qui viendra y poser des anneaux devra poser des croix aussi. Puis finissez votre tour.',
      ],
    },
    focus: '[data-place="slot-2-ring-1-0"]',
    place: ASIDE,
    allow: { inOrder: [hide('ringA', 1), hide('ringA', 1), END] },
    after: [
      ...by(ALIX, warehouse(6), END),
      ...by(BERTRAND, step(1), hide('ringA', 0), hide('ringC', 1), END),
    ],
  },
  {
    say: {
      en: [
        'Alix went to the harbour with Maria and fetched goods. Bertrand hid two rings in the Gatehouse with Anselmus. Their cards now lie open on their plaques.',
      ],
      fr: [
        'Alix est allée au port avec Maria et a rapporté des objets. Bertrand a caché deux anneaux dans la porterie avec Anselmus. Leurs cartes sont maintenant visibles sur leurs plaques.',
      ],
    },
    focus: OTHERS,
  },
  {
    say: {
      en: [
        'Look at your hand: a ribbon lies over Maria and one over Anselmus. What lies open before another is barred to you, until they play something else.',
      ],
      fr: [
        'Regardez votre main : un ruban barre Maria, un autre Anselmus. Ce qui est visible devant quelqu’un d’autre vous est interdit, jusqu’à sa prochaine carte.',
      ],
    },
    focus: HAND,
  },
  {
    say: {
      en: [
        'Abbot Remigius stands in the Gatehouse. Play him, lead him into the Refectory and end your turn: a coin on the room shows what he would pay you.',
      ],
      fr: [
        'L’Abbé Remigius est dans la porterie. Jouez-le, menez-le au réfectoire et finissez votre tour : une pièce sur la salle montre ce qu’il vous donnerait.',
      ],
    },
    focus: '[data-place="card-remigius"]',
    allow: { inOrder: [card('remigius'), step(2), END] },
  },
  {
    say: {
      en: [
        'Two points for a ring, three for a book, five for a chalice, always to the owner, whoever plays the Abbot. Four points for you!',
      ],
      fr: [
        'Deux points par anneau, trois par livre, cinq par calice, toujours à son propriétaire, peu importe qui joue l’Abbé. Quatre points pour vous !',
      ],
    },
    focus: THREAD,
  },
  {
    say: {
      en: [
        'After a count one of your rings is turned to pewter; the other counts again next time. Books and chalices that were counted are always turned.',
      ],
      fr: [
        'Après un inventaire, un de vos anneaux est retourné, couleur d’étain ; l’autre comptera encore. Les livres et les calices comptés sont toujours retournés.',
      ],
    },
    focus: '[data-place="slot-2-ring-1-0"]',
    place: ASIDE,
  },
  {
    say: {
      en: [
        'Vitus the spy crept into the Gatehouse behind him. He follows Remigius from room to room, and Remigius cannot go back to where Vitus is.',
      ],
      fr: [
        'L’espion Vitus s’est glissé derrière lui dans la porterie. Il suit Remigius de salle en salle, et Remigius ne peut revenir là où est Vitus.',
      ],
    },
    focus: '[data-piece="vitus"]',
    place: ASIDE,
    after: [
      ...by(ALIX, { kind: 'portal', portal: 'main' }, card('severus'), step(2), END),
      ...by(BERTRAND, card('josua'), step(12), hide('ringA', 0), hide('ringC', 1), END),
    ],
  },
  {
    say: {
      en: [
        'Alix led Prior Severus into the Refectory. Where he stands nothing is hidden, picked up or counted. And it gave her a point.',
      ],
      fr: [
        'Alix a mené le Prieur Severus au réfectoire. Là où il est, on ne cache, ne ramasse et ne compte rien. Et cela lui a rapporté un point.',
      ],
    },
    focus: '[data-piece="severus"]',
    place: ASIDE,
  },
  {
    say: {
      en: [
        'Your stock grows thin. Maria is free again: play her, go to warehouse 4 and end your turn. For every tile you get the same object from your reserve.',
      ],
      fr: [
        'Votre stock s’épuise. Maria est de nouveau libre : jouez-la, allez à l’entrepôt 4 et finissez votre tour. Pour chaque tuile, vous recevez le même objet de votre réserve.',
      ],
    },
    focus: MARIA_TO_4,
    allow: { inOrder: [card('maria'), warehouse(4), END] },
    after: [
      ...by(ALIX, card('porticus'), LOCK_GATEHOUSE, END),
      ...by(BERTRAND, card('remigius'), step(12), END, { kind: 'turn', zone: 0 }),
    ],
  },
  {
    say: {
      en: [
        'Alix had Porticus lock the passage between Gatehouse and Refectory: only Vitus has keys. Bertrand led Remigius into the Cloister and had his own rings counted.',
      ],
      fr: [
        'Alix a fait verrouiller par Porticus le passage entre la porterie et le réfectoire : seul Vitus a des clefs. Bertrand a mené Remigius au cloître et fait compter ses propres anneaux.',
      ],
    },
    focus: '[data-piece="door"]',
    place: ASIDE,
  },
  {
    say: {
      en: [
        'Back from the harbour you choose a portal. Take the side portal: it opens on the Guest House (X).',
      ],
      fr: [
        'De retour du port, vous choisissez un portail. Prenez le portail latéral : il donne sur l’hôtellerie (X).',
      ],
    },
    focus: '[data-place="portal-side"]',
    allow: [{ kind: 'portal', portal: 'side' }],
  },
  {
    say: {
      en: [
        'You cannot play Remigius now: he lies on top of Bertrand’s pile. Play Anselmus instead, one room and three objects, and go into the Guest House.',
      ],
      fr: [
        'Vous ne pouvez pas jouer Remigius : il est au sommet de la défausse de Bertrand. Jouez plutôt Anselmus, une salle et trois objets, et entrez dans l’hôtellerie.',
      ],
    },
    focus: '[data-place="card-anselmus"]',
    place: ASIDE,
    allow: { inOrder: [card('anselmus'), step(10)] },
  },
  {
    say: {
      en: [
        'Hide the chalice, the book and a lily ring on the settle, and end your turn. Until you do, Undo takes back step by step; Hint says what a strong player would do.',
      ],
      fr: [
        'Cachez le calice, le livre et un anneau au lys sur le banc à trois places, puis finissez votre tour. Jusque-là, Reprendre le coup revient en arrière pas à pas ; Conseil dit ce que ferait un bon joueur.',
      ],
    },
    focus: '[data-place="slot-10-chalice-0-0"]',
    allow: { inOrder: [hide('chalice'), hide('book'), hide('ringB', 2), END] },
    after: [...by(ALIX, card('lucas'), step(1), END), ...by(BERTRAND, card('severus'), step(3), END)],
  },
  {
    say: {
      en: [
        'Cards run out. Bells bring all of them back, and as many tiles arrive in the harbour as your last card says: three. Ring them.',
      ],
      fr: [
        'Les cartes s’épuisent. Les Cloches les ramènent toutes, et il arrive au port autant de tuiles que le dit votre dernière carte : trois. Sonnez-les.',
      ],
    },
    focus: '[data-place="card-bells"]',
    allow: [card('bells')],
  },
  {
    say: {
      en: [
        'Benjamin, the novice, hides nothing of your stock. He goes up to three rooms, may pick up a ring on the way, yours or another’s, and hides it elsewhere: where it counts again, or where it is out of the way.',
      ],
      fr: [
        'Benjamin, le novice, ne cache rien de votre stock. Il va jusqu’à trois salles, peut ramasser en chemin un anneau, le vôtre ou celui d’un autre, et le cache ailleurs : là où il comptera, ou là où il ne gêne plus.',
      ],
    },
    focus: '[data-place="card-benjamin"]',
  },
  {
    say: {
      en: [
        'Rooms pay too. The arch beside your score counts those that hold something of yours: three pay 1 point at the end, seven 6, ten 12, all thirteen 22. Beside it stands what they pay now, and with one room more.',
      ],
      fr: [
        'Les salles rapportent aussi. L’arche près de votre score compte celles où vous avez quelque chose : trois rapportent 1 point à la fin, sept 6, dix 12, les treize 22. À côté : ce qu’elles rapportent maintenant, et avec une salle de plus.',
      ],
    },
    focus: '.tp-own .tp-room-count, .tp-at-rest .tp-room-count',
  },
  {
    say: {
      en: [
        'The end comes when the sack runs short, or when somebody has something in all thirteen rooms and says so. Then rings in the Church that were not counted pay 2 points each, and your rooms pay. Good hiding!',
      ],
      fr: [
        'La fin vient quand le sac ne suffit plus, ou quand quelqu’un a quelque chose dans les treize salles et l’annonce. Alors chaque anneau de l’église qui n’a pas été compté rapporte 2 points, et vos salles rapportent. Bonne cachette !',
      ],
    },
    focus: THREAD,
  },
];

export const lesson: Lesson<Move> = {
  seats: 3,
  you: YOU,
  options: { stephanus: false, firstGame: true },
  seed: '7c0b930fdb8262d8513487d5ae97c79758d69a97a5428147ebc60473894814df',
  names: ['', 'Alix', 'Bertrand'],
  steps,
};
