import { tenth } from '@conclave/kit/svg-text';
import { path } from '../draw.ts';

export function flame(x: number, y: number, size: number) {
  const [wide, narrow] = [tenth(size), tenth(size * 0.8)];
  const [top, middle, low] = [tenth(y - size * 1.6), tenth(y - size * 0.4), tenth(y + size * 0.6)];
  const foot = tenth(y + size * 0.7);
  return path(
    `M${x} ${top}C${x + wide} ${middle} ${x + narrow} ${low} ${x} ${foot}C${x - narrow} ${low} ${x - wide} ${middle} ${x} ${top}Z`,
    { fill: '#ffdf7e', stroke: '#b5651d', 'stroke-width': 1.6 },
  );
}
