/** The first lesson: four decodings, one certain conclusion, one declaration. Its cards follow from the seed. */

import type { Lesson, LessonStep } from '@conclave/kit';
import { type Combination, DECK, type Statuette } from '../rules/deck.ts';
import type { Move } from '../rules/moves.ts';
import { boxKey, pageOf } from './sheet.ts';

const YOU = 0;
const ALIX = 1;
const HERS = `[data-seat="${ALIX}"]`;

const take = (from: number, card: 0 | 1): Move => ({ kind: 'take', from, card });

/** The row of a decoded card. */
function rowOf(...combination: Combination): string {
  const card = DECK.findIndex((one) => one.every((statuette, i) => statuette === combination[i]));
  return `[data-row="${card}"]`;
}

/** A card of her pair. */
const hers = (card: 0 | 1) => `[data-place="front ${ALIX} ${card}"]`;

/** Statuettes that pale in the rows, because they are out. */
const pale = (...statuettes: readonly Statuette[]) => JSON.stringify({ pale: statuettes });

/** The card stands where it covers nothing it speaks of: on the idol's forehead; on a telephone low, above the tray. */
const low = '[data-lesson-low], [data-lesson-place]';
/** Where one's own rows are to be seen. */
const high = '[data-lesson-place]';
/** The answer stays in sight above it. */
const belowBrow = '.tc-brow-spot';

