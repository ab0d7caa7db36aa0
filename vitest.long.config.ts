import base from './vitest.config.ts';

/** `npm run long`: what takes long, apart from `npm test`; the matrix of drawn tables belongs to it. */
export default {
  ...base,
  test: { ...base.test, include: ['**/*.long.ts', 'web/test/tables/*.tables.ts'] },
};
