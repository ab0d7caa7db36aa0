import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { gamesBeside } from './web/games-beside.ts';

/** Tests run on the sources: every package.json points `source` at its TypeScript. */
const conditions = ['source', ...defaultServerConditions];

/** What takes longest of all. */
const LONGEST =
  /\/(abbey|conformance|curtain|every-table|figures|keeping|kills|kit|local|nuns-lessons|online|pages|pool|probe-twins|run|tab|texts|troubles|twins)\.slow\.test\./;

/** The longest go first, then all that say they are slow: so none of them is left alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      LONGEST.test(moduleId) ? 0 : moduleId.includes('.slow.test.') ? 1 : 2;
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  plugins: [gamesBeside()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/dist/**', '**/.stryker-tmp/**'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Wide: on a busy machine a disk may take seconds for what it does in milliseconds.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true },
    // Not `setImmediate`: files of a worker share it, and what another one waits for by it would go round for ever.
    fakeTimers: {
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    },
  },
});
