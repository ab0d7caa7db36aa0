/** The Chromium that tests, pictures and measurements use: CHROME_PATH, one of the system, or the packaged one. */

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const UNPACK = join(import.meta.dirname, 'unpack-chromium.js');

/**
 * Unpacks the packaged browser, unless that was done. Several processes may ask at the same time: each unpacks into a
 * folder of its own, and the first to end gives it the name. So nobody starts a file that is still being written.
 *
 * @param {string} folder
 * @returns {Promise<string>} path of the executable
 */
export async function unpacked(folder) {
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  const fresh = mkdtempSync(`${folder}.`);
  try {
    await promisify(execFile)(process.execPath, [UNPACK], { env: { ...process.env, TMPDIR: fresh } });
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
  return path;
}

/** @returns {Promise<string>} */
export async function executable() {
  const found = process.env.CHROME_PATH ?? SYSTEM.find((path) => existsSync(path));
  if (found) return found;
  const { version } = JSON.parse(
    readFileSync(
      join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../../package.json'),
      'utf8',
    ),
  );
  return unpacked(join(tmpdir(), `conclave-chromium-${version}`));
}
