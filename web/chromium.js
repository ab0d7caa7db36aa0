/** The Chromium that tests, pictures and measurements use: CHROME_PATH, one of the system, or the packaged one. */

import { existsSync } from 'node:fs';

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

/** @returns {Promise<string>} */
export async function executable() {
  const found = process.env.CHROME_PATH ?? SYSTEM.find((path) => existsSync(path));
  if (found) return found;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
