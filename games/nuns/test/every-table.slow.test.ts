import { kitTest } from '@conclave/engine/testing/vitest';
import { everyTable } from './every-table.ts';

kitTest('Nuns on the Run, every number of players', everyTable, everyTable.tables.length);
