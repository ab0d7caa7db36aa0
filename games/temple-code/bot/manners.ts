/** How easy and fair play: the bold guess between the last two when it matters, the careful wait until one is left. */

import { mannerOf } from '@conclave/bots';
import type { Manner, Question } from '@conclave/engine';
import type { TempleCode } from '../rules/game.ts';

export const MANNERS = ['bold', 'careful'] as const satisfies readonly Manner[];
type OwnManner = (typeof MANNERS)[number];

function mannerFor({ perspective, seat }: Question<TempleCode>): OwnManner {
  return mannerOf(perspective.told, seat, MANNERS) ?? 'careful';
}

/** With so few orders left it declares. Fair is bold only where another player needs one half-medallion more. */
export function fewEnough(question: Question<TempleCode>, level: 'easy' | 'fair'): number {
  if (mannerFor(question) === 'careful') return 1;
  const { players } = question.perspective.view;
  const hurries = players.some(({ found }, seat) => seat !== question.seat && found > 0);
  return level === 'easy' || hurries ? 2 : 1;
}
