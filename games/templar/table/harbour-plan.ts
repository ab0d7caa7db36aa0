/** The harbour fitted into a box of the sheet: its points there, and how large things are. */

import { type Box, type HarbourPlan, LAYOUT, type Point } from './layout.ts';

export interface Harbour {
  readonly box: Box;
  readonly kind: 'columns' | 'row';
  readonly plan: HarbourPlan;
  readonly scale: number;
  /** Where the plan's own corner lies in the sheet. */
  readonly corner: Point;
  /** Sheet units for a point of the plan. */
  at(point: Point): Point;
}

/** Columns stand at the foot of the box, the sea grows above them; a row fills it. */
export function fitHarbour(box: Box, kind: 'columns' | 'row'): Harbour {
  const plan = LAYOUT.harbour[kind];
  const { width, height } = plan.size;
  const scale = Math.min(box.w / width, box.h / height);
  const corner = { x: box.x + (box.w - width * scale) / 2, y: box.y + box.h - height * scale };
  return {
    box,
    kind,
    plan,
    scale,
    corner,
    at: ({ x, y }) => ({ x: corner.x + x * scale, y: corner.y + y * scale }),
  };
}
