import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { layOut } from '../new-game.js';
import { ROOT, runTool } from '../prepare.js';

test('the tests of a new game are green at once', async () => {
  const home = mkdtempSync(join(tmpdir(), 'conclave-new-game-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  cpSync(join(ROOT, 'examples/index.ts'), join(home, 'games/index.ts'));
  layOut(join(home, 'games'), { id: 'river-stones', name: 'River Stones', french: 'Les Galets' });
  const args = ['run', '--root', home, '--config', join(ROOT, 'vitest.config.ts')];
  expect(await runTool('vitest/vitest.mjs', args, { cwd: home })).toBe(0);
});
