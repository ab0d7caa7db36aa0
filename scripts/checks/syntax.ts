/** Reads TypeScript sources as syntax trees, so that comments and strings are never mistaken for code. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';

export interface Source {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function parse(source: Source): Node {
  const { program, errors } = parseSync(source.path, source.text);
  if (errors.length > 0) throw new SyntaxError(`${source.path}: ${errors[0].message}`);
  const root: unknown = program;
  if (!isNode(root)) throw new TypeError(`${source.path}: no syntax tree`);
  return root;
}

export interface Descendant {
  readonly node: Node;
  readonly parent: Node;
  /** Of the parent: where the node stands. */
  readonly field: string;
}

/** Every node below this one, parents first. */
export function descendants(node: Node): readonly Descendant[] {
  const found: Descendant[] = [];
  collect(node, found);
  return found;
}

function collect(parent: Node, found: Descendant[]): void {
  for (const [field, value] of Object.entries(parent)) {
    for (const node of Array.isArray(value) ? value : [value]) {
      if (!isNode(node)) continue;
      found.push({ node, parent, field });
      collect(node, found);
    }
  }
}

export function lineOf(source: Source, node: Node): number {
  return source.text.slice(0, node.start).split('\n').length;
}

const NOT_SOURCES = new Set(['node_modules', 'dist', 'reports', 'coverage']);

/** All TypeScript sources below a folder. */
export function readSources(root: string, folder = root): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCES.has(entry.name) || entry.name.startsWith('.')) return [];
    const file = join(folder, entry.name);
    if (entry.isDirectory()) return readSources(root, file);
    if (!/\.(ts|tsx)$/.test(entry.name) || entry.name.endsWith('.d.ts')) return [];
    return [{ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }];
  });
}
