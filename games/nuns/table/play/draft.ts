/** A plan as it is wanted, and the moves that lead to it from what is pencilled. */

import type { Card } from '../../rules/cards.ts';
import type { Point } from '../../rules/convent.ts';
import type { Move } from '../../rules/moves.ts';
import type { Figure } from '../../rules/state.ts';
import type { OwnNovice } from '../../rules/view.ts';

export type Draft = OwnNovice['plan'];

export const BLANK: Draft = { card: null, obeys: false, fast: 0, way: [], split: null };

/** The moves that turn one plan into the other: drawn on where possible, rubbed out and drawn anew where not. */
export function movesTo(figure: Figure, from: Draft, to: Draft): Move[] {
  if (from.card !== null && !isBeginning(from, to)) {
    return [{ kind: 'erase', figure }, ...movesTo(figure, BLANK, to)];
  }
  const moves: Move[] = [];
  if (to.card === null) return moves;
  if (from.card === null) {
    moves.push(to.obeys ? { kind: 'obey', figure } : { kind: 'pace', figure, card: to.card });
  }
  // Standing still, there is no first move to draw.
  let split = to.card === 'stand' ? to.split : from.split;
  const hurry = (leg: number) => {
    if (to.fast === leg && from.fast !== leg) moves.push({ kind: 'hurry', figure });
  };
  if (split === null) hurry(1);
  for (let i = from.way.length; i <= to.way.length; i++) {
    if (split === null && to.split === i) {
      moves.push({ kind: 'rest', figure });
      split = i;
    }
    if (i === Math.max(from.way.length, to.split ?? 0) && split !== null) hurry(2);
    if (i < to.way.length) moves.push({ kind: 'step', figure, to: to.way[i] });
  }
  return moves;
}

/** Whether one plan goes on where the other ends. */
function isBeginning(from: Draft, to: Draft): boolean {
  if (from.card !== to.card || from.obeys !== to.obeys) return false;
  if (from.fast !== 0 && from.fast !== to.fast) return false;
  if (from.split !== null && from.split !== to.split) return false;
  if (from.split === null && to.split !== null && from.way.length > to.split) return false;
  if (to.fast === 1 && from.fast === 0 && from.split !== null) return false;
  return from.way.every((point, i) => point === to.way[i]);
}

export function isSame(a: Draft, b: Draft): boolean {
  return (
    a.card === b.card &&
    a.obeys === b.obeys &&
    a.fast === b.fast &&
    a.split === b.split &&
    a.way.length === b.way.length &&
    a.way.every((point, i) => point === b.way[i])
  );
}

/** The points of the move that is being drawn. */
export function legOf({ way, split }: Draft): readonly Point[] {
  return way.slice(split ?? 0);
}

/** The same plan with another card. */
export function withCard(draft: Draft, card: Card, double: boolean): Draft {
  if (card === 'stand') return { ...BLANK, card, split: double ? 0 : null };
  return { ...draft, card, obeys: false, split: draft.card === 'stand' ? null : draft.split };
}

/** The move that is being drawn, with other points. */
export function withLeg(draft: Draft, leg: readonly Point[]): Draft {
  return { ...draft, way: [...draft.way.slice(0, draft.split ?? 0), ...leg] };
}
