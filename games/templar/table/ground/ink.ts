/** The tools of the static pictures: shapes in ink, and materials. */

import { svgElement, tenth } from '@conclave/kit/svg-text';
import type { Box } from '../layout.ts';

export const INK = '#2b2118';
/** Where light does not fall. */
export const SHADE = '#1a0f05';

export interface Material {
  readonly top: string;
  readonly light: string;
  readonly dark: string;
  readonly deep: string;
}

export const WOOD: Material = { top: '#a8733c', light: '#c08a4e', dark: '#7a4f26', deep: '#54330f' };
export const OAK: Material = { top: '#8d5f32', light: '#a87644', dark: '#66421f', deep: '#452a0e' };
export const STONE: Material = { top: '#d8c6a0', light: '#ece0c2', dark: '#a8956c', deep: '#7d6b46' };

/** Colours of the stained glass. */
export const GLASS = { red: '#d8402a', blue: '#2b62c4', gold: '#f0b42c', green: '#2f9a6e' } as const;

/** How a shape is painted. `ink`: an outline of that width in ink; `stroke`: one in another colour. */
export interface Paint {
  readonly fill?: string;
  readonly ink?: number;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  /** Where the dashes begin. */
  readonly shift?: number;
  readonly cap?: 'round' | 'square';
  readonly opacity?: number;
  /** Radius of the corners of a rectangle. */
  readonly corner?: number;
  /** Name of a clip path or mask. */
  readonly clip?: string;
  readonly mask?: string;
}

function attributes({
  fill = 'none',
  ink,
  stroke,
  width,
  dash,
  shift,
  cap,
  opacity,
  clip,
  mask,
}: Paint): Readonly<Record<string, string | number | undefined>> {
  return {
    fill,
    stroke: ink === undefined ? stroke : INK,
    'stroke-width': ink ?? width,
    'stroke-dasharray': dash,
    'stroke-dashoffset': shift,
    'stroke-linecap': cap,
    opacity,
    'clip-path': clip && `url(#${clip})`,
    mask: mask && `url(#${mask})`,
  };
}

export const path = (d: string, paint: Paint): string => svgElement('path', { d, ...attributes(paint) });
export const rect = ({ x, y, w, h }: Box, paint: Paint): string =>
  svgElement('rect', {
    x: tenth(x),
    y: tenth(y),
    width: tenth(w),
    height: tenth(h),
    rx: paint.corner,
    ...attributes(paint),
  });
export const circle = (x: number, y: number, r: number, paint: Paint): string =>
  svgElement('circle', { cx: tenth(x), cy: tenth(y), r: tenth(r), ...attributes(paint) });
export const ellipse = (x: number, y: number, rx: number, ry: number, paint: Paint): string =>
  svgElement('ellipse', { cx: tenth(x), cy: tenth(y), rx: tenth(rx), ry: tenth(ry), ...attributes(paint) });

export const scaled = (scale: number): string => (scale === 1 ? '' : `scale(${scale})`);

/** As many as `count`, drawn one after the other. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_none, index) => draw(index)).join('');
}
