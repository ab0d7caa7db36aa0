/** SVG shapes as plain functions that return text. */

import { tenth } from '@conclave/kit/svg-text';
import { type ComponentChildren, h, type JSX, type VNode } from 'preact';
import type { Spot } from '../../rules/plan.ts';

export type Shape = VNode | null;
export type Shapes = readonly (Shape | Shapes)[];
type Paint = Omit<JSX.IntrinsicElements['path'], 'd' | 'ref' | 'rx' | 'ry' | 'cx' | 'cy'>;

/** The ink of every outline. */
export const INK = '#17132c';
export const OUTLINE = {
  stroke: INK,
  'stroke-width': 3.4,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const satisfies Paint;
export const THIN = { ...OUTLINE, 'stroke-width': 2.2 } as const satisfies Paint;

export function path(d: string, paint: Paint = {}): VNode {
  return h('path', { d, ...paint });
}

/** A line without a fill. */
export function stroke(d: string, paint: Paint = {}): VNode {
  return path(d, { fill: 'none', ...THIN, ...paint });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint & { rx?: number } = {},
): VNode {
  return h('rect', { x, y, width, height, ...paint } as JSX.IntrinsicElements['rect']);
}

/** A rectangle round the origin, outlined. */
export function block(width: number, height: number, paint: Paint): VNode {
  return rect(-width / 2, -height / 2, width, height, { rx: 2.5, ...OUTLINE, ...paint });
}

export function circle(cx: number, cy: number, r: number, paint: Paint): VNode {
  return h('circle', { cx, cy, r, ...paint } as JSX.IntrinsicElements['circle']);
}

export function ellipse(rx: number, ry: number, paint: Paint & { cx?: number; cy?: number }): VNode {
  return h('ellipse', { rx, ry, ...paint } as JSX.IntrinsicElements['ellipse']);
}

export function group(props: JSX.IntrinsicElements['g'], ...shapes: ComponentChildren[]): VNode {
  return h('g', props, shapes);
}

/** What is drawn with `url(#id)` as its clip path shows inside this shape alone. */
export function clip(id: string, shape: VNode): VNode {
  return element('clipPath', { id }, shape);
}

/** Any element by name. */
export function element(
  name: string,
  props: Readonly<Record<string, unknown>>,
  ...children: ComponentChildren[]
): VNode {
  return h(name, props as JSX.IntrinsicElements['g'], ...children) as VNode;
}

export function at(x: number, y: number, ...shapes: ComponentChildren[]): VNode {
  return group({ transform: `translate(${tenth(x)} ${tenth(y)})` }, ...shapes);
}

export function polygon(spots: readonly Spot[]): string {
  return `M${spots.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(spots: readonly Spot[]): Box {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export function fill({ left, top, right, bottom }: Box, paint: Paint): VNode {
  return rect(left, top, right - left, bottom - top, paint);
}

/** Whether a spot lies inside an outline (even-odd). */
export function isInside([x, y]: Spot, outline: readonly Spot[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + outline.length - 1) % outline.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
