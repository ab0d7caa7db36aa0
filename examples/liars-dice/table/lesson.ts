/** The first lesson: a bid, a lie, a doubt. Its dice follow from the seed. */

import type { Lesson, LessonStep } from '@conclave/kit';
import type { Move } from '../rules/moves.ts';

const YOU = 0;
const ALIX = 1;
const HAND = `[data-seat="${YOU}"] .ld-dice`;

const steps: readonly LessonStep<Move>[] = [
  {
    say: {
      en: [
        'Everybody has rolled five dice under a cup. Only you see yours: 1, 3, 5, 5 and 6.',
        'The game is to say what lies under all cups together.',
      ],
      fr: [
        'Chacun a lancé cinq dés sous un gobelet. Vous seul voyez les vôtres : 1, 3, 5, 5 et 6.',
        'Le jeu : dire ce que cachent tous les gobelets réunis.',
      ],
    },
    focus: HAND,
  },
  {
    say: {
      en: ['Ones are wild: your one counts as a five too. So you hold three fives. Bid three fives.'],
      fr: [
        'Les as sont jokers : votre as compte aussi pour un cinq. Vous avez donc trois cinq. Annoncez 3 × cinq.',
      ],
    },
    focus: '.ld-choices',
    allow: [{ kind: 'bid', count: 3, face: 5 }],
    after: [{ seat: ALIX, move: { kind: 'bid', count: 5, face: 4 } }],
  },
  {
    say: {
      en: [
        'Alix bids five fours, which is higher. You hold just one that counts, your one. Four of her five dice would have to count.',
        'Doubt it!',
      ],
      fr: [
        'Alix annonce 5 × quatre : c’est plus haut. Chez vous, un seul dé compte, l’as. Il faudrait quatre de ses cinq dés.',
        'Doutez !',
      ],
    },
    focus: '.ld-told',
    allow: [{ kind: 'challenge' }],
  },
  {
    say: {
      en: [
        'The cups were lifted: only two dice counted. Alix was wrong, loses a die and begins the next round.',
      ],
      fr: [
        'Les gobelets sont levés : deux dés seulement comptaient. Alix avait tort, perd un dé et commence la manche suivante.',
      ],
    },
    focus: `[data-seat="${ALIX}"]`,
  },
  {
    say: {
      en: [
        'Had there been five fours, you would have lost the die. The last one with dice wins. That is all!',
      ],
      fr: [
        'S’il y en avait eu cinq, c’est vous qui auriez perdu un dé. Le dernier qui a des dés gagne. C’est tout !',
      ],
    },
  },
];

export const lesson: Lesson<Move> = {
  seats: 2,
  you: YOU,
  options: { wild: true, dice: 5 },
  seed: 'ee0552533c199973188f6a8f407dad07e5885ee1201aee6e484ed83a170c6107',
  names: ['', 'Alix'],
  steps,
};
