/** Points, boxes and ways in board units. No document, no screen. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function centreOf(box: Rect): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far a point lies outside a box; 0 within it. */
export function distanceToRect(point: Point, box: Rect): number {
  const dx = Math.max(box.x - point.x, 0, point.x - box.x - box.width);
  const dy = Math.max(box.y - point.y, 0, point.y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** Degrees of the direction from `centre` to `point`, clockwise on the screen, 0 to the right. */
export function angleOf(point: Point, centre: Point): number {
  return (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI;
}

export function turned(point: Point, centre: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const x = point.x - centre.x;
  const y = point.y - centre.y;
  return {
    x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}

/** The box round some points, with a margin: what a camera glides to. */
export function around(points: readonly Point[], margin = 0): Rect {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left - margin,
    y: top - margin,
    width: Math.max(...xs) - left + 2 * margin,
    height: Math.max(...ys) - top + 2 * margin,
  };
}

/** Places for several pieces on one point: side by side, then in rows, the later ones in front. */
export function clustered(at: Point, count: number, gap: number): readonly Point[] {
  const perRow = count <= 3 ? count : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / Math.max(1, perRow));
  return Array.from({ length: count }, (_none, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? count - row * perRow : perRow;
    return {
      x: at.x + ((i % perRow) - (inRow - 1) / 2) * gap,
      y: at.y + (row - (rows - 1) / 2) * gap * 0.6,
    };
  });
}
