import { conformanceTest } from '@conclave/engine/testing/vitest';
import { everyTable } from './every-table.ts';

conformanceTest('Nuns on the Run, every number of players', everyTable, everyTable.tables.length);
