/** The compiled command, run as a person or a script runs it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { templeCode } from '@conclave/games/temple-code/rules/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** `atFirstWord`: instead of ending its input, what is done when it has begun to speak. */
function conclave(
  argv: readonly string[],
  { input = '', atFirstWord }: { input?: string; atFirstWord?: (child: ChildProcess) => void } = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH, LANG: 'en_GB.UTF-8' };
    const child = spawn(process.execPath, [MAIN, ...argv], { env });
    let out = '';
    let errors = '';
    child.stdout.on('data', (data) => {
      if (out === '') atFirstWord?.(child);
      out += data;
    });
    child.stderr.on('data', (data) => {
      errors += data;
    });
    child.on('error', reject).on('close', (code) => resolve({ code, out, errors }));
    child.stdin.on('error', () => {});
    if (!atFirstWord) child.stdin.end(input);
  });
}

function lastLine(out: string): unknown {
  return JSON.parse(out.trimEnd().split('\n').at(-1) ?? '');
}

let folder: string;
let finished: string;
let running: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-'));
  finished = join(folder, 'finished.json');
  running = join(folder, 'running.json');
  const match = Match.open(templeCode, 1, {}, stretchSeed(4));
  const rng = new ChaCha8(stretchSeed(5));
  let half = '';
  while (!match.outcome) {
    const { moves, decision } = match.perspective(0);
    match.submit({ type: 'move', seat: 0, move: rng.pick(moves), decision });
    if (half === '' && match.length > 5) half = JSON.stringify(match.record());
  }
  writeFileSync(finished, JSON.stringify(match.record()));
  writeFileSync(running, half);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('help', () => {
  test('without a terminal and without arguments help is printed', async () => {
    const { code, out, errors } = await conclave([]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    for (const name of ['play', 'replay', 'games', 'simulate', 'arena']) expect(out).toContain(`  ${name} `);
    expect(out).not.toContain('\x1b');
  });
});

describe('errors', () => {
  test('a command line without sense ends with 2', async () => {
    const { code, out, errors } = await conclave(['dance']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(errors).toMatch(/no command “dance”/);
  });

  test('a file that is missing or no record ends with 1', async () => {
    const junk = join(folder, 'junk.json');
    writeFileSync(junk, '{"format":"other"}');
    expect(await conclave(['replay', join(folder, 'nothing.json')])).toMatchObject({ code: 1, out: '' });
    expect(await conclave(['replay', junk])).toMatchObject({ code: 1, out: '' });
    expect(await conclave(['play', '--load', junk])).toMatchObject({ code: 1, out: '' });
  });
});

describe('games', () => {
  test('lists names, seats and options in one object', async () => {
    const { code, out } = await conclave(['games', '--json']);
    expect(code).toBe(0);
    expect(lastLine(out)).toMatchObject({
      games: expect.arrayContaining([
        expect.objectContaining({
          id: 'temple-code',
          version: 1,
          name: { en: 'Temple Code', fr: 'Temple Code' },
          seats: { min: 1, max: 4 },
          bots: ['easy', 'fair', 'strong'],
          options: { freeGuess: { kind: 'flag', default: false } },
        }),
      ]),
    });
  });
});

describe('simulate', () => {
  const argv = [
    'simulate',
    'temple-code',
    '--seats',
    '3',
    '--games',
    '20',
    '--seed',
    '42',
    '--bot',
    'random',
  ];

  test('ends in one object of the promised shape', async () => {
    const { code, out, errors } = await conclave([...argv, '--json']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const report = lastLine(out);
    expect(report).toEqual({
      game: 'temple-code',
      seats: 3,
      games: 20,
      seed: 42,
      bot: 'random',
      finished: 20,
      moves: expect.any(Number),
      movesPerSecond: expect.any(Number),
    });
  });

  test('the same seed plays the same games', async () => {
    const [one, two] = await Promise.all([conclave([...argv, '--json']), conclave([...argv, '--json'])]);
    const { movesPerSecond: _fast, ...first } = lastLine(one.out) as Record<string, unknown>;
    const { movesPerSecond: _slow, ...second } = lastLine(two.out) as Record<string, unknown>;
    expect(first).toEqual(second);
  });

  test('without --json it speaks', async () => {
    const { out } = await conclave([...argv, '--lang', 'fr']);
    expect(out).toMatch(/^20 parties terminées sur 20/);
  });
});

describe('arena', () => {
  test('ends in one object of the promised shape', async () => {
    const argv = [
      'arena',
      'temple-code',
      '--seats',
      '3',
      '--bots',
      'easy,random',
      '--games',
      '12',
      '--seed',
      '7',
    ];
    const { code, out, errors } = await conclave([...argv, '--budget', '10', '--json']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const report = lastLine(out);
    const bot = (name: string, games: number) => ({
      name,
      games,
      share: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
    });
    expect(report).toEqual({
      game: 'temple-code',
      seats: 3,
      games: 12,
      equalShare: expect.closeTo(1 / 3),
      bots: [bot('easy', 24), bot('random', 12)],
    });
  });

  test('without --json it is a table', async () => {
    const { out } = await conclave(['arena', 'temple-code', '--bots', 'easy,random', '--games', '4']);
    expect(out).toMatch(/^bot +seats played/);
    expect(out).toMatch(/^easy +4 /m);
  });
});

describe('replay', () => {
  test('tells the chronicle and verifies the end', async () => {
    const { code, out } = await conclave(['replay', finished]);
    expect(code).toBe(0);
    expect(out).toMatch(/The match begins/);
    expect(out).toMatch(/Verified: \d+ entries replay to the recorded end, [0-9a-f]{64}/);
  });

  test('in French, from a seat, as JSON', async () => {
    const { out } = await conclave(['replay', finished, '--seat', '0', '--lang', 'fr', '--json']);
    const report = lastLine(out) as { chronicle: string[]; verified: boolean };
    expect(report).toMatchObject({ game: 'temple-code', seats: 1, verified: true });
    expect(report.chronicle[0]).toMatch(/^La partie commence/);
    expect(report.chronicle.some((sentence) => sentence.startsWith('Vous '))).toBe(true);
  });

  test('a record that was tampered with is found out', async () => {
    const forged = join(folder, 'forged.json');
    const record = JSON.parse(readFileSync(finished, 'utf8'));
    writeFileSync(forged, JSON.stringify({ ...record, seed: stretchSeed('other') }));
    const { code, errors } = await conclave(['replay', forged]);
    expect(code).toBe(1);
    expect(errors).toMatch(/does not replay/);
  });

  test('a running match keeps its secrets', async () => {
    expect(await conclave(['replay', running, '--seat', '0'])).toMatchObject({ code: 1, out: '' });
    expect(await conclave(['replay', running, '--seat', 'all'])).toMatchObject({ code: 1, out: '' });
    const { code, out } = await conclave(['replay', running]);
    expect(code).toBe(0);
    expect(out).not.toMatch(/gets? the combination/);
    expect(out).toMatch(/still running/);
  });
});

describe('play through a pipe', () => {
  test('an interrupt ends it with 130', async () => {
    const argv = ['play', 'temple-code', '--seats', '1', '--seed', '3'];
    const { code } = await conclave(argv, { atFirstWord: (child) => child.kill('SIGINT') });
    expect(code).toBe(130);
  });

  test('reads its lines, prints plain ones, and ends with its input', async () => {
    const argv = ['play', 'temple-code', '--seats', '1', '--seed', '3'];
    const { code, out } = await conclave(argv, { input: '1\nr TC-18\n\n' });
    expect(code).toBe(0);
    expect(out).toContain('You turn up');
    expect(out).toContain('TC-18  ');
    expect(out).not.toContain('\x1b');
  });

  test('a whole game, moves by number, in French', async () => {
    const argv = ['play', 'temple-code', '--seats', '1', '--seed', '3', '--lang', 'fr'];
    const { code, out } = await conclave(argv, { input: '1\n'.repeat(45).concat('q\n') });
    expect(code).toBe(0);
    expect(out).toContain('partie terminée');
  });

  test('against a bot', async () => {
    const argv = ['play', 'temple-code', '--seats', '2', '--seed', '3', '--beat', '0', '--bots', 'easy'];
    const { code, out } = await conclave(argv, { input: '1\n1\n' });
    expect(code).toBe(0);
    expect(out).toContain('Bertrand');
  });
});
