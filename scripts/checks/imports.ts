/** Finds what a source imports, in every way there is to import. */

import { descendants, isNode, lineOf, type Node, parse, type Source } from './syntax.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** `import(...)`, which loads nothing before it is asked to. */
  readonly lazy: boolean;
  /** Names of values taken; `null`: the whole module, or its side effects. Types are left out. */
  readonly values: readonly string[] | null;
}

/** Many sources are asked about the same vocabulary. */
const known = new WeakMap<Source, readonly Import[]>();

export function importsOf(source: Source): readonly Import[] {
  const found = known.get(source) ?? findImports(source);
  known.set(source, found);
  return found;
}

function findImports(source: Source): Import[] {
  const found: Import[] = [];
  for (const { node } of descendants(parse(source))) {
    const values = importedValues(node);
    if (values === undefined) continue;
    const specifier = isNode(node.source) ? literalText(node.source) : null;
    if (specifier === null) throw new SyntaxError(`${source.path}:${lineOf(source, node)} a computed import`);
    found.push({ specifier, line: lineOf(source, node), lazy: node.type === 'ImportExpression', values });
  }
  return found;
}

/** `undefined`: this node imports nothing. */
function importedValues(node: Node): readonly string[] | null | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return node.importKind === 'type' ? [] : specifierNames(node, 'imported', 'importKind');
    case 'ExportNamedDeclaration':
      if (!isNode(node.source)) return undefined;
      return node.exportKind === 'type' ? [] : specifierNames(node, 'local', 'exportKind');
    case 'ExportAllDeclaration':
      return node.exportKind === 'type' ? [] : null;
    case 'ImportExpression':
      return null;
    case 'TSImportType':
      return [];
    default:
      return undefined;
  }
}

function specifierNames(node: Node, nameField: string, kindField: string): readonly string[] | null {
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
  if (specifiers.length === 0) return null;
  const names: string[] = [];
  for (const specifier of specifiers) {
    if (specifier[kindField] === 'type') continue;
    const name = specifier[nameField];
    if (!isNode(name)) return null;
    names.push(String(name.name ?? name.value));
  }
  return names;
}

/** In a template a `*` takes the place of each expression. A path that begins with an expression cannot be judged. */
function literalText(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  const text = node.quasis.map(({ value }) => value.cooked).join('*');
  return text.startsWith('*') ? null : text;
}
