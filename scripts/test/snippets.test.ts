import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../prepare.js';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const PAGES = [
  'kit/README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** Pieces of code that name their file in the first line. */
function snippetsOf(page: string): { readonly path: string; readonly code: string }[] {
  const fences = read(page).matchAll(/```tsx?\n\/\/ (\S+)\n([\s\S]*?)```/g);
  return [...fences].map(([, path, code]) => ({ path, code }));
}

test.each(PAGES)('%s shows code as it stands in its files', (page) => {
  for (const { path, code } of snippetsOf(page)) expect(read(path)).toContain(code);
  // Only the pages for authors quote code.
  const least = { 'docs/new-game.md': 10, 'kit/README.md': 1 }[page] ?? 0;
  expect(snippetsOf(page).length).toBeGreaterThanOrEqual(least);
});

describe('the guide to a new game', () => {
  const guide = read('docs/new-game.md');

  test('fits on 250 lines', () => {
    expect(guide.split('\n').length).toBeLessThanOrEqual(250);
  });

  test('names files of the example, as long as it says', () => {
    const rows = [...guide.matchAll(/^\| (`.+`) \| .+ \| ([\d, ]+) \|$/gm)];
    expect(rows.length).toBeGreaterThan(15);
    for (const [, names, lengths] of rows) {
      const said = lengths.split(', ').map(Number);
      for (const [i, [, file]] of [...names.matchAll(/`([^`]+)`/g)].entries()) {
        const lines = read(`examples/liars-dice/${file}`).split('\n').length;
        expect(Math.abs(lines - said[i]), `${file} has ${lines} lines`).toBeLessThanOrEqual(12);
      }
    }
  });

  test('leads only to pages and files that are there', () => {
    const links = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => join('docs', target));
    const named = [...guide.matchAll(/`((?:engine|games|scripts|kit|web|server)\/[\w./-]+)`/g)].map(
      ([, path]) => path,
    );
    expect([...links, ...named].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const { scripts } = JSON.parse(read('package.json'));
    for (const [, name] of guide.matchAll(/npm run ([a-z-]+)/g)) expect(Object.keys(scripts)).toContain(name);
  });
});
