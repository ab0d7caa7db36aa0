import { kitTest } from '@conclave/engine/testing/vitest';
import { everyTable as every } from './every-table.ts';
import { spec as few } from './spec.ts';

kitTest('Nuns on the Run, few players', { ...few, stride: 4 }, 80);
kitTest('Nuns on the Run, every number of players', every, 10 * every.tables.length);
