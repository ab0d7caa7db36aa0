/** What a seat can do. Every move there is stands in a table, made once. */

import { CARDS, type Card } from './cards.ts';
import { POINTS, type Point } from './convent.ts';
import { ALL_PATHS, type Path } from './paths.ts';
import { type Figure, GUARDS, type GuardIndex, MODES, type Mode, type WindowKind } from './state.ts';

export type Move =
  /** P1: her movement card for this turn. A caught novice disobeys by choosing one (NR-R9). */
  | { readonly kind: 'pace'; readonly figure: Figure; readonly card: Card }
  /** P1: a caught novice goes home as she was told. */
  | { readonly kind: 'obey'; readonly figure: Figure }
  /** P1: uses Fast in the move she is drawing. */
  | { readonly kind: 'hurry'; readonly figure: Figure }
  | { readonly kind: 'step'; readonly figure: Figure; readonly to: Point }
  /** P1 of turn 1: the first of the two moves ends here. */
  | { readonly kind: 'rest'; readonly figure: Figure }
  /** Takes back all that is pencilled for a figure in the open window. */
  | { readonly kind: 'erase'; readonly figure: Figure }
  /** P3, P6: plays Reroll or +-1 on a die of the last roll. */
  | { readonly kind: 'bless'; readonly figure: Figure; readonly die: number }
  /** P3, P6: of several shortest ways, the one on which her marker lies. */
  | { readonly kind: 'mark'; readonly figure: Figure; readonly guard: GuardIndex; readonly to: Point }
  /** P6: False Noise. */
  | { readonly kind: 'feign'; readonly figure: Figure; readonly guard: GuardIndex; readonly to: Point }
  /** Hands in what is pencilled; nothing pencilled in a window of blessings is a pass. */
  | { readonly kind: 'handIn' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'takePath'; readonly path: Path }
  | { readonly kind: 'aboutTurn' }
  /** P4: which guard goes first. */
  | { readonly kind: 'lead'; readonly guard: GuardIndex }
  | { readonly kind: 'go'; readonly to: Point; readonly fast: boolean }
  | { readonly kind: 'stop'; readonly fast: boolean }
  | { readonly kind: 'standing'; readonly window: WindowKind; readonly mode: Mode };

export const MAX_FIGURES = 8;
export const MAX_DICE = 6;

const figures = Array.from({ length: MAX_FIGURES }, (_none, figure) => figure);
const points = Array.from({ length: POINTS + 1 }, (_none, point) => point);

function perFigure(kind: 'obey' | 'hurry' | 'rest' | 'erase'): readonly Move[] {
  return figures.map((figure) => ({ kind, figure }));
}

function perEdge(kind: 'mark' | 'feign'): readonly (readonly (readonly Move[])[])[] {
  return figures.map((figure) => GUARDS.map((guard) => points.map((to) => ({ kind, figure, guard, to }))));
}

/** By figure and place of the card among CARDS. */
export const PACE: readonly (readonly Move[])[] = figures.map((figure) =>
  CARDS.map((card) => ({ kind: 'pace', figure, card })),
);
export const OBEY = perFigure('obey');
export const HURRY = perFigure('hurry');
export const REST = perFigure('rest');
export const ERASE = perFigure('erase');
/** By figure and point. */
export const STEP: readonly (readonly Move[])[] = figures.map((figure) =>
  points.map((to) => ({ kind: 'step', figure, to })),
);
export const BLESS: readonly (readonly Move[])[] = figures.map((figure) =>
  Array.from({ length: MAX_DICE }, (_none, die) => ({ kind: 'bless', figure, die })),
);
/** By figure, guard and point. */
export const MARK = perEdge('mark');
export const FEIGN = perEdge('feign');
export const HAND_IN: Move = { kind: 'handIn' };
export const WITHDRAW: Move = { kind: 'withdraw' };
export const TAKE_PATH: readonly Move[] = ALL_PATHS.map((path) => ({ kind: 'takePath', path }));
export const ABOUT_TURN: Move = { kind: 'aboutTurn' };
export const LEAD: readonly Move[] = GUARDS.map((guard) => ({ kind: 'lead', guard }));
/** By point. */
export const GO: readonly Move[] = points.map((to) => ({ kind: 'go', to, fast: false }));
export const GO_FAST: readonly Move[] = points.map((to) => ({ kind: 'go', to, fast: true }));
export const STOP: Move = { kind: 'stop', fast: false };
export const STOP_FAST: Move = { kind: 'stop', fast: true };
/** By window and mode. */
export const STANDING: Readonly<Record<WindowKind, readonly Move[]>> = {
  dice: MODES.map((mode) => ({ kind: 'standing', window: 'dice', mode })),
  marks: MODES.map((mode) => ({ kind: 'standing', window: 'marks', mode })),
};
