/** Every number of players, and every option. */

import { spec as few } from './spec.ts';

const tables: typeof few.tables = [
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
export const everyTable: typeof few = {
  ...few,
  tables: [...tables, ...few.tables, ...few.tables, ...few.tables],
  stride: 16,
};
