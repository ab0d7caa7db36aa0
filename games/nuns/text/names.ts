import { NOVICE_NAMES } from '../rules/cards.ts';
import { FIRST_NOVICE, type Figure } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Speaker } from './lexicon.ts';

/** Somebody on the board by her number; an unknown number gets some novice's name. */
export function nameOf({ novices }: View, figure: Figure, speak: Pick<Speaker, 'guard'>): string {
  if (figure < FIRST_NOVICE) return speak.guard(figure);
  return NOVICE_NAMES[novices.at(figure - FIRST_NOVICE)?.cell ?? 1];
}
