/**
 * The coordinates of a table that shows everything at once. The plan keeps its own scale: one unit is one unit of it.
 */

import type { Box } from './layout.ts';
import { LAYOUT } from './layout.ts';

export interface Arrangement {
  readonly size: { readonly width: number; readonly height: number };
  readonly thread: Box;
  readonly abbey: Box;
  /** By opponent, then Raphael. */
  readonly plaques: readonly Box[];
  readonly harbour: Box & { readonly plan: 'columns' | 'row' };
  readonly hand: Box;
  readonly shelf: Box;
  /** One card, and the pile at the end of the hand. */
  readonly card: { readonly w: number; readonly h: number };
}

const EDGE = 6;
const GAP = 4;
const THREAD = 26;
const PLAQUE = { w: 282, h: 64 };
const SHELF = 44;
const CARD = { w: 86, h: 126, least: 74, most: 96 };
const PILE = 62;
/** The column beside the plan: at least a plaque, at most this wide. */
const WIDEST = 400;
const { width: PLAN_W, height: PLAN_H } = LAYOUT.size;

const cardOf = (w: number) => ({ w, h: Math.round((w * CARD.h) / CARD.w) });

/** `ratio`: width by height of what the page has for it. `plaques`: opponents, and Raphael. `cards`: nine or ten. */
export function deskArrangement(ratio: number, plaques: number, cards: number): Arrangement {
  const top = EDGE + THREAD + 2;
  const heightWith = (h: number) => top + PLAN_H + GAP + h + GAP + SHELF + EDGE;
  const least = EDGE + PLAN_W + GAP + PLAQUE.w + EDGE;
  const room = (w: number) => (w - 2 * EDGE - PILE - cards * GAP) / cards;
  // A low page takes from the cards first, a high one gives to them.
  const wanted = ratio * heightWith(cardOf(CARD.least).h) < least ? CARD.most : CARD.w;
  const low = ratio * heightWith(cardOf(CARD.w).h) > least + 60;
  const card = cardOf(Math.floor(Math.min(low ? CARD.least + 6 : wanted, room(least))));
  const height = heightWith(card.h);
  const width = Math.max(least, Math.min(Math.round(height * ratio), EDGE + PLAN_W + GAP + WIDEST + EDGE));
  const right = { x: EDGE + PLAN_W + GAP, y: top, w: width - EDGE - PLAN_W - GAP - EDGE };
  const under = plaques * (PLAQUE.h + GAP);
  return {
    size: { width, height },
    thread: { x: EDGE, y: EDGE, w: width - 2 * EDGE, h: THREAD },
    abbey: { x: EDGE, y: top, w: PLAN_W, h: PLAN_H },
    plaques: Array.from({ length: plaques }, (_none, i) => ({
      x: right.x,
      y: top + i * (PLAQUE.h + GAP),
      w: right.w,
      h: PLAQUE.h,
    })),
    harbour: { ...right, y: top + under, h: PLAN_H - under, plan: 'columns' },
    hand: { x: EDGE, y: top + PLAN_H + GAP, w: width - 2 * EDGE, h: card.h },
    shelf: { x: EDGE, y: height - EDGE - SHELF, w: width - 2 * EDGE, h: SHELF },
    card,
  };
}

/** Upright: everything below each other, as wide as the plan. */
export function tabletArrangement(plaques: number, cards: number): Arrangement {
  const width = PLAN_W + 2 * EDGE;
  const columns = plaques > 3 ? 2 : Math.max(1, plaques);
  const rows = Math.ceil(plaques / columns);
  const inner = width - 2 * EDGE;
  const plaque = (inner - (columns - 1) * GAP) / columns;
  const plaquesAt = EDGE + THREAD + 2;
  const abbeyAt = plaquesAt + rows * (PLAQUE.h + GAP);
  const harbourAt = abbeyAt + PLAN_H + GAP;
  const row = LAYOUT.harbour.row.size;
  const harbourH = Math.round((inner * row.height) / row.width);
  const card = cardOf(Math.floor((inner - PILE - cards * 3) / cards));
  const handAt = harbourAt + harbourH + GAP;
  const shelfAt = handAt + card.h + GAP;
  return {
    size: { width, height: shelfAt + SHELF + EDGE },
    thread: { x: EDGE, y: EDGE, w: inner, h: THREAD },
    abbey: { x: EDGE, y: abbeyAt, w: PLAN_W, h: PLAN_H },
    plaques: Array.from({ length: plaques }, (_none, i) => ({
      x: EDGE + (i % columns) * (plaque + GAP),
      y: plaquesAt + Math.floor(i / columns) * (PLAQUE.h + GAP),
      w: plaque,
      h: PLAQUE.h,
    })),
    harbour: { x: EDGE, y: harbourAt, w: inner, h: harbourH, plan: 'row' },
    hand: { x: EDGE, y: handAt, w: inner, h: card.h },
    shelf: { x: EDGE, y: shelfAt, w: inner, h: SHELF },
    card,
  };
}
