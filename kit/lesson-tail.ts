/** The tail of a lesson's card: a short point on its edge, towards its topic. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From two places on the card's edge to a tip outside it. */
export interface Tail {
  readonly from: Point;
  readonly to: Point;
  readonly tip: Point;
}

/** Pixels: how far it reaches at the most, how much it leaves free before its target, and how wide its foot is. */
const LONGEST = 30;
const SHORTEST = 6;
const APART = 5;
const FOOT = 22;
/** Its foot keeps so far from the corners. */
const CORNER = 14;

const between = (low: number, value: number, high: number) => Math.min(Math.max(low, value), high);
const middleOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

function nearest({ left, top, width, height }: Box, { x, y }: Point): Point {
  return { x: between(left, x, left + width), y: between(top, y, top + height) };
}

function isApart(a: Box, b: Box): boolean {
  return (
    a.left + a.width <= b.left ||
    b.left + b.width <= a.left ||
    a.top + a.height <= b.top ||
    b.top + b.height <= a.top
  );
}

/** In the page's pixels; `null`: there is nothing outside the card to point at. */
export function tailOf(card: Box, target: Box | null): Tail | null {
  if (!target || target.width === 0 || target.height === 0) return null;
  // A card that lies over a part of a large thing points at its middle.
  const aim = isApart(card, target) ? nearest(target, middleOf(card)) : middleOf(target);
  const edge = nearest(card, aim);
  const across = aim.x - edge.x;
  const down = aim.y - edge.y;
  if (across === 0 && down === 0) return null;
  const isUpright = Math.abs(down) >= Math.abs(across);
  // On the edge that faces it; near a corner a little aside, so that its foot has room.
  const base = isUpright
    ? {
        x: between(card.left + CORNER + FOOT / 2, aim.x, card.left + card.width - CORNER - FOOT / 2),
        y: edge.y,
      }
    : {
        x: edge.x,
        y: between(card.top + CORNER + FOOT / 2, aim.y, card.top + card.height - CORNER - FOOT / 2),
      };
  const distance = Math.hypot(aim.x - base.x, aim.y - base.y);
  const length = Math.min(LONGEST, distance - APART);
  if (length < SHORTEST) return null;
  const tip = {
    x: base.x + ((aim.x - base.x) / distance) * length,
    y: base.y + ((aim.y - base.y) / distance) * length,
  };
  const half = isUpright ? { x: FOOT / 2, y: 0 } : { x: 0, y: FOOT / 2 };
  return {
    from: { x: base.x - half.x, y: base.y - half.y },
    to: { x: base.x + half.x, y: base.y + half.y },
    tip,
  };
}

/** As it is drawn: two sides that bend in towards the tip. */
export function tailPath({ from, to, tip }: Tail, { left, top }: Box): string {
  const at = ({ x, y }: Point) => `${(x - left).toFixed(1)} ${(y - top).toFixed(1)}`;
  const base = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = (side: Point) => ({
    x: base.x + (tip.x - base.x) * 0.4 + (side.x - base.x) * 0.25,
    y: base.y + (tip.y - base.y) * 0.4 + (side.y - base.y) * 0.25,
  });
  return `M${at(from)}Q${at(bend(from))} ${at(tip)}Q${at(bend(to))} ${at(to)}`;
}
