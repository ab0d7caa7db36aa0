/** The glossary's other side: synonyms that this project gave up, and what is said instead. */

import { basename } from 'node:path/posix';
import { descendants, lineOf, parse, type Source } from './syntax.ts';

/** Names, each as a whole. */
export const BANNED: Readonly<Record<string, string>> = {
  KitSpec: 'GameSpec',
  kitTest: 'conformanceTest',
  TableInfo: 'MatchSummary',
  tableInfo: 'matchSummary',
  Shelved: 'GameEntry',
  Surroundings: 'Platform',
  pageSurroundings: 'browserPlatform',
  Around: 'HostServices',
  allLanded: 'landingTimeMs',
  utter: 'send',
  park: 'saveIdle',
};
/** Beginnings of names. */
const BANNED_PREFIXES: Readonly<Record<string, string>> = { MOST_: 'MAX_' };
/** Names of files, without their ending. */
const BANNED_FILES: Readonly<Record<string, string>> = {
  'step-line': 'entry-line',
  utils: 'a name that says what it does',
  helpers: 'a name that says what it does',
};
/** This file has to name them. */
const OWN = 'scripts/checks/words.ts';
/** The superlative of a question, not a bound. */
const MEANT = new Set(['MOST_OF']);

/** Each as `path:line name: instead`. */
export function findBannedWords(sources: readonly Source[]): string[] {
  const others = sources.filter(({ path }) => path !== OWN);
  return others.flatMap((source) => [...inPath(source), ...inNames(source)]);
}

function inPath({ path }: Source): string[] {
  const [name] = basename(path).split('.');
  const instead = BANNED_FILES[name];
  return instead ? [`${path}: ${instead}`] : [];
}

function inNames(source: Source): string[] {
  // Most sources have none of them: they are not worth a syntax tree.
  if (![...Object.keys(BANNED), ...Object.keys(BANNED_PREFIXES)].some((word) => source.text.includes(word)))
    return [];
  return descendants(parse(source)).flatMap(({ node }) => {
    if (node.type !== 'Identifier' || typeof node.name !== 'string') return [];
    const instead = insteadOf(node.name);
    return instead ? [`${source.path}:${lineOf(source, node)} ${node.name}: ${instead}`] : [];
  });
}

function insteadOf(name: string): string | null {
  if (MEANT.has(name)) return null;
  if (Object.hasOwn(BANNED, name)) return BANNED[name];
  const prefix = Object.keys(BANNED_PREFIXES).find((one) => name.startsWith(one));
  return prefix ? BANNED_PREFIXES[prefix] + name.slice(prefix.length) : null;
}
