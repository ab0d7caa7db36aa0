/** Which room of the house may import from which. The table is the rule; the rest reads it. */

import { posix } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import type { Source } from './syntax.ts';

/**
 * `all`: anything. `lazy`: by `import(...)` only.
 * `data`: types, CONSTANTS, and the vocabulary: modules that lean on no code of their room but CONSTANTS (decks, notes).
 */
type Access = 'all' | 'data' | 'lazy';

interface Room {
  readonly name: string;
  /** A part of a game captures the game's folder: parts of different games never meet. */
  readonly path: RegExp;
  readonly may: Readonly<Record<string, Access>>;
  /** May it use packages and modules of Node? */
  readonly packages: boolean;
}

const GAME_PARTS = {
  'game/data': 'all',
  'game/rules': 'all',
  'game/on-view': 'all',
  'game/mind': 'all',
  'game/bot': 'all',
  'game/text': 'all',
  'game/table': 'all',
} as const satisfies Record<string, Access>;

const GAMES = { 'games/shelf': 'all', 'games/front': 'all' } as const satisfies Record<string, Access>;

const PARTS: readonly Room[] = [
  { name: 'engine/testing', path: /^engine\/testing(?:\/|\.ts$)/, may: { engine: 'all' }, packages: true },
  { name: 'engine', path: /^engine(?:\/|$)/, may: {}, packages: false },
  { name: 'wire', path: /^wire(?:\/|$)/, may: { engine: 'all' }, packages: true },
  { name: 'bots', path: /^bots(?:\/|$)/, may: { engine: 'all' }, packages: true },
  { name: 'kit', path: /^kit(?:\/|$)/, may: { engine: 'data' }, packages: true },
  { name: 'game/data', path: /^games\/([^/]+)\/data\//, may: {}, packages: false },
  // Functions of the rules on a view, which hold no state: whoever draws or describes may ask them.
  {
    name: 'game/on-view',
    path: /^games\/([^/]+)\/rules\/(?:reach|askable|planning)\.ts$/,
    may: { engine: 'all', 'game/data': 'all', 'game/rules': 'all' },
    packages: false,
  },
  {
    name: 'game/rules',
    path: /^games\/([^/]+)\/rules(?:\/|$)/,
    may: { engine: 'all', 'game/data': 'all', 'game/on-view': 'all' },
    packages: false,
  },
  {
    name: 'game/mind',
    path: /^games\/([^/]+)\/mind(?:\/|$)/,
    may: { engine: 'all', 'game/data': 'all', 'game/rules': 'all', 'game/on-view': 'all' },
    packages: false,
  },
  {
    name: 'game/bot',
    path: /^games\/([^/]+)\/bot(?:\/|$)/,
    may: {
      engine: 'all',
      bots: 'all',
      'game/data': 'all',
      'game/rules': 'all',
      'game/on-view': 'all',
      'game/mind': 'all',
    },
    packages: false,
  },
  {
    name: 'game/text',
    path: /^games\/([^/]+)\/text(?:\/|$)/,
    may: {
      engine: 'all',
      'games/words': 'all',
      'game/data': 'all',
      'game/rules': 'data',
      'game/on-view': 'all',
    },
    packages: false,
  },
  {
    name: 'game/table',
    path: /^games\/([^/]+)\/table(?:\/|$)/,
    may: {
      engine: 'all',
      kit: 'all',
      'game/data': 'all',
      'game/rules': 'data',
      'game/on-view': 'all',
      'game/mind': 'all',
      'game/text': 'all',
      'games/words': 'all',
    },
    packages: true,
  },
  {
    name: 'games/words',
    path: /^games\/(?:words|english|french)\.ts$/,
    may: { engine: 'all' },
    packages: false,
  },
  {
    name: 'games/shelf',
    path: /^games\/shelf\.ts$/,
    may: { engine: 'all', 'game/rules': 'all', 'game/text': 'all' },
    packages: false,
  },
  {
    name: 'games/tables',
    path: /^games\/tables\.ts$/,
    may: {
      engine: 'data',
      kit: 'data',
      'game/rules': 'lazy',
      'game/mind': 'lazy',
      'game/text': 'lazy',
      'game/table': 'lazy',
    },
    packages: false,
  },
  {
    name: 'games/front',
    path: /^games(?:\/[^/]+)?$/,
    may: { engine: 'all', bots: 'all', 'games/shelf': 'all', 'game/mind': 'all', 'game/bot': 'all' },
    packages: false,
  },
  {
    name: 'server',
    path: /^server(?:\/|$)/,
    may: { engine: 'all', wire: 'all', bots: 'all', ...GAMES },
    packages: true,
  },
  {
    name: 'web',
    path: /^web(?:\/|$)/,
    may: { engine: 'all', wire: 'all', bots: 'all', kit: 'all', ...GAMES, 'games/tables': 'all' },
    packages: true,
  },
  {
    name: 'cli',
    path: /^cli(?:\/|$)/,
    may: { engine: 'all', wire: 'all', bots: 'all', ...GAMES, server: 'all' },
    packages: true,
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
    packages: true,
  },
  { name: 'scripts', path: /^(?:scripts\/|[^/]+\.config\.ts$)/, may: {}, packages: true },
];

/** Tests look into all of their own room or game, and use the conformance tests. */
const TESTS: readonly Room[] = [
  {
    name: 'game/test',
    path: /^games\/([^/]+)\/(?:.*\/)?(?:test\/|[^/]*\.test\.tsx?$)/,
    may: { engine: 'all', 'engine/testing': 'all', bots: 'all', kit: 'all', ...GAME_PARTS },
    packages: true,
  },
  {
    name: 'games/test',
    path: /^games\/(?:test\/|[^/]*\.test\.tsx?$)/,
    may: {
      engine: 'all',
      'engine/testing': 'all',
      bots: 'all',
      'games/tables': 'all',
      ...GAMES,
      ...GAME_PARTS,
    },
    packages: true,
  },
  ...['engine', 'wire', 'bots', 'kit', 'server', 'web', 'cli', 'bench'].map(testsOf),
];

function testsOf(name: string): Room {
  const tested = PARTS.find((room) => room.name === name);
  // Who may know the shelf may test itself on a single game, and on what that game's veil hides.
  const games = tested?.may['games/shelf'] ? { ...GAME_PARTS, 'game/test': 'all' as const } : {};
  return {
    name: `${name}/test`,
    path: new RegExp(`^${name}/(?:.*/)?(?:test/|[^/]*\\.test\\.tsx?$)`),
    may: { ...tested?.may, ...games, [name]: 'all', 'engine/testing': 'all' },
    packages: true,
  };
}

/** Looked through in order: the first path that fits is the file's room. */
const ROOMS: readonly Room[] = [...TESTS, ...PARTS];

interface Place {
  readonly room: Room;
  readonly game: string | null;
}

function placeOf(path: string): Place | null {
  for (const room of ROOMS) {
    const match = room.path.exec(path);
    if (match) return { room, game: match[1] ?? null };
  }
  return null;
}

/** Finds a source by its path. */
export type Library = (path: string) => Source | undefined;

/** Everything a source imports that its room may not, each as `path:line specifier: why`. */
export function findWrongImports(source: Source, library: Library): string[] {
  const from = placeOf(source.path);
  if (!from) return [`${source.path}: belongs to no room`];
  return importsOf(source).flatMap((imported) => {
    const why = objection(source.path, from, imported, library);
    return why ? [`${source.path}:${imported.line} ${imported.specifier}: ${why}`] : [];
  });
}

function objection(path: string, from: Place, imported: Import, library: Library): string | null {
  const { specifier } = imported;
  const target = targetOf(path, specifier);
  if (target === null) return from.room.packages ? null : `${from.room.name} uses no packages`;
  if (specifier.startsWith('.') && workspaceOf(target) !== workspaceOf(path)) {
    return 'another room is imported by its package name';
  }
  const to = placeOf(target);
  if (!to) return 'leads to no room';
  if (from.game && to.game && from.game !== to.game) return `${from.game} knows nothing of ${to.game}`;
  if (to.room === from.room) return null;
  const access = from.room.may[to.room.name];
  if (!access) return `${from.room.name} may not import ${to.room.name}`;
  if (access === 'lazy' && !imported.lazy)
    return `${from.room.name} imports ${to.room.name} only by import(...)`;
  if (access === 'data' && !isData(imported) && !isVocabulary(to, library(target))) {
    return `${from.room.name} takes only types, CONSTANTS and vocabulary from ${to.room.name}`;
  }
  return null;
}

/** The file a specifier leads to inside this house; `null`: a package. */
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
    const isOfItsRoom = target !== null && placeOf(target)?.room === place.room;
    return !isOfItsRoom || isData(imported);
  });
}
