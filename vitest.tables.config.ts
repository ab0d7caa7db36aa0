import base from './vitest.config.ts';

/** `npm run tables`: the full matrix of drawn tables, apart from `npm test`. */
export default { ...base, test: { ...base.test, include: ['web/test/tables/*.tables.ts'] } };
