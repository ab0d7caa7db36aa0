/** `conclave review` and `conclave puzzle`. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { invoke } from './invoke.ts';

const RECORD = fileURLToPath(
  new URL('../../games/temple-code/test/fixtures/three-players.json', import.meta.url),
);

test('a review says for every seat what could be known, with its kind', async () => {
  const { code, out } = await invoke(['review', RECORD]);
  expect(code).toBe(0);
  expect(out.match(/codes$/gm)).toHaveLength(3);
  expect(out).toMatch(/move \d+: .*\(could be known\)/);
  expect(out).toMatch(/[▁▂▃▄▅▆▇█]{3}.*by the decodings \(could be known\)/);
});

test('one seat, in French, as JSON', async () => {
  const { out } = await invoke(['review', RECORD, '--seat', '1', '--lang', 'fr']);
  expect(out).toContain('on pouvait le savoir');
  const json = JSON.parse((await invoke(['review', RECORD, '--seat', '1', '--json'])).out);
  expect(json.reviews).toHaveLength(1);
  expect(json.reviews[0]).toMatchObject({ game: 'temple-code', seat: 1 });
});

test('a match that still runs is not reviewed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-review-'));
  try {
    const record = JSON.parse(readFileSync(RECORD, 'utf8'));
    const file = join(folder, 'running.json');
    writeFileSync(file, JSON.stringify({ ...record, entries: record.entries.slice(0, 3), end: null }));
    const { code, out, errors } = await invoke(['review', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors).toContain('still running');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the puzzle of a day is asked without its answer, and solved on demand', async () => {
  const asked = await invoke(['puzzle', 'temple-code', '--date', '2026-06-20']);
  expect(asked.code).toBe(0);
  expect(asked.out).toContain('2026-06-20, hard');
  const solved = await invoke(['puzzle', 'temple-code', '--date', '2026-06-20', '--solve']);
  const answer = solved.out.trim().split('\n').at(-1) ?? '';
  expect(answer.split('·')).toHaveLength(3);
  expect(asked.out).not.toContain(answer);
  const { puzzle, answers } = JSON.parse(
    (await invoke(['puzzle', 'temple-code', '--date', '2026-06-20', '--json', '--solve'])).out,
  );
  expect(puzzle.date).toBe('2026-06-20');
  expect(answers).toHaveLength(1);
});
