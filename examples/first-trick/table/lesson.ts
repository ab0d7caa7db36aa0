/** The first lesson: one trick. Its cards follow from the seed. */

import type { Lesson } from '@conclave/kit';
import type { Move } from '../rules/moves.ts';

const ALIX = 1;

export const lesson: Lesson<Move> = {
  seats: 2,
  you: 0,
  options: {},
  seed: '358a410ba58c2091463b2914f04d6016fedb5f34698b2ba9b88c77797b995826',
  names: ['', 'Alix'],
  steps: [
    {
      say: {
        en: ['These three cards are yours. Nobody else sees them.'],
        fr: ['Ces trois cartes sont à vous. Personne d’autre ne les voit.'],
      },
      focus: '.ft-hand',
    },
    {
      say: {
        en: ['Play your highest card: it takes the trick.'],
        fr: ['Jouez votre carte la plus haute : elle remporte la levée.'],
      },
      focus: '.ft-hand',
      allow: [{ kind: 'play', card: 8 }],
      after: [{ seat: ALIX, move: { kind: 'play', card: 1 } }],
    },
    {
      say: {
        en: ['The trick is yours, and you lead the next one. That is all!'],
        fr: ['La levée est à vous, et vous menez la suivante. C’est tout !'],
      },
    },
  ],
};
