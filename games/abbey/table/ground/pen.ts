/** What every drawing is made with: shapes as text, in ink. */

export const INK = '#2b2118';

/** Numbers that look random and are the same every time, so that every leaf stands where it stood yesterday. */
export function dice(word: string): () => number {
  let h = 2166136261;
  for (const c of word) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

/** To a tenth: finer lines nobody sees. */
export const round = (x: number): number => Math.round(x * 10) / 10;

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
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${drawn(stroke, width, '')} ${more}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  stroke = INK,
  width = 2,
): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${drawn(stroke, width, '')}/>`;

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
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${rx}" fill="${fill}"${drawn(stroke, width, ' stroke-linejoin="round"')} ${more}/>`;

export const group = (inner: string, transform: string): string => `<g transform="${transform}">${inner}</g>`;

/** Something drawn round 0 0, at its place. */
export const put = (x: number, y: number, inner: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`;

/** The text of a file: no space that draws nothing, one shape a line. */
export const tidy = (text: string): string =>
  `${text
    .replace(/\n\s*/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ +(\/?>)/g, '$1')
    .replace(/> </g, '><')
    .replaceAll('><', '>\n<')}\n`;
