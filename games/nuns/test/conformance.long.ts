import { conformanceTest } from '@conclave/engine/testing/vitest';
import { everyTable as every } from './every-table.ts';
import { spec as few } from './spec.ts';

conformanceTest('Nuns on the Run, few players', { ...few, stride: 4 }, 80);
conformanceTest('Nuns on the Run, every number of players', every, 10 * every.tables.length);
