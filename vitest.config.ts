import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/slow-first.ts';

/** Tests run on the sources: every room's package.json points `source` at its TypeScript. */
const conditions = ['source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/dist/**', '**/.stryker-tmp/**'],
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    // Wide: on a busy machine a disk may take seconds for what it does in milliseconds.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true },
  },
});