const pages: readonly LessonStep<Move>[] = [
  {
    say: {
      en: [
        'Welcome to the temple. Seven statuettes guard it. Everybody has a secret combination of three of them, in order: left, middle, right. The idol knows them all.',
      ],
      fr: [
        'Bienvenue au temple. Sept statuettes le gardent. Chacun a une combinaison secrète de trois d’entre elles, dans l’ordre : gauche, milieu, droite. L’idole les connaît toutes.',
      ],
    },
  },
  {
    say: {
      en: [
        'This is Alix’s combination. You see it, she does not: Narwhal, Wave, Cthulhu.',
        'No card is there twice, so it cannot be yours.',
      ],
      fr: [
        'Voici la combinaison d’Alix. Vous la voyez, pas elle : Narval, Vague, Cthulhu.',
        'Aucune carte n’existe en double : ce ne peut donc pas être la vôtre.',
      ],
    },
    focus: `${HERS} .tc-stand-help`,
  },
  {
    say: {
      en: [
        'And behind these three doors is yours. Alix knows it. You do not, and that is the whole game: find out, and say it aloud.',
      ],
      fr: [
        'Et derrière ces trois portes se trouve la vôtre. Alix la connaît. Pas vous, et c’est tout le jeu : la découvrir, et l’annoncer.',
      ],
    },
    focus: '.tc-doors',
  },
  {
    say: {
      en: [
        'It is your turn. Two cards lie in front of Alix: you take one of them, and she gets the other. Take Penguin, Cthulhu, Tiki.',
      ],
      fr: [
        'C’est votre tour. Deux cartes sont devant Alix : vous en prenez une, elle aura l’autre. Prenez Manchot, Cthulhu, Tiki.',
      ],
    },
    focus: hers(0),
    allow: [take(ALIX, 0)],
  },
  {
    say: {
      en: [
        'The idol looked at your card, and one blue ring lit up in its brow: exactly one of the three statuettes is in your combination, and at this very place.',
        'A red triangle would mean: in it, but elsewhere. You never learn which one is meant.',
      ],
      fr: [
        'L’idole a regardé votre carte, et un rond bleu s’est allumé sur son front : exactement une des trois statuettes est dans votre combinaison, à cette place même.',
        'Un triangle rouge voudrait dire : présente, mais ailleurs. On n’apprend jamais laquelle.',
      ],
    },
    focus: rowOf('penguin', 'cthulhu', 'tiki'),
    place: belowBrow,
  },
  {
    say: {
      en: ['Now Alix takes one of the cards in front of you, and you get the other one. Watch.'],
      fr: ['Alix prend maintenant une des cartes devant vous, et vous recevez l’autre. Regardez.'],
    },
    place: high,
    after: [{ seat: ALIX, move: take(YOU, 0) }],
  },
  {
    say: {
      en: [
        'Cthulhu, Penguin, Wave: nothing at all. So none of the three is yours.',
        'Then what was the blue ring? Not the Penguin, not Cthulhu: it was the Tiki. The Tiki stands on the right!',
      ],
      fr: [
        'Cthulhu, Manchot, Vague : rien du tout. Aucune des trois n’est donc à vous.',
        'Mais alors, le rond bleu ? Ni le Manchot ni Cthulhu : c’était le Tiki. Le Tiki est à droite !',
      ],
    },
    focus: rowOf('cthulhu', 'penguin', 'wave'),
    place: high,
    show: pale('cthulhu', 'penguin', 'wave'),
  },
  {
    say: {
      en: [
        'Keep it in the notebook: a click crosses a box out, a second click rings it. Ring the Tiki on the right, and it shows in chalk on the third door.',
        'The notebook is yours alone. It can also do some of the work, if you like.',
      ],
      fr: [
        'Notez-le dans le carnet : un clic raye une case, un deuxième l’entoure. Entourez le Tiki à droite : il apparaît à la craie sur la troisième porte.',
        'Le carnet n’est qu’à vous. Il peut aussi faire une partie du travail, si vous voulez.',
      ],
    },
    focus: '.notebook',
    place: high,
    until: (marks) => pageOf(marks, 1)[boxKey('tiki', 2)] === 'sure',
  },
  {
    say: {
      en: ['A new round begins: two new cards for everybody, and this time Alix starts.'],
      fr: [
        'Une nouvelle manche commence : deux nouvelles cartes pour chacun, et cette fois c’est Alix qui débute.',
      ],
    },
    after: [{ seat: ALIX, move: take(YOU, 0) }],
  },
  {
    say: {
      en: [
        'You got Kraken, Cthulhu, Narwhal: one red triangle. Cthulhu is out already, so exactly one of Kraken and Narwhal is yours.',
        'Beside the Tiki there is room for two: one of these, and the Axolotl. And a Kraken would not stand on the left.',
      ],
      fr: [
        'Vous avez reçu Kraken, Cthulhu, Narval : un triangle rouge. Cthulhu est déjà exclu : exactement un des deux, Kraken ou Narval, est à vous.',
        'À côté du Tiki il reste deux places : l’un d’eux, et l’Axolotl. Et un Kraken ne serait pas à gauche.',
      ],
    },
    focus: rowOf('kraken', 'cthulhu', 'narwhal'),
    place: high,
    show: pale('cthulhu', 'penguin', 'wave'),
  },
  {
    say: {
      en: [
        'Your turn. Take Narwhal, Tiki, Wave: it holds the Narwhal, and the Tiki you are sure of.',
        'Point at a card first: flags show which one would be yours, and that the other goes to Alix.',
      ],
      fr: [
        'À vous. Prenez Narval, Tiki, Vague : elle porte le Narval, et le Tiki dont vous êtes sûr.',
        'Désignez d’abord une carte : des fanions montrent laquelle serait la vôtre, et que l’autre irait à Alix.',
      ],
    },
    focus: hers(1),
    allow: [take(ALIX, 1)],
  },
  {
    say: {
      en: [
        'One red triangle: that is the Tiki, for it stands on the right and not in the middle. So the Narwhal is out and the Kraken is in.',
        'The Kraken cannot stand on the left: it is in the middle, and the Axolotl is on the left.',
      ],
      fr: [
        'Un triangle rouge : c’est le Tiki, qui est à droite et non au milieu. Le Narval est donc exclu, et le Kraken est à vous.',
        'Le Kraken ne peut pas être à gauche : il est au milieu, et l’Axolotl à gauche.',
      ],
    },
    focus: rowOf('narwhal', 'tiki', 'wave'),
    place: high,
    show: pale('cthulhu', 'penguin', 'wave', 'narwhal'),
  },
  {
    say: {
      en: [
        'Say it! Click the gold seal: the doors open. Choose Axolotl, Kraken, Tiki, from left to right, and say it. You may declare at any time, also when it is not your turn.',
      ],
      fr: [
        'Annoncez-le ! Cliquez sur le sceau d’or : les portes s’ouvrent. Choisissez Axolotl, Kraken, Tiki, de gauche à droite, et dites-le. On peut annoncer à tout moment, même hors de son tour.',
      ],
    },
    focus: '[data-place="seal"]',
    place: high,
    allow: [{ kind: 'declare', combination: ['axolotl', 'kraken', 'tiki'] }],
  },
  {
    say: {
      en: [
        'Right! You have a half-medallion; the second one wins. You got a new combination at once, and your decoded cards are gone. A wrong declaration costs only that.',
      ],
      fr: [
        'Juste ! Vous avez un demi-médaillon ; le second fait gagner. Vous avez aussitôt une nouvelle combinaison, et vos cartes décodées sont parties. Une erreur ne coûte rien de plus.',
      ],
    },
    focus: '.tc-own .tc-lintel',
    place: high,
  },
  {
    say: {
      en: [
        'That is all. With three or four at the table, think also of what you leave to the others. Alone, see how many combinations you find before the cards run out.',
      ],
      fr: [
        'C’est tout. À trois ou quatre, pensez aussi à ce que vous laissez aux autres. Seul, voyez combien de combinaisons vous trouvez avant l’épuisement des cartes.',
      ],
    },
  },
];

export const lesson: Lesson<Move> = {
  seats: 2,
  you: YOU,
  options: { freeGuess: false },
  seed: '5d42fab2bf7ad160c59f418e4f99e157aa583eeab615f0737390205f5ea2fadf',
  names: ['', 'Alix'],
  steps: pages.map((page) => ({ place: low, ...page })),
};
