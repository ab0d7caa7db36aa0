/**
 * Where novices have to pass, as everybody knows who has read the cards: keys at first, then wishes, then cells. A guard
 * without a clue follows a hunch of these. It stays the same for some turns, and differs from match to match.
 */

import { ChaCha8, type Rng, stretchSeed } from '@conclave/engine';
import { KEY_AT, WISH_AT } from '../rules/cards.ts';
import type { Point } from '../rules/convent.ts';
import { ALL_PATHS } from '../rules/paths.ts';
import type { View } from '../rules/view.ts';
import type { Asked } from './asked.ts';

/** So many turns she keeps to a hunch, of so many places. */
const KEPT = 3;
const PLACES = 3;

export function hunch(asked: Asked): readonly Point[] {
  const { view } = asked.perspective;
  return fancy(asked, Math.floor(view.turn / KEPT))
    .shuffle([...placesIn(view)])
    .slice(0, PLACES);
}

/** By path: how much she fancies it in this match, about 1. */
export function fancies(asked: Asked): readonly number[] {
  const rng = fancy(asked, 0);
  return ALL_PATHS.map(() => 0.75 + rng.int(50) / 100);
}

/** Chance that is the same whenever this seat of this match is asked. */
function fancy({ perspective, seat }: Asked, when: number): Rng {
  const [opened] = perspective.told;
  const seal = opened?.type === 'house.opened' ? opened.commitment : '';
  return new ChaCha8(stretchSeed(`${seal} ${seat} ${when}`));
}

function placesIn({ turn, novices }: View): readonly Point[] {
  if (turn <= KEPT) return KEY_AT;
  const cells = novices.map(({ cell }) => cell);
  return turn <= 2 * KEPT ? [...KEY_AT, ...WISH_AT] : [...WISH_AT, ...cells];
}
