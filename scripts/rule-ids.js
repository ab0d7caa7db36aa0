/**
 * Checks that every rule of a game's catalogue has a test that ran and passed, by the test report.
 *
 * Vitest itself sees to it that a passed test asserted something (`expect.requireAssertions`).
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The part of Vitest's JSON report that is read here.
 *
 * @typedef {{ title: string, status: string }} ReportedTest
 * @typedef {{ testResults: { assertionResults: ReportedTest[] }[] }} Report
 * @typedef {{ game: string, ids: string[] }} Catalogue
 * @typedef {{ game: string, total: number, missing: { id: string, why: string }[] }} Finding
 */

/**
 * The ids each game says it must prove. A game folder without its list is an error, not an exemption.
 *
 * @param {string} root
 * @returns {Catalogue[]}
 */
export function readCatalogues(root) {
  return ['games', 'examples']
    .filter((shelf) => existsSync(join(root, shelf)))
    .flatMap((shelf) =>
      readdirSync(join(root, shelf), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(join(root, shelf, entry.name, 'rules')))
        .map(({ name }) => ({ game: name, ids: idsOf(root, `${shelf}/${name}/test/rule-ids.json`) })),
    );
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {string[]}
 */
function idsOf(root, file) {
  if (!existsSync(join(root, file))) throw new Error(`${file} is missing`);
  const ids = JSON.parse(readFileSync(join(root, file), 'utf8'));
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every((id) => typeof id === 'string'))
    throw new Error(`${file} is not a list of ids`);
  if (new Set(ids).size < ids.length) throw new Error(`${file} names an id twice`);
  return ids;
}

/**
 * `TC-1` is named by "TC-1 deals" and "(TC-1, TC-2)", not by "TC-12" or "XTC-1".
 *
 * @param {string} title
 * @param {string} id
 */
export function namesId(title, id) {
  const escaped = id.replace(/[^A-Za-z0-9]/g, '\\$&');
  return new RegExp(`(?<![A-Za-z0-9-])${escaped}(?![A-Za-z0-9]|-[A-Za-z0-9])`).test(title);
}

/**
 * @param {Report} report
 * @param {readonly Catalogue[]} catalogues
 * @returns {Finding[]}
 */
export function findUnproven(report, catalogues) {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  return catalogues.map(({ game, ids }) => ({
    game,
    total: ids.length,
    missing: ids.flatMap((id) => {
      const named = tests.filter(({ title }) => namesId(title, id));
      if (named.some(({ status }) => status === 'passed')) return [];
      const states = [...new Set(named.map(({ status }) => status))].sort().join(', ');
      return [{ id, why: states || 'no test' }];
    }),
  }));
}

/** @param {Finding} finding */
export function describeFinding({ game, total, missing }) {
  const head = `${game}: ${total - missing.length} of ${total} rule ids proven`;
  return [head, ...missing.map(({ id, why }) => `  ${id} (${why})`)].join('\n');
}
