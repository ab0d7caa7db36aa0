/** Places a lesson's card beside its topic, never on it, and off anything the player needs. */

import type { Box } from './lesson-tail.ts';

export interface LessonLayout {
  readonly page: { readonly width: number; readonly height: number };
  readonly card: { readonly width: number; readonly height: number };
  /** Beside this; `null`: nowhere in particular. */
  readonly beside: Box | null;
  /** What it speaks of. */
  readonly topic: Box | null;
  /** What can be chosen. */
  readonly lit: readonly Box[];
  /** What is read meanwhile: the hand, the line that says what to do. */
  readonly kept: readonly Box[];
}

/** Room for a tail; and the least between card and page's edge. */
const GAP = 22;
const EDGE = 12;
/** Places tried along each side of a thing. */
const ALONG = [0.5, 0.2, 0.8, 0, 1];
/** Pixels between the places that are tried all over the page. */
const GRID = 16;
/** A thing larger than this part of the page cannot be stood beside: a card may lie on its edge. */
const WHOLE = 0.45;

type Spot = readonly [left: number, top: number];

/** The spot that costs least; of equal ones the first. */
export function lessonSpot(layout: LessonLayout): Box {
  const { page, card } = layout;
  const inPage = (at: number, room: number) => Math.min(Math.max(EDGE, at), Math.max(EDGE, room - EDGE));
  const boxes = spotsOf(layout).map(
    ([x, y]): Box => ({
      left: inPage(x, page.width - card.width),
      top: inPage(y, page.height - card.height),
      ...card,
    }),
  );
  const costs = boxes.map((box) => cost(box, layout));
  return boxes[costs.indexOf(Math.min(...costs))];
}

/** Below a thing, above, right and left of it, more or less in its middle. */
function besides({ card: { width, height } }: LessonLayout, thing: Box): readonly Spot[] {
  const { left, top, width: across, height: down } = thing;
  const level = ALONG.map((share) => left + (across - width) * share);
  const upright = ALONG.map((share) => top + (down - height) * share);
  return [
    ...level.map((x): Spot => [x, top + down + GAP]),
    ...level.map((x): Spot => [x, top - GAP - height]),
    ...upright.map((y): Spot => [left + across + GAP, y]),
    ...upright.map((y): Spot => [left - GAP - width, y]),
  ];
}

function spotsOf(layout: LessonLayout): readonly Spot[] {
  const { page, card, beside, topic } = layout;
  const middle = (page.width - card.width) / 2;
  const edges: readonly Spot[] = [
    [middle, page.height],
    [middle, 0],
    [page.width, 0],
    [page.width, page.height],
    [0, page.height],
    [0, 0],
  ];
  const all = everywhere(layout);
  if (!beside) return [[middle, (page.height - card.height) / 2], ...edges, ...all];
  return [...besides(layout, beside), ...(topic ? besides(layout, topic) : []), ...edges, ...all];
}

/** On a full page a free place may be beside nothing. */
function everywhere({ page, card }: LessonLayout): readonly Spot[] {
  const rows = Array.from({ length: Math.ceil(page.height / GRID) }, (_none, row) => row * GRID);
  const across = page.width - card.width;
  return rows.flatMap((y) => [across / 2, EDGE, across - EDGE].map((x): Spot => [x, y]));
}

/**
 * Lying on its topic is worst, then on something to choose, then on what is read. Last counts the distance to its
 * topic.
 */
function cost(box: Box, { page, beside, topic, lit, kept }: LessonLayout): number {
  const isWhole = topic !== null && topic.width * topic.height > WHOLE * page.width * page.height;
  const hidden = topic ? hiddenPart(box, topic) : 0;
  const onTopic = isWhole ? 20_000 * hidden : hidden > 0 ? 100_000 * (1 + hidden) : 0;
  const onLit = lit.reduce((sum, thing) => sum + litCost(hiddenPart(box, thing)), 0);
  const onKept = kept.reduce((sum, thing) => sum + hiddenPart(box, thing), 0);
  const way = beside ? apart(box, beside) : 0;
  return onTopic + 4_000 * onLit + 3_000 * onKept + way;
}

/** An edge may be hidden if it must; more is as bad as all of it. */
const litCost = (hidden: number) => (hidden > 0.25 ? 1 : hidden / 2);

/** The part of a thing that a card hides, from 0 to 1. */
export function hiddenPart(card: Box, { left, top, width, height }: Box): number {
  const across = Math.min(card.left + card.width, left + width) - Math.max(card.left, left);
  const down = Math.min(card.top + card.height, top + height) - Math.max(card.top, top);
  return across > 0 && down > 0 ? (across * down) / (width * height) : 0;
}

/** Pixels between the edges of two boxes. */
export function apart(a: Box, b: Box): number {
  const across = Math.max(b.left - a.left - a.width, a.left - b.left - b.width, 0);
  const down = Math.max(b.top - a.top - a.height, a.top - b.top - b.height, 0);
  return Math.hypot(across, down);
}
