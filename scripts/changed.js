/** `npm test -- --changed`: finds the tests that depend on changed files. */

import { execFileSync } from 'node:child_process';
import { ROOT } from './prepare.js';

/** @param {readonly string[]} args */
function git(args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
}

/**
 * What differs from a commit, and what no commit knows yet.
 *
 * @param {string} since
 */
export function changedFiles(since) {
  return [...git(['diff', '--name-only', since]), ...git(['ls-files', '--others', '--exclude-standard'])];
}

export function allTests() {
  const all = git(['ls-files', '--cached', '--others', '--exclude-standard']);
  return all.filter((file) => /\.test\.tsx?$/.test(file));
}

const isModule = (/** @type {string} */ file) => /\.[jt]sx?$/.test(file);
/** A game's folder, or a package's. */
const folderOf = (/** @type {string} */ file) => /^(games\/[^/]+\/|[^/]+\/)/.exec(file)?.[0] ?? null;

/**
 * Tests that depend on something without importing it: they start what was built, or read it as text.
 *
 * @type {readonly { changed: RegExp, tests: RegExp }[]}
 */
const UNSEEN = [
  { changed: /^(engine|wire|bots|kit|games|web)\/(?!.*test\/)/, tests: /^web\/test\/.*\.slow\.test/ },
  { changed: /^(engine|wire|bots|games|server|cli)\/(?!.*test\/)/, tests: /^(cli|server)\/test\// },
  { changed: /^server\/test\/troubles\//, tests: /^server\/test\/troubles/ },
  { changed: /^(docs|deploy)\//, tests: /^cli\/test\/deploy/ },
  { changed: /\.[jt]sx?$/, tests: /^scripts\/test\// },
];

/**
 * What Vitest is to find the tests of: changed modules, and tests that it would not find by them. `null`: everything,
 * as something changed that everything stands on.
 *
 * @param {readonly string[]} changed
 * @param {readonly string[]} tests
 * @returns {string[] | null}
 */
export function toTest(changed, tests) {
  if (changed.some((file) => /^(package(-lock)?\.json|tsconfig.*|vitest\.config\.ts)$/.test(file)))
    return null;
  const found = new Set(changed.filter(isModule));
  for (const file of changed) {
    const folder = isModule(file) ? null : folderOf(file);
    for (const test of tests) {
      const isUnseen = UNSEEN.some((one) => one.changed.test(file) && one.tests.test(test));
      if (isUnseen || (folder && test.startsWith(folder))) found.add(test);
    }
  }
  return [...found];
}
