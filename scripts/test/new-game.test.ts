import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findMisplacedRoles } from '../checks/roles.ts';
import { layOut } from '../new-game.js';
import { ROOT } from '../prepare.js';

function shelf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-new-game-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(ROOT, 'examples/index.ts'), join(folder, 'index.ts'));
  return folder;
}

const GAME = { id: 'river-stones', name: "Widow's Stones", french: "Les Pierres de l'eau" };

test('a new game has every role in its place, under its own name, and stands in the list', () => {
  const folder = shelf();
  layOut(folder, GAME);
  const files = readdirSync(join(folder, GAME.id), { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => /\.(tsx?|css|json)$/.test(file))
    .map((file) => ({
      path: `examples/${GAME.id}/${file}`,
      text: readFileSync(join(folder, GAME.id, file), 'utf8'),
    }));
  expect(sources.length).toBeGreaterThan(40);
  expect(sources.filter(({ text }) => /first.?trick|\bft-/i.test(text))).toEqual([]);
  expect(findMisplacedRoles(sources.filter(({ path }) => /\.tsx?$/.test(path)))).toEqual([]);
  const english = sources.find(({ path }) => path.endsWith('text/en.ts'))?.text;
  expect(english).toContain("name: 'Widow’s Stones'");
  const list = readFileSync(join(folder, 'index.ts'), 'utf8');
  expect(list).toContain("import { riverStones } from './river-stones/index.ts';");
  expect(list).toMatch(/GameModules\[\] = \[.+, riverStones\];/);
});

test.each(['templar', 'first-trick', 'Dice', 'x'])('"%s" is taken, or no id', (id) => {
  const folder = shelf();
  cpSync(join(ROOT, 'examples/first-trick/index.ts'), join(folder, 'first-trick/index.ts'));
  writeFileSync(join(folder, 'kept'), '');
  expect(() => layOut(folder, { ...GAME, id })).toThrow(/already|no id/);
  expect(readdirSync(folder).sort()).toEqual(['first-trick', 'index.ts', 'kept']);
});
