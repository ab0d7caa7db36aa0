import { kitTest } from '@conclave/engine/testing/vitest';
import { everyTable, spec } from './spec.ts';

kitTest('Nuns on the Run, every number of players', { ...spec, tables: everyTable, stride: 150 }, 10);
