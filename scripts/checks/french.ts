/** French in all packages: what its typesetting and its elisions ask of every text, wherever it is written. */

import { dirname, join } from 'node:path/posix';
import { importsOf } from './imports.ts';
import { descendants, isNode, lineOf, type Node, parse, type Source } from './syntax.ts';

/** Faults that no last touch mends. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a straight apostrophe': /[a-zà-ÿœ]'[a-zà-ÿœ]/i,
  'a sign without its space': /[^\s\u00a0][?!»](?!\w)|[a-zà-ÿœ)][;:](?:\s|$)|\d%|«[^\s\u00a0]/,
  'two spaces': /\S {2,}\S/,
  'three dots for an ellipsis': /\.\.\./,
  'no elision': /(?:^|[\s(«\u00a0])(?:de|que|jusque|lorsque|puisque|ne|se|je|me|te) [aeiouéèêàâîôœ]/,
};
/** A key of the terminal and what it does: set off like a table. */
const KEY_LINE = /^\S {3}/;
const BREAKABLE = / [:;?!»%]|« /;
const SETS_TEXT = /\b(?:typeset|typesetAll|gameText|textOf)\b/;
/** Set by the page that shows them. */
const LESSON = /^(?:games|examples)\/[^/]+\/table\/lesson(?:-[^/]+)?\.ts$/;
/** Somebody's name, as far as one can tell from what it is called. */
const NAME = /^(?:name|loser|winner|player|other|target|holder|owner)$/;

/** Each as `path:line what: text`. */
export function findFrenchFaults(sources: readonly Source[]): string[] {
  const french = sources.filter(mayBeFrench);
  const set = typesetPaths(french);
  return french.flatMap((source) =>
    frenchTexts(source).flatMap(({ node, text, before }) => {
      const faults = KEY_LINE.test(text)
        ? []
        : Object.keys(FAULTS).filter((fault) => FAULTS[fault].test(text));
      if (BREAKABLE.test(text) && !set.has(source.path)) faults.push('a space that breaks');
      if (before && /(?:^|[\s«\u00a0])(?:de|que) $/.test(text) && isName(before))
        faults.push('elide the name');
      return faults.map((fault) => `${source.path}:${lineOf(source, node)} ${fault}: ${text}`);
    }),
  );
}

const isFrenchFile = (path: string) => /(?:^|[/-])fr\.tsx?$/.test(path);

/** All others are not worth a syntax tree. */
function mayBeFrench({ path, text }: Source): boolean {
  return isFrenchFile(path) || SETS_TEXT.test(text) || /\bfr:/.test(text);
}

interface FrenchText {
  readonly node: Node;
  readonly text: string;
  /** In a template: what it stands before. */
  readonly before: Node | null;
}

/** All of a file of French words; elsewhere what stands under `fr`. */
function frenchTexts(source: Source): FrenchText[] {
  const root = parse(source);
  if (isFrenchFile(source.path)) return textsIn(root);
  return descendants(root).flatMap(({ node }) =>
    node.type === 'Property' && isNode(node.key) && node.key.name === 'fr' && isNode(node.value)
      ? textsIn(node.value)
      : [],
  );
}

function textsIn(root: Node): FrenchText[] {
  const nodes = [root, ...descendants(root).flatMap(({ node, field }) => (field === 'source' ? [] : node))];
  return nodes.flatMap((node): FrenchText[] => {
    if (node.type === 'Literal' && typeof node.value === 'string')
      return [{ node, text: node.value, before: null }];
    if (node.type !== 'TemplateLiteral') return [];
    const expressions = listed(node.expressions);
    return listed(node.quasis).map((part, place) => ({
      node: part,
      text: cooked(part.value),
      before: expressions[place] ?? null,
    }));
  });
}

function listed(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function cooked(value: unknown): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

function isName(node: Node): boolean {
  if (node.type === 'CallExpression') return isNode(node.callee) && isName(node.callee);
  if (node.type === 'MemberExpression') return isNode(node.property) && isName(node.property);
  return node.type === 'Identifier' && NAME.test(String(node.name));
}

/** Files whose words are given their last touch: where that is done, and all that is read there. */
function typesetPaths(sources: readonly Source[]): ReadonlySet<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const paths = sources
    .filter(({ path, text }) => SETS_TEXT.test(text) || LESSON.test(path))
    .map(({ path }) => path);
  const found = new Set(paths);
  for (const path of found) {
    const source = byPath.get(path);
    if (!source) continue;
    for (const { specifier } of importsOf(source)) {
      if (specifier.startsWith('.')) found.add(join(dirname(path), specifier));
    }
  }
  return found;
}
