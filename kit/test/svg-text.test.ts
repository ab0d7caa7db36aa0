import { h } from 'preact';
import { expect, test } from 'vitest';
import { placed, svgElement, svgFile, svgText, tidy, viewBoxOf } from '../svg-text.ts';

test('an element writes its attributes in order, leaves out what is undefined, and escapes the rest', () => {
  expect(svgElement('rect', { x: 1, fill: undefined, class: 'a<"b"&' })).toBe(
    '<rect x="1" class="a&lt;&quot;b&quot;&amp;"/>',
  );
  expect(svgElement('g', {}, '<path/>')).toBe('<g><path/></g>');
});

test('a file shows a part of its drawing', () => {
  expect(svgFile(viewBoxOf({ x: -2, y: 3, width: 40, height: 30 }), '<path/>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="-2 3 40 30"><path/></svg>',
  );
});

test('a thing is put at its place, and turned there', () => {
  expect(placed(1.26, 2, '<path/>')).toBe('<g transform="translate(1.3 2)"><path/></g>');
  expect(placed(0, 0, '<path/>', 'rotate(30)')).toBe('<g transform="translate(0 0) rotate(30)"><path/></g>');
});

test('a tidy text has one shape a line', () => {
  expect(tidy('<g>\n   <path d="M0 0"  />  <path/></g>')).toBe('<g>\n<path d="M0 0"/>\n<path/>\n</g>\n');
});

test('elements and components become text, numbers to a tenth', () => {
  const Dot = ({ r }: { r: number }) => h('circle', { r });
  expect(svgText(h('g', { key: 'a', opacity: 0.25 }, [h(Dot, { r: 1.04 }), null, false, 'a < b']))).toBe(
    '<g opacity="0.3"><circle r="1"/>a &lt; b</g>',
  );
});
