/** Which package may import from which. The table is the rule; the code below reads it. */

import { posix } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import type { Source } from './syntax.ts';

/**
 * `all`: anything. `lazy`: by `import(...)` only.
 * `data`: types, CONSTANTS, and the vocabulary: modules that lean on no code of their own part but CONSTANTS (decks, notes).
 */
type Access = 'all' | 'data' | 'lazy';

/** A package, or a part of one with rules of its own. */
interface Part {
  readonly name: string;
  /** A part of a game captures the game's folder: parts of different games never meet. */
  readonly path: RegExp;
  readonly may: Readonly<Record<string, Access>>;
  /** May it import npm packages and modules of Node? */
  readonly externals: boolean;
}

const GAME_PARTS = {
  'game/data': 'all',
  'game/rules': 'all',
  'game/on-view': 'all',
  'game/mind': 'all',
  'game/bot': 'all',
  'game/review': 'all',
  'game/puzzle': 'all',
  'game/text': 'all',
  'game/table': 'all',
} as const satisfies Record<string, Access>;

const GAMES = {
  'games/entries': 'all',
  'games/bots': 'all',
  'games/reviews': 'all',
} as const satisfies Record<string, Access>;

const PARTS: readonly Part[] = [
  { name: 'engine/testing', path: /^engine\/testing(?:\/|\.ts$)/, may: { engine: 'all' }, externals: true },
  { name: 'engine', path: /^engine(?:\/|$)/, may: {}, externals: false },
  { name: 'wire', path: /^wire(?:\/|$)/, may: { engine: 'all' }, externals: true },
  // Tests that games share: what bots say is held against the state.
  {
    name: 'bots/testing',
    path: /^bots\/testing\//,
    may: { engine: 'all', 'engine/testing': 'all', bots: 'all' },
    externals: true,
  },
  { name: 'bots', path: /^bots(?:\/|$)/, may: { engine: 'all' }, externals: true },
  { name: 'kit', path: /^kit(?:\/|$)/, may: { engine: 'data' }, externals: true },
  { name: 'game/data', path: /^(?:games|examples)\/([^/]+)\/data\//, may: {}, externals: false },
  // Functions of the rules on a view, which hold no state: whoever draws or describes may ask them.
  {
    name: 'game/on-view',
    path: /^(?:games|examples)\/([^/]+)\/on-view\//,
    may: { engine: 'all', 'game/data': 'all', 'game/rules': 'all' },
    externals: false,
  },
  {
    name: 'game/rules',
    path: /^(?:games|examples)\/([^/]+)\/rules(?:\/|$)/,
    may: { engine: 'all', 'game/data': 'all', 'game/on-view': 'all' },
    externals: false,
  },
  {
    name: 'game/mind',
    path: /^(?:games|examples)\/([^/]+)\/mind(?:\/|$)/,
    may: { engine: 'all', 'game/data': 'all', 'game/rules': 'all', 'game/on-view': 'all' },
    externals: false,
  },
  {
    name: 'game/bot',
    path: /^(?:games|examples)\/([^/]+)\/bot(?:\/|$)/,
    may: {
      engine: 'all',
      bots: 'all',
      'game/data': 'all',
      'game/rules': 'all',
      'game/on-view': 'all',
      'game/mind': 'all',
    },
    externals: false,
  },
  {
    name: 'game/review',
    path: /^(?:games|examples)\/([^/]+)\/review(?:\/|$)/,
    may: {
      engine: 'all',
      bots: 'all',
      'games/words': 'all',
      'game/data': 'all',
      'game/rules': 'all',
      'game/on-view': 'all',
      'game/mind': 'all',
      'game/bot': 'all',
      'game/text': 'all',
    },
    externals: false,
  },
  // No bots: a better bot must not change a puzzle.
  {
    name: 'game/puzzle',
    path: /^(?:games|examples)\/([^/]+)\/puzzle(?:\/|$)/,
    may: {
      engine: 'all',
      'games/words': 'all',
      'game/data': 'all',
      'game/rules': 'all',
      'game/on-view': 'all',
      'game/mind': 'all',
      'game/text': 'all',
    },
    externals: false,
  },
  {
    name: 'game/text',
    path: /^(?:games|examples)\/([^/]+)\/text(?:\/|$)/,
    may: {
      engine: 'all',
      'games/words': 'all',
      'game/data': 'all',
      'game/rules': 'data',
      'game/on-view': 'all',
    },
    externals: false,
  },
  {
    name: 'game/table',
    path: /^(?:games|examples)\/([^/]+)\/table(?:\/|$)/,
    may: {
      engine: 'all',
      kit: 'all',
      'game/data': 'all',
      'game/rules': 'data',
      'game/on-view': 'all',
      'game/mind': 'all',
      'game/review': 'data',
      'game/puzzle': 'data',
      'game/text': 'all',
      'games/words': 'all',
    },
    externals: true,
  },
  {
    name: 'games/words',
    path: /^games\/(?:words|review-words|strong-opinion|english|french)\.ts$/,
    may: { engine: 'all' },
    externals: false,
  },
  {
    name: 'game/manifest',
    path: /^(?:games|examples)\/([^/]+)\/(?:index\.ts|ladder\.json)$/,
    may: {
      'games/list': 'data',
      'game/rules': 'lazy',
      'game/mind': 'lazy',
      'game/bot': 'lazy',
      'game/review': 'lazy',
      'game/puzzle': 'lazy',
      'game/text': 'lazy',
      'game/table': 'lazy',
    },
    externals: false,
  },
  {
    name: 'games/list',
    path: /^(?:games(?:\/(?:index|modules)\.ts)?|examples\/index\.ts)$/,
    may: { engine: 'data', bots: 'data', kit: 'data', 'game/manifest': 'all', 'games/beside': 'all' },
    externals: false,
  },
  {
    name: 'games/beside',
    path: /^games\/beside\.ts$/,
    may: { 'games/list': 'data' },
    externals: true,
  },
  {
    name: 'games/entries',
    path: /^games\/entries\.ts$/,
    may: { engine: 'data', bots: 'data', 'games/list': 'all' },
    externals: false,
  },
  {
    name: 'games/reviews',
    path: /^games\/reviews\.ts$/,
    may: { engine: 'data', 'games/list': 'all' },
    externals: false,
  },
  {
    name: 'games/bots',
    path: /^games\/(?:bots|bot-worker)\.ts$/,
    may: { engine: 'all', bots: 'all', 'games/list': 'all' },
    externals: false,
  },
  {
    name: 'server',
    path: /^server(?:\/|$)/,
    may: { engine: 'all', wire: 'all', bots: 'all', ...GAMES },
    externals: true,
  },
  { name: 'examples/programs', path: /^examples\/programs\//, may: {}, externals: true },
  { name: 'web/games-beside', path: /^web\/games-beside\.ts$/, may: {}, externals: true },
  {
    name: 'web',
    path: /^web(?:\/|$)/,
    may: {
      engine: 'all',
      wire: 'all',
      bots: 'all',
      kit: 'all',
      ...GAMES,
      'games/list': 'all',
      'web/games-beside': 'all',
    },
    externals: true,
  },
  {
    name: 'cli',
    path: /^cli(?:\/|$)/,
    may: { engine: 'all', wire: 'all', bots: 'all', ...GAMES, server: 'all' },
    externals: true,
  },
  {
    name: 'bench',
    path: /^bench(?:\/|$)/,
    may: {
      engine: 'all',
      'engine/testing': 'all',
      wire: 'all',
      bots: 'all',
      ...GAMES,
      ...GAME_PARTS,
      server: 'all',
      // For a PostgreSQL to measure.
      'server/test': 'all',
      cli: 'all',
    },
    externals: true,
  },
  {
    name: 'scripts',
    path: /^(?:scripts\/|[^/]+\.config\.ts$)/,
    may: { 'web/games-beside': 'all' },
    externals: true,
  },
];

/** Tests look into all of their own package or game, and use the conformance tests. */
const TESTS: readonly Part[] = [
  {
    name: 'game/test',
    path: /^(?:games|examples)\/([^/]+)\/(?:.*\/)?(?:test\/|[^/]*\.test\.tsx?$)/,
    may: {
      engine: 'all',
      'engine/testing': 'all',
      bots: 'all',
      'bots/testing': 'all',
      kit: 'all',
      ...GAME_PARTS,
    },
    externals: true,
  },
  {
    name: 'games/test',
    path: /^games\/(?:test\/|[^/]*\.(?:test|long)\.tsx?$)/,
    may: {
      engine: 'all',
      'engine/testing': 'all',
      bots: 'all',
      'games/list': 'all',
      'games/words': 'all',
      ...GAMES,
      ...GAME_PARTS,
    },
    externals: true,
  },
  ...['engine', 'wire', 'bots', 'kit', 'server', 'web', 'cli', 'bench'].map(testsOf),
];

function testsOf(name: string): Part {
  const tested = PARTS.find((part) => part.name === name);
  // Who may know the games may test itself on a single game, and on what that game's veil hides.
  const games = tested?.may['games/entries'] ? { ...GAME_PARTS, 'game/test': 'all' as const } : {};
  return {
    name: `${name}/test`,
    path: new RegExp(`^${name}/(?:.*/)?(?:test/|[^/]*\\.test\\.tsx?$)`),
    may: {
      ...tested?.may,
      ...games,
      [name]: 'all',
      [`${name}/testing`]: 'all',
      'engine/testing': 'all',
    },
    externals: true,
  };
}

/** Looked through in order: the first path that fits decides. */
const ALL_PARTS: readonly Part[] = [...TESTS, ...PARTS];

interface Place {
  readonly part: Part;
  readonly game: string | null;
}

function placeOf(path: string): Place | null {
  for (const part of ALL_PARTS) {
    const match = part.path.exec(path);
    if (match) return { part, game: match[1] ?? null };
  }
  return null;
}

/** Finds a source by its path. */
export type Library = (path: string) => Source | undefined;

/** Everything a source imports that its package may not, each as `path:line specifier: why`. */
export function findWrongImports(source: Source, library: Library): string[] {
  const from = placeOf(source.path);
  if (!from) return [`${source.path}: belongs to no package`];
  return importsOf(source).flatMap((imported) => {
    const why = objection(source.path, from, imported, library);
    return why ? [`${source.path}:${imported.line} ${imported.specifier}: ${why}`] : [];
  });
}

function objection(path: string, from: Place, imported: Import, library: Library): string | null {
  const { specifier } = imported;
  const target = targetOf(path, specifier);
  if (target === null) return from.part.externals ? null : `${from.part.name} imports nothing from outside`;
  const to = placeOf(target);
  // The examples are no workspace, and configurations belong to none.
  const isAside = target.startsWith('examples/') || to?.part.name === 'web/games-beside';
  if (specifier.startsWith('.') && !isAside && workspaceOf(target) !== workspaceOf(path)) {
    return 'another package is imported by its name';
  }
  if (!to) return 'leads to no package';
  if (from.game && to.game && from.game !== to.game) return `${from.game} knows nothing of ${to.game}`;
  if (to.part === from.part) return null;
  const access = from.part.may[to.part.name];
  if (!access) return `${from.part.name} may not import ${to.part.name}`;
  if (access === 'lazy' && !imported.lazy)
    return `${from.part.name} imports ${to.part.name} only by import(...)`;
  if (access === 'data' && !isData(imported) && !isVocabulary(to, library(target))) {
    return `${from.part.name} takes only types, CONSTANTS and vocabulary from ${to.part.name}`;
  }
  return null;
}

/** The file a specifier leads to inside this project; `null`: an npm package or a module of Node. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  if (!specifier.startsWith('@conclave/')) return null;
  const target = specifier.slice('@conclave/'.length);
  return target.includes('/') ? `${target}.ts` : target;
}

function workspaceOf(path: string): string {
  return path.includes('/') ? path.split('/', 1)[0] : '';
}

function isData({ values }: Import): boolean {
  return values?.every((name) => /^[A-Z][A-Z0-9_]*$/.test(name)) ?? false;
}

function isVocabulary(place: Place, source: Source | undefined): boolean {
  if (!source) return false;
  return importsOf(source).every((imported) => {
    const target = targetOf(source.path, imported.specifier);
    const isOfItsPart = target !== null && placeOf(target)?.part === place.part;
    return !isOfItsPart || isData(imported);
  });
}
