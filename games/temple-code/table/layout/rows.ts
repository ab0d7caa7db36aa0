/** Decoded cards with their answers: one below the other, or in columns. */

import type { Box, Row } from './arrangement.ts';

/** A row is never lower than this: the oldest fold into a count. */
const LEAST_ROW = 26;
const PLAQUE_GAP = 5;

/** A card takes what its height asks for, at most three quarters of the row; its answer the rest. */
export function row(x: number, y: number, w: number, h: number): Row {
  const cardWidth = Math.min(w * 0.73, h * 3.05);
  return {
    card: { x, y, w: cardWidth, h: h - 4 },
    plaque: { x: x + cardWidth + PLAQUE_GAP, y: y + h * 0.1, w: w - cardWidth - PLAQUE_GAP, h: h * 0.8 - 4 },
  };
}

interface Rows {
  readonly rows: readonly Row[];
  readonly folded: number;
}

/** From the top down, the newest lowest. */
export function hanging(count: number, { x, y, w, h }: Box, tallest: number): Rows {
  const shown = Math.min(count, Math.floor(h / LEAST_ROW));
  const height = Math.min(tallest, h / Math.max(1, shown));
  return {
    rows: Array.from({ length: shown }, (_none, i) => row(x, y + i * height, w, height)),
    folded: count - shown,
  };
}

/** In columns, line by line. */
export function inColumns(
  count: number,
  x: number,
  y: number,
  columns: number,
  w: number,
  h: number,
): readonly Row[] {
  return Array.from({ length: count }, (_none, i) =>
    row(x + (i % columns) * (w + PLAQUE_GAP - 1), y + Math.floor(i / columns) * h, w, h),
  );
}
