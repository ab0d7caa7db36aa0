/** The pen of the static pictures. They are drawn once as text, and kept as files beside this one. */

import { placed, svgFile, tenth, viewBoxOf } from '@conclave/kit/svg-text';

const scaled = (value: number): number => Math.round(value * 100) / 100;

interface Pose {
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
}

/** Something drawn around 0 0, put where it belongs. */
export function put(
  x: number,
  y: number,
  shape: string,
  { turn = 0, scale = 1, flip = false }: Pose = {},
): string {
  const parts: string[] = [];
  if (turn !== 0) parts.push(`rotate(${tenth(turn)})`);
  if (scale !== 1 || flip) parts.push(`scale(${scaled(flip ? -scale : scale)} ${scaled(scale)})`);
  return placed(x, y, shape, parts.join(' '));
}

/** A shape and its reflection in the y axis. */
export const mirrored = (shape: string): string => `${shape}<g transform="scale(-1 1)">${shape}</g>`;

/** A whole picture. `window`: the part of the drawing that is shown. */
export function picture(
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  drawing: string,
): string {
  const text = svgFile({ 'aria-hidden': true, ...viewBoxOf({ x, y, width, height }) }, drawing);
  return `${text.replaceAll(/\n\s*/g, '')}\n`;
}
