/** The arithmetic of the camera: a place of the board is at `x + scale * place` in the frame, in pixels. */

import { centreOf, type Point, type Rect, type Size } from './geometry.ts';

export interface Pose extends Point {
  readonly scale: number;
}

/** The whole board, as large as it fits, in the middle. */
export function whole(board: Size, frame: Size): Pose {
  const scale = Math.min(frame.width / board.width, frame.height / board.height);
  return {
    scale,
    x: (frame.width - board.width * scale) / 2,
    y: (frame.height - board.height * scale) / 2,
  };
}

/** The scale that is allowed: no farther than the whole board, no nearer than `nearest` times that. */
export function allowed(scale: number, board: Size, frame: Size, nearest: number): number {
  const far = whole(board, frame).scale;
  return Math.min(Math.max(scale, far), far * nearest);
}

/** At a scale that is allowed, with the same place in the middle, and never past an edge. */
export function within(pose: Pose, board: Size, frame: Size, nearest: number): Pose {
  const scale = allowed(pose.scale, board, frame, nearest);
  const { x, y } = centred(centreOf(windowOf(pose, frame)), scale, frame);
  return {
    scale,
    x: along(x, board.width * scale, frame.width),
    y: along(y, board.height * scale, frame.height),
  };
}

/** A board smaller than the frame stands in its middle; a larger one leaves no gap. */
function along(at: number, board: number, frame: number): number {
  if (board <= frame) return (frame - board) / 2;
  return Math.min(0, Math.max(frame - board, at));
}

/** Nearer by a factor; the place under `at` (frame pixels) stays where it is. */
export function zoomed(pose: Pose, factor: number, at: Point): Pose {
  return {
    scale: pose.scale * factor,
    x: at.x - (at.x - pose.x) * factor,
    y: at.y - (at.y - pose.y) * factor,
  };
}

/** Shows a box as large as the frame allows, at most at `most` pixels a unit. */
export function framed(box: Rect, frame: Size, most = Number.POSITIVE_INFINITY): Pose {
  const scale = Math.min(frame.width / box.width, frame.height / box.height, most);
  return centred(centreOf(box), scale, frame);
}

export function centred(place: Point, scale: number, frame: Size): Pose {
  return { scale, x: frame.width / 2 - place.x * scale, y: frame.height / 2 - place.y * scale };
}

export function toBoard(pose: Pose, at: Point): Point {
  return { x: (at.x - pose.x) / pose.scale, y: (at.y - pose.y) / pose.scale };
}

export function toFrame(pose: Pose, place: Point): Point {
  return { x: pose.x + place.x * pose.scale, y: pose.y + place.y * pose.scale };
}

/** What can be seen of the board, in board units. */
export function windowOf(pose: Pose, frame: Size): Rect {
  const { x, y } = toBoard(pose, { x: 0, y: 0 });
  return { x, y, width: frame.width / pose.scale, height: frame.height / pose.scale };
}

/** The smallest pan that brings a place at least `margin` pixels inside the frame. */
export function revealing(pose: Pose, place: Point, frame: Size, margin: number): Pose {
  const at = toFrame(pose, place);
  const shift = (value: number, length: number) =>
    value < margin ? margin - value : Math.min(0, length - margin - value);
  return { ...pose, x: pose.x + shift(at.x, frame.width), y: pose.y + shift(at.y, frame.height) };
}
