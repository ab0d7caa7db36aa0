/** SVG as text, for drawings that are kept as files. It needs no document, so a test in Node can write them. */

import type { ComponentChildren, VNode } from 'preact';

type Attributes = Readonly<Record<string, unknown>>;

/** To a tenth of a unit: nobody sees finer lines. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * One element; attributes that are `undefined` are left out.
 *
 * @example
 * svgElement('g', { opacity: 0.5 }, svgElement('circle', { r: 4 })); // <g opacity="0.5"><circle r="4"/></g>
 */
export function svgElement(name: string, attributes: Attributes, inner = ''): string {
  const open = `<${name}${Object.entries(attributes).map(attributeText).join('')}`;
  return inner === '' ? `${open}/>` : `${open}>${inner}</${name}>`;
}

/** A whole file. */
export function svgFile(attributes: Attributes, inner: string): string {
  return svgElement('svg', { xmlns: 'http://www.w3.org/2000/svg', ...attributes }, inner);
}

interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The attributes of a file that shows this part of a drawing. */
export function viewBoxOf({ x, y, width, height }: ViewBox): Attributes {
  return { width, height, viewBox: `${x} ${y} ${width} ${height}` };
}

/** Something drawn round 0 0, put at its place; `transform`: what is done to it there. */
export function placed(x: number, y: number, inner: string, transform = ''): string {
  return svgElement(
    'g',
    { transform: `translate(${tenth(x)} ${tenth(y)})${transform && ` ${transform}`}` },
    inner,
  );
}

/** One shape a line, and no space that draws nothing. */
export function tidy(text: string): string {
  const joined = text
    .replace(/\n\s*/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ +(\/?>)/g, '$1');
  return `${joined.replace(/> </g, '><').replaceAll('><', '>\n<')}\n`;
}

/** A drawing made of elements and components without state of their own. Numbers are written to a tenth. */
export function svgText(drawing: ComponentChildren): string {
  if (drawing === null || drawing === undefined || typeof drawing === 'boolean') return '';
  if (Array.isArray(drawing)) return drawing.map(svgText).join('');
  if (typeof drawing !== 'object') return escaped(String(drawing));
  const { type, props } = drawing as VNode<{ readonly children?: ComponentChildren }>;
  if (typeof type === 'function') return svgText(callOf(type)(props));
  const { children, key: _key, ...attributes } = props as Attributes & { children?: ComponentChildren };
  const rounded = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === 'number' ? tenth(value) : value,
  ]);
  return svgElement(String(type), Object.fromEntries(rounded), svgText(children));
}

function callOf(component: unknown): (props: unknown) => ComponentChildren {
  return component as (props: unknown) => ComponentChildren;
}

function attributeText([name, value]: [string, unknown]): string {
  return value === undefined || value === null ? '' : ` ${name}="${escaped(String(value))}"`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
