/** Where a point is, its name, and what is drawn there: vocabulary for text and table. */

import board from '../data/board.json' with { type: 'json' };

const AREA_OF: readonly string[] = board.points.reduce<string[]>((areas, { id, area }) => {
  areas[id] = area;
  return areas;
}, []);

export const AREAS = [
  'cell-1',
  'cell-2',
  'cell-3',
  'cell-4',
  'cell-5',
  'cell-6',
  'laundry-lavatorium',
  'main-store',
  'gardens',
  'dormitory-corridor',
  'prioress-cell',
  'abbess-cell',
  'chapter-room',
  'toilet',
  'small-store',
  'cloister',
  'entry-hall',
  'chapel',
  'confessional-left',
  'confessional-right',
  'east-corridor',
  'parlor',
  'east-store',
  'north-corridor',
  'scriptorium',
  'west-passage',
  'garden-entry',
  'outside',
  'library',
  'pharmacy',
  'sacristy',
  'kitchen',
  'refectory',
  'pantry',
] as const;
export type Area = (typeof AREAS)[number];

export function areaOf(point: number): Area {
  const area = AREAS.find((known) => known === AREA_OF[point]);
  if (!area) throw new RangeError(`no point ${point}`);
  return area;
}
