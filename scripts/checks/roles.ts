/** What every game has, it has in a file of the same name: who knows one game finds their way in all of them. */

import { isNode, type Node, parse, type Source } from './syntax.ts';

/** By file: the names it gives out. They stand there in every game, and in no other file of that folder. */
export const ROLES: Readonly<Record<string, readonly string[]>> = {
  'rules/game.ts': [],
  'rules/events.ts': ['Event'],
  'rules/list.ts': ['moves', 'lapse'],
  'rules/moves.ts': ['Move'],
  'rules/outcome.ts': ['outcome'],
  'rules/parse.ts': ['parse'],
  'rules/play.ts': ['play'],
  'rules/reasons.ts': ['REFUSED', 'Reason', 'refuse'],
  'rules/refusals.ts': ['refusal'],
  'rules/setup.ts': ['setup'],
  'rules/state.ts': ['State', 'Options', 'clone'],
  'rules/to-act.ts': ['toAct'],
  'rules/view.ts': ['View', 'publicView', 'ownView'],
  'rules/why.ts': ['WhyKey'],
  'test/spec.ts': ['spec'],
  'test/disguise.ts': [],
  'test/position.ts': [],
  'test/conformance.test.ts': [],
  'test/fixtures.test.ts': [],
  'test/mind.test.ts': [],
  'table/test/primer.test.ts': [],
  'test/text.test.ts': [],
  'mind/mind.ts': [],
  'bot/easy.ts': ['easy'],
  'bot/fair.ts': ['fair'],
  'bot/strong.ts': ['strong'],
  'bot/test/bots.test.ts': [],
  'bot/test/measure.ts': [],
  'text/chapters.ts': [],
  'text/describe.ts': ['describe'],
  'text/en.ts': ['english'],
  'text/fr.ts': ['french'],
  'text/index.ts': [],
  'text/lexicon.ts': [],
  'text/primer-en.ts': ['englishPrimer'],
  'text/primer-fr.ts': ['frenchPrimer'],
  'text/rules-en.ts': ['englishRules'],
  'text/rules-fr.ts': ['frenchRules'],
  'text/words.ts': [],
  'table/index.tsx': [],
  'table/board.tsx': [],
  'table/setting.ts': ['Setting', 'Props'],
  'table/words.ts': ['TableWords', 'tableWords'],
  'table/words-en.ts': ['english'],
  'table/words-fr.ts': ['french'],
  'table/notebook.tsx': [],
  'table/lesson.ts': ['lesson'],
  'table/primer.tsx': ['primer'],
  'table/stage.ts': ['stage'],
  'table/cue.ts': ['cue'],
  'table/instruction.ts': ['instruction'],
  'table/keys.ts': [],
  'table/miniature.tsx': [],
  'table/ending.tsx': ['Ending'],
};

/** What only games of the shelf must have; a small game beside it may. */
export const ON_THE_SHELF: readonly string[] = [
  'bot/test/measure.ts',
  'table/notebook.tsx',
  'table/keys.ts',
  'table/miniature.tsx',
  'table/ending.tsx',
];

/** Folders that every game of the shelf has: drawings of the ground, and of single pieces. */
export const FOLDERS: readonly string[] = ['table/ground', 'table/pieces'];

/** What differs, each as `path: what`. */
export function findMisplacedRoles(sources: readonly Source[]): string[] {
  const games = new Set(
    sources.flatMap(({ path }) => /^((?:games|examples)\/[^/]+)\//.exec(path)?.[1] ?? []),
  );
  // Programs beside the games are none.
  games.delete('examples/programs');
  return [...games].flatMap((game) => {
    const own = sources.filter(({ path }) => path.startsWith(`${game}/`));
    const isOnShelf = game.startsWith('games/');
    const exported = new Map(own.map((source) => [source.path, exportsOf(source)]));
    const folders = isOnShelf ? FOLDERS.map((folder) => `${game}/${folder}`) : [];
    const roles = Object.entries(ROLES).filter(
      ([file]) => isOnShelf || !ON_THE_SHELF.includes(file) || exported.has(`${game}/${file}`),
    );
    return [
      ...roles.flatMap(([file, names]) => faultsOf(`${game}/${file}`, names, exported)),
      ...folders
        .filter((folder) => own.every(({ path }) => !path.startsWith(`${folder}/`)))
        .map((folder) => `${folder}: missing`),
    ];
  });
}

function faultsOf(
  path: string,
  names: readonly string[],
  exported: ReadonlyMap<string, readonly string[]>,
): string[] {
  // A test that takes long has its role too.
  const given = exported.get(path) ?? exported.get(path.replace('.test.ts', '.slow.test.ts'));
  if (!given) return [`${path}: missing`];
  const missing = names.filter((name) => !given.includes(name)).map((name) => `${path}: no ${name}`);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const elsewhere = [...exported]
    .filter(([other]) => other !== path && other.startsWith(folder))
    .flatMap(([other, theirs]) => {
      const twice = theirs.filter((name) => names.includes(name));
      return twice.map((name) => `${other}: ${name} belongs to ${path}`);
    });
  return [...missing, ...elsewhere];
}

/** The names that a source declares and gives out. */
export function exportsOf(source: Source): string[] {
  const { body } = parse(source);
  const statements = Array.isArray(body) ? body.filter(isNode) : [];
  return statements.flatMap((statement) => {
    const { declaration } = statement;
    return statement.type === 'ExportNamedDeclaration' && isNode(declaration) ? namesOf(declaration) : [];
  });
}

function namesOf(declaration: Node): string[] {
  const { id, declarations } = declaration;
  if (isNode(id)) return [String(id.name)];
  return Array.isArray(declarations) ? declarations.filter(isNode).flatMap(namesOf) : [];
}
