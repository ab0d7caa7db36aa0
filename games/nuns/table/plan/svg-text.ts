/** Writes a drawing down as the text of an SVG file. */

import type { ComponentChildren, VNode } from 'preact';
import { tenth } from './draw.ts';

export function svgText(drawing: ComponentChildren): string {
  if (drawing === null || drawing === undefined || typeof drawing === 'boolean') return '';
  if (Array.isArray(drawing)) return drawing.map(svgText).join('');
  if (typeof drawing !== 'object') return escaped(String(drawing));
  const { type, props } = drawing as VNode<{ readonly children?: ComponentChildren }>;
  if (typeof type === 'function') return svgText(callOf(type)(props));
  const { children, ...attributes } = props;
  const inner = svgText(children);
  const open = `<${type}${Object.entries(attributes).map(attributeText).join('')}`;
  return inner === '' ? `${open}/>` : `${open}>${inner}</${type}>`;
}

/** The drawings of the plan have no state of their own: they can be called. */
function callOf(component: unknown): (props: unknown) => ComponentChildren {
  return component as (props: unknown) => ComponentChildren;
}

function attributeText([name, value]: [string, unknown]): string {
  if (value === undefined || value === null || name === 'key') return '';
  return ` ${name}="${typeof value === 'number' ? tenth(value) : escaped(String(value))}"`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
