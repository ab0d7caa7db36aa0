/**
 * `npm run mutate <target> [--sample N] [file ...]`: plants small faults in the sources and counts how many the tests find.
 *
 * The target is `engine` or a game's folder (its rules alone). Files narrow it down; `--sample` takes N random lines, by
 * `CONCLAVE_SEED`. Stryker is fetched on the first use and works on a copy of the project.
 */

import { createHash } from 'node:crypto';
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
import { basename, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { command, install, npm, ROOT, run, SetupError } from './prepare.js';

/** The last one for Node 20. */
const STRYKER = '9.6.1';
const STRYKER_HOME = join(ROOT, 'node_modules/.cache/conclave', `stryker-${STRYKER}`);
/** Few enough to be quick, enough for every property to be decided whatever turn a game takes. */
const GAMES_PER_PROPERTY = '30';

/**
 * Arithmetic that everything runs through, proven by published vectors: planted switches in it make every other
 * test ten times slower. To be named as files.
 */
const HOT = ['rng.ts', 'sha256.ts'];

/**
 * What to plant faults in, and where the tests are that should notice.
 *
 * @param {string | undefined} target
 * @param {readonly string[]} files
 * @returns {{ mutate: string[], tests: string }}
 */
function plan(target, files) {
  const games = readdirSync(join(ROOT, 'games')).filter((name) =>
    existsSync(join(ROOT, 'games', name, 'rules')),
  );
  if (target !== 'engine' && !games.includes(target ?? '')) {
    throw new SetupError(
      `Usage: npm run mutate <target> [--sample N] [file ...]\nTargets: ${['engine', ...games].join(', ')}`,
    );
  }
  const [tests, folders] =
    target === 'engine'
      ? ['engine', ['engine']]
      : [`games/${target}/test`, [`games/${target}/rules`, `games/${target}/on-view`]];
  const sources = folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => sourcesIn(join(ROOT, folder)).map((file) => ({ file, path: `${folder}/${file}` })));
  const unknown = files.filter((name) => !sources.some(({ file }) => file === name));
  if (unknown.length > 0)
    throw new SetupError(`No such file in ${folders.join(', ')}: ${unknown.join(', ')}`);
  const chosen = sources.filter(({ file }) =>
    files.length > 0 ? files.includes(file) : !HOT.includes(file),
  );
  return { mutate: chosen.map(({ path }) => path), tests };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter(
      (file) =>
        file.endsWith('.ts') && !file.endsWith('.d.ts') && !/^(test|testing|dist|node_modules)\//.test(file),
    )
    .sort();
}

/** Neither blank nor comment, import or lone bracket. */
const MAY_BE_FAULTY = /^(?!\s*(\/\/|\/?\*|import |export \{|$))(?=.*[\w'"])/;

/**
 * Some lines of the sources, the same for the same seed.
 *
 * @param {readonly string[]} files
 * @param {number} count
 * @returns {string[]}
 */
function sample(files, count) {
  const seed = process.env.CONCLAVE_SEED ?? 'sample';
  const lot = (/** @type {string} */ place) => createHash('sha256').update(`${seed} ${place}`).digest('hex');
  return files
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          MAY_BE_FAULTY.test(line) ? [`${file}:${index + 1}:0-${index + 1}:${line.length}`] : [],
        ),
    )
    .map((place) => ({ place, lot: lot(place) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ place }) => place);
}

async function fetchStryker() {
  if (existsSync(join(STRYKER_HOME, 'node_modules/.package-lock.json'))) return;
  mkdirSync(STRYKER_HOME, { recursive: true });
  writeFileSync(join(STRYKER_HOME, 'package.json'), '{ "private": true }\n');
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${STRYKER}`);
  // Without its peers: the runner has to find the project's own Vitest, further up.
  const args = [
    'install',
    `--prefix=${STRYKER_HOME}`,
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    ...packages,
  ];
  console.log(`Fetching Stryker ${STRYKER} ...`);
  if ((await npm(args)) !== 0) throw new SetupError('Fetching Stryker failed (see above).');
}

const NO_SOURCES = new Set(['node_modules', 'dist', 'reports', 'coverage']);

/**
 * Tests that read sources as text would stumble over the planted faults; a mind's tests take long and judge the mind;
 * what conformance tests find at every table it finds at a few.
 */
const LEFT_OUT = new Set([
  'house-words.test.ts',
  'probes-size.test.ts',
  'mind.test.ts',
  'mind.slow.test.ts',
  'every-table.slow.test.ts',
]);

/**
 * A copy in which the packages find each other and not the originals.
 *
 * @param {string} copy
 */
function copyProject(copy) {
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => {
      const name = basename(path);
      if (relative(ROOT, path).startsWith('.') || NO_SOURCES.has(name)) return false;
      return !LEFT_OUT.has(name);
    },
  });
  const packages = join(copy, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@conclave') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
  mkdirSync(join(packages, '@conclave'));
  for (const folder of readdirSync(join(ROOT, 'node_modules/@conclave'))) {
    symlinkSync(join('..', '..', folder), join(packages, '@conclave', folder));
  }
}

await command(async () => {
  const { values, positionals } = parseArgs({
    options: { sample: { type: 'string' } },
    allowPositionals: true,
  });
  const [target, ...files] = positionals;
  const { mutate, tests } = plan(target, files);
  await install();
  await fetchStryker();
  const copy = mkdtempSync(join(tmpdir(), 'conclave-mutate-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  copyProject(copy);
  const report = join(ROOT, 'reports', `mutation-${target}`);
  const config = {
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.config.ts', dir: tests.split('/').join(sep) },
    inPlace: true,
    mutate: values.sample === undefined ? mutate : sample(mutate, Number(values.sample)),
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 2,
    timeoutMS: 20_000,
    reporters: ['clear-text', 'progress', 'json', 'html'],
    clearTextReporter: { logTests: false, allowColor: process.stdout.isTTY === true },
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
  };
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config));
  process.exitCode = await run(
    process.execPath,
    [join(STRYKER_HOME, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', 'stryker.config.json'],
    { cwd: copy, env: { CONCLAVE_GAMES: GAMES_PER_PROPERTY, ...process.env } },
  );
});
