/** Engine, rules, reviews and puzzles give the same bytes everywhere: they name nothing that depends on chance, time, place or machine. */

import { descendants, isNode, lineOf, type Node, parse, type Source } from './syntax.ts';

/** Exact on integers, or exactly rounded by the language's own definition. Everything else of Math is refused. */
const ALLOWED_MATH = new Set('abs ceil clz32 floor fround imul max min round sign sqrt trunc'.split(' '));

const FORBIDDEN_GLOBALS = new Set(
  [
    'Atomics Buffer Date FinalizationRegistry Function Intl SharedArrayBuffer Temporal WeakRef',
    'clearInterval clearTimeout console crypto document eval fetch global globalThis localStorage navigator',
    'performance process queueMicrotask require requestAnimationFrame setImmediate setInterval setTimeout',
  ]
    .join(' ')
    .split(' '),
);

const FORBIDDEN_MEMBERS = /^(localeCompare|toLocale[A-Z]\w*)$/;

export function isDeterministic(path: string): boolean {
  if (/\.test\.tsx?$/.test(path) || /^engine\/test(ing)?\//.test(path)) return false;
  return /^engine\//.test(path) || /^(?:games|examples)\/[^/]+\/(?:rules|on-view|review|puzzle)\//.test(path);
}

/** What the source names that it must not, each as `path:line name`. */
export function findNondeterminism(source: Source): string[] {
  const root = parse(source);
  const found: string[] = [];
  for (const { node, parent, field } of descendants(root)) {
    const name = offence(node, parent, field);
    if (name) found.push(`${source.path}:${lineOf(source, node)} ${name}`);
  }
  return found;
}

function offence(node: Node, parent: Node, field: string): string | null {
  const module = importedModule(node);
  if (module !== null && /^node:/.test(module)) return module;
  if (node.type === 'MetaProperty') return 'import.meta';
  const power = powerExponent(node);
  if (power !== null) return mayBeWhole(power) ? null : 'a power that is not whole';
  const member = memberName(node, parent, field);
  if (member !== null && FORBIDDEN_MEMBERS.test(member)) return member;
  if (node.type !== 'Identifier' || typeof node.name !== 'string' || isOnlyALabel(parent, field)) return null;
  if (node.name === 'Math') return mathOffence(parent, field);
  return FORBIDDEN_GLOBALS.has(node.name) ? node.name : null;
}

function importedModule(node: Node): string | null {
  return isNode(node.source) && typeof node.source.value === 'string' ? node.source.value : null;
}

/** `a ** b`, `a **= b`: the b. */
function powerExponent(node: Node): Node | null {
  return (node.operator === '**' || node.operator === '**=') && isNode(node.right) ? node.right : null;
}

/** What a name stands for is not known here; powers of BigInt, and of whole numbers while they fit, are exact. */
function mayBeWhole(exponent: Node): boolean {
  if (exponent.type === 'Identifier') return true;
  return typeof exponent.value === 'bigint' || Number.isInteger(exponent.value);
}

/** The name behind a dot, in quoted brackets, or taken apart by a pattern. */
function memberName(node: Node, parent: Node, field: string): string | null {
  const isMember = parent.type === 'MemberExpression' && field === 'property';
  const isKey = parent.type === 'Property' && field === 'key';
  if (!isMember && !isKey) return null;
  if (node.type === 'Identifier' && parent.computed !== true) return String(node.name);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

/** A name that refers to no variable: behind a dot, a key, a method's name, a label of a type. */
function isOnlyALabel(parent: Node, field: string): boolean {
  if (parent.computed === true) return false;
  switch (parent.type) {
    case 'MemberExpression':
    case 'MetaProperty':
      return field === 'property' || field === 'meta';
    case 'Property':
      // `{ process }` is both label and use; the use stands in `value`.
      return field === 'key';
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
    case 'TSAbstractMethodDefinition':
    case 'TSAbstractPropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return field === 'key';
    case 'ImportSpecifier':
      return field === 'imported';
    case 'ExportSpecifier':
      return field === 'exported';
    case 'TSQualifiedName':
      return field === 'right';
    case 'TSNamedTupleMember':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return field === 'label';
    default:
      return false;
  }
}

function mathOffence(parent: Node, field: string): string | null {
  if (parent.type !== 'MemberExpression' || field !== 'object' || !isNode(parent.property))
    return 'Math as a value';
  const name = memberName(parent.property, parent, 'property');
  if (name === null) return 'Math[...]';
  return ALLOWED_MATH.has(name) ? null : `Math.${name}`;
}
