import { expect, test } from 'vitest';
import { importsOf } from '../checks/imports.ts';

function found(text: string) {
  return importsOf({ path: 'sample.ts', text }).map(({ specifier, values, lazy }) => ({
    specifier,
    values,
    lazy,
  }));
}

test.each([
  ["import { a, type B } from './x.ts'", ['a']],
  ["import type { A } from './x.ts'", []],
  ["import { type A, type B } from './x.ts'", []],
  ["import { a as b } from './x.ts'", ['a']],
  ["import a from './x.ts'", null],
  ["import * as a from './x.ts'", null],
  ["import './x.ts'", null],
  ["export { a, type B } from './x.ts'", ['a']],
  ["export type { A } from './x.ts'", []],
  ["export * from './x.ts'", null],
  ["export type * from './x.ts'", []],
  ["export * as a from './x.ts'", null],
  ["type A = import('./x.ts').A", []],
  ["import a from './x.ts' with { type: 'json' }", null],
])('finds %s', (text, values) => {
  expect(found(text)).toEqual([{ specifier: './x.ts', values, lazy: false }]);
});

test.each(["const a = await import('./x.ts')", 'const a = () => import(`./x.ts`)'])(
  'finds lazy %s',
  (text) => {
    expect(found(text)).toEqual([{ specifier: './x.ts', values: null, lazy: true }]);
  },
);

test.each([
  "// import { a } from './x.ts'",
  '/* import("./x.ts") */',
  'const a = "import { b } from \'./x.ts\'";',
  "const a = `${1} import('./x.ts')`;",
  'export { a }; const a = 1;',
  'const here = import.meta;',
])('finds nothing in %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('gives the line', () => {
  expect(importsOf({ path: 'sample.ts', text: "\n\nimport './x.ts'" })[0].line).toBe(3);
});

test('reads a template by what is fixed in it', () => {
  expect(found('import(`@conclave/games/${id}/test/spec`)')).toMatchObject([
    { specifier: '@conclave/games/*/test/spec' },
  ]);
});

test('refuses an import it cannot read, and a source it cannot parse', () => {
  expect(() => found('import(name)')).toThrow('sample.ts:1 a computed import');
  expect(() => found('import(`${name}/a.ts`)')).toThrow('sample.ts:1 a computed import');
  expect(() => found('import {')).toThrow('sample.ts');
});
