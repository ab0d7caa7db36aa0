import { kitTest } from '@conclave/engine/testing/vitest';
import { spec } from './spec.ts';

/** Every number of players, and every option. */
const everyTable: typeof spec.tables = [
  { seats: 2 },
  { seats: 3, options: { exactRun: true } },
  { seats: 4 },
  { seats: 5, options: { slowGuards: true } },
  { seats: 6, options: { singleStart: true } },
  { seats: 7, options: { fewerCaptures: true } },
  { seats: 8 },
  { seats: 2, options: { twoNovices: true } },
  { seats: 3, options: { twoNovices: true, slowGuards: true, exactRun: true } },
  { seats: 4, options: { twoNovices: true, fewerCaptures: true, singleStart: true } },
];

/** Few players make for short games, in which rare moments come up often enough. */
const tables = [...everyTable, ...spec.tables, ...spec.tables];

kitTest('Nuns on the Run, every number of players', { ...spec, tables, stride: 32 }, tables.length);
