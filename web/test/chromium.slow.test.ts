import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unpacked } from '../chromium.js';

test('two that unpack the browser at once get one that starts, and leave nothing else', async () => {
  const root = mkdtempSync(join(tmpdir(), 'conclave-web-'));
  try {
    const folder = join(root, 'browser');
    const [first, second] = await Promise.all([unpacked(folder), unpacked(folder)]);
    expect(second).toBe(first);
    expect(execFileSync(first, ['--version'], { encoding: 'utf8' })).toContain('Chromium');
    expect(readdirSync(root)).toEqual(['browser']);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
