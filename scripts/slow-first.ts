/** The order of test files: those that say they are slow go first, so that none of them is left alone at the end. */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes('.slow.test.');
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
