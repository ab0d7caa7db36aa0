/** The files of two builds are there at the same time, and of no more. */

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clearOldAssets } from '../last-build.ts';

test('the files of the last build stay for one more, and so do their compressed forms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const build = (...names: string[]) => {
    for (const name of names) {
      for (const end of ['', '.br', '.gz']) writeFileSync(join(folder, 'assets', name + end), '');
    }
    clearOldAssets(
      folder,
      names.map((name) => `assets/${name}`),
    );
    return readdirSync(join(folder, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
  };
  expect(build('first-1.js', 'same-1.css')).toEqual(['first-1.js', 'same-1.css']);
  expect(build('first-2.js', 'same-1.css')).toEqual(['first-1.js', 'first-2.js', 'same-1.css']);
  expect(build('first-3.js', 'same-1.css')).toEqual(['first-2.js', 'first-3.js', 'same-1.css']);
  expect(readdirSync(join(folder, 'assets'))).toHaveLength(9);
});
