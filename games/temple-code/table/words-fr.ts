import { of } from '../../french.ts';
import type { Decoding } from '../rules/decode.ts';
import type { TableWords } from './words.ts';

/** In French nought is singular too. */
const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;
const cards = (count: number) => counted(count, 'carte', 'cartes');
const NUMBERS = ['aucun', 'un', 'deux', 'trois'];

function listed(names: readonly string[], last: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

function symbols({ circles, triangles }: Decoding): string {
  const parts = [];
  if (circles > 0) parts.push(`${NUMBERS[circles]} ${circles === 1 ? 'rond bleu' : 'ronds bleus'}`);
  if (triangles > 0)
    parts.push(`${NUMBERS[triangles]} ${triangles === 1 ? 'triangle rouge' : 'triangles rouges'}`);
  return parts.length > 0 ? parts.join(' et ') : 'rien';
}

/** "lira un rond bleu", "ne lira rien" */
const willRead = (decoding: Decoding) =>
  `${decoding.circles + decoding.triangles === 0 ? 'ne ' : ''}lira ${symbols(decoding)}`;

export const french: TableWords = {
  board: 'Le temple',
  you: 'Vous',
  positions: { left: 'gauche', middle: 'milieu', right: 'droite' },
  symbols,

  pile: (count) => ({
    title: `Pioche : ${cards(count)}`,
    text: 'Personne n’en connaît l’ordre. Quand elle est épuisée, on mélange la défausse pour en former une nouvelle (sauf en solo).',
  }),
  discard: (list) => ({
    title: `Défausse : ${cards(list.length)}`,
    text:
      list.length > 0
        ? `${list.join(' ; ')}.`
        : 'Combinaisons et cartes décodées déjà utilisées, visibles de tous.',
  }),
  front: {
    title: 'Deux cartes devant quelqu’un',
    text: 'À votre tour, prenez une carte devant quelqu’un d’autre. Vous la décodez ; cette personne décode celle qui reste.',
  },
  ownFront: 'devant vous',

  marker: {
    title: 'Premier joueur',
    text: 'La personne qui l’a commence la manche. Il passe ensuite à sa gauche.',
  },
  halves: (count) => ({
    title: `Demi-médaillons : ${count} sur 2`,
    text: 'Une annonce juste rapporte un demi-médaillon. Le second fait gagner aussitôt.',
  }),
  broken: (tries) => ({
    title:
      tries.length === 1 ? 'Une tablette brisée : une annonce fausse' : `${tries.length} annonces fausses`,
    text: `${tries.map(({ said, was }) => `Annoncé : ${said}. C’était : ${was}.`).join(' ')} On y perd sa combinaison et rien d’autre ; la tablette brisée reste, visible de tous.`,
  }),
  found: (count) => counted(count, 'combinaison trouvée', 'combinaisons trouvées'),

  stand: (name) => ({
    title: `Combinaison ${of(name)}`,
    text: 'Vous la voyez, la personne à qui elle appartient non. Aucune carte n’existe en double : ce ne peut pas être la vôtre.',
  }),
  hidden: 'cachée',
  decodedBy: (who) => (who.you ? 'décodé par vous' : `décodé par ${who.name}`),
  nothingDecoded: 'rien de décodé encore',
  row: {
    title: 'Une carte décodée',
    text: 'Rond bleu : une de ses statuettes est dans la combinaison, à cette place même. Triangle rouge : elle y est, mais ailleurs. Rien ne dit laquelle.',
  },
  folded: (count) => counted(count, 'carte plus ancienne', 'cartes plus anciennes'),
  decoded: (count) => counted(count, 'décodée', 'décodées'),
  open: (name, count) => `${name} : ${counted(count, 'décodée', 'décodées')}`,
  andReads: (decoding) => ` et ${willRead(decoding)}`,

  doors: {
    title: 'Votre combinaison',
    text: 'Tout le monde la connaît sauf vous. La craie sur les portes vient de votre carnet ; personne d’autre ne la voit.',
  },
  door: (position, chalk) =>
    chalk.length === 0
      ? `${position} : fermée`
      : `${position} : fermée ; selon votre carnet ${listed(chalk, 'ou')}`,
  declare: 'Annoncer',
  declareHelp: {
    title: 'Annoncer',
    text: 'Annoncez votre combinaison à tout moment, même hors de votre tour, dès que vous avez décodé une carte. Que l’annonce soit juste ou fausse, vous en recevez une nouvelle.',
  },
  sayIt: 'Dire',
  said: 'Dite',
  say: (combination) => `Annoncer : ${combination}`,
  whatChalkSays: 'Dire ce que dit la craie',
  sayChalk: (combination) => `Dire ce que dit la craie : ${combination}`,
  beginAgain: 'Recommencer',
  notNow: 'Plus tard',
  pick: (statuette, position) => `${statuette}, ${position}`,
  full: 'Les trois niches sont pleines : videz-en une, ou annoncez.',
  empty: (position) => `Niche vide : ${position}`,
  remove: (statuette, position) => `Retirer ${statuette} (${position})`,
  against: (statuette, card, answer) => `${statuette} ne convient pas ici. Regardez ${card} : ${answer}.`,
  rowAgainst: 'Celle-là ne convient pas ici : regardez de nouveau vos cartes décodées.',

  brow: {
    title: 'Le front de l’idole',
    text: 'Sa dernière réponse, et pour qui : d’abord les ronds, puis les triangles ; une croix pour rien.',
  },
  headdress: (left) => ({
    title: `Demi-médaillons restants : ${left} sur 5`,
    text: 'Assez pour que quatre personnes en aient un chacune, et une d’elles le second.',
  }),
  titleHelp: {
    title: 'Un titre',
    text: 'Selon le nombre de combinaisons trouvées avant que les cartes s’épuisent.',
  },
  noTitle: 'encore sans titre',
  ladder: 'Titres à gagner',

  finish: 'Terminer',
  decodeBoth: 'Décoder les deux',

  right: 'Juste !',
  wrong: 'Faux.',
  firstHalf: (who) =>
    who.you ? 'la première moitié de votre médaillon' : `la première moitié du médaillon ${of(who.name)}`,
  secondHalf: (who) => (who.you ? 'votre médaillon est complet' : `le médaillon ${of(who.name)} est complet`),
  point: (count) => counted(count, 'combinaison trouvée', 'combinaisons trouvées'),
  newCombination: (who) =>
    who.you
      ? 'la tablette se brise, et vous recevez une nouvelle combinaison'
      : `la tablette se brise, et ${who.name} reçoit une nouvelle combinaison`,
  lastTry: 'il n’y a plus de cartes',
  itWas: 'c’était',
  wins: (who) => (who.you ? 'Vous gagnez' : `${who.name} gagne`),
  whole: 'le médaillon est complet',
  nobody: 'Personne ne gagne',
  nobodyLine: 'la partie s’est arrêtée avant la fin',
  unsaid: 'Non dite',

  instruction: {
    yourTurn: 'À vous :',
    takeOne: (name) => `prenez une des deux cartes ${of(name)}.`,
    takeAmong: (names) => `prenez une carte à ${listed(names, 'ou à')}.`,
    decodeBoth: 'il ne reste que vos deux cartes, décodez-les.',
    reveal: 'Retournez les deux cartes suivantes.',
    revealLast: 'Retournez la dernière carte.',
    decode: 'Décodez une des deux.',
    thrown: 'L’autre est défaussée.',
    finish: 'La pioche est épuisée : faites une dernière annonce, ou terminez.',
    wait: (name) => `C’est à ${name} de jouer.`,
    mayDeclare: 'Vous pouvez annoncer à tout moment.',
    compose: {
      left: 'Annonce : qui se trouve à gauche ?',
      middle: 'Annonce : qui se trouve au milieu ?',
      right: 'Annonce : qui se trouve à droite ?',
    },
    composed: 'Annonce : dites-la, ou changez une statuette.',
    either: 'Juste ou non, vous recevrez une nouvelle combinaison.',
    declares: (who, combination) => `${who.you ? 'Vous annoncez' : `${who.name} annonce`} ${combination}.`,
    answers: 'L’idole répond …',
    decodes: (who, card) => `${who.you ? 'Vous décodez' : `${who.name} décode`} ${card} …`,
    pointTake: (name, reads) =>
      reads === null
        ? `Celle-ci ? Alors ${name} reçoit l’autre.`
        : `Celle-ci ? Alors ${name} ${willRead(reads)} sur l’autre.`,
    pointDecode: 'Celle-ci ? Alors l’autre est défaussée.',
    leaves: (answers) =>
      `Il vous en resterait ${listed(
        answers.map(({ signs, count }) => `${count} (${signs})`),
        'ou',
      )}.`,
  },

  statuette: 'Statuette',
  marks: { none: 'ouverte', crossed: 'rayée', sure: 'entourée' },
  cell: (statuette, position, mark) => `${statuette}, ${position} : ${mark}`,
  fits: (count) =>
    count === 1 ? 'Une seule combinaison convient encore.' : `${count} combinaisons conviennent encore.`,
  byHelp: {
    off: 'Un clic raye une case, un deuxième l’entoure, un troisième l’efface. Ce que vous entourez apparaît à la craie sur la porte.',
    seen: 'Les croix grises découlent de vos décodages, pris un à un. Un clic raye une case, un deuxième l’entoure. Sur une carte à prendre est marqué ce qu’y lirait son propriétaire.',
    follows:
      'Les marques grises découlent de tout ce que vous voyez. Un clic raye une case, un deuxième l’entoure.',
  },
};
