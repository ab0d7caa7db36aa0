import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../prepare.js';

test('a test that asserts nothing fails, so that a passed test asserted something', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-assertions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'a.test.ts'),
    "test('silent', () => {}); test('speaks', () => expect(1).toBe(1));",
  );
  const report = join(folder, 'report.json');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const config = join(ROOT, 'vitest.config.ts');
  const args = [
    'run',
    `--root=${folder}`,
    `--config=${config}`,
    '--globals',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  spawnSync(process.execPath, [vitest, ...args]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const statuses = testResults[0].assertionResults.map((each: { title: string; status: string }) => [
    each.title,
    each.status,
  ]);
  expect(statuses).toEqual([
    ['silent', 'failed'],
    ['speaks', 'passed'],
  ]);
});
