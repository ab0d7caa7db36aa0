/** Engine, kit and bots as another repository gets them: packed, brought elsewhere, and used for a game with its tests. */

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { install, ROOT, runTool } from '../prepare.js';

const PACKED = ['engine', 'bots', 'kit'] as const;
/** What they need from elsewhere; nothing is fetched for a test. */
const NEEDED = ['openskill', 'preact', '@preact/signals', '@types/node', 'vitest'];
/** A game of another repository: its rules, mind and bots with their tests. */
const PARTS = ['rules', 'on-view', 'mind', 'bot', 'test/spec.ts', 'test/disguise.ts'];

const MAIN = `
import { arena, inThisProcess } from '@conclave/bots';
import { examine, failing } from '@conclave/engine/testing';
import { firstTrickBots } from './bot/bots.ts';
import { spec } from './test/spec.ts';

const report = examine(spec, { games: 12, seed: 'elsewhere' });
const contest = { game: 'first-trick', seats: 2, bots: ['strong', 'easy'], games: 10, seed: 1 } as const;
const { bots } = await arena(contest, inThisProcess(firstTrickBots));
console.log(JSON.stringify({ failing: failing(report), played: bots.map(({ games }) => games) }));
`;

const COMPILER = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    skipLibCheck: false,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
    types: ['node'],
    outDir: 'out',
    rootDir: '.',
  },
  include: ['**/*.ts'],
  exclude: ['out', 'node_modules', 'bot/test'],
};

function pack(home: string): string[] {
  return PACKED.map((name) => {
    execFileSync('npm', ['pack', '--pack-destination', home], { cwd: join(ROOT, name), stdio: 'ignore' });
    return join(home, `conclave-${name}-0.1.0.tgz`);
  });
}

/** Without the network: unpacked by hand, beside what is installed here. */
function unpack(home: string): void {
  for (const [i, archive] of pack(home).entries()) {
    const into = join(home, 'node_modules/@conclave', PACKED[i]);
    mkdirSync(into, { recursive: true });
    execFileSync('tar', ['-xzf', archive, '-C', into, '--strip-components=1']);
  }
  for (const name of NEEDED) {
    mkdirSync(dirname(join(home, 'node_modules', name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(home, 'node_modules', name));
  }
}

/** As its author does it; this asks the registry. */
function installByNpm(home: string): void {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const tools = ['@types/node', 'vitest'].map((name) => `${name}@${devDependencies[name]}`);
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...pack(home), ...tools];
  execFileSync('npm', args, { cwd: home, stdio: 'ignore' });
}

test.each([
  ['unpacked', unpack],
  ['installed by npm', installByNpm],
])('a game in another repository compiles, conforms and plays with the packages %s', async (_how, bring) => {
  await install();
  const home = mkdtempSync(join(tmpdir(), 'conclave-packed-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  writeFileSync(join(home, 'package.json'), JSON.stringify({ type: 'module' }));
  bring(home);
  for (const name of PACKED) {
    const packed = join(home, 'node_modules/@conclave', name);
    expect(existsSync(join(packed, 'LICENSE')), `${name} has its licence`).toBe(true);
    expect(readdirSync(join(packed, 'dist'))).not.toContain('test');
  }
  for (const part of PARTS)
    cpSync(join(ROOT, 'examples/first-trick', part), join(home, part), { recursive: true });
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(COMPILER));
  writeFileSync(join(home, 'main.ts'), MAIN);
  expect(await runTool('typescript/bin/tsc', ['-p', home])).toBe(0);
  const said = execFileSync(process.execPath, [join(home, 'out/main.js')], { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({ failing: [], played: [10, 10] });
  expect(existsSync(join(home, 'node_modules/@conclave/kit/index.ts'))).toBe(true);
});
