/** Pen and paints of the static pictures: they are drawn as text, once, and kept as files beside this one. */

/** One digit after the point is enough at any size a board is shown in. */
export const round = (value: number): number => Math.round(value * 10) / 10;
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
  const parts = [`translate(${round(x)} ${round(y)})`];
  if (turn !== 0) parts.push(`rotate(${round(turn)})`);
  if (scale !== 1 || flip) parts.push(`scale(${scaled(flip ? -scale : scale)} ${scaled(scale)})`);
  return `<g transform="${parts.join(' ')}">${shape}</g>`;
}

/** A shape and its reflection in the y axis. */
export const mirrored = (shape: string): string => `${shape}<g transform="scale(-1 1)">${shape}</g>`;

/** Small irregularities that are the same in every drawing: a linear congruential generator. */
export function irregular(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A whole picture. `window`: the part of the drawing that is shown. */
export function picture(
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  drawing: string,
): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${drawing}</svg>`;
  return `${text.replaceAll(/\n\s*/g, '')}\n`;
}
