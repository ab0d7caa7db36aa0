/** Style sheets of pages that were left stay loaded: none may mean a thing of a table by its name. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const sources = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !/node_modules|dist/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));

const selectors = (css: string): string[] =>
  [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, list]) => list.split(',').map((one) => one.trim()));

/** Classes that a page styles wherever they stand. */
const anywhere = new Set(
  sources('web/pages', '.css')
    .flatMap(selectors)
    .flatMap((selector) => selector.match(/^\.([\w-]+)(?::[\w-]+)*$/)?.[1] ?? []),
);

/** Classes in the style sheets of games, and in their drawings: as text, or as one of several texts. */
const used = [
  ...sources('games', '.css')
    .flatMap(selectors)
    .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name)),
  ...sources('games', '.tsx')
    .flatMap((source) => [...source.matchAll(/class=(?:("[^"]+")|\{([^}]+)\})/g)])
    .flatMap(([, text, choice]) => [...(text ?? choice).matchAll(/["'`]([^"'`]*)["'`]/g)])
    .flatMap(([, names]) => names.split(/\s+/)),
];

test('no class of a game’s table is styled by a page', () => {
  expect(anywhere.size).toBeGreaterThan(50);
  expect(used.length).toBeGreaterThan(500);
  expect([...new Set(used)].filter((name) => anywhere.has(name))).toEqual([]);
});
