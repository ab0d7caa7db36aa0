import { kitTest } from '@conclave/engine/testing/vitest';
import { spec } from './every-table.ts';

kitTest('Nuns on the Run, every number of players', spec, spec.tables.length);
