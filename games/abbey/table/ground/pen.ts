/** The pen for all drawings of the ground: shapes as SVG text, in ink. */

import { placed, tenth } from '@conclave/kit/svg-text';

export const INK = '#2b2118';

const drawn = (stroke: string, width: number, joined: string): string =>
  stroke === 'none' ? '' : ` stroke="${stroke}" stroke-width="${width}"${joined}`;

export const path = (d: string, fill = 'none', stroke = INK, width = 2, more = ''): string =>
  `<path d="${d}" fill="${fill}"${drawn(stroke, width, ' stroke-linejoin="round" stroke-linecap="round"')} ${more}/>`;

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  stroke = INK,
  width = 2,
  more = '',
): string =>
  `<circle cx="${tenth(cx)}" cy="${tenth(cy)}" r="${tenth(r)}" fill="${fill}"${drawn(stroke, width, '')} ${more}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  stroke = INK,
  width = 2,
): string =>
  `<ellipse cx="${tenth(cx)}" cy="${tenth(cy)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}"${drawn(stroke, width, '')}/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  stroke = INK,
  width = 2,
  rx = 0,
  more = '',
): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}" rx="${rx}" fill="${fill}"${drawn(stroke, width, ' stroke-linejoin="round"')} ${more}/>`;

export const group = (inner: string, transform: string): string => `<g transform="${transform}">${inner}</g>`;

/** Something drawn round 0 0, at its place. */
export const put = (x: number, y: number, inner: string, scale = 1, turn = 0): string =>
  placed(
    x,
    y,
    inner,
    [turn && `rotate(${turn})`, scale !== 1 && `scale(${scale})`].filter(Boolean).join(' '),
  );
