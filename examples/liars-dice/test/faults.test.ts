import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS, LEAKS, soundUpgrade } from './faults.ts';

test.each(FAULTS)('planted: $fault', (planted) => {
  const failure = planted.failure('planted');
  expect(failure).toMatch(planted.says);
});

test('there are eighteen; without a fault a stored match goes on', () => {
  expect(FAULTS).toHaveLength(18);
  expect(soundUpgrade('planted')).toBe('');
});

test('the page on secrecy lists each of them with its line', () => {
  const page = readFileSync(new URL('../../../docs/secrecy.md', import.meta.url), 'utf8');
  for (const { fault, line } of FAULTS) expect(page).toContain(`| ${fault} | \`${line}\` |`);
  expect(LEAKS).toHaveLength(13);
});
