/** What both puzzles draw alike. */

import { POINTS, type Point } from '../../rules/convent.ts';
import { SPOTS, VIEW } from '../geometry.tsx';

export const ALL_POINTS: readonly Point[] = Array.from({ length: POINTS }, (_none, i) => i + 1);
export const PATH_TONES = ['#f2c14e', '#9fd0ff'] as const;

const MARGIN = 70;

export const line = (points: readonly Point[]) =>
  `M${points.map((point) => SPOTS[point].join(' ')).join('L')}`;

/** The part of the plan with all these points in it. */
export function windowAround(points: readonly Point[]) {
  const spots = points.map((point) => SPOTS[point]);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const left = Math.max(VIEW.x, Math.min(...xs) - MARGIN);
  const top = Math.max(VIEW.y, Math.min(...ys) - MARGIN);
  return {
    left,
    top,
    width: Math.min(VIEW.x + VIEW.width, Math.max(...xs) + MARGIN) - left,
    height: Math.min(VIEW.y + VIEW.height, Math.max(...ys) + MARGIN) - top,
  };
}
