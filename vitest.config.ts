import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests run on the sources: every package.json points `source` at its TypeScript. */
const conditions = ['source', ...defaultServerConditions];

/** Those that say they are slow go first, so that none of them is left alone at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes('.slow.test.');
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

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
