/** A browser and the built pages, for all tests of a file. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { type Pages, servePages } from './pages.ts';
import { together } from './together.ts';

interface AtPages {
  readonly browser: Browser;
  readonly pages: Pages;
}

export function atPages(begin: (here: AtPages) => void): void {
  let here: AtPages | null = null;
  beforeAll(async () => {
    const [browser, pages] = await together(launch(), servePages());
    here = { browser, pages };
    begin(here);
  });
  afterAll(async () => {
    await here?.browser.close();
    await here?.pages.close();
  });
}
