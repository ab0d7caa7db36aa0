import { readFileSync } from 'node:fs';
import { probes } from '@conclave/engine/testing/probes/index';
import { expect, test } from 'vitest';

test.each(probes.map(({ game }) => game.id))('%s has at most 160 lines', (id) => {
  const lines = readFileSync(new URL(`../testing/probes/${id}.ts`, import.meta.url), 'utf8').split('\n');
  expect(lines.length - 1).toBeLessThanOrEqual(160);
});
