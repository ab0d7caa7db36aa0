import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match, parseRecord, stretchSeed } from '@conclave/engine';
import { templeCode } from '@conclave/games/temple-code/rules/game';
import { expect, onTestFinished, test } from 'vitest';
import { invoke } from './invoke.ts';

const COMMAND = ['record', 'temple-code', '--seats', '2', '--bots', 'easy', '--budget', '20', '--seed', '7'];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'conclave-record-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('bots play a match, whose record replays from the seed to its end', async () => {
  const { code, out, errors } = await invoke(COMMAND);
  expect([code, errors]).toEqual([0, '']);
  const record = parseRecord(JSON.parse(out));
  if (record === null) throw new Error('no record');
  expect(record).toMatchObject({ game: 'temple-code', seats: 2, seed: stretchSeed('7') });
  expect(Match.replay(templeCode, record).outcome).not.toBeNull();
});

test('the same seed gives the same file, and says how many moves it has', async () => {
  const file = join(folder(), 'match.json');
  const { code, out } = await invoke([...COMMAND, '--out', file]);
  expect(code).toBe(0);
  expect(out).toContain(file);
  const once = readFileSync(file, 'utf8');
  await invoke([...COMMAND, '--out', file]);
  expect(readFileSync(file, 'utf8')).toBe(once);
});

test.each([
  [['record', 'no-such-game']],
  [['record', 'temple-code', '--seats', '9']],
  [['record', 'temple-code', '--bots', 'genius']],
])('%j is refused in words, and writes nothing', async (argv) => {
  const { code, out, errors } = await invoke(argv);
  expect(code).not.toBe(0);
  expect(out).toBe('');
  expect(errors).not.toBe('');
});
