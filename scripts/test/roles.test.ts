import { expect, test } from 'vitest';
import { exportsOf, FOLDERS, findMisplacedRoles, ON_THE_SHELF, ROLES } from '../checks/roles.ts';
import { readSources, type Source } from '../checks/syntax.ts';
import { ROOT } from '../prepare.js';

/** A game with every role in its place. */
function game(name: string): Source[] {
  const files = Object.entries(ROLES).map(([file, names]) => ({
    path: `games/${name}/${file}`,
    text: names.map((exported) => `export const ${exported} = 1;`).join('\n'),
  }));
  const inFolders = FOLDERS.map((folder) => ({ path: `games/${name}/${folder}/any.ts`, text: '' }));
  return [...files, ...inFolders];
}

test('finds the names that a source gives out', () => {
  const text = `
    export function play() {}
    export const A = 1, B = 2;
    export type Event = string;
    export interface State {}
    const hidden = 1;
    export { hidden };
    export { only } from './other.ts';`;
  expect(exportsOf({ path: 'a.ts', text })).toEqual(['play', 'A', 'B', 'Event', 'State']);
});

test('a small game beside the shelf needs neither notebook nor ground', () => {
  const small = game('dice').filter(
    ({ path }) => !ON_THE_SHELF.some((file) => path.endsWith(file)) && !path.endsWith('any.ts'),
  );
  const at = (folder: string) =>
    small.map(({ path, text }) => ({ path: path.replace('games', folder), text }));
  expect(findMisplacedRoles(at('examples'))).toEqual([]);
  expect(findMisplacedRoles(at('games'))).toContain('games/dice/table/notebook.tsx: missing');
  expect(findMisplacedRoles(at('examples').slice(1))).toEqual(['examples/dice/rules/game.ts: missing']);
});

test('a game with every role in its place is right', () => {
  expect(findMisplacedRoles([...game('abbey'), ...game('nuns')])).toEqual([]);
});

test('a missing file, a missing name and a name elsewhere are found', () => {
  const sources = game('abbey').filter(({ path }) => path !== 'games/abbey/rules/parse.ts');
  const nuns = game('nuns').map((source) =>
    source.path === 'games/nuns/rules/refusals.ts' ? { ...source, text: '' } : source,
  );
  const legal = { path: 'games/nuns/rules/legal.ts', text: 'export function refusal() {}' };
  expect(findMisplacedRoles([...sources, ...nuns, legal])).toEqual([
    'games/abbey/rules/parse.ts: missing',
    'games/nuns/rules/refusals.ts: no refusal',
    'games/nuns/rules/legal.ts: refusal belongs to games/nuns/rules/refusals.ts',
  ]);
});

test('a table has its roles too: a file, a name elsewhere and a folder are found', () => {
  const sources = game('abbey').filter(
    ({ path }) => path !== 'games/abbey/table/cue.ts' && !path.startsWith('games/abbey/table/ground/'),
  );
  const scene = { path: 'games/abbey/table/mass/scene.tsx', text: 'export interface Setting {}' };
  expect(findMisplacedRoles([...sources, scene])).toEqual([
    'games/abbey/table/mass/scene.tsx: Setting belongs to games/abbey/table/setting.ts',
    'games/abbey/table/cue.ts: missing',
    'games/abbey/table/ground: missing',
  ]);
});

test('every game of this house has its roles in the same files', () => {
  const sources = readSources(ROOT).filter(({ path }) => path.startsWith('games/'));
  expect(sources.length).toBeGreaterThan(100);
  expect(findMisplacedRoles(sources)).toEqual([]);
});
