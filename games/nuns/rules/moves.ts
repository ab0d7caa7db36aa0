/** The moves of a seat. All except plans stand in a table and are made once. */

import { POINTS, type Point } from './convent.ts';
import { ALL_PATHS, type Path } from './paths.ts';
import {
  EDGES,
  type Edge,
  type Figure,
  GUARDS,
  type GuardIndex,
  PASSES,
  type PassFor,
  type Plan,
  type Use,
  type When,
} from './state.ts';

export type Move =
  /** P1: what she does this turn. */
  | ({ readonly kind: 'plan'; readonly figure: Figure } & Plan)
  /** P3, P6: what is done with her blessing, also if it is none for a window; `null`: she passes. */
  | { readonly kind: 'bless'; readonly figure: Figure; readonly play: Use | null }
  /** Takes back what the seat has answered in the window that is open. */
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'takePath'; readonly path: Path }
  | { readonly kind: 'aboutTurn' }
  /** P4: which guard goes first. */
  | { readonly kind: 'lead'; readonly guard: GuardIndex }
  | { readonly kind: 'go'; readonly to: Point; readonly fast: boolean }
  | { readonly kind: 'stop'; readonly fast: boolean }
  /** A standing order: when her blessing is played without being asked for. */
  | { readonly kind: 'order'; readonly figure: Figure; readonly when: When; readonly limit: number }
  /** A standing order: on which of several edges her markers lie. */
  | { readonly kind: 'edge'; readonly figure: Figure; readonly edge: Edge }
  /** Says to all that the seat passes from now on, in this turn or in the whole game. */
  | { readonly kind: 'pass'; readonly until: PassFor };

export const MAX_FIGURES = 8;
export const MAX_DICE = 6;
/** Two runs, one of them with Fast, and a point too many. Up to there the rules say what is wrong with a way. */
export const MAX_WAY = 12;
/** The highest limit of an order: a die has no more, and farther guards hear nothing. */
export const MAX_LIMIT = 6;

const figures = Array.from({ length: MAX_FIGURES }, (_none, figure) => figure);
const points = Array.from({ length: POINTS + 1 }, (_none, point) => point);

/** By figure: nothing is done with her blessing. */
export const KEEP: readonly Move[] = figures.map((figure) => ({ kind: 'bless', figure, play: null }));
/** By figure and die. */
export const BLESS: readonly (readonly Move[])[] = figures.map((figure) =>
  Array.from({ length: MAX_DICE }, (_none, die) => ({ kind: 'bless', figure, play: { die } })),
);
/** By figure, guard and point: False Noise. */
export const FEIGN: readonly (readonly (readonly Move[])[])[] = figures.map((figure) =>
  GUARDS.map((guard) => points.map((to) => ({ kind: 'bless', figure, play: { guard, to } }))),
);
export const WITHDRAW: Move = { kind: 'withdraw' };
export const TAKE_PATH: readonly Move[] = ALL_PATHS.map((path) => ({ kind: 'takePath', path }));
export const ABOUT_TURN: Move = { kind: 'aboutTurn' };
export const LEAD: readonly Move[] = GUARDS.map((guard) => ({ kind: 'lead', guard }));
/** By point. */
export const GO: readonly Move[] = points.map((to) => ({ kind: 'go', to, fast: false }));
export const GO_FAST: readonly Move[] = points.map((to) => ({ kind: 'go', to, fast: true }));
export const STOP: Move = { kind: 'stop', fast: false };
export const STOP_FAST: Move = { kind: 'stop', fast: true };
/** By figure, when, and one less than the limit. */
export const ORDER: readonly Readonly<Record<When, readonly Move[]>>[] = figures.map((figure) => {
  const orders = (when: When): readonly Move[] =>
    Array.from({ length: MAX_LIMIT }, (_none, i) => ({ kind: 'order', figure, when, limit: i + 1 }));
  return { never: orders('never'), heard: orders('heard'), always: orders('always') };
});
/** By figure and place of the edge among EDGES. */
export const EDGE: readonly (readonly Move[])[] = figures.map((figure) =>
  EDGES.map((edge) => ({ kind: 'edge', figure, edge })),
);
/** By place among PASSES. */
export const PASS: readonly Move[] = PASSES.map((until) => ({ kind: 'pass', until }));
