/** Ruling: the sight rule (NR-41) is out. Two clicks lay it, or a drag from point to point. Nobody else learns of it. */

import type { Point } from '../../rules/convent.ts';
import { laying } from './laying.ts';
import type { HandState } from './states.ts';

export interface Rule {
  readonly from: Point | null;
  readonly to: Point | null;
}

/** The rule as it is taken out. */
export const UNLAID: Rule = { from: null, to: null };

export type ChangeRule = (change: (now: Rule | null) => Rule | null) => void;

export function ruling(change: ChangeRule): HandState {
  return {
    kind: 'ruling',
    click: (point) =>
      change((now) => (now?.from && now.to === null ? { ...now, to: point } : { from: point, to: null })),
    press: (from) => laying(from, change),
  };
}
